import { hangulAmount } from '../../../schemas/shared/hangulAmount'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import type { Row } from '../../database/tables'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'

export type StatementRecord = Row<'statement'>

type Stated = Pick<Row<'adjustment'>, 'supply_amt_krw' | 'vat_amt' | 'total_amt'>

const amountsOf = (settlement: Stated) => ({
  supply_amt: settlement.supply_amt_krw,
  vat_amt: settlement.vat_amt,
  total_amt: settlement.total_amt,
  total_text: hangulAmount(settlement.total_amt),
})

/** The statement of a new settlement, with its number. */
export async function issueStatement(
  context: EventContext,
  settlement: Stated & { readonly adj_no: string; readonly comp_no: string },
): Promise<string> {
  const { tx, actor, now } = context
  const stmtNo = await nextNumber(tx, 'ST', now)
  await runAs(tx, 'all', () =>
    tx
      .insertInto('statement')
      .values({
        stmt_no: stmtNo,
        adj_no: settlement.adj_no,
        comp_no: settlement.comp_no,
        issue_date: koreanDay(now),
        ...amountsOf(settlement),
        created_by: actor.userId,
        created_dt: now,
        updated_by: actor.userId,
        updated_dt: now,
      })
      .execute(),
  )
  await addEvent(context, {
    docType: 'ST',
    docNo: stmtNo,
    action: 'sys:createAdjustment',
    from: null,
    to: 'ISSUED',
  })
  return stmtNo
}

/** Issues a statement once more, with the amounts that the settlement has now. */
export async function reissue(
  context: EventContext,
  stmtNo: string | null,
  settlement: Stated,
  action: 'reissueStatement' | 'updateAdjustment' | 'rematchTaxInvoice',
): Promise<StatementRecord | undefined> {
  const { tx, actor, now } = context
  if (stmtNo === null) return undefined
  const stored = await runAs(tx, 'all', () =>
    tx
      .updateTable('statement')
      .set(eb => ({
        ...amountsOf(settlement),
        issue_seq: eb('issue_seq', '+', 1),
        version: eb('version', '+', 1),
        issue_date: koreanDay(now),
        updated_by: actor.userId,
        updated_dt: now,
      }))
      .where('stmt_no', '=', stmtNo)
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
  await addEvent(context, {
    docType: 'ST',
    docNo: stmtNo,
    action,
    from: stored.status,
    to: stored.status,
    after: { issueSeq: stored.issue_seq, totalAmt: stored.total_amt },
  })
  return stored
}

/** The statement follows its settlement. */
export async function moveStatement(
  context: EventContext,
  stmtNo: string | null,
  status: 'CONFIRMED' | 'CANCELED',
): Promise<void> {
  const { tx, actor, now } = context
  if (stmtNo === null) return
  const before = await runAs(tx, 'all', async () => {
    const stored = await tx
      .selectFrom('statement')
      .select('status')
      .where('stmt_no', '=', stmtNo)
      .forUpdate()
      .executeTakeFirst()
    await tx
      .updateTable('statement')
      .set(eb => ({
        status,
        version: eb('version', '+', 1),
        updated_by: actor.userId,
        updated_dt: now,
        ...(status === 'CONFIRMED' ? { confirmed_dt: now, confirmed_by: actor.name } : {}),
      }))
      .where('stmt_no', '=', stmtNo)
      .execute()
    return stored
  })
  if (!before) return
  await addEvent(context, {
    docType: 'ST',
    docNo: stmtNo,
    action: status === 'CONFIRMED' ? 'sys:confirmed' : 'sys:adjustmentCanceled',
    from: before.status,
    to: status,
  })
}
