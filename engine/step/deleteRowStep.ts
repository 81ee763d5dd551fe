import { linesOf } from '../core/screenRooms'
import { pageOf, type StepRun } from './stepPlace'

/** Deletes the checked lines of a grid, or the selected one. */
export const runDeleteRow: StepRun<'deleteRow'> = ({ grid }, place) => {
  linesOf(pageOf(place).core, grid).remove()
  return true
}
