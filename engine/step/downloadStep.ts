import type { StepRun } from './stepPlace'

/** Saves the file that an operation answers. */
export const runDownload: StepRun<'download'> = async (step, { host }, values) => {
  const { downloadFile } = await import('../upload/downloadRun')
  await downloadFile(step, host, values)
  return true
}
