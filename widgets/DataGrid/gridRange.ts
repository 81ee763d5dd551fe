/** A place in the grid: index of the row, and of the column among those shown. */
export interface GridCellPlace {
  readonly row: number
  readonly column: number
}

/** A rectangle of cells, all four edges inclusive. */
export interface GridRange {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

export interface GridExtent {
  readonly rows: number
  readonly columns: number
}

export type GridMove = 'up' | 'down' | 'left' | 'right'

export function rangeOf(a: GridCellPlace, b: GridCellPlace): GridRange {
  return {
    top: Math.min(a.row, b.row),
    left: Math.min(a.column, b.column),
    bottom: Math.max(a.row, b.row),
    right: Math.max(a.column, b.column),
  }
}

export function rangeHeight(range: GridRange): number {
  return range.bottom - range.top + 1
}

export function rangeWidth(range: GridRange): number {
  return range.right - range.left + 1
}

export function rangeCells(range: GridRange): number {
  return rangeHeight(range) * rangeWidth(range)
}

export function clampPlace(place: GridCellPlace, extent: GridExtent): GridCellPlace {
  return {
    row: Math.max(0, Math.min(place.row, extent.rows - 1)),
    column: Math.max(0, Math.min(place.column, extent.columns - 1)),
  }
}

/** One step by an arrow key, or with `far` to the end of the grid in that direction. */
export function movePlace(
  place: GridCellPlace,
  move: GridMove,
  extent: GridExtent,
  far = false,
): GridCellPlace {
  const step = far ? Number.MAX_SAFE_INTEGER / 2 : 1
  const row = place.row + (move === 'down' ? step : move === 'up' ? -step : 0)
  const column = place.column + (move === 'right' ? step : move === 'left' ? -step : 0)
  return clampPlace({ row, column }, extent)
}

/** The next cell for Tab: over the end of a row to the next one; undefined where the grid ends. */
export function nextPlace(
  place: GridCellPlace,
  extent: GridExtent,
  backwards: boolean,
): GridCellPlace | undefined {
  const at = place.row * extent.columns + place.column + (backwards ? -1 : 1)
  if (at < 0 || at >= extent.rows * extent.columns) return undefined
  return { row: Math.floor(at / extent.columns), column: at % extent.columns }
}
