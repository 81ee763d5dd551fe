import type { RefObject } from 'react'
import type { ShownColumn } from './columnLayout'
import type { DataGridProps, GridLayout } from './dataGridContract'
import type { GridHands, HandsState } from './gridHandsState'
import type { GridPalette } from './gridPalette'
import type { GridCellPlace } from './gridRange'
import type { GridRegionSource } from './gridRegion'
import type { LeadColumn } from './leadColumns'
import type { ScrollSizes } from './scrollPlace'
import type { FrameSize } from './useFrameSize'

export interface GridHoveredNote {
  readonly text: string
  /** Why a value was refused; otherwise what is cut in its cell. */
  readonly isProblem: boolean
  /** On the screen. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Everything the parts of one grid share during a rendering. */
export interface GridSheet {
  readonly props: DataGridProps
  readonly hands: GridHands
  readonly state: HandsState
  readonly lead: readonly LeadColumn[]
  readonly shown: readonly ShownColumn[]
  readonly palette: GridPalette
  readonly sizes: ScrollSizes
  readonly region: GridRegionSource
  /** Rows of data drawn; bars of a first loading included, the totals row not. */
  readonly drawnRows: number
  readonly hasTotals: boolean
  /** What the grid's frame gives; the canvas may need less. */
  readonly room: FrameSize
  readonly isReadOnly: boolean
  readonly layout: GridLayout | undefined
  readonly frame: RefObject<HTMLDivElement | null>
  /** The cell that is to be scrolled into view with the next rendering. */
  readonly wanted: RefObject<GridCellPlace | undefined>
  /** True while a press of the mouse gives the focus: it chooses its cell itself. */
  readonly byPointer: RefObject<boolean>
  /** Presses in a row at one place, as the browser counts them: 2 is a double click. */
  readonly clicks: RefObject<number>
  /** What is to be said of the cell under the mouse. */
  hoverNote(at: GridHoveredNote | undefined): void
  changeLayout(layout: GridLayout): void
  keepWidth(columnId: string, width: number): void
  /** While the edge of a column is being dragged. */
  resizeColumn(columnId: string, width: number): void
}
