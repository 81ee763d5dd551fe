import type {
  DeliveryHeaderInput,
  DeliveryLineInput,
  DeliveryProxyHeaderInput,
  TransitionAnswer,
} from '../../../codegen/generated/types'
import { isCodeValue } from '../../../schemas/codes/codeGroups'
import { isDay } from '../../../schemas/shared/calendar'
import type { Transaction } from '../../database/connect'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'
import { attachFile, type FileNote } from '../../document/fileStore'
import { documentNotFound, fieldRefused, refused } from '../../http/failure'
import { type LockedPo, lockPo } from '../order/orderStore'
import { checkFree, type DeliveredLine, joinDelivered, sumOf } from './deliveryLines'
import { deliveryTexts } from './deliveryTexts'
import { openDelivery } from './openDelivery'

export interface DeliveryInput {
  readonly header: DeliveryHeaderInput & Pick<DeliveryProxyHeaderInput, 'deliveryPlace' | 'proxyReason'>
  readonly lines: readonly DeliveryLineInput[]
  readonly files?: readonly FileNote[]
}

export async function unitDecimals(tx: Transaction): Promise<ReadonlyMap<string, number>> {
  const units = await tx.selectFrom('unit').select(['unit_code', 'decimals']).execute()
  return new Map(units.map(unit => [unit.unit_code, unit.decimals]))
}

const textOf = (text: string | undefined) => text?.normalize('NFC').trim() || null

function headerColumns({ order }: LockedPo, header: DeliveryInput['header'], isProxy: boolean) {
  const { deliveryDate, dlvMethod } = header
  if (!isDay(deliveryDate)) throw fieldRefused('deliveryDate', 'dateFormatWrong')
  if (deliveryDate < order.po_date) throw fieldRefused('deliveryDate', deliveryTexts.beforeOrder)
  if (!isCodeValue('DLV_METHOD', dlvMethod)) throw fieldRefused('dlvMethod', 'codeNotAllowed', [dlvMethod])
  const proxy_reason = textOf(header.proxyReason)
  if (isProxy && proxy_reason === null) throw fieldRefused('proxyReason', deliveryTexts.proxyReason)
  return {
    delivery_date: deliveryDate,
    delivery_place: (isProxy ? textOf(header.deliveryPlace) : null) ?? order.delivery_place,
    dlv_method: dlvMethod,
    carrier: textOf(header.carrier),
    tracking_no: textOf(header.trackingNo),
    deliverer: textOf(header.deliverer),
    deliverer_tel: textOf(header.delivererTel),
    stmt_paper_no: textOf(header.stmtPaperNo),
    proxy_reason: isProxy ? proxy_reason : null,
  }
}

/** Orders that something may be delivered of; the others with the reason. */
export function checkOrder(order: LockedPo['order']): void {
  if (order.status === 'ACCEPTED' || order.status === 'PARTIAL') return
  if (order.status === 'SENT') throw refused('acceptFirst', deliveryTexts.acceptFirst)
  throw order.status === 'COMPLETED' || order.status === 'CLOSED'
    ? refused('lineComplete', deliveryTexts.lineComplete)
    : refused('notAccepted', deliveryTexts.notAccepted)
}

/** A draft, of the own company's order or by proxy for a supplier. */
export async function createDelivery(
  context: EventContext,
  input: DeliveryInput,
  isProxy: boolean,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const poNo = input.header.poNo.trim().toUpperCase()
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
  const locked = await lockPo(tx, poNo)
  checkOrder(locked.order)
  const columns = headerColumns(locked, input.header, isProxy)
  const units = await unitDecimals(tx)
  const lines = joinDelivered({ locked, unitDecimals: units, stored: [] }, input.lines)
  checkFree(lines, units)
  const dlvNo = await nextNumber(tx, 'DL', now)
  const { order } = locked
  await tx
    .insertInto('delivery')
    .values({
      ...columns,
      dlv_no: dlvNo,
      po_no: poNo,
      comp_no: order.comp_no,
      section: order.section,
      deptcd: order.deptcd,
      deptnm: order.deptnm,
      receiver: order.receiver ?? order.requester,
      due_date: order.due_date,
      supply_amt: sumOf(lines),
      currency: order.currency,
      proxy_yn: isProxy ? 'Y' : 'N',
      line_cnt: lines.length,
      created_by: actor.userId,
      created_dt: now,
      updated_by: actor.userId,
      updated_dt: now,
    })
    .execute()
  await writeRest(context, dlvNo, poNo, lines, input)
  const action = isProxy ? 'createDeliveryProxy' : 'createDelivery'
  await addEvent(context, { docType: 'DLV', docNo: dlvNo, action, from: null, to: 'DRAFT' })
  return { success: true, docNo: dlvNo, status: 'DRAFT', approvalStatus: 'X', version: 0 }
}

/** What was drafted or sent back is changed; its order stays the one it was begun for. */
export async function updateDelivery(
  context: EventContext,
  { id, version, input }: { readonly id: string; readonly version: number; readonly input: DeliveryInput },
  isProxy: boolean,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const action = isProxy ? 'updateDeliveryProxy' : 'updateDelivery'
  const { delivery, locked } = await openDelivery(context, action, { id, version })
  if (input.header.poNo.trim().toUpperCase() !== delivery.po_no)
    throw fieldRefused('poNo', deliveryTexts.twoOrders)
  checkOrder(locked.order)
  const columns = headerColumns(locked, input.header, isProxy)
  const stored = await tx.selectFrom('delivery_line').select('line_no').where('dlv_no', '=', id).execute()
  const units = await unitDecimals(tx)
  const numbers = stored.map(line => line.line_no)
  const lines = joinDelivered({ locked, unitDecimals: units, stored: numbers }, input.lines)
  checkFree(lines, units)
  await tx
    .updateTable('delivery')
    .set({
      ...columns,
      supply_amt: sumOf(lines),
      line_cnt: lines.length,
      version: delivery.version + 1,
      updated_by: actor.userId,
      updated_dt: now,
    })
    .where('dlv_no', '=', id)
    .execute()
  await tx.deleteFrom('delivery_line').where('dlv_no', '=', id).execute()
  await writeRest(context, id, delivery.po_no, lines, input)
  const { status } = delivery
  await addEvent(context, { docType: 'DLV', docNo: id, action, from: status, to: status })
  return { success: true, docNo: id, status, approvalStatus: 'X', version: delivery.version + 1 }
}

async function writeRest(
  context: EventContext,
  dlvNo: string,
  poNo: string,
  lines: readonly DeliveredLine[],
  { header, files = [] }: DeliveryInput,
): Promise<void> {
  const { tx } = context
  if (lines.length > 0)
    await tx
      .insertInto('delivery_line')
      .values(
        lines.map(({ lineNo, ordered, qty, amt, lotNo, lastYn, bigo }) => ({
          dlv_no: dlvNo,
          line_no: lineNo,
          po_no: poNo,
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
          lot_no: lotNo ?? null,
          last_yn: lastYn,
          bigo: bigo ?? null,
        })),
      )
      .execute()
  if (header.fileId === undefined) return
  await attachFile(context, { fileId: header.fileId, ownerType: 'DLV', ownerNo: dlvNo }, files, file_id =>
    tx.updateTable('delivery').set({ file_id }).where('dlv_no', '=', dlvNo).execute(),
  )
}
