import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { ApprovalDocuments } from './decideApproval'

interface StandIn {
  readonly approver: string
  readonly delegate: string
}

/** A delegate who is named while documents already wait for an approver reads those as well, whatever they are. */
export async function shareWaiting(
  tx: Transaction,
  documents: ApprovalDocuments,
  { approver, delegate }: StandIn,
): Promise<void> {
  const waiting = await runAs(tx, 'all', async () => {
    const { rows } = await sql<{
      readonly doc_type: string
      readonly doc_no: string
    }>`select distinct doc_type, doc_no
      from approval join approval_step step using (appr_no)
      where approval.approval_status = 'P' and step.status in ('WAIT', 'CURRENT') and step.singleid = ${approver}
      order by doc_type, doc_no`.execute(tx)
    return rows
  })
  for (const { doc_type, doc_no } of waiting) await documents.get(doc_type)?.letRead(tx, doc_no, delegate)
}
