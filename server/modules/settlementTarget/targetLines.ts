import { type RawBuilder, sql } from 'kysely'
import { trimDecimal } from '../../../schemas/shared/decimal'
import type { Currency } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { type Match, matchLine } from './matchLine'

/** A line of a confirmed receipt of which something waits to be settled, beside its order and supplier. */
export interface TargetLine {
  readonly wh_req_no: string
  readonly wh_line_no: number
  readonly wh_app_no: string | null
  readonly receipt_date: string
  readonly wh_req_date: string
  readonly po_no: string
  readonly comp_no: string
  readonly comp_name_kr: string
  readonly settle_type: string
  readonly pay_term: string
  readonly forward_yn: string
  readonly subcontract_yn: string
  readonly section: string
  readonly deptcd: string
  readonly deptnm: string
  readonly requester: string
  readonly item_code: string | null
  readonly item_name: string
  readonly spec: string | null
  readonly unit_code: string | null
  readonly accept_qty: string
  readonly return_qty: string
  readonly settle_qty: string
  readonly unit_price: string
  readonly currency: Currency
  readonly ex_rate: string
  readonly tax_code: string
  readonly last_deci_dt: string | null
  readonly po_price: string
  readonly po_qty: string
  readonly received_qty: string
  readonly over_tol: string
  readonly due_date: string | null
}

export const lineKeyOf = (line: Pick<TargetLine, 'wh_req_no' | 'wh_line_no'>) =>
  `${line.wh_req_no}-${line.wh_line_no}`

/**
 * What waits to be settled: accepted and not sent back, of confirmed receipts but for tests of the interface. A return
 * counts against a later settlement where the goods had been settled before they went back, unless a slip of its own
 * (매입차감) has taken it off already (domain 3.3).
 */
const targetSource = sql`warehousing receipt
  join warehousing_line line on line.wh_req_no = receipt.wh_req_no
  join po on po.po_no = receipt.po_no
  join po_line ordered on ordered.po_no = line.po_no and ordered.line_no = line.po_line_no
  join company on company.comp_no = receipt.comp_no`

const isWaiting = sql`receipt.status = 'CONFIRMED' and receipt.adj_yn = 'N'`

/** The same, with no more than `isTarget` needs. */
export const countedSource = sql`warehousing receipt
  join warehousing_line line on line.wh_req_no = receipt.wh_req_no
  join company on company.comp_no = receipt.comp_no`

export const isTarget = sql`${isWaiting} and line.adj_no is null
  and not exists (select from po test where test.po_no = receipt.po_no and test.order_type = 'TEST')
  and receipt.receipt_date is not null
  and (receipt.wh_type = 'GR' and line.accept_qty > line.return_qty
    or receipt.wh_type = 'RT' and receipt.settle_yn = 'Y' and receipt.slip_no is null and line.accept_qty < 0)`

const columns = sql`line.line_no as wh_line_no, receipt.wh_app_no, receipt.receipt_date,
  receipt.wh_req_date, receipt.po_no, receipt.comp_no, receipt.comp_name_kr, company.settle_type, po.pay_term,
  company.forward_yn, company.subcontract_yn, receipt.section, receipt.deptcd, receipt.dept_name as deptnm, receipt.requester,
  line.item_code, line.item_name, line.spec, line.unit_code, line.accept_qty, line.return_qty,
  line.accept_qty - line.return_qty as settle_qty, line.unit_price, receipt.currency, receipt.ex_rate, receipt.tax_code,
  receipt.last_deci_dt, ordered.unit_price as po_price, ordered.qty as po_qty, ordered.received_qty, ordered.over_tol,
  ordered.due_date`

/**
 * Lines that wait, with what `more` adds: receipts that meet `ofReceipt` are found on an index alone, the newest first,
 * and only as many of them are read as a page has.
 */
export const waitingLines = (
  ofReceipt: readonly RawBuilder<unknown>[],
  where: RawBuilder<unknown>,
  more: RawBuilder<unknown>,
) => sql`(select waiting.wh_req_no, target.* from (
    select receipt.wh_req_no from warehousing receipt
    where ${sql.join([isWaiting, ...ofReceipt], sql` and `)} order by receipt.wh_req_no desc offset 0) waiting
  cross join lateral (select ${columns}, ${more} from ${targetSource}
    where receipt.wh_req_no = waiting.wh_req_no and ${where} offset 0) target)`

/** How a line of a receipt agrees with the line of its order. */
export const matchOf = (line: TargetLine): Match =>
  matchLine({
    unitPrice: line.unit_price,
    poPrice: line.po_price,
    poQty: line.po_qty,
    receivedQty: line.received_qty,
    overTol: line.over_tol,
  })

export interface LineName {
  readonly whReqNo: string
  readonly lineNo: number
}

const lineKeyPattern = /^(WR\d{6}-\d{6})-(\d{1,5})$/

/** Line keys joined by commas; what is not a key names no line. */
export function readLineKeys(text: string): readonly LineName[] {
  const names = [...new Set(text.split(',').map(key => key.trim()))].flatMap(key => {
    const [, whReqNo, lineNo] = lineKeyPattern.exec(key) ?? []
    return whReqNo === undefined || lineNo === undefined ? [] : [{ whReqNo, lineNo: Number(lineNo) }]
  })
  return names.sort((a, b) =>
    a.whReqNo === b.whReqNo ? a.lineNo - b.lineNo : a.whReqNo < b.whReqNo ? -1 : 1,
  )
}

const named = (names: readonly LineName[]) =>
  sql.join(names.map(({ whReqNo, lineNo }) => sql`(${whReqNo}, ${lineNo}::int)`))

export async function readTargets(
  tx: Transaction,
  condition: RawBuilder<unknown>,
): Promise<readonly TargetLine[]> {
  const { rows } = await sql<TargetLine>`select receipt.wh_req_no, ${columns} from ${targetSource}
    where ${isTarget} and ${condition} order by receipt.wh_req_no, line.line_no`.execute(tx)
  return rows
}

export const readNamedTargets = (tx: Transaction, names: readonly LineName[]) =>
  readTargets(tx, sql`(receipt.wh_req_no, line.line_no) in (${named(names)})`)

export const settledLineOf = (line: TargetLine) => ({
  receipt: line.wh_req_no,
  qty: trimDecimal(line.settle_qty),
  unitPrice: line.unit_price,
  rate: line.ex_rate,
})
