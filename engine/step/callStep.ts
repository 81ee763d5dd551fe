import type { SavedRows } from '../contract/editedRoom'
import { findRoom, linesOf } from '../core/screenRooms'
import { isAboutRows } from '../plan/actionPlan'
import type { StepPlan } from '../plan/stepPlan'
import { isRow, withoutEmptyValues } from '../runtime/row'
import { callOperation } from './callOperation'
import { pageOf, type StepPage, type StepRun } from './stepPlace'

type CallStep = Extract<StepPlan, { step: 'call' }>

/** Calls an operation, or checks and sends the changed rows of a grid. The next steps know its `answer`. */
export const runCall: StepRun<'call'> = async (step, place, values) => {
  if (step.changes !== undefined) return saveChanges(pageOf(place), step.changes)
  const request = withoutEmptyValues(place.host.evaluateAll(step.with, values))
  const answer = await callOperation(step.operation, request, place)
  place.write(place.host.evaluateAll(step.set, { ...values, answer }))
  if (step.fill !== undefined) fillLines(pageOf(place), step.fill, answer)
  return { answer }
}

/** The rows of an answer in place of the lines; what was typed stays in those that the answer has too. */
function fillLines({ core }: StepPage, gridId: string, answer: unknown): void {
  const room = linesOf(core, gridId)
  if (room.source.from !== 'lines' || !isRow(answer)) return
  const rows = answer[room.source.part]
  room.fill(Array.isArray(rows) ? rows.filter(isRow) : [])
}

/** A button for checked rows sends these. */
const savedRows = ({ action }: StepPage): SavedRows => (isAboutRows(action) ? 'checked' : 'changed')

async function saveChanges(page: StepPage, grid: string): Promise<boolean> {
  const { core, action } = page
  const { saveEdited } = await import('../grid/saveEdited')
  const names = { title: core.plan.title, label: action?.label ?? '', which: savedRows(page) }
  return saveEdited(findRoom(core.rooms.edited, grid, core.plan.screen), names, core)
}

/** Whether nothing speaks against the call before a question is asked; what does is shown. */
export async function mayCall({ changes, with: parameters }: CallStep, page: StepPage): Promise<boolean> {
  const { core } = page
  const { edited, filters } = core.rooms
  if (changes !== undefined) {
    const { maySaveEdited } = await import('../grid/saveEdited')
    return maySaveEdited(findRoom(edited, changes, core.plan.screen), core.services, savedRows(page))
  }
  const readsFilter = Object.values(parameters).some(({ reads }) => reads.includes('filter'))
  for (const filter of readsFilter ? filters : []) if (!(await filter.accept())) return false
  return true
}
