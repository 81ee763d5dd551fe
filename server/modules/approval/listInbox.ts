import { sql } from 'kysely'
import type { InboxList, OperationRequests } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { rowOf } from '../../document/answerRows'
import { foundPage } from '../../document/foundPage'

const inboxRow = rowOf('listApprovalInbox')

/** What waits for the actor's decision, his own and that of people he stands in for; the newest first. */
export async function listInbox(
  tx: Transaction,
  actor: Actor,
  input: OperationRequests['listApprovalInbox'],
): Promise<InboxList> {
  const waiting = sql`select distinct on (appr_no) approval.*, step.step_type
    from approval_step step join approval using (appr_no)
    where step.status = 'CURRENT' and approval.approval_status = 'P' and approval.drafter <> ${actor.userId}
      and step.singleid = any (array(
        select ${actor.userId}::text union all
        select singleid from standing_in where delegate = ${actor.userId}))
      and (${input.docType ?? null}::text is null or doc_type = ${input.docType ?? null})
    order by appr_no, (step.singleid = ${actor.userId}) desc`
  // The inbox shows what is mine whatever my department, as the scope "own" does.
  return runAs(tx, 'own', async () => {
    const { rows, ...count } = await foundPage(tx, input, {
      operation: 'listApprovalInbox',
      from: sql`(${waiting}) waiting`,
      unique: { column: 'appr_no', direction: 'desc' },
      withheld: ['docUrl'],
    })
    return { rows: rows.map(inboxRow), ...count }
  })
}
