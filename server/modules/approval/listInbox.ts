import { sql } from 'kysely'
import type { InboxList, OperationRequests } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { pageOf, sortOf } from '../../document/listQuery'

interface InboxRecord {
  readonly appr_no: string
  readonly doc_type: string
  readonly doc_no: string
  readonly title: string
  readonly amount_krw: string
  readonly drafter_nm: string
  readonly deptnm: string | null
  readonly drafted_dt: string
  readonly step_type: string
}

const sortColumns = {
  apprNo: 'appr_no',
  docType: 'doc_type',
  docNo: 'doc_no',
  title: 'title',
  amountKrw: 'amount_krw',
  drafterNm: 'drafter_nm',
  deptnm: 'deptnm',
  draftedDt: 'drafted_dt',
  stepType: 'step_type',
} as const

/** What waits for the actor's decision, his own and that of people he stands in for; the newest first. */
export async function listInbox(
  tx: Transaction,
  actor: Actor,
  input: OperationRequests['listApprovalInbox'],
): Promise<InboxList> {
  const { limit, offset } = pageOf(input)
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
    const rows = await sql<InboxRecord>`select * from (${waiting}) waiting
      order by ${sortOf(input.sort, sortColumns, { column: 'appr_no', direction: 'desc' })}
      limit ${limit} offset ${offset}`.execute(tx)
    const total = await sql<{
      total: number
    }>`select count(*)::int as total from (${waiting}) waiting`.execute(tx)
    return {
      rows: rows.rows.map(row => ({
        apprNo: row.appr_no,
        docType: row.doc_type,
        docNo: row.doc_no,
        title: row.title,
        amountKrw: row.amount_krw,
        drafterNm: row.drafter_nm,
        ...(row.deptnm === null ? {} : { deptnm: row.deptnm }),
        draftedDt: row.drafted_dt,
        stepType: row.step_type,
      })),
      total: total.rows[0]?.total ?? 0,
    }
  })
}
