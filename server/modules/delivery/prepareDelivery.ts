import { isCodeValue } from '../../../schemas/codes/codeGroups'
import { isDay } from '../../../schemas/shared/calendar'
import { sumDecimals } from '../../../schemas/shared/decimal'
import type { EventContext } from '../../document/documentEvents'
import type { Prepared } from '../../document/documentParts'
import { documentNotFound, fieldRefused, refused } from '../../http/failure'
import { checkCompany } from '../../master/companySteps'
import { readUnitDecimals } from '../../master/draftReferences'
import { type LockedPo, lockPo } from '../order/orderStore'
import type { DeliveryDraft, DeliveryRecord } from './deliveryKind'
import { checkFree, type DeliveredLine, joinDelivered } from './deliveryLines'
import { deliveryTexts } from './deliveryTexts'

type Prepare = (context: EventContext, draft: DeliveryDraft, stored?: DeliveryRecord) => Promise<Prepared>

/** A draft for the own company's order. */
export const prepareDelivery: Prepare = (context, draft, stored) => prepare(context, draft, stored, false)

/** A draft that staff register for a supplier, and say why. */
export const prepareProxyDelivery: Prepare = (context, draft, stored) => {
  if (stored) checkProxy(stored)
  return prepare(context, draft, stored, true)
}

export function checkProxy({ proxy_yn }: DeliveryRecord): void {
  if (proxy_yn !== 'Y') throw refused('proxyOnly', deliveryTexts.proxyOnly)
}

async function prepare(
  context: EventContext,
  { header, lines }: DeliveryDraft,
  stored: DeliveryRecord | undefined,
  isProxy: boolean,
): Promise<Prepared> {
  const { tx } = context
  const locked = await orderOf(context, header.poNo.trim().toUpperCase(), stored, isProxy)
  const { order } = locked
  checkOrder(order)
  await checkCompany(tx, order.comp_no, 'deliver')
  checkHeader(order, header, isProxy)
  const units = await readUnitDecimals(tx)
  const joined = joinDelivered(locked, units, lines)
  const delivered = joined.flatMap(line => line ?? [])
  checkFree(delivered, units)
  return {
    header: {
      po_no: order.po_no,
      delivery_place: (isProxy ? header.deliveryPlace : undefined) ?? order.delivery_place,
      supply_amt: sumDecimals(['0', ...delivered.map(({ amt }) => amt)]),
      line_cnt: delivered.length,
      ...(stored ? {} : { ...columnsOfOrder(order), proxy_yn: isProxy ? 'Y' : 'N' }),
    },
    lines: joined.map(line => line && columnsOfLine(line)),
  }
}

/** The order that is delivered, locked; it stays the one that the delivery was begun for. */
async function orderOf(
  { tx, actor }: EventContext,
  poNo: string,
  stored: DeliveryRecord | undefined,
  isProxy: boolean,
): Promise<LockedPo> {
  if (stored && poNo !== stored.po_no) throw fieldRefused('poNo', deliveryTexts.twoOrders)
  if (stored) return lockPo(tx, poNo)
  const seen = await tx
    .selectFrom('po')
    .select('receiver')
    .where('po_no', '=', poNo)
    .where('order_type', '<>', 'TEST')
    .executeTakeFirst()
  if (!seen)
    throw actor.scope === 'all'
      ? fieldRefused('poNo', deliveryTexts.orderUnknown)
      : documentNotFound(actor.scope)
  // Domain 3.15: a user of group 30 registers for the orders that he receives himself.
  if (isProxy && actor.group === '30' && seen.receiver !== actor.userId)
    throw refused('notReceiver', deliveryTexts.notReceiver)
  return lockPo(tx, poNo)
}

/** Orders that something may be delivered of; the others with the reason. */
export function checkOrder({ status }: LockedPo['order']): void {
  if (status === 'ACCEPTED' || status === 'PARTIAL') return
  if (status === 'SENT') throw refused('acceptFirst', deliveryTexts.acceptFirst)
  throw status === 'COMPLETED' || status === 'CLOSED'
    ? refused('lineComplete', deliveryTexts.lineComplete)
    : refused('notAccepted', deliveryTexts.notAccepted)
}

function checkHeader(order: LockedPo['order'], header: DeliveryDraft['header'], isProxy: boolean): void {
  const { deliveryDate, dlvMethod, proxyReason } = header
  if (!isDay(deliveryDate)) throw fieldRefused('deliveryDate', 'dateFormatWrong')
  if (deliveryDate < order.po_date) throw fieldRefused('deliveryDate', deliveryTexts.beforeOrder)
  if (!isCodeValue('DLV_METHOD', dlvMethod)) throw fieldRefused('dlvMethod', 'codeNotAllowed', [dlvMethod])
  if (isProxy && proxyReason === undefined) throw fieldRefused('proxyReason', deliveryTexts.proxyReason)
}

const columnsOfOrder = (order: LockedPo['order']) => ({
  comp_no: order.comp_no,
  section: order.section,
  deptcd: order.deptcd,
  deptnm: order.deptnm,
  receiver: order.receiver ?? order.requester,
  due_date: order.due_date,
  currency: order.currency,
})

const columnsOfLine = ({ ordered, qty, amt, lastYn }: DeliveredLine) => ({
  po_no: ordered.po_no,
  po_line_no: ordered.line_no,
  item_code: ordered.item_code,
  item_name: ordered.item_name,
  spec: ordered.spec,
  unit_code: ordered.unit_code,
  po_qty: ordered.qty,
  remain_qty: ordered.remain_qty,
  qty,
  unit_price: ordered.unit_price,
  amt,
  last_yn: lastYn,
})
