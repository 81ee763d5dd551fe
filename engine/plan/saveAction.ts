import type { ActionPlan } from './actionPlan'
import type { DocumentPlan } from './documentPlan'

/** The grid whose changed rows an action saves. */
export function savedGrid({ steps }: ActionPlan): string | undefined {
  for (const step of steps) if (step.step === 'call' && step.changes !== undefined) return step.changes
  return undefined
}

/** Whether an action saves what is entered on its page: its document, or the rows of a grid. Ctrl+S presses it. */
export function isSaveAction(action: ActionPlan, document: DocumentPlan | undefined): boolean {
  const isOfDocument = (name: string) => name === document?.create || name === document?.update
  return (
    savedGrid(action) !== undefined ||
    action.steps.some(step => step.step === 'transition' && step.transitions.some(isOfDocument))
  )
}
