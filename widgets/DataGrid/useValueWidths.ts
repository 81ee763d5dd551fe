import { useEffect, useState } from 'react'
import type { DataGridProps } from './dataGridContract'
import type { GridRegionSource } from './gridRegion'
import { grownWidths, type ValueWidths } from './valueWidths'

const none: ValueWidths = {}
/** On screen before the grid has told how many it shows. */
const firstRows = 60

/** What the figures on screen need, known in the very rendering that brings them. */
export function useValueWidths(props: DataGridProps, region: GridRegionSource): ValueWidths {
  const [kept, setKept] = useState(none)
  const { top, rows } = region.get()
  const widths = grownWidths(kept, props, top, rows || firstRows)
  if (widths !== kept) setKept(widths)
  useEffect(
    () =>
      region.subscribe(seen => {
        setKept(before => grownWidths(before, props, seen.top, seen.rows || firstRows))
      }),
    [region, props],
  )
  return widths
}
