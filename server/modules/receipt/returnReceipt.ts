import type { TransitionAnswer, WarehousingReturn } from '../../../codegen/generated/types'
import {
  addDecimals,
  compareDecimals,
  decimalPlaces,
  isDecimal,
  negateDecimal,
  subtractDecimals,
  sumDecimals,
  trimDecimal,
} from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { isCurrency, lineAmount, toKrw } from '../../../schemas/shared/money'
import { warehousingWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { addReaders, linkOf, moveDocument, readLines } from '../../document/documentKind'
import { nextNumber } from '../../document/documentNumber'
import { handOver } from '../../document/handOver'
import { reasonOf } from '../../document/reasonOf'
import { badRequest, fieldRefused, refused } from '../../http/failure'
import { checkCompany } from '../../master/companySteps'
import { readUnitDecimals } from '../../master/draftReferences'
import { releaseCandidates } from '../asset/receivedAssets'
import { recountOrder } from '../order/recountOrder'
import { nextGrNumber } from './confirmReceipt'
import { supplierDeliveryLink } from './followDelivery'
import { openReceipt } from './openReceipt'
import { checkNoReturn, type ReceiptLineRecord, type ReceiptRecord, receipt } from './receiptKind'
import { receiptTexts } from './receiptTexts'

interface Returned {
  readonly line: ReceiptLineRecord
  readonly qty: string
}

/**
 * Goods go back: a receipt of its own with quantities below zero, confirmed at once. What has not been settled is settled
 * less; what was settled and posted comes off a later settlement or is credited by a slip (domain 3.3). So each settlement
 * has a return of its own, and what is not settled another.
 */
export async function returnReceipt(
  context: EventContext,
  whReqNo: string,
  { version, reason, lines: sent }: WarehousingReturn,
): Promise<TransitionAnswer> {
  const { tx } = context
  const said = reasonOf(warehousingWorkflow, 'returnWarehousing', reason)
  const { stored, locked } = await openReceipt(context, 'returnWarehousing', { id: whReqNo, version })
  checkNoReturn(stored)
  await checkCompany(tx, stored.comp_no, 'deliver')
  const returned = await judgeReturn(tx, await readLines(tx, receipt, whReqNo), sent)
  const numbers: string[] = []
  for (const adjNo of new Set(returned.map(({ line }) => line.adj_no))) {
    const together = returned.filter(({ line }) => line.adj_no === adjNo)
    numbers.push(await writeReturn(context, stored, together, adjNo !== null))
  }
  const [rtNo = ''] = numbers
  for (const { line, qty } of returned) {
    const back = addDecimals(line.return_qty, qty)
    await runAs(tx, 'all', () =>
      releaseCandidates(context, whReqNo, line.line_no, subtractDecimals(line.accept_qty, back)),
    )
    await tx
      .updateTable('warehousing_line')
      .set({ return_qty: back })
      .where('wh_req_no', '=', whReqNo)
      .where('line_no', '=', line.line_no)
      .execute()
  }
  const isAll = (await readLines(tx, receipt, whReqNo)).every(
    line => compareDecimals(line.return_qty, line.accept_qty) >= 0,
  )
  const answer = await moveDocument(context, receipt, stored, {
    action: 'returnWarehousing',
    status: isAll ? 'RETURNED' : 'CONFIRMED',
    reason: `${said} (${numbers.join(', ')})`,
  })
  await recountOrder(context, locked, { action: 'whReversed' })
  await handOver(context, {
    people: [stored.receiver, locked.order.buyer_id],
    title: `반품되었습니다. ${locked.order.title} (${rtNo})`,
    link: linkOf(receipt, rtNo),
  })
  await handOver(context, {
    companies: [locked.order.comp_no],
    title: `반품되었습니다. ${locked.order.title} (사유: ${said})`,
    link: supplierDeliveryLink(stored.dlv_no),
  })
  return answer
}

async function judgeReturn(
  tx: Transaction,
  stored: readonly ReceiptLineRecord[],
  sent: WarehousingReturn['lines'],
): Promise<readonly Returned[]> {
  const units = await readUnitDecimals(tx)
  const returned = stored.flatMap((line, index): Returned[] => {
    const row = index + 1
    const own = sent.find(one => one.lineNo === line.line_no)
    if (!own) return []
    if (!isDecimal(own.qty)) throw fieldRefused('qty', 'notNumeric', [], row)
    const order = compareDecimals(own.qty, '0')
    if (order < 0) throw fieldRefused('qty', receiptTexts.qtyNegative, [], row)
    if (order === 0) return []
    const places = units.get(line.unit_code ?? '') ?? 3
    if (decimalPlaces(own.qty) > places)
      throw fieldRefused('qty', receiptTexts.unitDecimals, [line.unit_code ?? '', places], row)
    const free = subtractDecimals(line.accept_qty, line.return_qty)
    if (compareDecimals(own.qty, free) > 0)
      throw fieldRefused('qty', receiptTexts.returnTooMuch, [trimDecimal(free)], row)
    return [{ line, qty: own.qty }]
  })
  if (sent.some(one => !stored.some(line => line.line_no === one.lineNo)))
    throw refused('lineUnknown', receiptTexts.lineUnknown)
  if (returned.length === 0) throw refused('nothingReturned', receiptTexts.nothingReturned)
  await checkSettlements(tx, returned)
  return returned
}

/** What is being settled just now can neither be settled less nor be taken off a later settlement. */
async function checkSettlements(tx: Transaction, returned: readonly Returned[]): Promise<void> {
  const numbers = [...new Set(returned.flatMap(({ line }) => line.adj_no ?? []))]
  if (numbers.length === 0) return
  const open = await runAs(tx, 'all', () =>
    tx
      .selectFrom('adjustment')
      .select('adj_no')
      .where('adj_no', 'in', numbers)
      .where('status', 'not in', ['POSTED', 'PAID'])
      .execute(),
  )
  if (open.length > 0) throw refused('settling', receiptTexts.settling)
}

async function writeReturn(
  context: EventContext,
  original: ReceiptRecord,
  returned: readonly Returned[],
  isSettled: boolean,
): Promise<string> {
  const { tx, actor, now } = context
  const { currency } = original
  if (!isCurrency(currency)) throw badRequest('currency')
  const today = koreanDay(now)
  const rtNo = await nextNumber(tx, 'WR', now)
  const amounts = returned.map(({ line, qty }) => negateDecimal(lineAmount(qty, line.unit_price, currency)))
  const amount = sumDecimals(amounts)
  await runAs(tx, 'all', async () => {
    const { version: _version, ...kept } = original
    await tx
      .insertInto('warehousing')
      .values({
        ...kept,
        wh_req_no: rtNo,
        wh_app_no: await nextNumber(tx, 'WA', now),
        wh_type: 'RT',
        org_wh_req_no: original.wh_req_no,
        wh_req_date: today,
        receipt_date: today,
        inspect_due: null,
        inspect_result: null,
        inspect_memo: null,
        inspector: actor.userId,
        submitter: actor.userId,
        accepted_amt: amount,
        // At the rate of the receipt: what was owed for these goods is owed no more.
        accepted_amt_krw: toKrw(amount, currency, original.ex_rate),
        gr_doc_no: await nextGrNumber(tx),
        adj_yn: 'N',
        settle_yn: isSettled ? 'Y' : 'N',
        file_id: null,
        approval_status: 'X',
        last_deci_dt: now,
        status: 'CONFIRMED',
        created_by: actor.userId,
        created_dt: now,
        updated_by: actor.userId,
        updated_dt: now,
      })
      .execute()
    await tx
      .insertInto('warehousing_line')
      .values(
        returned.map(({ line, qty }, index) => ({
          ...line,
          wh_req_no: rtNo,
          dlv_qty: negateDecimal(qty),
          accept_qty: negateDecimal(qty),
          reject_qty: '0',
          reject_reason: null,
          reject_memo: null,
          return_qty: '0',
          amt: amounts[index] ?? '0',
          adj_no: null,
        })),
      )
      .execute()
    await addReaders(tx, receipt, rtNo, [original.requester, original.receiver])
    await addEvent(context, {
      docType: 'WH',
      docNo: rtNo,
      action: 'returnWarehousing',
      from: null,
      to: 'CONFIRMED',
    })
  })
  return rtNo
}
