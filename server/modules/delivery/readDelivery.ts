import type { CyberDeliveryDocument, DeliveryDocument, DeliveryLine } from '../../../codegen/generated/types'
import { trimDecimal } from '../../../schemas/shared/decimal'
import type { Workflow } from '../../../schemas/workflow/workflow'
import { deliveryProxyWorkflow, deliveryWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { readDocumentHistory } from '../../document/documentHistory'
import { readFileItems } from '../../document/fileStore'
import { given } from '../../document/givenFields'
import { moneyText } from '../../document/moneyText'
import { peopleNames } from '../../master/peopleNames'
import type { PoLineRecord } from '../order/orderKind'
import { readOrderLines } from '../order/orderStore'
import { freeOf, poLineOf } from './deliveryLines'
import { type DeliveryLineRecord, type DeliveryRecord, readDeliveryLines } from './deliveryStore'
import { unitDecimals } from './saveDelivery'

/** Both ways of registering, so that the history of a delivery knows every step. */
const steps: Workflow = {
  ...deliveryWorkflow,
  transitions: [...deliveryWorkflow.transitions, ...deliveryProxyWorkflow.transitions],
}
const systemLabels = {
  inspectWarehousing: '검수시작',
  refuseWarehousing: '입고거부',
  whConfirmed: '입고확정',
  cancelWarehousing: '입고취소',
}

/** A delivery as its supplier sees it. */
export async function readCyberDelivery(
  tx: Transaction,
  delivery: DeliveryRecord,
): Promise<CyberDeliveryDocument> {
  const order = await readOrder(tx, delivery)
  return {
    header: {
      dlvNo: delivery.dlv_no,
      poNo: delivery.po_no,
      title: order.title,
      poDate: order.poDate,
      compNo: delivery.comp_no,
      compNameKr: order.compNameKr,
      deliveryDate: delivery.delivery_date,
      dlvMethod: delivery.dlv_method,
      supplyAmt: moneyText(delivery.supply_amt, delivery.currency),
      currency: delivery.currency,
      status: delivery.status,
      version: delivery.version,
      ...given({
        taxNo2: order.taxNo2,
        receiverNm: order.receiverNm,
        deliveryPlace: delivery.delivery_place,
        carrier: delivery.carrier,
        trackingNo: delivery.tracking_no,
        deliverer: delivery.deliverer,
        delivererTel: delivery.deliverer_tel,
        stmtPaperNo: delivery.stmt_paper_no,
        proxyYn: delivery.proxy_yn,
        whReqNo: delivery.wh_req_no,
        shippedDt: delivery.shipped_dt,
        rejectReason: delivery.reject_reason,
        fileId: delivery.file_id,
      }),
    },
    lines: await linesOf(tx, delivery),
    files: delivery.file_id === null ? [] : await readFileItems(tx, delivery.file_id),
    history: await readDocumentHistory(tx, {
      ...{ docType: 'DLV', docNo: delivery.dlv_no, workflow: steps },
      ...{ statusGroup: 'DLV_STATUS', systemLabels },
    }),
  }
}

/** The same as staff see it, with whose it is and why somebody stood in for the supplier. */
export async function readDelivery(tx: Transaction, delivery: DeliveryRecord): Promise<DeliveryDocument> {
  const { header, ...parts } = await readCyberDelivery(tx, delivery)
  const order = await readOrder(tx, delivery)
  return {
    header: {
      ...header,
      section: delivery.section,
      deptnm: delivery.deptnm,
      proxyYn: delivery.proxy_yn,
      ...given({
        forwardYn: order.forwardYn,
        receiver: delivery.receiver,
        proxyReason: delivery.proxy_reason,
      }),
    },
    ...parts,
  }
}

async function readOrder(tx: Transaction, { po_no, receiver }: DeliveryRecord) {
  return runAs(tx, 'all', async () => {
    const order = await tx
      .selectFrom('po')
      .innerJoin('company', 'company.comp_no', 'po.comp_no')
      .select(['po.title', 'po.po_date', 'po.forward_yn', 'company.comp_name_kr', 'company.tax_no_2'])
      .where('po_no', '=', po_no)
      .executeTakeFirstOrThrow()
    const names = await peopleNames(tx, [receiver])
    return {
      title: order.title,
      poDate: order.po_date,
      forwardYn: order.forward_yn,
      compNameKr: order.comp_name_kr,
      taxNo2: order.tax_no_2,
      receiverNm: names.get(receiver ?? ''),
    }
  })
}

async function linesOf(tx: Transaction, delivery: DeliveryRecord): Promise<readonly DeliveryLine[]> {
  const lines = await readDeliveryLines(tx, delivery.dlv_no)
  const ordered = await runAs(tx, 'all', () => readOrderLines(tx, delivery.po_no))
  const units = await unitDecimals(tx)
  const known = new Map(ordered.map(line => [line.line_no, line]))
  return lines.map(line => lineOf(line, delivery.currency, known.get(line.po_line_no), units))
}

function lineOf(
  line: DeliveryLineRecord,
  currency: string,
  ordered: PoLineRecord | undefined,
  units: ReadonlyMap<string, number>,
): DeliveryLine {
  return {
    lineNo: line.line_no,
    poLine: poLineOf(line.po_no, line.po_line_no),
    poNo: line.po_no,
    poLineNo: line.po_line_no,
    itemName: line.item_name,
    poQty: trimDecimal(line.po_qty),
    remainQty: trimDecimal(line.remain_qty),
    freeQty: ordered ? freeOf(ordered, units) : '0',
    qty: trimDecimal(line.qty),
    unitPrice: trimDecimal(line.unit_price),
    amt: moneyText(line.amt, currency),
    lastYn: line.last_yn,
    ...given({
      overTol: ordered && trimDecimal(ordered.over_tol),
      itemCode: line.item_code,
      spec: line.spec,
      unitCode: line.unit_code,
      lotNo: line.lot_no,
      bigo: line.bigo,
    }),
  }
}
