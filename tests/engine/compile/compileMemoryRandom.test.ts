import { expect, it } from 'vitest'
import { agreements } from '../../../engine/compile/agreements'
import { type Agreements, type CompiledAll, compileAll } from '../../../engine/compile/compileAll'
import { CompileMemory } from '../../../engine/compile/compileMemory'
import {
  type DefinitionFile,
  type DefinitionFiles,
  readDefinitions,
} from '../../../engine/compile/readDefinitions'
import { type SeededRandom, seededRandom } from '../../../server/seed/seededRandom'
import { isFullSweep } from '../../cases/isFullSweep'

/*
 * After any edit of a few definitions that refer to each other, a compiler with a memory says the same as one without:
 * problems, warnings and plans.
 */
const project = readDefinitions(process.cwd())
const names =
  /\/(report_monthlyReport_monthlyReport01|template_template3|attribute|person|dept|bsns|reportBasis|reason)\./
const few: DefinitionFiles = {
  ...project,
  definitions: project.definitions.filter(({ file }) => names.test(file)),
}
const rounds = isFullSweep ? 200 : 40

type Edit = (
  one: DefinitionFile,
  all: readonly DefinitionFile[],
  random: SeededRandom,
) => readonly DefinitionFile[]

const renamed = (one: DefinitionFile, end: string) => ({
  ...one,
  file: one.file.replace(/\.(screen|popup)\.json$/, `${end}.$1.json`),
})
const changed =
  (from: string | RegExp, to: string): Edit =>
  one => [{ ...one, text: one.text.replace(from, to) }]

/** A text in quotes of one file is written in the place of one of another. */
const otherWord: Edit = (one, all, { pick, chance }) => {
  const wordsOf = ({ text }: DefinitionFile) => [...text.matchAll(/"[^"\n]*"/g)]
  const [[word]] = [pick(wordsOf(chance(0.5) ? one : pick(all)))]
  const { 0: written, index } = pick(wordsOf(one))
  return [{ ...one, text: one.text.slice(0, index) + word + one.text.slice(index + written.length) }]
}

const edits: readonly Edit[] = [
  () => [],
  one => [renamed(one, 'X')],
  one => [{ ...one, file: one.file.replace('screens/', 'screens/moved/') }],
  one => [one, renamed(one, 'Copy')],
  changed('{', '{{'),
  changed('"fields"', '"feilds"'),
  changed('"title": "', '"title": "새 '),
  changed(/"path": "\/\w+/, '$&Other'),
  otherWord,
  otherWord,
  otherWord,
]

function edited(definitions: readonly DefinitionFile[], random: SeededRandom): readonly DefinitionFile[] {
  if (definitions.length === 0) return few.definitions
  const [chosen, edit] = [random.pick(definitions), random.pick(edits)]
  return definitions.flatMap(one => (one === chosen ? edit(one, definitions, random) : [one]))
}

/** Most files are as they were, so that what a mistake has left behind shows. */
function mended(definitions: readonly DefinitionFile[], { chance }: SeededRandom): readonly DefinitionFile[] {
  const old = new Map(few.definitions.map(one => [one.file, one]))
  const kept = definitions.filter(({ file }) => old.has(file) && chance(0.2))
  const files = new Map([...old, ...kept.map(one => [one.file, one] as const)])
  return [...files.values()]
}

const told = ({ problems, warnings, screens, popups }: CompiledAll) => ({
  problems,
  warnings,
  plans: [...screens, ...popups],
})

/** Agreements that cannot be read to their end, as often as somebody wants. */
function breaking(): { readonly by: Agreements; failAfter(reads: number): void } {
  let left = Number.POSITIVE_INFINITY
  const get = (target: Agreements['codes'], name: string) => {
    left -= 1
    if (left < 0) throw new Error('broken off')
    return target[name]
  }
  return {
    by: { ...agreements, codes: new Proxy(agreements.codes, { get }) },
    failAfter: reads => {
      left = reads
    },
  }
}

it('edits say the same with a memory as without one', () => {
  const random = seededRandom(2)
  const memory = new CompileMemory()
  const { by, failAfter } = breaking()
  const { popupDept: _, ...contract } = agreements.contract
  const less = { ...by, contract }
  let definitions = few.definitions
  for (let round = 0; round < rounds; round += 1) {
    definitions = random.chance(0.4) ? mended(definitions, random) : edited(definitions, random)
    const files = { ...few, definitions }
    if (random.chance(0.1)) {
      failAfter(random.whole(0, 60))
      try {
        compileAll(files, by, memory)
      } catch {
        definitions = mended(definitions, random)
      }
      failAfter(Number.POSITIVE_INFINITY)
    }
    const current = random.chance(0.05) ? less : by
    const now = { ...few, definitions }
    const remembered = told(compileAll(now, current, memory))
    expect(remembered, `round ${round}`).toEqual(told(compileAll(now, current)))
  }
})
