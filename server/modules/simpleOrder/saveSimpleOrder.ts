import type {
  SimpleOrderHeaderInput,
  SimpleOrderLineInput,
  TransitionAnswer,
} from '../../../codegen/generated/types'
import { addDecimals, sumDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { isTaxCode, lineAmount, vatOf } from '../../../schemas/shared/money'
import { clean } from '../../document/cleanFields'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'
import { attachFile, type FileNote } from '../../document/fileStore'
import { present } from '../../document/givenFields'
import { numbersOf } from '../../document/lineNumbers'
import { codeRefused } from '../../http/failure'
import { loadSimpleOrderReferences } from './simpleOrderReferences'
import { draftFailure } from './simpleOrderRules'
import { addSimpleOrderParties, type SimpleOrderLineRecord, type SimpleOrderRecord } from './simpleOrderStore'

export interface SimpleOrderInput {
  readonly header: SimpleOrderHeaderInput
  readonly lines: readonly SimpleOrderLineInput[]
  readonly files?: readonly FileNote[]
}

async function prepare({ tx, now }: EventContext, input: SimpleOrderInput) {
  const header = { ...clean(input.header), title: input.header.title.normalize('NFC').trim() }
  const { taxCode } = header
  if (!isTaxCode(taxCode)) throw codeRefused('taxCode', '세금코드', taxCode)
  const sent = input.lines.map(clean)
  const references = await loadSimpleOrderReferences(tx, { header, lines: sent }, koreanDay(now))
  const failure = draftFailure({ header, lines: sent }, references)
  if (failure) throw failure
  const lines = sent.map(line => {
    const agreed = references.agreed.get(line.itemCode ?? '')
    const unitPrice = line.unitPrice ?? agreed?.price ?? '0'
    const amt = lineAmount(line.qty ?? '0', unitPrice, 'KRW')
    return { ...line, unitPrice, amt, priceBasis: agreed?.basis ?? 'NEGO' }
  })
  const supplyAmt = sumDecimals(lines.map(line => line.amt))
  const vatAmt = vatOf(supplyAmt, taxCode)
  return { header, lines, supplyAmt, vatAmt, totalAmt: addDecimals(supplyAmt, vatAmt) }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

const headerColumns = ({ header, lines, supplyAmt, vatAmt, totalAmt }: Prepared) => ({
  title: header.title,
  comp_no: header.compNo ?? null,
  receiver: header.receiver ?? null,
  expense_type: header.expenseType ?? null,
  tax_code: header.taxCode,
  due_date: header.dueDate ?? null,
  delivery_place: header.deliveryPlace ?? null,
  reason: header.reason ?? null,
  supply_amt: supplyAmt,
  vat_amt: vatAmt,
  total_amt: totalAmt,
  line_cnt: lines.length,
})

/** Stores a new simple order in DRAFT, of whoever needs it himself. */
export async function createSimpleOrder(
  context: EventContext,
  input: SimpleOrderInput,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const prepared = await prepare(context, input)
  const soNo = await nextNumber(tx, 'SO', now)
  await tx
    .insertInto('simple_order')
    .values({
      ...headerColumns(prepared),
      so_no: soNo,
      section: actor.section,
      deptcd: actor.deptcd,
      deptnm: actor.deptnm,
      requester: actor.userId,
      requester_nm: actor.name,
      req_date: koreanDay(now),
      created_by: actor.userId,
      created_dt: now,
      updated_by: actor.userId,
      updated_dt: now,
    })
    .execute()
  await writeRest(context, soNo, prepared, input, { requester: actor.userId, stored: [] })
  await addEvent(context, {
    docType: 'SO',
    docNo: soNo,
    action: 'createSimpleOrder',
    from: null,
    to: 'DRAFT',
  })
  return { success: true, docNo: soNo, status: 'DRAFT', approvalStatus: 'N', version: 0 }
}

/** Stores what the requester changed; amounts are reckoned anew. */
export async function updateSimpleOrder(
  context: EventContext,
  stored: SimpleOrderRecord,
  storedLines: readonly SimpleOrderLineRecord[],
  input: SimpleOrderInput,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const prepared = await prepare(context, input)
  const version = stored.version + 1
  await tx
    .updateTable('simple_order')
    .set({ ...headerColumns(prepared), version, updated_by: actor.userId, updated_dt: now })
    .where('so_no', '=', stored.so_no)
    .execute()
  await tx.deleteFrom('simple_order_line').where('so_no', '=', stored.so_no).execute()
  await writeRest(context, stored.so_no, prepared, input, {
    requester: stored.requester,
    stored: storedLines.map(line => line.line_no),
  })
  await addEvent(context, {
    docType: 'SO',
    docNo: stored.so_no,
    action: 'updateSimpleOrder',
    from: stored.status,
    to: stored.status,
    before: { title: stored.title, supplyAmt: stored.supply_amt },
    after: { title: prepared.header.title, supplyAmt: prepared.supplyAmt },
  })
  const { status, approval_status: approvalStatus } = stored
  return { success: true, docNo: stored.so_no, status, approvalStatus, version }
}

async function writeRest(
  context: EventContext,
  soNo: string,
  { header, lines }: Prepared,
  { files = [] }: SimpleOrderInput,
  { requester, stored }: { readonly requester: string; readonly stored: readonly number[] },
): Promise<void> {
  const { tx } = context
  // The policies of lines and files ask whether the document is seen, so its people come first.
  await addSimpleOrderParties(tx, soNo, [requester, header.receiver ?? null])
  const numbers = numbersOf(lines, stored)
  if (lines.length > 0)
    await tx
      .insertInto('simple_order_line')
      .values(
        lines.map((line, index) => ({
          so_no: soNo,
          line_no: numbers[index] ?? index + 1,
          item_code: line.itemCode ?? null,
          item_name: line.itemName ?? '',
          spec: line.spec ?? null,
          unit_code: line.unitCode ?? null,
          qty: line.qty ?? '0',
          unit_price: line.unitPrice,
          amt: line.amt,
          price_basis: line.priceBasis,
          account_code: line.accountCode ?? null,
          cost_center: line.costCenter ?? null,
          bigo: line.bigo ?? null,
        })),
      )
      .execute()
  if (header.fileId === undefined) return
  await attachFile(context, { fileId: header.fileId, ownerType: 'SO', ownerNo: soNo }, files, file_id =>
    tx.updateTable('simple_order').set({ file_id }).where('so_no', '=', soNo).execute(),
  )
}

/** A stored simple order as it would be sent again. */
export function storedSimpleOrder(
  stored: SimpleOrderRecord,
  lines: readonly SimpleOrderLineRecord[],
): Pick<SimpleOrderInput, 'header' | 'lines'> {
  return {
    header: {
      title: stored.title,
      taxCode: stored.tax_code,
      ...present({
        compNo: stored.comp_no,
        receiver: stored.receiver,
        expenseType: stored.expense_type,
        dueDate: stored.due_date,
        deliveryPlace: stored.delivery_place,
        reason: stored.reason,
      }),
    },
    lines: lines.map(line => ({
      lineNo: line.line_no,
      qty: trimDecimal(line.qty),
      unitPrice: trimDecimal(line.unit_price),
      ...present({
        itemCode: line.item_code,
        itemName: line.item_name,
        spec: line.spec,
        unitCode: line.unit_code,
        accountCode: line.account_code,
        costCenter: line.cost_center,
        bigo: line.bigo,
      }),
    })),
  }
}
