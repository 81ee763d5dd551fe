import { conflict } from '../../http/failure'
import type { DecisionContext } from './approvalDocument'
import { newestApproval } from './approvalStore'

/**
 * Takes the running approval of a document back, as long as no approver has acted (domain §3.0, 6). The document must be
 * locked before: an approval that comes at the same moment waits for it and then finds the approval gone.
 */
export async function recallApproval(
  { tx, actor, now }: Pick<DecisionContext, 'tx' | 'actor' | 'now'>,
  docType: string,
  docNo: string,
): Promise<void> {
  const approval = await newestApproval(tx, docType, docNo)
  if (!approval) return
  const acted = await tx
    .selectFrom('approval_step')
    .select('step_no')
    .where('appr_no', '=', approval.appr_no)
    .where('acted_by', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (acted || approval.approval_status !== 'P') throw conflict('recallTooLate')
  await endApproval({ tx, actor, now }, docType, docNo)
}

/** Ends the running approval of a document that is withdrawn itself, whoever has acted. */
export async function endApproval(
  { tx, actor, now }: Pick<DecisionContext, 'tx' | 'actor' | 'now'>,
  docType: string,
  docNo: string,
): Promise<void> {
  const approval = await newestApproval(tx, docType, docNo)
  if (approval?.approval_status !== 'P') return
  await tx
    .updateTable('approval')
    .set({ approval_status: 'C', updated_by: actor.userId, updated_dt: now })
    .where('appr_no', '=', approval.appr_no)
    .execute()
  await tx
    .updateTable('approval_step')
    .set({ status: 'WAIT' })
    .where('appr_no', '=', approval.appr_no)
    .where('status', '=', 'CURRENT')
    .execute()
}
