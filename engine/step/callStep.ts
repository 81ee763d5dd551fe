import { findRoom } from '../core/screenRooms'
import type { StepPlan } from '../plan/stepPlan'
import { withoutEmptyValues } from '../runtime/row'
import { callOperation } from './callOperation'
import { pageOf, type StepPage, type StepRun } from './stepPlace'

type CallStep = Extract<StepPlan, { step: 'call' }>

/** Calls an operation, or checks and sends the changed rows of a grid. The next steps know its `answer`. */
export const runCall: StepRun<'call'> = async (step, place, values) => {
  if (step.changes !== undefined) return saveChanges(pageOf(place), step.changes)
  const request = withoutEmptyValues(place.host.evaluateAll(step.with, values))
  const answer = await callOperation(step.operation, request, place)
  place.write(place.host.evaluateAll(step.set, { ...values, answer }))
  return { answer }
}

async function saveChanges({ core }: StepPage, grid: string): Promise<boolean> {
  const { saveEdited } = await import('../grid/saveEdited')
  return saveEdited(findRoom(core.rooms.edited, grid, core.plan.screen), core.plan.title, core)
}

/** Whether nothing speaks against the call before a question is asked; what does is shown. */
export async function mayCall({ changes, with: parameters }: CallStep, { core }: StepPage): Promise<boolean> {
  const { edited, filters } = core.rooms
  if (changes !== undefined) {
    const { maySaveEdited } = await import('../grid/saveEdited')
    return maySaveEdited(findRoom(edited, changes, core.plan.screen), core.services)
  }
  const readsFilter = Object.values(parameters).some(({ reads }) => reads.includes('filter'))
  for (const filter of readsFilter ? filters : []) if (!(await filter.accept())) return false
  return true
}
