import { useMemo } from 'react'
import type { ColumnPlan } from '../plan/gridPlan'
import { useWidgets } from '../render/useWidgets'
import type { Services } from '../runtime/services'
import { gridColumns, openColumns } from './gridColumns'
import type { KeptLayout } from './useGridLayout'

interface ColumnMenuProps {
  readonly columns: readonly ColumnPlan[]
  readonly services: Pick<Services, 'codes' | 'go' | 'session'>
  readonly kept: KeptLayout
}

/** No cell is drawn here, so no expression asks for it. */
const noDay = () => ''

/** Which columns show and in what order, as a person wants it. */
export function ColumnMenu({ columns, services, kept }: ColumnMenuProps) {
  const { GridColumnMenu } = useWidgets()
  const all = useMemo(
    () => gridColumns(openColumns(columns, services), services.codes, {}, noDay),
    [columns, services],
  )
  return <GridColumnMenu columns={all} layout={kept.layout} onLayout={kept.change} />
}
