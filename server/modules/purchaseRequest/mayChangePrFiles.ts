import { prWorkflow } from '../../../schemas/workflow/workflows'
import type { MayChangeFiles } from '../common/fileRoutes'
import { findPr } from './prStore'

/** Files of a request change as the request itself: by its drafter, in the states that can be edited. */
export const mayChangePrFiles: MayChangeFiles = async (tx, actor, prNo) => {
  const pr = await findPr(tx, prNo)
  return pr !== undefined && pr.requester === actor.userId && prWorkflow.editable.includes(pr.status)
}
