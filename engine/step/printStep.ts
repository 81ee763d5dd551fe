import { pageOf, type StepRun } from './stepPlace'

/** Shows the document as a sheet of paper; false when it is not saved yet. */
export const runPrint: StepRun<'print'> = async (step, place, values) => {
  const { openPrint } = await import('./openPrint')
  return openPrint(pageOf(place).core, step, values)
}
