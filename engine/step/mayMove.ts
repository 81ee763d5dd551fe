import { findTransition, isCreating } from '../../schemas/workflow/workflow'
import { movedGrid } from '../core/chosenRows'
import { isAboutRows } from '../plan/actionPlan'
import type { TransitionStepPlan } from '../plan/stepPlan'
import { isRow, type Row } from '../runtime/row'
import type { StepPage } from './stepPlace'

/**
 * Whether the pressed row, or else the checked ones, stand where the transition begins; what speaks against it is shown. The state of
 * a document has decided already whether the action is there.
 */
export async function mayMove(
  { core, action }: StepPage,
  transition: string,
  { row }: Row,
  step?: TransitionStepPlan,
): Promise<boolean> {
  const { plan, rooms, services } = core
  const { workflow } = plan
  const found = workflow && findTransition(workflow, transition)
  if (!found || isCreating(found) || (rooms.document && !isAboutRows(action))) return true
  const rows = isRow(row) ? [row] : (movedGrid(core, action)?.selection() ?? [])
  const { mayMoveRows } = await import('./rowsTransition')
  return mayMoveRows(transition, action?.label ?? '', rows, action?.rows !== 'some', {
    ...{ step, workflow, services },
  })
}
