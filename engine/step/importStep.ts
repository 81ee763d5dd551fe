import { linesOf } from '../core/screenRooms'
import { pageOf, type StepRun } from './stepPlace'

/** Opens the dialog that takes rows out of a workbook; false when it was closed without. */
export const runImport: StepRun<'import'> = async ({ grid, by }, place) => {
  const { core } = pageOf(place)
  const { openImport } = await import('./openImport')
  return openImport(core, linesOf(core, grid), by)
}
