import { expect, it } from 'vitest'
import { arrangeColumns } from '../../../widgets/DataGrid/columnLayout'
import { scrollPlace } from '../../../widgets/DataGrid/scrollPlace'

const columns = arrangeColumns(
  [
    { id: 'a', title: '가', kind: 'text', width: 100, frozen: true },
    { id: 'b', title: '나', kind: 'text', width: 200 },
    { id: 'c', title: '다', kind: 'text', width: 200 },
  ],
  undefined,
)
const sizes = { rowHeight: 27, head: 30, foot: 27, lead: 36 }
const now = { left: 0, top: 0, width: 400, height: 327 }

it('a cell that is visible moves nothing', () => {
  expect(scrollPlace({ row: 3, column: 1 }, now, columns, sizes)).toEqual({ left: 0, top: 0 })
})

it('a row below comes to stand just above the totals, a row above just below the header', () => {
  expect(scrollPlace({ row: 10, column: 0 }, now, columns, sizes).top).toBe(27)
  expect(scrollPlace({ row: 10, column: 0 }, { ...now, top: 900 }, columns, sizes).top).toBe(270)
})

it('a column on the right comes in whole, a frozen one never scrolls', () => {
  expect(scrollPlace({ row: 0, column: 2 }, now, columns, sizes).left).toBe(136)
  expect(scrollPlace({ row: 0, column: 0 }, { ...now, left: 90 }, columns, sizes).left).toBe(90)
})
