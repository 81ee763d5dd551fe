import { mayLeaveDetails } from '../core/chosenRows'
import { startChosenDocument } from '../core/documentDetail'
import { linesOf } from '../core/screenRooms'
import { pageOf, type StepRun } from './stepPlace'

/** A new line, or a new document on the grid that chooses it; false when the user keeps what is not saved. */
export const runAddRow: StepRun<'addRow'> = ({ grid, copy, document }, place, values) => {
  const { core } = pageOf(place)
  if (document) {
    const mayLeave = mayLeaveDetails(core, core.plan.document?.of?.grid ?? '')
    return startChosenDocument(core, place.host.evaluateAll(document, values), mayLeave)
  }
  const lines = linesOf(core, grid)
  if (copy) lines.copy()
  else lines.add()
  return true
}
