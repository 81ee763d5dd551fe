import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { agreements } from '../../../engine/compile/agreements'
import { compileAll } from '../../../engine/compile/compileAll'
import { CompileMemory } from '../../../engine/compile/compileMemory'
import { newScreenFile, newScreenText } from '../../../engine/compile/newScreen'
import { readDefinitions } from '../../../engine/compile/readDefinitions'
import { printProblems } from '../../../engine/problem/printProblem'

const files = readDefinitions(process.cwd())
const { names, world } = compileAll(files, agreements)
const { contract } = agreements
/** Only the new screen differs from one list to the next. */
const memory = new CompileMemory()

function definitionOf(rows: string) {
  const operation = contract[rows]
  if (!operation) throw new Error(`The contract has no "${rows}".`)
  const text = newScreenText({ screen: 'brandNew', title: '새 화면', rows }, contract, world.screens.values())
  return { file: newScreenFile('brandNew', operation), kind: 'screen' as const, text }
}

/**
 * What no server answers needs a file of samples, and what is asked with a list gets it from another page: nobody can make
 * either from the contract.
 */
const served = names.RowsOperationName.filter(rows => {
  const asked = Object.values(contract[rows]?.body?.fields ?? {})
  return (
    contract[rows]?.access !== 'samples' && !asked.some(({ type, required }) => type === 'list' && required)
  )
})

it.each(served)('a screen made of %s compiles', rows => {
  const definition = definitionOf(rows)
  const { problems, screens } = compileAll(
    { ...files, definitions: [...files.definitions, definition] },
    agreements,
    memory,
  )
  expect(printProblems(problems, 'en'), definition.text).toBe('')
  expect(screens.get('brandNew')?.plan.blocks.some(({ block }) => block === 'grid')).toBe(true)
})

it('a row leads to its own record, also where it names others', () => {
  const { grid } = JSON.parse(definitionOf('listOrderRequest').text)
  expect(grid).toMatchObject({ sort: 'orNo:desc' })
  expect(grid.columns[0]).toEqual({ field: 'orNo', frozen: true, go: 'OrderRequestEdit' })
})

it('the parameters become the filter, the rows the columns; key first and frozen, sums where they are answered', () => {
  const { file, text } = definitionOf('listPr')
  expect(file).toBe('screens/purchase/brandNew.screen.json')
  expect(JSON.parse(text)).toMatchObject({
    screen: 'brandNew',
    title: '새 화면',
    filter: {
      fields: expect.arrayContaining([
        'title',
        { field: 'reqDate', initial: 'pastMonth' },
        { widget: 'employee', section: 'section', department: 'deptcd', person: 'requester' },
      ]),
    },
    grid: {
      sort: 'prNo:desc',
      columns: expect.arrayContaining([
        { field: 'prNo', frozen: true, go: 'prEdit' },
        'status',
        { field: 'totalAmtKrw', sum: true },
      ]),
    },
    actions: ['search', 'reset', 'export'],
  })
  expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(120)
})

describe('npm run screens -- new', { timeout: 30_000 }, () => {
  let folder = ''

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'gpms-new-'))
    cpSync('screens', join(folder, 'screens'), { recursive: true })
  })

  afterEach(() => rmSync(folder, { recursive: true }))

  function run(...words: string[]) {
    const command = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('engine/compile/screensCommand.ts')]
    return spawnSync(process.execPath, [...command, 'new', ...words], { cwd: folder, encoding: 'utf8' })
  }

  it('writes the file and says in Korean what is left to do', () => {
    const { stdout, status } = run('myList', '--rows', 'listPr', '--title', '내 구매요청')
    expect(stdout).toContain('screens/purchase/myList.screen.json 파일을 만들었습니다.')
    expect(stdout).toContain('schemas/codes/menus.json')
    expect(readFileSync(join(folder, 'screens/purchase/myList.screen.json'), 'utf8')).toContain(
      '"내 구매요청"',
    )
    expect(status).toBe(0)
  })

  it('asks for a title', () => {
    const { stderr, status } = run('myList', '--rows', 'listPr')
    expect(stderr).toContain('--title')
    expect(status).toBe(1)
  })

  it('names operations that are near, and does not overwrite a screen', () => {
    expect(run('myList', '--rows', 'listPrr', '--title', '가').stderr).toContain('listPr')
    expect(run('prList', '--rows', 'listPr', '--title', '가').stderr).toContain('이미 있습니다')
  })
})
