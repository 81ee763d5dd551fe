import { expect, it } from 'vitest'
import {
  arrangeColumns,
  moveColumn,
  orderColumns,
  releaseFrozen,
} from '../../../widgets/DataGrid/columnLayout'
import type { GridColumn } from '../../../widgets/DataGrid/dataGridContract'

const columns: readonly GridColumn[] = [
  { id: 'a', title: '가', kind: 'text' },
  { id: 'b', title: '나', kind: 'amount', frozen: true },
  { id: 'c', title: '다', kind: 'date' },
  { id: 'd', title: '라', kind: 'number' },
]
const ids = (list: readonly { id: string }[]) => list.map(each => each.id).join('')

it('frozen columns come first', () => {
  expect(ids(orderColumns(columns, undefined))).toBe('bacd')
})

it('a saved order survives a column that was added to the definition since', () => {
  expect(ids(orderColumns(columns, { order: ['d', 'c', 'a', 'b'], widths: {}, hidden: [] }))).toBe('bdca')
  expect(ids(orderColumns(columns, { order: ['c', 'a'], widths: {}, hidden: [] }))).toBe('bcda')
})

it('hidden columns are left out and widths are taken from the layout', () => {
  const shown = arrangeColumns(columns, { order: [], widths: { c: 77 }, hidden: ['a'] })
  expect(shown.map(each => [each.column.id, each.width, each.align])).toEqual([
    ['b', 120, 'right'],
    ['c', 77, 'center'],
    ['d', 90, 'right'],
  ])
})

it('a column takes the place of another, but never across the frozen edge', () => {
  expect(moveColumn(columns, undefined, 'a', 'd').order.join('')).toBe('bcda')
  expect(moveColumn(columns, undefined, 'd', 'a').order.join('')).toBe('bdac')
  expect(moveColumn(columns, undefined, 'a', 'b').order.join('')).toBe('bacd')
})

it('frozen columns scroll with the others where they would leave these no room', () => {
  const shown = arrangeColumns([{ id: 'a', title: '가', kind: 'text', frozen: true }, ...columns], undefined)
  const frozenIn = (room: number) =>
    ids(
      releaseFrozen(shown, room)
        .filter(({ column }) => column.frozen)
        .map(({ column }) => column),
    )
  expect(releaseFrozen(shown, 1000)).toBe(shown)
  expect([frozenIn(440), frozenIn(439), frozenIn(200)]).toEqual(['ab', 'a', ''])
})
