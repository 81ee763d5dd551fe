import { describe, expect, it } from 'vitest'
import { arrangeGroups } from '../../../engine/grid/arrangeGroups'
import { arrangeTree } from '../../../engine/grid/arrangeTree'
import type { BindingPlan } from '../../../engine/plan/bindingPlan'
import type { GridPlan } from '../../../engine/plan/gridPlan'
import '../../../engine/grid/outlineRows'
import type { Row } from '../../../engine/runtime/row'
import { openSample } from '../runtime/openSample'
import { action, column, listBinding, listPlan } from '../runtime/samplePlans'

const tree = { kind: 'tree', key: 'id', parent: 'up', column: 'name' } as const
const row = (id: string, up?: string, order = 0): Row => ({ id, name: id, order, ...(up && { up }) })
const drawn = (rows: readonly Row[], sort: GridPlan['sort'] = []) =>
  arrangeTree(rows, tree, sort).map(({ key, level }) => `${'>'.repeat(level)}${key}`)

describe('rows as a tree', () => {
  it('each row is followed by those below it, however they come', () => {
    expect(drawn([row('c', 'b'), row('a'), row('b', 'a'), row('d')])).toEqual(['a', '>b', '>>c', 'd'])
  })

  it('an order sorts inside siblings', () => {
    const rows = [row('a', '', 1), row('b', '', 2), row('x', 'a', 5), row('y', 'a', 9)]
    expect(drawn(rows, [{ field: 'order', direction: 'desc' }])).toEqual(['b', 'a', '>y', '>x'])
  })

  it('a row whose parent is missing stands at the root', () => {
    expect(drawn([row('a', 'gone'), row('b', 'a')])).toEqual(['a', '>b'])
  })

  it('rows that hang on each other in a circle are shown once, and none is lost', () => {
    expect(drawn([row('a', 'c'), row('b', 'a'), row('c', 'b'), row('d', 'd')])).toEqual([
      'd',
      'a',
      '>b',
      '>>c',
    ])
  })

  it('two rows of one name are both shown, with what is below under the first', () => {
    expect(drawn([row('a'), row('a'), row('b', 'a')])).toEqual(['a', '>b', 'a'])
  })

  it('a chain of ten thousand rows is arranged without running out of stack', () => {
    const chain = Array.from({ length: 10_000 }, (_, index) => row(`r${index}`, index ? `r${index - 1}` : ''))
    expect(arrangeTree(chain, tree, []).at(-1)?.level).toBe(9999)
  })
})

const spent = (section: string, team: string, amount: string): Row => ({ section, team, amount })

describe('rows in groups', () => {
  const task = {
    outline: { kind: 'groups', fields: ['section', 'team'], column: 'section' },
    sums: ['amount'],
    sort: [],
    labelOf: (field: string, of: Row) => `${String(of[field])} 소계`,
  } as const

  it('every group stands above its rows with the exact sums of their money', () => {
    const rows = [
      spent('가전', '자재', '0.10'),
      spent('모바일', '설비', '9007199254740993'),
      spent('가전', '자재', '0.20'),
      spent('가전', '설비', '-5'),
    ]
    const told = arrangeGroups(rows, task).map(({ row: of, level, label }) => [level, label ?? '', of.amount])
    expect(told).toEqual([
      [0, '가전 소계', '-4.70'],
      [1, '자재 소계', '0.30'],
      [2, '', '0.10'],
      [2, '', '0.20'],
      [1, '설비 소계', '-5'],
      [2, '', '-5'],
      [0, '모바일 소계', '9007199254740993'],
      [1, '설비 소계', '9007199254740993'],
      [2, '', '9007199254740993'],
    ])
  })

  it('an order by another column sorts inside the groups and leaves the groups where they are', () => {
    const rows = [spent('나', '1', '1'), spent('나', '1', '3'), spent('가', '1', '2')]
    const sort = [{ field: 'amount', direction: 'desc' }] as const
    const amounts = arrangeGroups(rows, { ...task, sort }).flatMap(each =>
      each.label ? [] : [each.row.amount],
    )
    expect(amounts).toEqual(['3', '1', '2'])
  })

  it('an order by the field of the groups orders the groups', () => {
    const rows = [spent('나', '1', '1'), spent('가', '1', '2')]
    const sort = [{ field: 'section', direction: 'asc' }] as const
    expect(arrangeGroups(rows, { ...task, sort })[0]?.label).toBe('가 소계')
  })
})

function planOf(change: Partial<GridPlan>) {
  const binding: BindingPlan = { ...listBinding, isPaged: false, splitsTotals: false, answer: 'list' }
  const grid: GridPlan = {
    block: 'grid',
    id: 'grid',
    source: { from: 'operation', binding },
    select: 'many',
    sort: [],
    columns: [column('name'), column('amount', { kind: 'amount' })],
    sums: [],
    ...change,
  }
  return { ...listPlan, blocks: [grid], actions: [] }
}

const menus = [row('a'), row('b', 'a'), row('c', 'b'), row('d')]

describe('a tree on a page', () => {
  it('closing a row hides what is below it, and a new search leaves it closed', async () => {
    const { screen } = await openSample(planOf({ outline: tree }), { answers: { listPr: () => menus } })
    const grid = screen.rows('grid')
    expect(grid.get()).toMatchObject({ total: 4, rows: { count: 4 } })
    grid.turn(0, false)
    expect(grid.get().places?.map(place => [place.key, place.isOpen])).toEqual([
      ['a', false],
      ['d', undefined],
    ])
    await grid.search({ isRefresh: true })
    expect(grid.get()).toMatchObject({ total: 4, rows: { count: 2 } })
    grid.turn(0, true)
    expect(grid.get().rows.count).toBe(4)
  })

  it('the cursor goes to the closed row that it has vanished below', async () => {
    const { screen } = await openSample(planOf({ outline: tree }), { answers: { listPr: () => menus } })
    const grid = screen.rows('grid')
    grid.select(2)
    grid.turn(0, false)
    expect(grid.chosen()).toEqual(row('a'))
    grid.select(1)
    grid.turn(0, true)
    expect(grid.chosen()).toEqual(row('d'))
  })

  it('a checked row stays checked while it is hidden', async () => {
    const { screen } = await openSample(planOf({ outline: tree }), { answers: { listPr: () => menus } })
    const grid = screen.rows('grid')
    grid.check(new Set([2]))
    grid.turn(0, false)
    grid.check(new Set([0, 1]))
    grid.turn(0, true)
    expect([...grid.checkedIndexes(grid.get())]).toEqual([0, 2, 3])
  })

  it('a tree of two hundred rows is closed at first', async () => {
    const many = [row('a'), ...Array.from({ length: 199 }, (_, index) => row(`r${index}`, 'a'))]
    const { screen } = await openSample(planOf({ outline: tree }), { answers: { listPr: () => many } })
    expect(screen.rows('grid').get().rows.count).toBe(1)
  })
})

describe('groups on a page', () => {
  const outline = { kind: 'groups', fields: ['section'], column: 'section' } as const
  const columns = [column('section'), column('amount', { kind: 'amount' })]
  const answers = { listPr: () => [spent('가', '1', '1.5'), spent('나', '1', '2'), spent('가', '1', '3')] }

  it('subtotals stand in their group and the grand total in the totals row, reckoned from all rows', async () => {
    const { screen } = await openSample(planOf({ outline, columns, sums: ['amount'] }), { answers })
    const { places, rows, sums, total } = screen.rows('grid').get()
    expect(places?.map(place => place.label)).toEqual(['가 소계', undefined, undefined, '나 소계', undefined])
    expect(rows.rowAt(0)).toEqual({ section: '가', amount: '4.5' })
    expect({ sums, total }).toEqual({ sums: { amount: '6.5' }, total: 3 })
  })

  it('a group is no row: it is neither checked nor chosen', async () => {
    const { screen } = await openSample(planOf({ outline, columns, sums: ['amount'] }), { answers })
    const grid = screen.rows('grid')
    grid.check(new Set([0, 1]))
    expect(grid.selection()).toEqual([spent('가', '1', '1.5')])
    grid.select(0)
    expect(grid.chosen()).toBeUndefined()
  })

  it('a workbook of what is displayed has the groups, their indentation and the grand total', async () => {
    const plan = planOf({ outline, columns, sums: ['amount'] })
    const exported = { ...plan, actions: [action('export', { steps: [{ step: 'export', grid: 'grid' }] })] }
    const { screen, services } = await openSample(exported, { answers })
    screen.rows('grid').turn(3, false)
    await screen.run('export')
    expect(services.workbooks[0]?.rows).toEqual([
      { section: '가 소계', amount: '4.5' },
      { section: '  가', team: '1', amount: '1.5' },
      { section: '  가', team: '1', amount: '3' },
      { section: '나 소계', amount: '2' },
      { section: '합계', amount: '6.5' },
    ])
  })
})
