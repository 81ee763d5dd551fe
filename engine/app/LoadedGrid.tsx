import { lazy, useState } from 'react'
import type { DataGridProps } from '../../widgets/DataGrid/dataGridContract'
import { loadedGrid, loadGrid } from './loadGrid'

const LateGrid = lazy(async () => ({ default: await loadGrid() }))

/** The grid, whose library comes in a piece of its own. */
export function LoadedGrid(props: DataGridProps) {
  // Kept from the first drawing on; another component in its place would start with a new state.
  const [Grid] = useState(() => loadedGrid() ?? LateGrid)
  return <Grid {...props} />
}
