import { useDeferredValue } from 'react'
import { GridTableContent } from './GridTableContent'
import type { GridSheet } from './gridSheet'

interface GridTableProps {
  readonly sheet: GridSheet
  readonly id: string
}

/** The table for assistive technology. What people see is drawn first; who stands in a cell is told in the same moment. */
export function GridTable({ sheet, id }: GridTableProps) {
  const later = useDeferredValue(sheet)
  return <GridTableContent sheet={sheet.state.cursor ? sheet : later} id={id} />
}
