import { describe, expect, it } from 'vitest'
import { canvasHeight } from '../../../widgets/DataGrid/canvasHeight'
import { arrangeColumns, growingColumn } from '../../../widgets/DataGrid/columnLayout'
import type { GridColumnKind } from '../../../widgets/DataGrid/dataGridContract'

const column = (id: string, kind: GridColumnKind, width: number, frozen = false) => ({
  id,
  title: id,
  kind,
  width,
  frozen,
})
const shown = arrangeColumns([column('title', 'text', 260), column('amt', 'amount', 100)], undefined)
const sizes = { rowHeight: 27, head: 30, foot: 27, lead: 0 }

describe('the height of the canvas', () => {
  it('a short list ends with its totals row', () => {
    const room = { width: 900, height: 500 }
    expect(canvasHeight({ room, sizes, drawnRows: 3, shown }, 11)).toBe(30 + 3 * 27 + 27)
  })

  it('columns wider than the frame leave room for the bar', () => {
    const room = { width: 300, height: 500 }
    expect(canvasHeight({ room, sizes, drawnRows: 3, shown }, 11)).toBe(30 + 3 * 27 + 27 + 11)
  })

  it.each([
    ['a long list', 100],
    ['an empty list', 0],
  ])('%s fills the frame', (_, drawnRows) => {
    expect(canvasHeight({ room: { width: 900, height: 500 }, sizes, drawnRows, shown }, 0)).toBeUndefined()
  })
})

describe('the column that takes what room is left', () => {
  it('is the widest free text', () => {
    const columns = [
      column('no', 'link', 300, true),
      column('name', 'text', 120),
      column('title', 'text', 260),
    ]
    expect(growingColumn(arrangeColumns(columns, undefined), undefined)).toBe('title')
  })

  it('keeps a width that a person has chosen', () => {
    expect(growingColumn(shown, { order: [], widths: { title: 200 }, hidden: [] })).toBeUndefined()
  })
})
