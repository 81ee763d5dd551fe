import { useCallback, useState } from 'react'
import type { GridPlan } from '../plan/gridPlan'
import type { RowWayPlan, StepPlan } from '../plan/stepPlan'
import { type Row, textOf } from '../runtime/row'

interface CellTargets {
  readonly onGo?: ((step: RowWayPlan, row: Row) => void) | undefined
  readonly onSteps?: ((steps: readonly StepPlan[], row: Row) => unknown) | undefined
}

export interface PressedFiles {
  readonly fileId: string
  readonly title: string
}

/** What a press on a link, a button or a clip does. `files` are those that are asked for at the moment. */
export function useCellPress(
  plan: GridPlan,
  rowAt: (index: number) => Row | undefined,
  { onGo, onSteps }: CellTargets,
) {
  const [files, setFiles] = useState<PressedFiles>()
  const press = useCallback(
    (index: number, columnId: string) => {
      const row = rowAt(index)
      const column = plan.columns.find(candidate => candidate.field === columnId)
      if (!row || !column) return
      if (column.go) onGo?.(column.go, row)
      else if (column.steps) onSteps?.(column.steps, row)
      else if (column.kind === 'files') {
        setFiles({ fileId: textOf(row[column.field]), title: column.label })
      }
    },
    [plan, rowAt, onGo, onSteps],
  )
  const closeFiles = useCallback(() => setFiles(undefined), [])
  return { press, files, closeFiles }
}
