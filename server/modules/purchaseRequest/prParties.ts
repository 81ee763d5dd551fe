import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'

export interface Parties {
  readonly requester: string
  readonly receiver: string | null
  readonly approvers?: readonly string[]
  readonly delegates?: readonly string[]
}

/** What party rows carry of their request: every column that a list filters or sums by. */
export const listedFacts = [
  'req_date',
  'status',
  'approval_status',
  'purchase_type',
  'expense_type',
  'section',
  'deptcd',
  'requester',
  'buyer_id',
  'need_date',
  'total_amt_krw',
] as const

/**
 * Writes who is on a request. Requester and receiver are as given; approvers and delegates are added to the earlier
 * ones, since whoever was on an approval line may always read the document. The rows are the server's own, so they
 * are written as gpms_all.
 */
export async function writeParties(
  tx: Transaction,
  prNo: string,
  { requester, receiver, approvers = [], delegates = [] }: Parties,
): Promise<void> {
  const people = [...new Set([requester, receiver ?? requester, ...approvers, ...delegates])]
  await runAs(tx, 'all', async () => {
    const facts = await tx
      .selectFrom('pr')
      .select(listedFacts)
      .where('pr_no', '=', prNo)
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('pr_party')
      .set({ is_requester: false, is_receiver: false })
      .where('pr_no', '=', prNo)
      .execute()
    await tx
      .insertInto('pr_party')
      .values(
        people.map(singleid => ({
          ...facts,
          singleid,
          pr_no: prNo,
          is_requester: singleid === requester,
          is_receiver: singleid === receiver,
          is_approver: approvers.includes(singleid),
          is_delegate: delegates.includes(singleid),
        })),
      )
      .onConflict(conflict =>
        conflict.columns(['singleid', 'pr_no']).doUpdateSet({
          is_requester: sql<boolean>`excluded.is_requester`,
          is_receiver: sql<boolean>`excluded.is_receiver`,
          is_approver: sql<boolean>`pr_party.is_approver or excluded.is_approver`,
          is_delegate: sql<boolean>`pr_party.is_delegate or excluded.is_delegate`,
        }),
      )
      .execute()
    await tx
      .deleteFrom('pr_party')
      .where('pr_no', '=', prNo)
      .where(eb =>
        eb.not(
          eb.or([
            eb('is_requester', '=', true),
            eb('is_receiver', '=', true),
            eb('is_approver', '=', true),
            eb('is_delegate', '=', true),
          ]),
        ),
      )
      .execute()
  })
}

/** Brings the facts of the party rows up to the request. Whatever changes a request calls it in the same transaction. */
export async function tellParties(tx: Transaction, prNo: string): Promise<void> {
  const columns = sql.join(listedFacts.map(name => sql.ref(name)))
  await runAs(tx, 'all', async () => {
    await sql`update pr_party set (${columns}) = (select ${columns} from pr where pr.pr_no = ${prNo})
      where pr_party.pr_no = ${prNo}`.execute(tx)
  })
}

/** Whoever stands in for an approver reads the request. */
export async function letDelegateRead(tx: Transaction, prNo: string, singleid: string): Promise<void> {
  const columns = sql.join(listedFacts.map(name => sql.ref(name)))
  await runAs(tx, 'all', async () => {
    await sql`insert into pr_party (singleid, pr_no, is_delegate, ${columns})
      select ${singleid}, pr_no, true, ${columns} from pr where pr_no = ${prNo}
      on conflict (singleid, pr_no) do update set is_delegate = true`.execute(tx)
  })
}
