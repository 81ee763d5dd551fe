import type { TransitionAnswer, WarehousingInspection } from '../../../codegen/generated/types'
import { isCodeValue } from '../../../schemas/codes/codeGroups'
import { isDay } from '../../../schemas/shared/calendar'
import {
  addDecimals,
  compareDecimals,
  decimalPlaces,
  isDecimal,
  sumDecimals,
  trimDecimal,
} from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { isCurrency, lineAmount, toKrw } from '../../../schemas/shared/money'
import type { EventContext } from '../../document/documentEvents'
import { moveDocument, readLines } from '../../document/documentKind'
import { attachFile } from '../../document/fileStore'
import { handOver } from '../../document/handOver'
import { badRequest, fieldRefused, refused } from '../../http/failure'
import { readUnitDecimals } from '../../master/draftReferences'
import { findRate } from '../../master/exchangeRates'
import { followDelivery, supplierDeliveryLink } from './followDelivery'
import { checkOpenPeriod } from './openPeriod'
import { openReceipt } from './openReceipt'
import { checkReceiver, type ReceiptLineRecord, receipt } from './receiptKind'
import { receiptTexts } from './receiptTexts'

type InspectedLine = WarehousingInspection['lines'][number]

interface Judged {
  readonly line: ReceiptLineRecord
  readonly sent: InspectedLine
  readonly amt: string
}

/** REQUESTED, INSPECTED or REJECTED → INSPECTED: what of a delivery is accepted, line by line, at the receipt day's rate. */
export async function inspectReceipt(
  context: EventContext,
  whReqNo: string,
  { version, header, lines: sent, files = [] }: WarehousingInspection,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const { stored, locked } = await openReceipt(context, 'inspectWarehousing', { id: whReqNo, version })
  checkReceiver(actor, stored)
  const { receiptDate } = header
  if (!isDay(receiptDate)) throw fieldRefused('receiptDate', 'dateFormatWrong')
  if (receiptDate > koreanDay(now)) throw fieldRefused('receiptDate', receiptTexts.dateInFuture)
  await checkOpenPeriod(tx, receiptDate, now)
  const { currency } = stored
  if (!isCurrency(currency)) throw badRequest('currency')
  const lines = await readLines(tx, receipt, whReqNo)
  const units = await readUnitDecimals(tx)
  const judged = lines.map((line, index): Judged => {
    const own = sent.find(one => one.lineNo === line.line_no)
    if (!own) throw refused('notInspected', receiptTexts.notInspected)
    checkLine(line, own, index + 1, units)
    return { line, sent: own, amt: lineAmount(own.acceptQty, line.unit_price, currency) }
  })
  if (sent.some(one => !lines.some(line => line.line_no === one.lineNo)))
    throw refused('lineUnknown', receiptTexts.lineUnknown)
  const result = resultOf(judged)
  if (header.inspectResult !== undefined && header.inspectResult !== result)
    throw fieldRefused('inspectResult', receiptTexts.resultDiffers)
  const { rate } = await findRate(tx, currency, receiptDate)
  const amount = sumDecimals(judged.map(({ amt }) => amt))
  for (const { line, sent: own, amt } of judged) {
    const isRejected = compareDecimals(own.rejectQty, '0') > 0
    await tx
      .updateTable('warehousing_line')
      .set({
        accept_qty: own.acceptQty,
        reject_qty: own.rejectQty,
        reject_reason: isRejected ? (own.rejectReason ?? null) : null,
        reject_memo: isRejected ? (own.rejectMemo?.trim() ?? null) : null,
        amt,
      })
      .where('wh_req_no', '=', whReqNo)
      .where('line_no', '=', line.line_no)
      .execute()
  }
  const fileId = header.fileId?.trim() || null
  const answer = await moveDocument(context, receipt, stored, {
    action: 'inspectWarehousing',
    status: 'INSPECTED',
    approvalStatus: stored.status === 'REJECTED' ? stored.approval_status : 'N',
    columns: {
      receipt_date: receiptDate,
      inspect_result: result,
      inspect_memo: header.inspectMemo?.trim() || null,
      inspector: actor.userId,
      ex_rate: rate,
      accepted_amt: amount,
      accepted_amt_krw: toKrw(amount, currency, rate),
    },
  })
  if (fileId !== null) {
    await attachFile(context, { fileId, ownerType: 'WH', ownerNo: whReqNo }, files, file_id =>
      tx.updateTable('warehousing').set({ file_id }).where('wh_req_no', '=', whReqNo).execute(),
    )
  }
  const { dlv_no: dlvNo } = stored
  await followDelivery(context, dlvNo, { from: 'SHIPPED', action: 'inspectWarehousing', status: 'RECEIVING' })
  if (result !== 'PASS' && stored.status === 'REQUESTED')
    await handOver(context, {
      companies: [locked.order.comp_no],
      title: `검수에서 불합격 수량이 있습니다. ${locked.order.title} (${dlvNo ?? whReqNo})`,
      link: supplierDeliveryLink(dlvNo),
    })
  return answer
}

function checkLine(
  { dlv_qty, unit_code }: ReceiptLineRecord,
  { acceptQty, rejectQty, rejectReason, rejectMemo }: InspectedLine,
  row: number,
  units: ReadonlyMap<string, number>,
): void {
  for (const [field, qty] of [
    ['acceptQty', acceptQty],
    ['rejectQty', rejectQty],
  ] as const) {
    if (!isDecimal(qty)) throw fieldRefused(field, 'notNumeric', [], row)
    if (compareDecimals(qty, '0') < 0) throw fieldRefused(field, receiptTexts.qtyNegative, [], row)
    const places = units.get(unit_code ?? '') ?? 3
    if (decimalPlaces(qty) > places)
      throw fieldRefused(field, receiptTexts.unitDecimals, [unit_code ?? '', places], row)
  }
  if (compareDecimals(addDecimals(acceptQty, rejectQty), dlv_qty) !== 0)
    throw fieldRefused('acceptQty', receiptTexts.sumDiffers, [trimDecimal(dlv_qty)], row)
  if (compareDecimals(rejectQty, '0') === 0) return
  if (rejectReason === undefined) throw fieldRefused('rejectReason', receiptTexts.reasonMissing, [], row)
  if (!isCodeValue('REJECT_REASON', rejectReason))
    throw fieldRefused('rejectReason', 'codeNotAllowed', [rejectReason], row)
  if ((rejectMemo?.trim() ?? '') === '') throw fieldRefused('rejectMemo', receiptTexts.reasonMissing, [], row)
}

function resultOf(judged: readonly Judged[]): 'PASS' | 'PART' | 'FAIL' {
  const isSome = (qty: string) => compareDecimals(qty, '0') > 0
  if (!judged.some(({ sent }) => isSome(sent.rejectQty))) return 'PASS'
  return judged.some(({ sent }) => isSome(sent.acceptQty)) ? 'PART' : 'FAIL'
}
