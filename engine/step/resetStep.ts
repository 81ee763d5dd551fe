import { documentWork } from '../core/documentDetail'
import { pageOf, type StepRun } from './stepPlace'

/** Puts filters back to their first values, or the document to what the server has; false when the user keeps what is not saved. */
export const runReset: StepRun<'reset'> = async (_, place) => {
  const { core } = pageOf(place)
  const { filters, document } = core.rooms
  for (const filter of filters) filter.reset()
  if (filters.length > 0 || !document) return true
  const { restoreDocument } = await import('../document/restoreDocument')
  return restoreDocument(documentWork(core, document))
}
