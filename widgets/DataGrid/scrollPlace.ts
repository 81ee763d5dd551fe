import type { ShownColumn } from './columnLayout'
import type { GridCellPlace } from './gridRange'

export interface ScrollSizes {
  readonly rowHeight: number
  /** Height of all header rows. */
  readonly head: number
  /** Height of the totals row, or 0. */
  readonly foot: number
  /** Width of the check and state columns. */
  readonly lead: number
}

/** Where to scroll so that a cell is wholly visible, moving no further than needed. */
export function scrollPlace(
  place: GridCellPlace,
  now: { left: number; top: number; width: number; height: number },
  columns: readonly ShownColumn[],
  sizes: ScrollSizes,
): { left: number; top: number } {
  const rowTop = place.row * sizes.rowHeight
  const room = now.height - sizes.head - sizes.foot
  const top = Math.min(rowTop, Math.max(now.top, rowTop + sizes.rowHeight - room))
  const widthOf = (list: readonly ShownColumn[]) => list.reduce((sum, each) => sum + each.width, sizes.lead)
  const column = columns[place.column]
  if (!column || column.column.frozen) return { left: now.left, top }
  const frozen = widthOf(columns.filter(each => each.column.frozen))
  const start = widthOf(columns.slice(0, place.column))
  const left = Math.min(start - frozen, Math.max(now.left, start + column.width - now.width))
  return { left, top }
}
