import { pageOf, type StepRun } from './stepPlace'

/** Sends a workbook to the server; false when its dialog was closed without. */
export const runUpload: StepRun<'upload'> = async (step, place, values) => {
  const { core, action } = pageOf(place)
  const { sendWorkbook } = await import('./openUpload')
  return sendWorkbook(core, step, values, action?.label ?? '')
}
