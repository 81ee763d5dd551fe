import type { TransitionAnswer } from '../../../codegen/generated/types'
import { missingFields, type Workflow } from '../../../schemas/workflow/workflow'
import type { Transaction } from '../../database/connect'
import { sentAgain } from '../../document/columns'
import type { EventContext } from '../../document/documentEvents'
import { linkOf, moveDocument, readLines } from '../../document/documentKind'
import { sentFields } from '../../document/documentWork'
import { handOver } from '../../document/handOver'
import { missingFailure } from '../../document/missingFailure'
import { fieldRefused, refused } from '../../http/failure'
import { readUnitDecimals } from '../../master/draftReferences'
import { type LockedPo, lockPo } from '../order/orderStore'
import { recountOrder } from '../order/recountOrder'
import { type DeliveryLineRecord, type DeliveryRecord, delivery, proxyDelivery } from './deliveryKind'
import { checkFree } from './deliveryLines'
import { deliveryTexts } from './deliveryTexts'
import { checkOrder, checkProxy } from './prepareDelivery'

/** What follows in receipts, which know deliveries: nothing here knows them. */
export interface ReceiptSteps {
  /** Asks the receiver to inspect what is on its way; answers the number of the receipt. */
  readonly request: (
    context: EventContext,
    shipped: DeliveryRecord,
    lines: readonly DeliveryLineRecord[],
    locked: LockedPo,
  ) => Promise<string>
  /** Refuses when somebody has begun to inspect. */
  readonly withdraw: (context: EventContext, whReqNo: string, reason: string) => Promise<void>
}

type Step = (context: EventContext, stored: DeliveryRecord, reason?: string) => Promise<TransitionAnswer>

export const receiverOf = ({ receiver, requester }: LockedPo['order']): string => receiver ?? requester

/** SHIPPED → CANCELED, as long as nobody has begun to inspect; the quantity is free again. */
export const cancelDelivery =
  ({ withdraw }: ReceiptSteps): Step =>
  async (context, stored, reason = '') => {
    const locked = await lockPo(context.tx, stored.po_no)
    const { order } = locked
    if (stored.wh_req_no !== null) await withdraw(context, stored.wh_req_no, reason)
    const change = { action: 'cancelDelivery', status: 'CANCELED', reason }
    const answer = await moveDocument(context, delivery, stored, change)
    await recountOrder(context, locked)
    await handOver(context, {
      people: [receiverOf(order)],
      title: `협력사가 납품을 취소했습니다. ${order.title} (${stored.dlv_no})`,
      link: linkOf(delivery, stored.dlv_no),
    })
    return answer
  }

export const shipDelivery =
  (receipts: ReceiptSteps): Step =>
  (context, stored) =>
    ship(context, stored, receipts, { action: 'shipDelivery', workflow: delivery.workflow })

export const shipProxyDelivery =
  (receipts: ReceiptSteps): Step =>
  async (context, stored) => {
    checkProxy(stored)
    const its = { action: 'shipDeliveryProxy', workflow: proxyDelivery.workflow, isProxy: true }
    const answer = await ship(context, stored, receipts, its)
    const { order } = await lockPo(context.tx, stored.po_no)
    if (order.forward_yn === 'Y')
      await handOver(context, {
        companies: [order.comp_no],
        title: `납품이 대리등록되었습니다. ${order.title} (${stored.dlv_no})`,
        link: `/cyber/deliverEdit?dlvNo=${stored.dlv_no}`,
      })
    return answer
  }

interface Shipping {
  readonly action: string
  readonly workflow: Workflow
  readonly isProxy?: boolean
}

/** DRAFT or REJECTED → SHIPPED: the receiver is asked to inspect what is on its way. */
async function ship(
  context: EventContext,
  stored: DeliveryRecord,
  receipts: ReceiptSteps,
  shipping: Shipping,
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const locked = await lockPo(tx, stored.po_no)
  const lines = await readLines(tx, delivery, stored.dlv_no)
  await checkShipping(tx, stored, lines, locked, shipping)
  const whReqNo = await receipts.request(context, stored, lines, locked)
  const answer = await moveDocument(context, delivery, stored, {
    action: shipping.action,
    status: 'SHIPPED',
    columns: { wh_req_no: whReqNo, shipped_dt: now.toISOString(), reject_reason: null },
  })
  await recountOrder(context, locked)
  await handOver(context, {
    people: [receiverOf(locked.order)],
    title: `납품이 통보되었습니다. 검수해 주세요. ${locked.order.title} (${whReqNo})`,
    link: `/warehousingList?whReqNo=${whReqNo}`,
  })
  return answer
}

async function checkShipping(
  tx: Transaction,
  stored: DeliveryRecord,
  lines: readonly DeliveryLineRecord[],
  { order, lines: ordered }: LockedPo,
  { workflow, isProxy = false }: Shipping,
): Promise<void> {
  if (lines.length === 0) throw refused('noLines', deliveryTexts.noLines)
  checkOrder(order)
  if (stored.dlv_method === 'PARCEL' && stored.tracking_no === null)
    throw fieldRefused('trackingNo', deliveryTexts.trackingMissing)
  const header = sentAgain(sentFields('createDeliveryProxy').sentHeader, stored)
  const requirement = workflow.requirements.shipping
  const [missing] = requirement ? missingFields(requirement, { header, lines: [...lines] }) : []
  if (missing) throw missingFailure('createDeliveryProxy')(missing.field)
  if (stored.delivery_date < order.po_date) throw fieldRefused('deliveryDate', deliveryTexts.beforeOrder)
  const hasFiles = stored.file_id !== null && (await isFilled(tx, stored.file_id))
  if (isProxy && !hasFiles) throw fieldRefused('fileId', deliveryTexts.statementFileMissing)
  if (!isProxy && !hasFiles && stored.stmt_paper_no === null)
    throw fieldRefused('stmtPaperNo', deliveryTexts.statementMissing)
  const known = new Map(ordered.map(line => [line.line_no, line]))
  const delivered = lines.flatMap(({ po_line_no, qty }) => {
    const own = known.get(po_line_no)
    return own ? { ordered: own, qty } : []
  })
  checkFree(delivered, await readUnitDecimals(tx))
}

async function isFilled(tx: Transaction, fileId: string): Promise<boolean> {
  const item = await tx
    .selectFrom('file_item')
    .select('file_seq')
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return item !== undefined
}
