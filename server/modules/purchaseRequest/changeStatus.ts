import type { TransitionAnswer } from '../../../codegen/generated/types'
import { changeDocument, type DocumentChange } from '../../document/changeDocument'
import type { EventContext } from '../../document/documentEvents'
import { tellParties } from './prParties'
import type { PrRecord } from './prStore'

export const prPlace = { table: 'pr', key: 'pr_no', docType: 'PR' }

/** Moves a request to another state; what its party rows carry of it follows. */
export async function changeStatus(
  context: EventContext,
  pr: Pick<PrRecord, 'pr_no' | 'status' | 'version'>,
  change: DocumentChange & { readonly approvalStatus: string },
): Promise<TransitionAnswer> {
  const answer = await changeDocument(
    context,
    prPlace,
    { ...pr, docNo: pr.pr_no, approval_status: change.approvalStatus },
    change,
  )
  await tellParties(context.tx, pr.pr_no)
  return answer
}
