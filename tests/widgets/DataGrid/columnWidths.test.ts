import { expect, it } from 'vitest'
import { turnWidth, widthName } from '../../../widgets/DataGrid/columnWidths'
import type { GridColumn, GridLayout } from '../../../widgets/DataGrid/dataGridContract'

const column: GridColumn = { id: 'a', title: '가', kind: 'text', width: 100 }

it('the menu of columns offers wide, very wide and narrow, and then the own width of the column again', () => {
  const seen: string[] = []
  let layout: GridLayout | undefined
  for (let press = 0; press < 5; press += 1) {
    seen.push(`${widthName(column, layout)} ${layout?.widths.a ?? ''}`)
    layout = turnWidth([column], layout, column)
  }
  expect(seen).toEqual(['자동 ', '넓게 150', '아주 넓게 250', '좁게 60', '자동 '])
})

it('a width that was dragged is named by its pixels and given back by the next press', () => {
  const dragged = { order: ['a'], widths: { a: 133 }, hidden: [] }
  expect(widthName(column, dragged)).toBe('133px')
  expect(turnWidth([column], dragged, column).widths).toEqual({})
})
