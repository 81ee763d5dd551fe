import { type RawBuilder, sql } from 'kysely'
import type { OpenPrLine, OperationRequests } from '../../../codegen/generated/types'
import { compareDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { given } from '../../document/givenFields'
import { containsPattern, soughtCodes } from '../../document/listQuery'
import { holding } from '../purchaseRequest/requestsFollow'

/** States of a request out of which may be ordered, domain 3.7. */
const orderable = ['RECEIVED', 'SELECTED', 'ORDERING'] as const
const openLines = ['OPEN', 'SELECTED'] as const
const mostRows = 1_000

/** A line of a request with what of it may still be ordered. */
export interface RequestedLine {
  readonly pr_no: string
  readonly line_no: number
  readonly pr_title: string
  readonly status: string
  readonly section: string
  readonly deptcd: string
  readonly deptnm: string
  readonly requester: string
  readonly requester_nm: string
  readonly receiver: string | null
  readonly expense_type: string | null
  readonly delivery_place: string | null
  readonly currency: string
  readonly item_code: string | null
  readonly item_name: string | null
  readonly spec: string | null
  readonly unit_code: string | null
  readonly qty: string
  readonly unit_price: string | null
  readonly contract_price: string | null
  readonly prev_price: string | null
  readonly account_code: string | null
  readonly account_name: string | null
  readonly cost_center: string | null
  readonly cost_center_name: string | null
  readonly need_date: string | null
  readonly comp_no: string | null
  readonly comp_name_kr: string | null
  readonly wish_comp_no: string | null
  /** What the quotation was awarded for; null where nobody was asked. */
  readonly rfq_no: string | null
  readonly award_price: string | null
  readonly award_currency: string | null
  readonly award_pay_term: string | null
  readonly line_status: string
  readonly open_qty: string
}

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

export const isOrderable = sql`pr.status in (${sql.join(orderable)}) and line.line_status in (${sql.join(openLines)})`

/** The popup of lines that can be ordered; what has nothing left to order is not offered. */
export async function popupPrLine(
  tx: Transaction,
  today: string,
  { codes, prNo, itemName, currency }: OperationRequests['popupPrLine'],
): Promise<OpenPrLine[]> {
  const conditions: RawBuilder<unknown>[] = [isOrderable]
  if (codes !== undefined)
    conditions.push(sql`line.pr_no || '-' || line.line_no in (${sql.join(soughtCodes(codes))})`)
  if (prNo) conditions.push(sql`line.pr_no ilike ${containsPattern(prNo)}`)
  if (itemName) conditions.push(sql`line.item_name ilike ${containsPattern(itemName)}`)
  if (currency) conditions.push(sql`pr.currency = ${currency}`)
  const lines = await requestedLines(tx, { where: sql.join(conditions, sql` and `), today })
  return lines
    .filter(line => compareDecimals(line.open_qty, '0') > 0)
    .slice(0, mostRows)
    .map(openLine)
}

/** The price an order begins with: the awarded one, then a contract, then what was requested. */
export const agreedPrice = (line: RequestedLine): string =>
  trimDecimal(line.award_price ?? line.contract_price ?? line.unit_price ?? '0')

/** The currency in which that price is meant. */
export const agreedCurrency = (line: RequestedLine): string => line.award_currency ?? line.currency

function openLine(line: RequestedLine): OpenPrLine {
  return {
    prLine: prLineOf(line.pr_no, line.line_no),
    prNo: line.pr_no,
    prLineNo: line.line_no,
    prTitle: line.pr_title,
    qty: trimDecimal(line.qty),
    openQty: trimDecimal(line.open_qty),
    unitPrice: agreedPrice(line),
    currency: agreedCurrency(line),
    requesterNm: line.requester_nm,
    ...given({
      itemCode: line.item_code,
      itemName: line.item_name,
      spec: line.spec,
      unitCode: line.unit_code,
      compNameKr: line.comp_name_kr,
      needDate: line.need_date,
      accountCode: line.account_code,
      accountName: line.account_name,
      costCenter: line.cost_center,
      costCenterName: line.cost_center_name,
    }),
  }
}
