import { describe, expect, it } from 'vitest'
import { agreements } from '../../../engine/compile/agreements'
import { compileLoosely } from '../../../engine/compile/compileLoosely'
import { type DefinitionFile, readDefinitions } from '../../../engine/compile/readDefinitions'
import { choicesAt } from '../../../engine/languageServer/choices'
import { meaningsIn } from '../../../engine/languageServer/meanings'
import { Workspace } from '../../../engine/languageServer/workspace'
import { memoryOf } from '../../cases/compileChanged'

const files = readDefinitions(process.cwd())
const workspace = new Workspace(process.cwd(), agreements, () => files, memoryOf(files))
const { world } = workspace.compiled
const placesPerFile = 8

/** A row of numbers that is the same in each run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
}

/** Whether the name that was written at `start` is unknown. Names that hang on it may be, and which part of an answer is meant. */
function unknownNames({ file, kind }: DefinitionFile, text: string, start: number): readonly string[] {
  const { source } = compileLoosely({ file, kind, text }, world)
  const { line, column } = source.linePlace(start)
  return source.problems
    .filter(one => one.line === line && column - one.column <= 1 && one.column <= column)
    .filter(({ code }) => /_UNKNOWN$/.test(code) && !/PART_UNKNOWN$/.test(code))
    .map(({ what }) => what.en)
}

describe('what is offered', () => {
  it.each(workspace.definitions.map(one => [one.file, one] as const))(
    'in %s is accepted',
    (_, definition) => {
      const next = numbersFrom(definition.text.length)
      const names = meaningsIn(definition, workspace.look(definition)).filter(
        ({ meaning }) => meaning.means !== 'word' && meaning.means !== 'function',
      )
      for (let round = 0; round < placesPerFile && names.length > 0; round += 1) {
        const { start = 0, isNaming } = names[next(names.length)] ?? {}
        const offered = choicesAt(workspace, definition, start)
        const choice = offered.choices[next(Math.max(1, offered.choices.length))]
        if (isNaming || !choice || choice.meaning.means === 'function') continue
        const text =
          definition.text.slice(0, offered.start) + choice.text + definition.text.slice(offered.end)
        const found = unknownNames(definition, text, offered.start)
        expect(found, `${choice.name} at ${offered.start}`).toEqual([])
      }
    },
  )

  it('is asked for without an error wherever the cursor stands in a broken file', () => {
    const next = numbersFrom(7)
    for (const definition of workspace.definitions) {
      const at = next(definition.text.length)
      const breaks = ['', '"', '{', '[', ',', ':', '}']
      const broken =
        definition.text.slice(0, at) + breaks[next(breaks.length)] + definition.text.slice(at + next(20))
      const text = next(2) === 0 ? broken : broken.slice(0, at + 1)
      expect(() => choicesAt(workspace, { ...definition, text }, Math.min(at, text.length))).not.toThrow()
    }
  })
})
