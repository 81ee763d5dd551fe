import { expect, it } from 'vitest'
import { agreements } from '../../../engine/compile/agreements'
import { newScreenFolder, newScreenText } from '../../../engine/compile/newScreen'
import { readDefinitions } from '../../../engine/compile/readDefinitions'
import { printProblems } from '../../../engine/problem/printProblem'
import { compileChanged } from '../../cases/compileChanged'

/** Without menus, which are written beside a new screen (engine/command/addMenu.ts). */
const { menus: _, ...files } = readDefinitions(process.cwd())
const { names, world, screens } = compileChanged(files)
const { contract } = agreements

function definitionOf(rows: string) {
  const operation = contract[rows]
  if (!operation) throw new Error(`The contract has no "${rows}".`)
  const asked = { screen: 'brandNew', title: '새 화면', rows, portal: 'internal' as const }
  const text = newScreenText(asked, contract, world.screens.values())
  const file = `${newScreenFolder(operation, [], screens)}/brandNew.screen.json`
  return { file, kind: 'screen' as const, text }
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
  const { problems, screens } = compileChanged({ ...files, definitions: [...files.definitions, definition] })
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
      title: '새 화면',
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
