import { type RawBuilder, sql } from 'kysely'
import type { OperationRequests } from '../../../codegen/generated/types'
import { compareDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import { type Columns, wireOf } from '../../document/columns'
import { operationFact } from '../../document/erasedRoute'
import { contains, soughtCodes } from '../../document/listQuery'
import { holding } from '../purchaseRequest/requestsFollow'

/** States of a request out of which may be ordered, domain 3.7. */
const orderable = ['RECEIVED', 'SELECTED', 'ORDERING'] as const
const openLines = ['OPEN', 'SELECTED'] as const
const mostRows = 1_000

type OfRequest = Pick<
  Row<'pr'>,
  | ('status' | 'section' | 'deptcd' | 'deptnm' | 'requester' | 'requester_nm' | 'receiver')
  | ('expense_type' | 'delivery_place' | 'currency' | 'wish_comp_no')
>

/** A line of a request with what of it may still be ordered. */
export interface RequestedLine extends Row<'pr_line'>, OfRequest {
  readonly pr_title: string
  readonly qty: string
  readonly contract_price: string | null
  readonly prev_price: string | null
  readonly account_name: string | null
  readonly cost_center_name: string | null
  readonly comp_name_kr: string | null
  /** What the quotation was awarded for; null where nobody was asked. */
  readonly rfq_no: string | null
  readonly award_price: string | null
  readonly award_currency: string | null
  readonly award_pay_term: string | null
  readonly open_qty: string
}

/** What an order request takes of the line that it orders, of a purchase request or of a letter. */
export type OrderedFrom = Pick<
  RequestedLine,
  | ('pr_no' | 'line_no' | 'section' | 'deptcd' | 'deptnm' | 'requester' | 'requester_nm' | 'comp_no')
  | ('item_code' | 'item_name' | 'spec' | 'unit_code' | 'open_qty' | 'prev_price' | 'currency')
  | ('rfq_no' | 'award_price' | 'award_currency')
>

export const prLineOf = (prNo: string, lineNo: number) => `${prNo}-${lineNo}`

/** The parts of "PR202611-000123-10"; undefined for anything else. */
export function readPrLine(text: string): { readonly prNo: string; readonly lineNo: number } | undefined {
  const match = /^(PR\d{6}-\d{6})-(\d{1,5})$/.exec(text.trim().toUpperCase())
  return match ? { prNo: match[1] ?? '', lineNo: Number(match[2]) } : undefined
}

interface Choice {
  readonly where: RawBuilder<unknown>
  readonly today: string
  /** The order request that asks: what it holds itself is open to it. */
  readonly except?: string | undefined
}

/** Lines that the actor's row policies show, with the cheapest contract in force and the price of the last order. */
export async function requestedLines(
  tx: Transaction,
  { where, today, except = '' }: Choice,
): Promise<readonly RequestedLine[]> {
  const { rows } =
    await sql<RequestedLine>`select line.*, pr.title as pr_title, pr.status, pr.section, pr.deptcd,
      pr.deptnm, pr.requester, pr.requester_nm, pr.receiver, pr.expense_type, pr.delivery_place, pr.currency,
      pr.wish_comp_no, award.rfq_no, award.unit_price::text as award_price, award.currency as award_currency,
      award.pay_term as award_pay_term, company.comp_name_kr, account.account_name, cost_center.cost_center_name,
      (select min(price.unit_price / price.price_unit)::numeric(15, 2)::text from item_price price
        where price.item_code = line.item_code and price.currency = pr.currency
          and price.price_basis = 'CONTRACT' and ${today} between price.valid_from and price.valid_to)
        as contract_price,
      (select ordered.unit_price::text from po_line ordered join po on po.po_no = ordered.po_no
        where ordered.item_code = line.item_code and po.currency = pr.currency and po.status <> 'CANCELED'
        order by ordered.po_no desc limit 1) as prev_price,
      (line.qty - line.ordered_qty - coalesce((select sum(held.qty) from order_request_line held
        join order_request holder on holder.or_no = held.or_no
        where held.pr_no = line.pr_no and held.pr_line_no = line.line_no and holder.or_no <> ${except}
          and holder.status in (${sql.join(holding)})), 0))::text as open_qty
    from pr_line line join pr on pr.pr_no = line.pr_no
      left join company on company.comp_no = line.comp_no
      left join lateral (select * from rfq_award found where found.pr_no = line.pr_no
        and found.pr_line_no = line.line_no and found.comp_no = line.comp_no
        order by found.rfq_no desc limit 1) award on line.line_status = 'SELECTED'
      left join account on account.account_code = line.account_code
      left join cost_center on cost_center.cost_center = line.cost_center
    where ${where} order by line.pr_no, line.line_no`.execute(tx)
  return rows
}

/** The lines of these names; their requests narrow the search, for they have an index. */
export function isNamed(prLines: readonly string[]): RawBuilder<unknown> {
  const prNos = prLines.flatMap(prLine => readPrLine(prLine)?.prNo ?? [])
  return sql`line.pr_no in (${sql.join(['', ...new Set(prNos)])})
    and line.pr_no || '-' || line.line_no in (${sql.join(['', ...prLines])})`
}

export const isOrderable = sql`pr.status in (${sql.join(orderable)}) and line.line_status in (${sql.join(openLines)})`

const openFields = operationFact('popupPrLine').answer.fields

/** The popup of lines that can be ordered; what has nothing left to order is not offered. */
export async function popupPrLine(
  tx: Transaction,
  today: string,
  { codes, prNo, itemName, currency }: OperationRequests['popupPrLine'],
): Promise<Columns[]> {
  const conditions: RawBuilder<unknown>[] = [isOrderable]
  if (codes !== undefined)
    conditions.push(sql`line.pr_no || '-' || line.line_no in (${sql.join(soughtCodes(codes))})`)
  if (prNo) conditions.push(contains(sql`line.pr_no`, prNo))
  if (itemName) conditions.push(contains(sql`line.item_name`, itemName))
  if (currency) conditions.push(sql`pr.currency = ${currency}`)
  const lines = await requestedLines(tx, { where: sql.join(conditions, sql` and `), today })
  return lines
    .filter(line => compareDecimals(line.open_qty, '0') > 0)
    .slice(0, mostRows)
    .map(line => wireOf(openFields, openLine(line), agreedCurrency(line)))
}

/** The price an order begins with: the awarded one, then a contract, then what was requested. */
export const agreedPrice = (line: RequestedLine): string =>
  trimDecimal(line.award_price ?? line.contract_price ?? line.unit_price ?? '0')

/** The currency in which that price is meant. */
export const agreedCurrency = (line: Pick<RequestedLine, 'award_currency' | 'currency'>): string =>
  line.award_currency ?? line.currency

const openLine = (line: RequestedLine) => ({
  ...line,
  pr_line: prLineOf(line.pr_no, line.line_no),
  pr_line_no: line.line_no,
  unit_price: agreedPrice(line),
  currency: agreedCurrency(line),
})
