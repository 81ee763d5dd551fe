import type { ShownColumn } from './columnLayout'
import type {
  GridColumn,
  GridEdit,
  GridLookupText,
  GridPasteReport,
  GridRow,
  GridRows,
} from './dataGridContract'
import { type GridRange, rangeHeight, rangeWidth } from './gridRange'
import { parseCell } from './gridValue'

/** A cell whose text was refused, with the reason in Korean. */
interface RefusedCell {
  readonly index: number
  readonly columnId: string
  readonly reason: string
}

interface NotedCell {
  readonly index: number
  readonly columnId: string
  readonly note: string
}

export interface PastePlan {
  readonly edits: readonly GridEdit[]
  readonly refused: readonly RefusedCell[]
  /** Cells among the edits of whose text something was changed. */
  readonly noted: readonly NotedCell[]
  /** Texts for lookup columns without a parse of their own; the owner searches for them. */
  readonly lookups: readonly GridLookupText[]
  readonly appended: number
  readonly report: GridPasteReport
  /** What is selected afterwards. */
  readonly range: GridRange
}

export interface PasteTarget {
  readonly columns: readonly ShownColumn[]
  readonly rows: GridRows
  readonly range: GridRange
  readonly canAppend: boolean
  isEditable(column: GridColumn, row: GridRow, index: number): boolean
}

/**
 * Lays a clipboard over the grid. One cell fills the whole range; a block that divides the range evenly repeats, as in Excel;
 * anything else begins at the range's corner and goes as far as it goes.
 */
export function planPaste(block: readonly (readonly string[])[], target: PasteTarget): PastePlan {
  const { columns, rows } = target
  const blockWidth = block.reduce((most, line) => Math.max(most, line.length), 0)
  const height = repeated(block.length, rangeHeight(target.range))
  const width = repeated(blockWidth, rangeWidth(target.range))
  const { top, left } = target.range
  const beyond = Math.max(0, top + height - rows.count)
  const appended = target.canAppend ? beyond : 0
  const dropped = beyond - appended
  const edits: GridEdit[] = []
  const refused: RefusedCell[] = []
  const noted: NotedCell[] = []
  const lookups: GridLookupText[] = []
  let locked = 0
  for (let y = 0; y < height - dropped; y += 1) {
    const index = top + y
    const row = index < rows.count ? rows.rowAt(index) : {}
    const line = block[y % block.length] ?? []
    for (let x = 0; x < width && left + x < columns.length; x += 1) {
      const shown = columns[left + x]?.column
      const column = (row && shown?.ofRow?.(row)) ?? shown
      const text = line[x % blockWidth]
      if (!column || text === undefined) continue
      if (!row || !target.isEditable(column, row, index)) {
        locked += 1
        continue
      }
      if (column.kind === 'lookup' && !column.parse && text.trim() !== '') {
        lookups.push({ index, columnId: column.id, text: text.trim() })
        continue
      }
      const parsed = parseCell(column, text, row)
      if ('refused' in parsed) refused.push({ index, columnId: column.id, reason: parsed.refused })
      else {
        edits.push({ index, columnId: column.id, value: parsed.value })
        if (parsed.note !== undefined) noted.push({ index, columnId: column.id, note: parsed.note })
      }
    }
  }
  return {
    edits,
    refused,
    noted,
    lookups,
    appended,
    report: {
      pasted: edits.length + lookups.length,
      noted: noted.length,
      locked,
      refused: refused.length,
      dropped,
    },
    range: {
      top,
      left,
      bottom: Math.max(top, top + height - dropped - 1),
      right: Math.min(left + width, columns.length) - 1,
    },
  }
}

function repeated(block: number, range: number): number {
  return range > block && range % block === 0 ? range : block
}
