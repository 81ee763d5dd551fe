import { type CustomCell, GridCellKind } from '@glideapps/glide-data-grid'
import type { GridOutlineRow, GridRowState, GridTone } from './dataGridContract'

/** What one cell on the canvas looks like; everything the drawing needs, so that it asks nobody. */
export interface DrawnCell {
  readonly look:
    | 'text'
    | 'number'
    | 'check'
    | 'rowCheck'
    | 'rowState'
    | 'skeleton'
    | 'blank'
    | 'total'
    | 'group'
    | 'radio'
    | 'files'
    | 'button'
  readonly text: string
  readonly align: 'left' | 'right' | 'center'
  readonly isLink?: boolean
  readonly isNegative?: boolean
  readonly isChecked?: boolean
  readonly isLocked?: boolean
  readonly isChanged?: boolean
  /** Its row cannot be chosen. */
  readonly isFaint?: boolean
  readonly hasProblem?: boolean
  /** Reading has changed what was typed. */
  readonly hasNote?: boolean
  /** What the value is worth is not known yet. */
  readonly isAsking?: boolean
  readonly isCursor?: boolean
  readonly isSelectedRow?: boolean
  readonly tone?: GridTone | undefined
  readonly rowState?: GridRowState | undefined
  /** Stands in the indented column of an outline. */
  readonly outline?: GridOutlineRow | undefined
  readonly isGroup?: boolean
  /** Goes on from the cell above: nothing parts the two. */
  readonly isContinued?: boolean
}

export type GridCanvasCell = CustomCell<DrawnCell>

export function canvasCell(data: DrawnCell, isReadOnly: boolean): GridCanvasCell {
  return {
    kind: GridCellKind.Custom,
    allowOverlay: false,
    readonly: isReadOnly,
    copyData: data.text,
    data,
    ...(data.isLink || (data.look === 'button' && !data.isLocked) ? { cursor: 'pointer' as const } : {}),
  }
}
