import { type RawBuilder, sql } from 'kysely'
import type { CodeGroup } from '../../../schemas/codes/codeGroups'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'

/** Where items are named: a document with lines, what of it is shown, and when it is still open (domain 3.36 d). */
export interface NamingDocument {
  readonly type: string
  readonly table: string
  readonly line: string
  readonly number: string
  readonly statusGroup: CodeGroup
  readonly page: string
  readonly title: RawBuilder<unknown>
  readonly company: RawBuilder<unknown>
  readonly day: RawBuilder<unknown>
  readonly unitPrice: RawBuilder<unknown>
  readonly currency: RawBuilder<unknown>
  readonly amt: RawBuilder<unknown>
  readonly received: RawBuilder<unknown>
  readonly isOpen: RawBuilder<unknown>
}

const none = sql`null`
const title = sql`document.title`
const day = sql`document.req_date`
const priced = {
  unitPrice: sql`line.unit_price`,
  currency: sql`document.currency`,
  amt: sql`line.amt`,
  received: none,
}
const waiting = (...states: readonly string[]) => sql`document.status in (${sql.join([...states])})`

export const namingDocuments: readonly NamingDocument[] = [
  {
    type: '구매요청',
    table: 'pr',
    line: 'pr_line',
    number: 'pr_no',
    statusGroup: 'PR_STATUS',
    page: '/prEdit?prNo=',
    title,
    company: sql`coalesce(line.comp_no, document.wish_comp_no)`,
    day,
    ...priced,
    received: sql`line.received_qty`,
    isOpen: sql`line.line_status in ('OPEN', 'RFQ', 'SELECTED')
      and document.status not in ('DRAFT', 'REJECTED', 'RETURNED')`,
  },
  {
    type: '견적의뢰',
    table: 'rfq',
    line: 'rfq_line',
    number: 'rfq_no',
    statusGroup: 'RFQ_STATUS',
    page: '/rfqEdit?rfqNo=',
    title,
    company: none,
    day: sql`(coalesce(document.sent_dt, document.created_dt) at time zone 'Asia/Seoul')::date`,
    ...priced,
    unitPrice: none,
    amt: none,
    isOpen: waiting('DRAFT', 'SENT', 'CLOSED'),
  },
  {
    type: 'LOI',
    table: 'loi',
    line: 'loi_line',
    number: 'loi_no',
    statusGroup: 'LOI_STATUS',
    page: '/LoiRequestEdit?loiNo=',
    title,
    company: sql`document.comp_no`,
    day,
    ...priced,
    isOpen: sql`document.status not in ('CONVERTED', 'EXPIRED', 'CANCELED', 'DECLINED')`,
  },
  {
    type: '발주요청',
    table: 'order_request',
    line: 'order_request_line',
    number: 'or_no',
    statusGroup: 'OR_STATUS',
    page: '/OrderRequestEdit?orNo=',
    title,
    company: sql`document.comp_no`,
    day,
    ...priced,
    isOpen: waiting('DRAFT', 'APPROVING', 'REJECTED', 'XFER_ERROR'),
  },
  {
    type: '간편발주',
    table: 'simple_order',
    line: 'simple_order_line',
    number: 'so_no',
    statusGroup: 'SO_STATUS',
    page: '/SimpleOrderEdit?soNo=',
    title,
    company: sql`document.comp_no`,
    day,
    ...priced,
    currency: sql`'KRW'`,
    isOpen: waiting('DRAFT', 'APPROVING', 'REJECTED', 'XFER_ERROR'),
  },
  {
    type: '발주',
    table: 'po',
    line: 'po_line',
    number: 'po_no',
    statusGroup: 'PO_STATUS',
    page: '/portal/poChange/poChangeInfo?poNo=',
    title,
    company: sql`document.comp_no`,
    day: sql`document.po_date`,
    ...priced,
    received: sql`line.received_qty`,
    isOpen: sql`line.completed_yn = 'N' and document.status in ('SENT', 'ACCEPTED', 'PARTIAL')`,
  },
]

/** What is on its way to us and keeps an item in use; where it is used its order is listed. */
const onTheWay = [
  { table: 'delivery', line: 'delivery_line', number: 'dlv_no', states: ['DRAFT', 'SHIPPED', 'RECEIVING'] },
  {
    table: 'warehousing',
    line: 'warehousing_line',
    number: 'wh_req_no',
    states: ['REQUESTED', 'INSPECTED', 'APPROVING', 'REJECTED'],
  },
] as const

const mostNamed = 5

/** Numbers of open documents that name an item, also those that the reader may not see; five at most. */
export async function openItemDocuments(tx: Transaction, itemCode: string): Promise<readonly string[]> {
  const sources = [
    ...namingDocuments,
    ...onTheWay.map(({ states, ...where }) => ({ ...where, isOpen: waiting(...states) })),
  ]
  const selects = sources.map(
    ({ table, line, number, isOpen }) => sql`select distinct document.${sql.ref(number)} as doc_no
      from ${sql.table(line)} line join ${sql.table(table)} document using (${sql.ref(number)})
      where line.item_code = ${itemCode} and ${isOpen}`,
  )
  const { rows } = await runAs(tx, 'all', () =>
    sql<{ doc_no: string }>`select doc_no from (${sql.join(selects, sql` union all `)}) found
      order by doc_no limit ${mostNamed}`.execute(tx),
  )
  return rows.map(({ doc_no }) => doc_no)
}
