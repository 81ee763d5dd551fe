import { sql } from 'kysely'
import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { compareDecimals, decimalPlaces } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { unitPriceDecimals } from '../../../schemas/shared/money'
import { tooLarge } from '../../document/columnLimits'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { currencyOf } from '../../document/draftFailure'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { conflict, decimalsRefused, documentNotFound, fieldRefused, refused } from '../../http/failure'
import { findRate } from '../../master/exchangeRates'
import { orderAmounts } from './orderAmounts'
import { findOrder, lockPo } from './orderStore'
import { orderTexts } from './orderTexts'
import { placeOrder } from './placeOrder'
import { testOrderTexts } from './testOrderTexts'

type Asked = OperationRequests['createTestPo']['body']['header']

/** States in which it can be deleted: nobody works by it. */
const deletable = ['SENT', 'DECLINED', 'CANCELED']
const shortestTitle = 2

/**
 * An order that only tries the way to the supplier: his portal, his mail and the transfer. It always waits for him, and
 * is counted nowhere. With `failYn` the transfer fails as that of an order would: nothing is left of it.
 */
export async function createTestOrder(context: EventContext, asked: Asked): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const currency = currencyOf(asked)
  const title = asked.title.normalize('NFC').trim()
  if ([...title].length < shortestTitle) throw fieldRefused('title', testOrderTexts.titleTooShort)
  const today = koreanDay(now)
  if (asked.dueDate < today) throw fieldRefused('dueDate', orderTexts.dueDatePast)
  checkNumber('qty', asked.qty, 3)
  checkNumber('unitPrice', asked.unitPrice, unitPriceDecimals)
  const company = await companyOf(context, asked.compNo)
  const item = await tx
    .selectFrom('item')
    .select(['item_code', 'item_name', 'spec', 'unit_code'])
    .where('item_code', '=', asked.itemCode)
    .executeTakeFirst()
  if (!item) throw fieldRefused('itemCode', 'codeNotAllowed', [asked.itemCode])
  if (asked.failYn === 'Y') throw refused('transferFailed', testOrderTexts.transferFailed)
  const taxCode = currency === 'KRW' ? 'V1' : 'V5'
  const { rate } = await findRate(tx, currency, today)
  const line = { qty: asked.qty, unitPrice: asked.unitPrice }
  const amounts = orderAmounts([line], currency, rate, taxCode)
  const poNo = await placeOrder(context, {
    ...{ title, order_type: 'TEST', source_no: null, pr_no: null, comp_no: asked.compNo, forward_yn: 'Y' },
    ...{ section: actor.section, deptcd: actor.deptcd, deptnm: actor.deptnm },
    ...{ buyer_id: actor.userId, requester: actor.userId, receiver: actor.userId, expense_type: 'EXP' },
    ...{ currency, ex_rate: rate, tax_code: taxCode, pay_term: company.pay_term, incoterms: null },
    ...amounts,
    ...{ due_date: asked.dueDate, delivery_place: null },
    lines: [
      {
        ...item,
        ...{ line_no: 10, pr_no: null, pr_line_no: null, account_code: null, cost_center: null, bigo: null },
        ...{ qty: asked.qty, unit_price: asked.unitPrice, amt: amounts.supply_amt, due_date: asked.dueDate },
      },
    ],
  })
  return { success: true, docNo: poNo, status: 'SENT', approvalStatus: 'N', version: 0 }
}

function checkNumber(field: 'qty' | 'unitPrice', value: string, places: number): void {
  if (compareDecimals(value, '0') <= 0) throw fieldRefused(field, testOrderTexts.nothing)
  if (decimalPlaces(value) > places) throw decimalsRefused(field, places)
  const large = tooLarge(field === 'qty' ? 'quantity' : 'price', field, value)
  if (large) throw large
}

/** A supplier whose people can look at the order in their portal. */
async function companyOf({ tx }: EventContext, compNo: string) {
  const company = await tx
    .selectFrom('company')
    .select(['pay_term'])
    .where('comp_no', '=', compNo)
    .executeTakeFirst()
  if (!company) throw fieldRefused('compNo', 'companyUnknown')
  const user = await tx
    .selectFrom('ext_user')
    .select('user_id')
    .where('comp_no', '=', compNo)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!user) throw fieldRefused('compNo', testOrderTexts.noUser)
  return company
}

/** Only a test goes away, and only until its supplier works by it. */
export async function deleteTestOrder(context: EventContext, { id, version }: DocumentKey): Promise<void> {
  const { tx, actor } = context
  const order = (await findOrder(tx, id)) && (await lockPo(tx, id)).order
  if (order?.order_type !== 'TEST') throw documentNotFound(actor.scope)
  if (!deletable.includes(order.status)) throw conflict(testOrderTexts.accepted)
  checkVersion(order.version, version)
  await addEvent(context, {
    docType: 'PO',
    docNo: id,
    action: 'deleteTestPo',
    from: order.status,
    to: null,
    before: { title: order.title, totalAmt: order.total_amt },
  })
  await sql`delete from po where po_no = ${id}`.execute(tx)
}
