import type { OrderRequestLineInput } from '../../../codegen/generated/types'
import { compareDecimals, multiplyDecimals } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { mostQuantity } from '../../document/columnLimits'
import type { EventContext } from '../../document/documentEvents'
import { lockDocument, moveDocument } from '../../document/documentKind'
import { type Failure, fieldRefused, refused } from '../../http/failure'
import { loi as loiKind } from '../loi/loiKind'
import type { OrderAmounts } from '../order/orderAmounts'
import { orderRequestTexts } from './orderRequestTexts'
import type { RequestedLine } from './requestedLines'

/** An accepted letter of intent out of which is ordered. */
export interface LoiFacts {
  readonly loiNo: string
  readonly compNo: string
  readonly section: string
  readonly deptcd: string
  readonly deptnm: string
  readonly requester: string
  readonly requesterNm: string
  readonly currency: string
  readonly estAmt: string
  readonly estAmtKrw: string
  /** Items by the code that the letter names. */
  readonly itemCodes: readonly (string | null)[]
}

/** The letter behind an order request, asked as the server; undefined where there is none. */
export async function findLoiFacts(tx: Transaction, loiNo: string | null): Promise<LoiFacts | undefined> {
  if (loiNo === null) return undefined
  return runAs(tx, 'all', async () => {
    const loi = await tx.selectFrom('loi').selectAll().where('loi_no', '=', loiNo).executeTakeFirstOrThrow()
    const lines = await tx
      .selectFrom('loi_line')
      .select('item_code')
      .where('loi_no', '=', loiNo)
      .orderBy('line_no')
      .execute()
    return {
      loiNo,
      compNo: loi.comp_no ?? '',
      section: loi.section,
      deptcd: loi.deptcd,
      deptnm: loi.deptnm,
      requester: loi.requester,
      requesterNm: loi.requester_nm,
      currency: loi.currency,
      estAmt: loi.est_amt,
      estAmtKrw: loi.est_amt_krw,
      itemCodes: lines.map(line => line.item_code),
    }
  })
}

/**
 * Assumed: a letter whose order request came to nothing is accepted as before and can be converted again, or its time runs out:
 * nothing was ordered of it, and it always ends converted, expired or canceled (D-25).
 */
export async function releaseLetter(context: EventContext, loiNo: string | null): Promise<void> {
  if (loiNo === null) return
  const stored = await lockDocument(context.tx, loiKind, loiNo)
  if (stored?.status !== 'CONVERTED') return
  await moveDocument(context, loiKind, stored, {
    action: 'orderVoided',
    status: 'ACCEPTED',
    columns: { or_no: null },
  })
}

/** A line that no request asked for: the letter stands in its place, and its amount is what bounds it. */
export function unrequestedLine(line: OrderRequestLineInput, lineNo: number, loi: LoiFacts) {
  const requested: RequestedLine = {
    pr_no: '',
    line_no: lineNo,
    pr_title: '',
    status: '',
    section: loi.section,
    deptcd: loi.deptcd,
    deptnm: loi.deptnm,
    requester: loi.requester,
    requester_nm: loi.requesterNm,
    receiver: null,
    expense_type: null,
    delivery_place: null,
    currency: loi.currency,
    item_code: loi.itemCodes[Math.round(lineNo / 10) - 1] ?? null,
    item_name: line.itemName ?? null,
    spec: line.spec ?? null,
    unit_code: line.unitCode ?? null,
    qty: line.qty ?? '0',
    unit_price: null,
    contract_price: null,
    prev_price: null,
    account_code: null,
    account_name: null,
    cost_center: null,
    cost_center_name: null,
    need_date: null,
    comp_no: null,
    comp_name_kr: null,
    wish_comp_no: null,
    rfq_no: null,
    award_price: null,
    award_currency: null,
    award_pay_term: null,
    line_status: 'OPEN',
    open_qty: mostQuantity,
  }
  return { ...line, lineNo, prLine: '', qty: line.qty ?? '', unitPrice: line.unitPrice ?? '0', requested }
}

interface Ordered extends Pick<OrderAmounts, 'supplyAmt' | 'totalAmtKrw'> {
  readonly currency: string
  readonly compNo: string | undefined
}

/** D-25: at most 110 % of the letter, in its currency where the order has it too, and of its supplier alone. */
export function loiLimitFailure(loi: LoiFacts, { supplyAmt, totalAmtKrw, currency, compNo }: Ordered) {
  const refuse = (): Failure => refused('loiExceeded', orderRequestTexts.loiExceeded)
  if (compNo !== undefined && compNo !== loi.compNo)
    return fieldRefused('compNo', orderRequestTexts.loiSupplier)
  const [ordered, agreed] = currency === loi.currency ? [supplyAmt, loi.estAmt] : [totalAmtKrw, loi.estAmtKrw]
  return compareDecimals(ordered, multiplyDecimals(agreed, '1.1')) > 0 ? refuse() : undefined
}
