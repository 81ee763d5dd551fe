import type { Insertable } from 'kysely'
import { addDecimals } from '../../schemas/shared/decimal'
import type { Tables } from '../database/tables'
import type { FlowNumbers } from './flowNumbers'
import type { FlowOrder } from './flowStory'
import type { ReceiptNumbers } from './receiptRows'
import type { FlowSettlement } from './settlementStory'

const owner = 'acc.staff'

/** When a slip was drafted, and when it was posted if it was. Milliseconds. */
export interface SlipTimes {
  readonly slippedAt: number
  readonly postedAt: number | undefined
}

/** The rows of all settlements. */
export function settlementRows(
  settlements: readonly FlowSettlement[],
  numbers: FlowNumbers,
  adjNumbers: ReadonlyMap<FlowSettlement, string>,
  { request, approval }: ReceiptNumbers,
  poNumbers: ReadonlyMap<FlowOrder, string>,
) {
  const statements = numbers.number('ST', settlements, settlement => settlement.at)
  const invoices = numbers.number(
    'TI',
    settlements,
    settlement => settlement.invoicedAt ?? settlement.wrongInvoiceAt,
  )
  const slips = numbers.number('SG', settlements, settlement => settlement.slippedAt)
  const slipTimes = new Map(
    [...slips].map(([{ slippedAt = 0, postedAt }, slipNo]): [string, SlipTimes] => [
      slipNo,
      { slippedAt, postedAt },
    ]),
  )
  // One monthly calculation for each company, section and month, made with its first settlement.
  const calculationOf = ({ order, month }: FlowSettlement) =>
    `${order.company.comp_no} ${order.requester.section} ${month}`
  const firsts = [...new Map([...settlements].reverse().map(item => [calculationOf(item), item])).values()]
  const calculations = new Map(
    [...numbers.number('MC', firsts, settlement => settlement.at)].map(([item, no]) => [
      calculationOf(item),
      no,
    ]),
  )
  const rows: Insertable<Tables['adjustment']>[] = []
  const lines: Insertable<Tables['adjustment_line']>[] = []
  const parties: Insertable<Tables['adjustment_party']>[] = []
  for (const settlement of settlements) {
    const { order, status } = settlement
    const adj_no = adjNumbers.get(settlement) ?? ''
    rows.push({
      adj_no,
      calc_no: calculations.get(calculationOf(settlement)) ?? null,
      yyyymm: settlement.month,
      settle_type: order.company.settle_type ?? 'CASE',
      comp_no: order.company.comp_no,
      section: order.requester.section,
      deptcd: order.requester.deptcd,
      deptnm: order.requester.deptnm,
      owner_id: owner,
      currency: order.currency,
      ex_rate: settlement.rate,
      tax_code: order.taxCode,
      receipt_amt: settlement.receiptAmount,
      deduct_amt: settlement.deduction,
      deduct_reason: Number(settlement.deduction) > 0 ? '납기 지연에 따른 지체상금' : null,
      supply_amt: settlement.supply,
      supply_amt_krw: settlement.supplyKrw,
      vat_amt: settlement.vat,
      total_amt: addDecimals(settlement.supplyKrw, settlement.vat),
      pay_term: order.company.pay_term,
      due_date: settlement.dueDate,
      stmt_no: statements.get(settlement) ?? null,
      ti_no: invoices.get(settlement) ?? null,
      slip_no: slips.get(settlement) ?? null,
      objection: settlement.objection ?? null,
      objection_answer: null,
      proxy_yn: settlement.isProxy ? 'Y' : 'N',
      confirmed_dt: settlement.confirmedAt === undefined ? null : new Date(settlement.confirmedAt),
      paid_dt: settlement.paidDay ?? null,
      file_id: null,
      status,
      created_by: owner,
      created_dt: new Date(settlement.at),
      updated_by: owner,
      updated_dt: new Date(settlement.changedAt),
      version: 0,
    })
    for (const [index, { receipt, line, qty, amount, vat }] of settlement.lines.entries())
      lines.push({
        adj_no,
        line_no: index + 1,
        wh_req_no: request.get(receipt) ?? '',
        wh_line_no: line.line.lineNo,
        wh_app_no: approval.get(receipt) ?? null,
        po_no: poNumbers.get(receipt.order) ?? '',
        item_code: line.line.item.item_code,
        item_name: line.line.item.item_name,
        spec: line.line.item.spec,
        unit_code: line.line.item.unit_code,
        qty: String(qty),
        unit_price: line.line.unitPrice,
        amt: amount,
        vat_amt: vat,
        returned_qty: String(line.accepted - qty),
        bigo: null,
      })
    for (const singleid of new Set(settlement.lines.map(({ receipt }) => receipt.order.requester.singleid)))
      parties.push({ singleid, adj_no })
  }
  return { rows, lines, parties, slipTimes }
}
