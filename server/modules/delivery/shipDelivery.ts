import type { TransitionAnswer } from '../../../codegen/generated/types'
import { missingFields } from '../../../schemas/workflow/workflow'
import { deliveryProxyWorkflow, deliveryWorkflow } from '../../../schemas/workflow/workflows'
import type { EventContext } from '../../document/documentEvents'
import { handOver } from '../../document/handOver'
import type { DocumentKey } from '../../document/transitionKeys'
import { fieldRefused, refused } from '../../http/failure'
import type { LockedPo } from '../order/orderStore'
import { recountOrder } from '../order/recountOrder'
import { createReceipt } from '../receipt/createReceipt'
import { changeDelivery } from './changeDelivery'
import { missingDeliveryFailure } from './deliveryLabels'
import { checkFree } from './deliveryLines'
import { type DeliveryLineRecord, type DeliveryRecord, readDeliveryLines } from './deliveryStore'
import { deliveryTexts } from './deliveryTexts'
import { openDelivery } from './openDelivery'
import { checkOrder, unitDecimals } from './saveDelivery'

/** DRAFT or REJECTED → SHIPPED: the receiver is asked to inspect what is on its way. */
export async function shipDelivery(
  context: EventContext,
  key: DocumentKey,
  isProxy: boolean,
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const action = isProxy ? 'shipDeliveryProxy' : 'shipDelivery'
  const { delivery, locked } = await openDelivery(context, action, key)
  const lines = await readDeliveryLines(tx, delivery.dlv_no)
  await checkShipping(context, delivery, lines, locked, isProxy)
  const whReqNo = await createReceipt(context, delivery, lines, locked)
  const answer = await changeDelivery(context, delivery, {
    action,
    status: 'SHIPPED',
    columns: { wh_req_no: whReqNo, shipped_dt: now, reject_reason: null },
  })
  await recountOrder(context, locked)
  const { order } = locked
  await handOver(context, {
    people: [order.receiver ?? order.requester],
    title: `납품이 통보되었습니다. 검수해 주세요. ${order.title} (${whReqNo})`,
    link: `/warehousingList?whReqNo=${whReqNo}`,
  })
  if (isProxy && order.forward_yn === 'Y')
    await handOver(context, {
      companies: [order.comp_no],
      title: `납품이 대리등록되었습니다. ${order.title} (${delivery.dlv_no})`,
      link: `/cyber/deliverEdit?dlvNo=${delivery.dlv_no}`,
    })
  return answer
}

async function checkShipping(
  { tx }: EventContext,
  delivery: DeliveryRecord,
  lines: readonly DeliveryLineRecord[],
  { order, lines: ordered }: LockedPo,
  isProxy: boolean,
): Promise<void> {
  if (lines.length === 0) throw refused('noLines', deliveryTexts.noLines)
  checkOrder(order)
  if (delivery.dlv_method === 'PARCEL' && delivery.tracking_no === null)
    throw fieldRefused('trackingNo', deliveryTexts.trackingMissing)
  const workflow = isProxy ? deliveryProxyWorkflow : deliveryWorkflow
  const header = {
    poNo: delivery.po_no,
    deliveryDate: delivery.delivery_date,
    dlvMethod: delivery.dlv_method,
    deliverer: delivery.deliverer,
    delivererTel: delivery.deliverer_tel,
    stmtPaperNo: delivery.stmt_paper_no,
    proxyReason: delivery.proxy_reason,
  }
  const requirement = workflow.requirements.shipping
  const [missing] = requirement
    ? missingFields(requirement, { header, lines: lines.map(({ qty }) => ({ qty })) })
    : []
  if (missing) throw missingDeliveryFailure(missing.field)
  if (delivery.delivery_date < order.po_date) throw fieldRefused('deliveryDate', deliveryTexts.beforeOrder)
  const files = delivery.file_id === null ? 0 : await countFiles(tx, delivery.file_id)
  if (isProxy && files === 0) throw fieldRefused('fileId', deliveryTexts.statementFileMissing)
  if (!isProxy && files === 0 && delivery.stmt_paper_no === null)
    throw fieldRefused('stmtPaperNo', deliveryTexts.statementMissing)
  const known = new Map(ordered.map(line => [line.line_no, line]))
  checkFree(
    lines.flatMap(line => {
      const own = known.get(line.po_line_no)
      return own ? { ordered: own, qty: line.qty } : []
    }),
    await unitDecimals(tx),
  )
}

async function countFiles(tx: EventContext['tx'], fileId: string): Promise<number> {
  const items = await tx.selectFrom('file_item').select('file_seq').where('file_id', '=', fileId).execute()
  return items.length
}
