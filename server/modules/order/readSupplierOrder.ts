import type { CyberPoDocument, CyberPoLine } from '../../../codegen/generated/types'
import { trimDecimal } from '../../../schemas/shared/decimal'
import { poWorkflow } from '../../../schemas/workflow/workflows'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { Row } from '../../database/tables'
import { readDocumentHistory } from '../../document/documentHistory'
import { given } from '../../document/givenFields'
import { moneyText } from '../../document/moneyText'
import { peopleNames } from '../../master/peopleNames'
import { changeFacts, readChangeLines } from './changeFacts'
import { listCyberPoChange } from './listSupplierChanges'
import { openChangeOf, type PoChangeRecord } from './openChange'
import { type PoRecord, readPoLines } from './orderStore'

const answers = ['promisePo', 'acceptPo', 'declinePo', 'ackPoChange', 'declinePoChange']
/** What happens inside the company before a change is sent (domain 6.3). */
const internalSteps = ['changePo', 'approveDoc', 'rejectDoc', 'cancelPoChange']

/** What happens to an order by itself, in the words of its history. */
export const poSystemLabels = {
  poCreated: '발주서 발송',
  changeSent: '변경 확인 요청',
  changeApplied: '변경 반영',
  changeDropped: '변경 취소',
} as const

/** An order as its supplier sees it: without who asked for it, its accounts and its approvals. */
export async function readCyberPo(
  tx: Transaction,
  actor: Pick<Actor, 'portal'>,
  order: PoRecord,
): Promise<CyberPoDocument> {
  const changes = await listCyberPoChange(tx, actor, { poNo: order.po_no })
  const changeLines = await readChangeLines(tx, order.po_no, order.currency)
  const waiting = await waitingChange(tx, order.po_no)
  const people = [order.buyer_id, order.receiver, waiting?.before_receiver, waiting?.receiver]
  const names = await runAs(tx, 'all', () =>
    peopleNames(
      tx,
      people.map(id => id ?? null),
    ),
  )
  const buyerNm = names.get(order.buyer_id ?? '')
  const company = await tx
    .selectFrom('company')
    .select('comp_name_kr')
    .where('comp_no', '=', order.comp_no)
    .executeTakeFirst()
  return {
    header: {
      poNo: order.po_no,
      title: order.title,
      orderType: order.order_type,
      revision: order.revision,
      poDate: order.po_date,
      compNo: order.comp_no,
      compNameKr: company?.comp_name_kr ?? order.comp_no,
      currency: order.currency,
      supplyAmt: moneyText(order.supply_amt, order.currency),
      vatAmt: order.vat_amt,
      totalAmt: moneyText(order.total_amt, order.currency),
      taxCode: order.tax_code,
      payTerm: order.pay_term,
      status: order.status,
      version: order.version,
      ...given({
        dueDate: order.due_date,
        buyerId: order.buyer_id,
        buyerNm,
        receiverNm: names.get(order.receiver ?? ''),
        deliveryPlace: order.delivery_place,
        incoterms: order.incoterms,
        promisedDate: order.promised_date,
        promiseReason: order.promise_reason,
        acceptedDt: order.accepted_dt,
        acceptedBy: order.accepted_by,
        declineReason: order.decline_reason,
        loiNo: await letterOf(tx, order),
        chgNo: waiting?.chg_no,
      }),
      ...(waiting ? changeFacts(waiting, order.currency, names) : {}),
    },
    currentLines: changeLines.filter(line => line.chgNo === waiting?.chg_no),
    changeLines: changeLines.filter(line => changes.some(change => change.chgNo === line.chgNo)),
    lines: (await readPoLines(tx, order.po_no)).map(line => lineOf(line, order.currency)),
    changes,
    history: await readDocumentHistory(tx, {
      docType: 'PO',
      docNo: order.po_no,
      workflow: poWorkflow,
      statusGroup: 'PO_STATUS',
      systemLabels: poSystemLabels,
      hidden: internalSteps,
      // Approval lines are the company's own (domain 6.3): the order comes from its buyer.
      nameOf: (action, name) => (answers.includes(action) ? name : (buyerNm ?? name)),
    }),
  }
}

/** The change that the supplier has to answer; one that is still approved is none of his business. */
async function waitingChange(tx: Transaction, poNo: string): Promise<PoChangeRecord | undefined> {
  const open = await openChangeOf(tx, poNo)
  return open?.status === 'SENT' ? open : undefined
}

/** The order request between letter and order is the company's own. */
async function letterOf(tx: Transaction, { source_no, order_type }: PoRecord): Promise<string | null> {
  if (order_type !== 'LOI' || source_no === null) return null
  const request = await runAs(tx, 'all', () =>
    tx.selectFrom('order_request').select('loi_no').where('or_no', '=', source_no).executeTakeFirst(),
  )
  return request?.loi_no ?? null
}

function lineOf(line: Row<'po_line'>, currency: string): CyberPoLine {
  return {
    lineNo: line.line_no,
    itemName: line.item_name,
    qty: trimDecimal(line.qty),
    unitPrice: trimDecimal(line.unit_price),
    amt: moneyText(line.amt, currency),
    overTol: trimDecimal(line.over_tol),
    shippedQty: trimDecimal(line.shipped_qty),
    receivedQty: trimDecimal(line.received_qty),
    remainQty: trimDecimal(line.remain_qty),
    ...given({
      itemCode: line.item_code,
      spec: line.spec,
      unitCode: line.unit_code,
      dueDate: line.due_date,
      promisedDate: line.promised_date,
      bigo: line.bigo,
    }),
  }
}
