import { useCallback, useMemo } from 'react'
import { widestColumn } from '../../schemas/shared/columnWidth'
import { arrangeColumns, fullLayout, narrowestColumn, releaseFrozen } from './columnLayout'
import type { DataGridProps, GridLayout } from './dataGridContract'
import { fittingWidth } from './fullCellText'
import type { GridPalette } from './gridPalette'
import type { GridRegionSource } from './gridRegion'
import { useValueWidths } from './useValueWidths'

/** The column that is being made wider, and how wide it is now. */
export interface ColumnResizing {
  readonly id: string
  readonly width: number
}

interface ShownColumns {
  readonly props: DataGridProps
  readonly region: GridRegionSource
  readonly layout: GridLayout | undefined
  readonly resizing: ColumnResizing | undefined
  /** Of the whole grid; 0 before it is known. */
  readonly width: number
  readonly leadWidth: number
}

/** The columns in their order and widths; frozen ones that would leave no room for the others are released. */
export function useShownColumns({ props, region, layout, resizing, width, leadWidth }: ShownColumns) {
  const values = useValueWidths(props, region)
  const beside = width - leadWidth
  const arrangedColumns = useMemo(
    () => arrangeColumns(props.columns, layout, values),
    [props.columns, layout, values],
  )
  return useMemo(() => {
    const arranged = width === 0 ? arrangedColumns : releaseFrozen(arrangedColumns, beside)
    return resizing
      ? arranged.map(each => (each.column.id === resizing.id ? { ...each, width: resizing.width } : each))
      : arranged
  }, [arrangedColumns, width, beside, resizing])
}

interface KeptLayout {
  readonly props: DataGridProps
  readonly palette: GridPalette | undefined
  readonly region: GridRegionSource
  readonly layout: GridLayout | undefined
  readonly setOwnLayout: (layout: GridLayout) => void
  readonly setResizing: (resizing: undefined) => void
}

/** What changes the layout: it is kept here, and by the owner where it wants to. */
export function useKeptLayout({ props, palette, region, layout, setOwnLayout, setResizing }: KeptLayout) {
  const { onLayout } = props
  const changeLayout = useCallback(
    (next: GridLayout) => {
      setResizing(undefined)
      setOwnLayout(next)
      onLayout?.(next)
    },
    [onLayout, setOwnLayout, setResizing],
  )

  const keepWidth = useCallback(
    (columnId: string, wide: number) => {
      const full = fullLayout(props.columns, layout)
      changeLayout({ ...full, widths: { ...full.widths, [columnId]: wide } })
    },
    [props.columns, layout, changeLayout],
  )
  const resize = (columnId: string, wide?: number) => {
    const column = props.columns.find(each => each.id === columnId)
    if (!column || !palette) return 0
    const wanted = wide ?? fittingWidth(props, column, region.get().top, palette.fontFamily)
    const kept = Math.min(widestColumn, Math.max(narrowestColumn, wanted))
    keepWidth(columnId, kept)
    return kept
  }
  return { changeLayout, keepWidth, resize }
}
