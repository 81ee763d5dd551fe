import type { RfqUpdate, TransitionAnswer } from '../../../codegen/generated/types'
import { columnsFor } from '../../document/columns'
import type { EventContext } from '../../document/documentEvents'
import { operationFact } from '../../document/erasedRoute'
import { attachFile } from '../../document/fileStore'
import { openDocument } from '../../document/openDocument'
import { refused } from '../../http/failure'
import { deadlineOf } from './rfqDeadline'
import { moveRfq, rfq } from './rfqKind'
import { rfqTexts } from './rfqTexts'

const mostSuppliers = 10

/** What a save says of the header; its file is attached. */
const { fileId: _file, ...headerFields } = operationFact('updateRfq').body?.fields.header?.fields ?? {}

/** Stores what the buyer changed of a draft; lines and suppliers that are not sent again are left out of it. */
export async function updateRfq(
  context: EventContext,
  rfqNo: string,
  { version, header, lines, suppliers, files = [] }: RfqUpdate,
): Promise<TransitionAnswer> {
  const { tx } = context
  const stored = await openDocument(context, rfq, 'updateRfq', { id: rfqNo, version })
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
  const { fileId, deadlineDate, ...columns } = header
  if (fileId)
    await attachFile(context, { fileId, ownerType: 'RFQ', ownerNo: rfqNo }, files, file_id =>
      tx.updateTable('rfq').set({ file_id }).where('rfq_no', '=', rfqNo).execute(),
    )
  return moveRfq(context, stored, {
    action: 'updateRfq',
    columns: {
      ...columnsFor('rfq', headerFields, columns),
      deadline_dt: deadlineDate === undefined ? null : deadlineOf(deadlineDate),
    },
  })
}
