import type { ComponentType } from 'react'
import type { DataGridProps } from '../../widgets/DataGrid/dataGridContract'

let loaded: ComponentType<DataGridProps> | undefined

/** Fetches the grid and the library under it, once. */
export async function loadGrid(): Promise<ComponentType<DataGridProps>> {
  const { DataGrid } = await import('../../widgets/DataGrid/DataGrid')
  loaded = DataGrid
  return DataGrid
}

/** The grid where it has been fetched already: it is drawn at once, without the pause that React makes after a fallback. */
export function loadedGrid(): ComponentType<DataGridProps> | undefined {
  return loaded
}
