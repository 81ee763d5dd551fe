import type { RfqUpdate, TransitionAnswer } from '../../../codegen/generated/types'
import type { EventContext } from '../../document/documentEvents'
import { attachFile } from '../../document/fileStore'
import { refused } from '../../http/failure'
import { deadlineOf } from './rfqDeadline'
import { changeRfq, openRfq } from './rfqStore'
import { rfqTexts } from './rfqTexts'

const mostSuppliers = 10

/** Stores what the buyer changed of a draft; lines and suppliers that are not sent again are left out of it. */
export async function updateRfq(
  context: EventContext,
  rfqNo: string,
  { version, header, lines, suppliers, files = [] }: RfqUpdate,
): Promise<TransitionAnswer> {
  const { tx } = context
  const rfq = await openRfq(context, 'updateRfq', { id: rfqNo, version })
  const companies = suppliers.flatMap(({ compNo }) => compNo ?? [])
  if (new Set(companies).size < companies.length) throw refused('supplierTwice', rfqTexts.supplierTwice)
  if (companies.length > mostSuppliers) throw refused('tooManySuppliers', rfqTexts.tooManySuppliers)
  const known = await tx
    .selectFrom('company')
    .select('comp_no')
    .where('comp_no', 'in', ['', ...companies])
    .execute()
  if (known.length < companies.length) throw refused('supplierUnknown', rfqTexts.supplierUnknown)
  const kept = lines.flatMap(({ lineNo }) => lineNo ?? [])
  if (kept.length === 0) throw refused('noLine', rfqTexts.noLine)
  await tx.deleteFrom('rfq_line').where('rfq_no', '=', rfqNo).where('line_no', 'not in', kept).execute()
  await tx.deleteFrom('rfq_supplier').where('rfq_no', '=', rfqNo).execute()
  if (companies.length > 0)
    await tx
      .insertInto('rfq_supplier')
      .values(companies.map((comp_no, index) => ({ rfq_no: rfqNo, line_no: index + 1, comp_no })))
      .execute()
  if (header.fileId)
    await attachFile(context, { fileId: header.fileId, ownerType: 'RFQ', ownerNo: rfqNo }, files, file_id =>
      tx.updateTable('rfq').set({ file_id }).where('rfq_no', '=', rfqNo).execute(),
    )
  return changeRfq(context, rfq, 'updateRfq', {
    title: header.title,
    rfq_type: header.rfqType,
    sole_reason: header.soleReason ?? null,
    est_amt: header.estAmt ?? null,
    deadline_dt: header.deadlineDate === undefined ? null : deadlineOf(header.deadlineDate),
    delivery_place: header.deliveryPlace ?? null,
    pay_term: header.payTerm ?? null,
    notice: header.notice ?? null,
  })
}
