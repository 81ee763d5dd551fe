import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'

interface ReceiptParties {
  readonly requester?: string
  readonly receiver?: string
  readonly approvers?: readonly string[]
  readonly delegates?: readonly string[]
}

/** What party rows carry of their receipt: every column that a list filters or sums by. */
export const partyFacts = [
  'wh_req_date',
  'wh_app_no',
  'po_no',
  'section',
  'dept_name',
  'epr_name',
  'receive_name',
  'expenses',
  'approval_status',
  'status',
  'last_deci_dt',
  'system',
  'source_system',
  'accepted_amt_krw',
] as const
const listedFacts = sql.join(partyFacts.map(name => sql.ref(name)))

/** Adds people who read a receipt from now on; whoever was on it stays. The rows are the server's own. */
export async function writeReceiptParties(
  tx: Transaction,
  whReqNo: string,
  { requester, receiver, approvers = [], delegates = [] }: ReceiptParties,
): Promise<void> {
  const people = [...new Set([requester ?? [], receiver ?? [], ...approvers, ...delegates].flat())]
  await runAs(tx, 'all', async () => {
    for (const singleid of people)
      await sql`insert into warehousing_party (singleid, wh_req_no, is_requester, is_receiver, is_approver, is_delegate,
          ${listedFacts})
        select ${singleid}, wh_req_no, ${singleid === requester}, ${singleid === receiver},
          ${approvers.includes(singleid)}, ${delegates.includes(singleid)}, ${listedFacts}
        from warehousing where wh_req_no = ${whReqNo}
        on conflict (singleid, wh_req_no) do update set
          is_approver = warehousing_party.is_approver or excluded.is_approver,
          is_delegate = warehousing_party.is_delegate or excluded.is_delegate`.execute(tx)
  })
}

/** Brings the facts of the party rows up to the receipt. Whatever changes a receipt calls it in the same transaction. */
export async function tellReceiptParties(tx: Transaction, whReqNo: string): Promise<void> {
  await runAs(tx, 'all', async () => {
    await sql`update warehousing_party set (${listedFacts}) = (select ${listedFacts} from warehousing receipt
        where receipt.wh_req_no = ${whReqNo})
      where warehousing_party.wh_req_no = ${whReqNo}`.execute(tx)
  })
}
