import type { GridSheet } from './gridSheet'

/** Whether the columns need more than the frame gives, so that the grid scrolls sideways. */
export function isWide({ room, sizes, shown }: Pick<GridSheet, 'room' | 'sizes' | 'shown'>): boolean {
  return shown.reduce((sum, each) => sum + each.width, sizes.lead) > room.width
}

/**
 * How high the canvas is drawn: no higher than its rows, so that a short list ends with its last row and its totals
 * follow. `bar` is the height of a horizontal scroll bar. Undefined fills the frame.
 */
export function canvasHeight(
  { room, sizes, drawnRows, shown }: Pick<GridSheet, 'room' | 'sizes' | 'drawnRows' | 'shown'>,
  bar: number,
): number | undefined {
  if (drawnRows === 0) return undefined
  const rows = sizes.head + drawnRows * sizes.rowHeight + sizes.foot
  const needed = rows + (isWide({ room, sizes, shown }) ? bar : 0)
  return needed < room.height ? needed : undefined
}
