import { useDeferredValue } from 'react'
import { GridTableContent } from './GridTableContent'
import type { GridSheet } from './gridSheet'

interface GridTableProps {
  readonly sheet: GridSheet
  readonly id: string
  /** Other rows are on their way. */
  readonly isBusy: boolean
}

/** The table for assistive technology. What people see is drawn first; who stands in a cell is told in the same moment. */
export function GridTable({ sheet, id, isBusy }: GridTableProps) {
  const later = useDeferredValue(sheet)
  const told = sheet.state.cursor ? sheet : later
  return <GridTableContent sheet={told} id={id} isBusy={isBusy || told !== sheet} />
}
