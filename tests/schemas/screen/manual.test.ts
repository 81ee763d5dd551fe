import { readFileSync } from 'node:fs'
import { getLocation } from 'jsonc-parser'
import { describe, expect, it } from 'vitest'
import { readLanguage } from '../../../codegen/readLanguage'
import { unexplainedWords } from '../../../codegen/unexplainedWords'
import { readDefinitions } from '../../../engine/compile/readDefinitions'
import { functionNames, methodNames } from '../../../engine/expression/celEnvironment'
import { printProblems } from '../../../engine/problem/printProblem'
import { problemCodes } from '../../../engine/problem/problemCodes'
import { isMaskName, masks } from '../../../schemas/shared/masks/masks'
import { compileChanged } from '../../cases/compileChanged'
import { documentText } from '../../engine/compile/compileTexts'

const guide = readFileSync('screens/README.md', 'utf8')
const printed = readFileSync('screens/reference/language.md', 'utf8')
const language = readLanguage('schemas/screen')
const files = readDefinitions(process.cwd())

function wordsOf(name: string) {
  const type = language[name]
  return type?.kind === 'object' ? type.properties : []
}

function problemsWith(text: string): string {
  const kind = text.includes('"popup": "') && !text.includes('"screen": "') ? 'popup' : 'screen'
  const definition = { file: `screens/${idOf(text)}.${kind}.json`, kind, text } as const
  const { problems } = compileChanged({ ...files, definitions: [...files.definitions, definition] })
  return printProblems(
    problems.filter(
      ({ file, code }) => file === definition.file && code !== 'POPUP_UNUSED' && code !== 'MENU_MISSING',
    ),
    'en',
  )
}

function idOf(text: string): string {
  return /"(?:screen|popup)": "(\w+)"/.exec(text)?.[1] ?? ''
}

/** The names that expressions may read in the project's definitions, by the word under which they stand. */
function namesByWord(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const { source, notes } of compileChanged(files).compiled.values())
    for (const [offset, { scope }] of notes.expressions) {
      const words = getLocation(source.text, offset + 1).path.filter(part => typeof part === 'string')
      // Values stand under the names of what takes them.
      for (const word of words.slice(-2))
        found.set(word, new Set([...(found.get(word) ?? []), ...Object.keys(scope)]))
    }
  return found
}

describe('the guide', () => {
  const blocks = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => text)

  it.each(blocks.map(text => [idOf(text), text]))(
    'shows %s, which compiles as it stands there',
    (_, text) => {
      expect(problemsWith(text)).toBe('')
    },
  )

  it('shows a screen of each kind that it names, and a list with eight conditions and twelve columns', () => {
    expect(blocks.map(idOf)).toEqual(['myList', 'myReceipts', 'mySimpleOrder', 'myReport', 'myDept'])
    const { filter, grid } = JSON.parse(blocks[0] ?? '')
    expect([filter.fields.length, grid.columns.length]).toEqual([8, 12])
  })

  it('can be read at once', () => {
    expect(guide.split('\n').filter(line => line.trim() !== '').length).toBeLessThanOrEqual(160)
  })

  it('names problems that there are', () => {
    const named = [...guide.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, code]) => code)
    expect(named.length).toBe(10)
    expect(named.filter(code => !problemCodes.some(known => known === code))).toEqual([])
  })

  it('names for each place what an expression may read there', () => {
    const noted = namesByWord()
    const told = guide.split('## 식에 쓸 수 있는 이름')[1]?.split('\n## ')[0] ?? ''
    const rows = [...told.matchAll(/^\| [^|]+ \| ((?:`\w+` ?)+)\| (.*) \|$/gm)]
    expect(rows.length).toBe(5)
    for (const [, words = '', names = ''] of rows)
      for (const [, word = ''] of words.matchAll(/`(\w+)`/g))
        for (const [, name = ''] of names.replace('`of`', '').matchAll(/`(\w+)`/g))
          expect(noted.get(word), `${word}: ${name}`).toContain(name)
  })
})

it('every word of the language is explained in Korean', () => {
  expect(unexplainedWords(language)).toEqual([])
})

describe('examples', () => {
  const flat = files.definitions.map(({ text }) => text.replace(/\s+/g, ' ')).join('\n')
  const cells = [...printed.matchAll(/^\|.*\| `([^`\n]+)` \|$/gm)].map(([, cell = '']) =>
    cell.replaceAll('\\|', '|'),
  )
  const byHand = [...wordsOf('ExpressionWords'), ...wordsOf('MaskWords')].map(({ example }) => example ?? '')
  const tagged = Object.values(language).flatMap(type =>
    type.kind === 'object' ? type.properties.flatMap(({ example }) => example ?? []) : [],
  )

  it('there are many', () => expect(cells.length).toBeGreaterThan(120))

  it('each is taken from a definition that compiles, or is tried by a test', () => {
    const words = ['"search"', '"reset"', '"export"', '"import"', '"addRow"', '"copyRow"', '"deleteRow"']
    const known = [...byHand, ...tagged, ...words]
    expect(cells.filter(cell => !known.includes(cell) && !flat.includes(cell))).toEqual([])
  })

  it('every word has one', () => {
    const lines = printed.split('\n')
    const told = lines.slice(0, lines.indexOf('## 팝업')).concat(lines.slice(lines.lastIndexOf('### 팝업')))
    expect(told.filter(line => /^\| `.*\|\s*\|$/.test(line))).toEqual([])
  })

  it.each(wordsOf('ExpressionWords').map(({ name, example = '' }) => [name, example]))(
    'the function %s is used in an expression that compiles',
    (_, example) => {
      const checks = `[{ "refuseWhen": ${JSON.stringify(example)}, "message": "안내" }]`
      const field = `{ "block": "grid", "id": "l", "lines": "lines", "columns": [{ "field": "qty", "checks": ${checks} }] }`
      expect(problemsWith(documentText(field))).toBe('')
    },
  )

  it.each(wordsOf('MaskWords').map(({ name, example = '' }) => [name, example]))(
    'what the mask %s shows is taken by it',
    (name, example) => {
      expect(isMaskName(name) && masks[name].toValue(example)).toHaveProperty('value')
    },
  )
})

it('the functions of the manual are those of expressions', () => {
  const names = [...new Set([...functionNames, ...methodNames])]
  expect(
    wordsOf('ExpressionWords')
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...names].sort())
})

it('the masks of the manual are those of the contract', () => {
  expect(
    wordsOf('MaskWords')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(masks).sort())
})
