import type { ActionPlan } from '../plan/actionPlan'

/** Keys that press a button above a grid while the hands are in it, as the grids of Korean ERP systems have them. */
export const rowKeys = { addRow: 'Insert', deleteRow: 'Ctrl+Delete' } as const

export type RowKeyStep = keyof typeof rowKeys

/** Whether the action adds a row to its grid, or deletes one. */
export function rowStepOf({ place, steps }: ActionPlan): RowKeyStep | undefined {
  if (place !== 'grid') return undefined
  for (const step of steps) {
    if (step.step === 'deleteRow' || (step.step === 'addRow' && !step.copy)) return step.step
  }
  return undefined
}

/** The key of the action, as its tooltip shows it. */
export function rowKeyOf(action: ActionPlan): string | undefined {
  const step = rowStepOf(action)
  return step && rowKeys[step]
}
