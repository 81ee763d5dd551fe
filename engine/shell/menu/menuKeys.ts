/** What a key does on the first level of the menu: moves to another entry, or opens the one it stands on. */
export type BarMove = { readonly to: number } | { readonly open: 'first' | 'last' } | undefined

/** The first level lies in a row: left and right walk round and round, down and up open (WAI-ARIA, menu bar). */
export function barMove(key: string, at: number, count: number): BarMove {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowRight':
      return { to: (at + 1) % count }
    case 'ArrowLeft':
      return { to: (at - 1 + count) % count }
    case 'Home':
      return { to: 0 }
    case 'End':
      return { to: count - 1 }
    case 'ArrowDown':
    case 'Enter':
    case ' ':
      return { open: 'first' }
    case 'ArrowUp':
      return { open: 'last' }
    default:
      return undefined
  }
}

/** An entry of a panel by its column and its place there. */
export interface PanelPlace {
  readonly column: number
  readonly row: number
}

/** Where a key leads inside a panel of columns, or out of it to the neighbour on the first level. */
export type PanelMove = PanelPlace | 'previous' | 'next' | undefined

/**
 * Up and down walk all entries column by column, round and round; left and right go to the neighbouring column, as far down
 * as it reaches, and past the edge to the neighbour on the first level.
 */
export function panelMove(key: string, { column, row }: PanelPlace, lengths: readonly number[]): PanelMove {
  const last = lengths.length - 1
  const beside = (to: number): PanelPlace => ({ column: to, row: Math.min(row, (lengths[to] ?? 1) - 1) })
  switch (key) {
    case 'ArrowDown':
      if (row + 1 < (lengths[column] ?? 0)) return { column, row: row + 1 }
      return { column: column === last ? 0 : column + 1, row: 0 }
    case 'ArrowUp': {
      if (row > 0) return { column, row: row - 1 }
      const above = column === 0 ? last : column - 1
      return { column: above, row: (lengths[above] ?? 1) - 1 }
    }
    case 'ArrowRight':
      return column === last ? 'next' : beside(column + 1)
    case 'ArrowLeft':
      return column === 0 ? 'previous' : beside(column - 1)
    case 'Home':
      return { column: 0, row: 0 }
    case 'End':
      return { column: last, row: (lengths[last] ?? 1) - 1 }
    default:
      return undefined
  }
}
