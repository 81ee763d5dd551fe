import type {
  OrderRequestHeaderInput,
  OrderRequestLineInput,
  TransitionAnswer,
} from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { isCurrency } from '../../../schemas/shared/money'
import { clean } from '../../document/cleanFields'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'
import { attachFile, type FileNote } from '../../document/fileStore'
import { codeRefused } from '../../http/failure'
import { findRate } from '../../master/exchangeRates'
import { findLoiFacts, type LoiFacts, loiLimitFailure } from './loiOrder'
import { isTaxCode, orderAmounts } from './orderAmounts'
import { joinLines, type OrderLine } from './orderLines'
import { loadOrderReferences } from './orderReferences'
import { draftFailure } from './orderRules'
import { addOrderRequestParties, type OrderRequestRecord } from './orderStore'
import { requestsFollow } from './requestsFollow'

export interface OrderRequestInput {
  readonly header: OrderRequestHeaderInput
  readonly lines: readonly OrderRequestLineInput[]
  readonly files?: readonly FileNote[]
}

interface Place {
  readonly orNo?: string
  readonly draftDay: string
  readonly stored: readonly number[]
  readonly loi?: LoiFacts | undefined
}

/** What a save makes of the input, checked: lines joined with their requests, everything reckoned anew. */
async function prepareOrder({ tx }: EventContext, input: OrderRequestInput, place: Place) {
  const header = { ...clean(input.header), title: input.header.title.normalize('NFC').trim() }
  const { currency, taxCode } = header
  if (!isCurrency(currency)) throw codeRefused('currency', '통화', currency)
  if (!isTaxCode(taxCode)) throw codeRefused('taxCode', '세금코드', taxCode)
  const { orNo, stored, draftDay: today, loi } = place
  const lines = await joinLines({ tx, today, orNo, stored, loi }, input.lines.map(clean))
  const references = await loadOrderReferences(tx, { header, lines })
  const failure = draftFailure({ header, lines }, references)
  if (failure) throw failure
  const rate = await findRate(tx, currency, place.draftDay)
  const amounts = orderAmounts(lines, currency, rate.rate, taxCode)
  const tooMuch = loi && loiLimitFailure(loi, { ...amounts, currency, compNo: header.compNo })
  if (tooMuch) throw tooMuch
  return { header, lines, rate, references, amounts }
}

type Prepared = Awaited<ReturnType<typeof prepareOrder>>

function headerColumns({ header, lines, rate, amounts }: Prepared) {
  return {
    title: header.title,
    pr_no: lines[0]?.requested.pr_no || null,
    rfq_no: lines[0]?.requested.rfq_no ?? null,
    comp_no: header.compNo ?? null,
    receiver: header.receiver ?? null,
    expense_type: header.expenseType ?? null,
    price_basis: header.priceBasis ?? null,
    basis_reason: header.basisReason ?? null,
    currency: header.currency,
    ex_rate: rate.rate,
    rate_date: rate.rateDate,
    supply_amt: amounts.supplyAmt,
    vat_amt: amounts.vatAmt,
    total_amt: amounts.totalAmt,
    total_amt_krw: amounts.totalAmtKrw,
    tax_code: header.taxCode,
    pay_term: header.payTerm ?? null,
    incoterms: header.incoterms ?? null,
    due_date: header.dueDate ?? null,
    delivery_place: header.deliveryPlace ?? null,
    line_cnt: lines.length,
  }
}

function lineColumns(orNo: string, line: OrderLine, amt: string) {
  const { requested } = line
  return {
    or_no: orNo,
    line_no: line.lineNo,
    pr_no: requested.pr_no || null,
    pr_line_no: requested.pr_no ? requested.line_no : null,
    item_code: requested.item_code,
    item_name: line.itemName ?? '',
    spec: line.spec ?? null,
    unit_code: line.unitCode ?? null,
    qty: line.qty,
    unit_price: line.unitPrice,
    amt,
    prev_price: requested.prev_price,
    due_date: line.dueDate ?? null,
    account_code: line.accountCode ?? null,
    cost_center: line.costCenter ?? null,
    bigo: line.bigo ?? null,
  }
}

/** Stores a new order request in DRAFT, for the department of the request of its first line. */
export async function createOrderRequest(
  context: EventContext,
  input: OrderRequestInput,
  loi?: LoiFacts,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const today = koreanDay(now)
  const prepared = await prepareOrder(context, input, { draftDay: today, stored: [], loi })
  const requested = prepared.lines[0]?.requested
  const orNo = await nextNumber(tx, 'OR', now)
  const requester = requested?.requester ?? actor.userId
  await tx
    .insertInto('order_request')
    .values({
      ...headerColumns(prepared),
      or_no: orNo,
      ...(loi ? { order_type: 'LOI', loi_no: loi.loiNo } : {}),
      section: requested?.section ?? actor.section,
      deptcd: requested?.deptcd ?? actor.deptcd,
      deptnm: requested?.deptnm ?? actor.deptnm,
      buyer_id: actor.userId,
      buyer_nm: actor.name,
      requester,
      requester_nm: requested?.requester_nm ?? actor.name,
      req_date: today,
      created_by: actor.userId,
      created_dt: now,
      updated_by: actor.userId,
      updated_dt: now,
    })
    .execute()
  await writeRest(context, orNo, prepared, input)
  await addEvent(context, {
    docType: 'OR',
    docNo: orNo,
    action: 'createOrderRequest',
    from: null,
    to: 'DRAFT',
  })
  await requestsFollow(
    context,
    prepared.lines.flatMap(line => line.requested.pr_no || []),
  )
  return { success: true, docNo: orNo, status: 'DRAFT', approvalStatus: 'N', version: 0 }
}

/** Stores what the buyer changed; amounts are reckoned anew at the rate of the draft date. */
export async function updateOrderRequest(
  context: EventContext,
  stored: OrderRequestRecord,
  storedLines: readonly { readonly line_no: number; readonly pr_no: string | null }[],
  input: OrderRequestInput,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const prepared = await prepareOrder(context, input, {
    orNo: stored.or_no,
    draftDay: stored.req_date,
    stored: storedLines.map(line => line.line_no),
    loi: await findLoiFacts(tx, stored.loi_no),
  })
  const version = stored.version + 1
  await tx
    .updateTable('order_request')
    .set({ ...headerColumns(prepared), version, updated_by: actor.userId, updated_dt: now })
    .where('or_no', '=', stored.or_no)
    .execute()
  await tx.deleteFrom('order_request_line').where('or_no', '=', stored.or_no).execute()
  await writeRest(context, stored.or_no, prepared, input)
  await addEvent(context, {
    docType: 'OR',
    docNo: stored.or_no,
    action: 'updateOrderRequest',
    from: stored.status,
    to: stored.status,
    before: { title: stored.title, totalAmtKrw: stored.total_amt_krw, lineCnt: stored.line_cnt },
    after: {
      title: prepared.header.title,
      totalAmtKrw: prepared.amounts.totalAmtKrw,
      lineCnt: prepared.lines.length,
    },
  })
  await requestsFollow(context, [
    ...storedLines.flatMap(line => line.pr_no ?? []),
    ...prepared.lines.flatMap(line => line.requested.pr_no || []),
  ])
  return {
    success: true,
    docNo: stored.or_no,
    status: stored.status,
    approvalStatus: stored.approval_status,
    version,
  }
}

async function writeRest(
  context: EventContext,
  orNo: string,
  { header, lines, amounts }: Prepared,
  { files = [] }: OrderRequestInput,
): Promise<void> {
  const { tx } = context
  // The policy of lines and files asks whether the document is seen, so its people come first.
  await addOrderRequestParties(tx, orNo, [
    ...lines.map(line => line.requested.requester),
    header.receiver ?? null,
  ])
  if (lines.length > 0)
    await tx
      .insertInto('order_request_line')
      .values(lines.map((line, index) => lineColumns(orNo, line, amounts.lines[index] ?? '0')))
      .execute()
  if (header.fileId === undefined) return
  await attachFile(context, { fileId: header.fileId, ownerType: 'OR', ownerNo: orNo }, files, file_id =>
    tx.updateTable('order_request').set({ file_id }).where('or_no', '=', orNo).execute(),
  )
}
