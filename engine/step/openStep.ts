import { linesOf } from '../core/screenRooms'
import { mayMove } from './mayMove'
import { pageOf, type StepRun } from './stepPlace'

/**
 * Opens a popup; false when it is closed without a choice. The next steps know the `picked` row; with `addTo` each chosen row becomes a
 * new row of that grid.
 */
export const runOpen: StepRun<'open'> = async (step, place, values) => {
  const { popup, addTo, transition } = step
  const { host, page } = place
  if (page && transition !== undefined && !(await mayMove(page, transition, values))) return false
  const params = host.evaluateAll(step.with, values)
  const picked = await host.openPopup({ popup, params, ...(addTo !== undefined && { isMany: true }) })
  if (picked === undefined) return false
  if (addTo !== undefined) {
    const { addChosenRows } = await import('../grid/chosenLines')
    return addChosenRows(linesOf(pageOf(place).core, addTo), host, popup, picked)
  }
  place.write(host.evaluateAll(step.set, { ...values, picked }))
  return { picked }
}
