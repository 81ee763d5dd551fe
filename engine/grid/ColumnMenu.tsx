import { useMemo } from 'react'
import type { ColumnPlan } from '../plan/gridPlan'
import { useWidgets } from '../render/useWidgets'
import type { CodesPort } from '../runtime/services'
import { gridColumns } from './gridColumns'
import type { KeptLayout } from './useGridLayout'

interface ColumnMenuProps {
  readonly columns: readonly ColumnPlan[]
  readonly codes: CodesPort
  readonly kept: KeptLayout
}

/** No cell is drawn here, so no expression asks for it. */
const noDay = () => ''

/** Which columns show and in what order, as a person wants it. */
export function ColumnMenu({ columns, codes, kept }: ColumnMenuProps) {
  const { GridColumnMenu } = useWidgets()
  const all = useMemo(() => gridColumns(columns, codes, {}, noDay), [columns, codes])
  return <GridColumnMenu columns={all} layout={kept.layout} onLayout={kept.change} />
}
