import { useEffect, useMemo, useState } from 'react'
import type { DataGridProps } from './dataGridContract'
import type { GridRegionSource } from './gridRegion'
import { grownWidths, type ValueWidths } from './valueWidths'

const none: ValueWidths = {}
/** On screen before the grid has told how many it shows. */
const firstRows = 40

/** What the figures on screen need, known in the very rendering that brings them. */
export function useValueWidths(props: DataGridProps, region: GridRegionSource): ValueWidths {
  const [kept, setKept] = useState(none)
  const { columns, rows, totals, outline } = props
  // A cursor that moves changes no figure.
  const measured = useMemo(
    () => ({ columns, rows, ...(totals && { totals }), ...(outline && { outline }) }),
    [columns, rows, totals, outline],
  )
  const widths = useMemo(() => {
    const seen = region.get()
    return grownWidths(kept, measured, seen.top, seen.rows || firstRows)
  }, [kept, measured, region])
  if (widths !== kept) setKept(widths)
  useEffect(
    () =>
      region.subscribe(seen => {
        setKept(before => grownWidths(before, measured, seen.top, seen.rows || firstRows))
      }),
    [region, measured],
  )
  return widths
}
