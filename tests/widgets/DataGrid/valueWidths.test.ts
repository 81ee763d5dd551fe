import { expect, it } from 'vitest'
import { figurePixels } from '../../../schemas/shared/figurePixels'
import { arrangeColumns } from '../../../widgets/DataGrid/columnLayout'
import type { GridColumn, GridRow } from '../../../widgets/DataGrid/dataGridContract'
import { grownWidths } from '../../../widgets/DataGrid/valueWidths'

const columns: readonly GridColumn[] = [
  { id: 'name', title: '품목명', kind: 'text', width: 160 },
  { id: 'amt', title: '금액', kind: 'amount', width: 110 },
]

function grid(amounts: readonly (string | undefined)[], total?: string) {
  const rows = amounts.map((amt): GridRow | undefined =>
    amt === undefined ? undefined : { amt, name: '가'.repeat(99) },
  )
  return {
    columns,
    rows: { count: rows.length, rowAt: (index: number) => rows[index] },
    ...(total !== undefined && { totals: { label: '합계', values: { amt: total } } }),
  }
}

const widthOf = (props: ReturnType<typeof grid>, top = 0) => grownWidths({}, props, top, 20).amt ?? 0

it('an amount gets the room that all of its digits need', () => {
  expect(widthOf(grid(['1205016000.00', '5']))).toBeGreaterThanOrEqual(
    figurePixels('1,205,016,000.00', 'plain') + 16,
  )
})

it('a total, which is bold, gets the room that it needs as well', () => {
  expect(widthOf(grid(['5'], '123,456,789,000'))).toBeGreaterThanOrEqual(
    figurePixels('123,456,789,000', 'bold') + 16,
  )
})

it('a text gets no more room than its column has, however long it is', () => {
  expect(grownWidths({}, grid(['5']), 0, 20).name).toBeUndefined()
})

it('a column grows with what is scrolled to, and never becomes narrower again', () => {
  const many = grid([...Array.from({ length: 500 }, () => '5'), '9999999999999'])
  const before = grownWidths({}, many, 0, 20)
  const after = grownWidths(before, many, 480, 20)
  expect(after.amt).toBeGreaterThan(before.amt ?? 0)
  expect(grownWidths(after, many, 0, 20)).toBe(after)
})

it('no figure makes a column push all others out of sight', () => {
  expect(widthOf(grid(['9'.repeat(60)]))).toBe(240)
})

it('rows that are not here yet are passed over', () => {
  expect(widthOf(grid([undefined, '1205016000.00']))).toBeGreaterThan(110)
})

it('the room is taken where the definition gives less, unless a person has chosen the width', () => {
  const values = { amt: 140 }
  const width = (layout?: Parameters<typeof arrangeColumns>[1]) =>
    arrangeColumns(columns, layout, values).find(({ column }) => column.id === 'amt')?.width
  expect(width()).toBe(140)
  expect(width({ order: [], hidden: [], widths: { amt: 60 } })).toBe(60)
})
