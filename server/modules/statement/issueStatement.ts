import type { TransitionAnswer } from '../../../codegen/generated/types'
import { hangulAmount } from '../../../schemas/shared/hangulAmount'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import type { Row } from '../../database/tables'
import { createdBy } from '../../document/createdBy'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { lockDocument, moveDocument } from '../../document/documentKind'
import { nextNumber } from '../../document/documentNumber'
import { type StatementRecord, statement } from './statementKind'

type Stated = Pick<Row<'adjustment'>, 'supply_amt_krw' | 'vat_amt' | 'total_amt'>

const amountsOf = (settlement: Stated) => ({
  supply_amt: settlement.supply_amt_krw,
  vat_amt: settlement.vat_amt,
  total_amt: settlement.total_amt,
  total_text: hangulAmount(settlement.total_amt),
})

/** Writes the statement of a new settlement, and answers its number. */
export async function issueStatement(
  context: EventContext,
  settlement: Stated & { readonly adj_no: string; readonly comp_no: string },
): Promise<string> {
  const { tx, now } = context
  const { docType, workflow } = statement
  const { adj_no, comp_no } = settlement
  const stmt_no = await nextNumber(tx, docType, now)
  const row = { stmt_no, adj_no, comp_no, issue_date: koreanDay(now), ...amountsOf(settlement) }
  await runAs(tx, 'all', () =>
    tx
      .insertInto('statement')
      .values({ ...row, ...createdBy(context) })
      .execute(),
  )
  await addEvent(context, {
    ...{ docType, docNo: stmt_no, action: 'sys:createAdjustment', from: null, to: workflow.initial },
  })
  return stmt_no
}

/** Issues a statement once more, with the amounts that the settlement has now. */
export function reissue(
  context: EventContext,
  stored: StatementRecord,
  settlement: Stated,
  action: 'reissueStatement' | 'updateAdjustment' | 'rematchTaxInvoice',
): Promise<TransitionAnswer> {
  const issue_seq = stored.issue_seq + 1
  return moveDocument(context, statement, stored, {
    action,
    after: { issueSeq: issue_seq, totalAmt: settlement.total_amt },
    columns: { ...amountsOf(settlement), issue_seq, issue_date: koreanDay(context.now) },
  })
}

/** The same of the statement of a settlement that has changed. */
export async function reissueOf(
  context: EventContext,
  stmtNo: string | null,
  settlement: Stated,
  action: 'updateAdjustment' | 'rematchTaxInvoice',
): Promise<void> {
  const stored = await lockDocument(context.tx, statement, stmtNo ?? '')
  if (stored) await reissue(context, stored, settlement, action)
}
