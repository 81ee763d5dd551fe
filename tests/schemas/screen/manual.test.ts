import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readLanguage } from '../../../codegen/readLanguage'
import { unexplainedWords } from '../../../codegen/unexplainedWords'
import { agreements } from '../../../engine/compile/agreements'
import { compileAll } from '../../../engine/compile/compileAll'
import { readDefinitions } from '../../../engine/compile/readDefinitions'
import { functionNames, methodNames } from '../../../engine/expression/celEnvironment'
import { printProblems } from '../../../engine/problem/printProblem'
import { menuTrees } from '../../../schemas/codes/menus'
import { isMaskName, masks } from '../../../schemas/shared/masks/masks'
import { documentText } from '../../engine/compile/compileTexts'

const manual = readFileSync('screens/README.md', 'utf8')
const printed = manual.slice(manual.indexOf('<!-- codegen:start -->'))
const language = readLanguage('schemas/screen')
const files = readDefinitions(process.cwd())

function wordsOf(name: string) {
  const type = language[name]
  return type?.kind === 'object' ? type.properties : []
}

function problemsWith(text: string): string {
  const definition = { file: `screens/${idOf(text)}.screen.json`, kind: 'screen' as const, text }
  const { problems } = compileAll({ ...files, definitions: [...files.definitions, definition] }, agreements)
  return printProblems(
    problems.filter(({ file }) => file === definition.file),
    'en',
  )
}

function idOf(text: string): string {
  return /"screen": "(\w+)"/.exec(text)?.[1] ?? ''
}

it('the first screen of the manual compiles as it stands there', () => {
  const block = /```json\n([\s\S]*?)```/.exec(manual)?.[1] ?? ''
  expect(block).toContain('"screen": "myList"')
  expect(problemsWith(block)).toBe('')
})

it('the menu of the manual is written as the menus are', () => {
  const [, , menu = ''] = manual.split('```json')
  const leaf: unknown = JSON.parse(menu.split('```')[0] ?? '')
  const [first] = menuTrees.internal[0]?.childs[0]?.childs ?? []
  expect(Object.keys(leaf ?? {})).toEqual(Object.keys(first ?? {}))
  expect(leaf).toMatchObject({ sspUrl: '/myList', groups: [{ group: '99', isReadOnly: false }, {}] })
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
