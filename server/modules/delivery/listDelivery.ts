import { sql } from 'kysely'
import { daysBetween } from '../../../schemas/shared/calendar'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { Columns } from '../../document/columns'
import { numbered } from '../../document/documentList'
import { listOf } from '../../document/listOf'
import { contains } from '../../document/listQuery'
import { type DeliveryRecord, delivery, proxyDelivery } from './deliveryKind'

const underway = ['DRAFT', 'SHIPPED', 'REJECTED']

/** Days past the day it was due: of what has not been announced yet until today, of the rest until it was. */
function lateDaysOf(row: Columns, today: string): number {
  const { status, due_date, delivery_date } = row as DeliveryRecord
  if (due_date === null || status === 'CANCELED') return 0
  const arrives = underway.includes(status) && today > delivery_date ? today : delivery_date
  return Math.max(0, daysBetween(due_date, arrives))
}

/** The same for the order of a list. */
const lateDays = sql`case when document.due_date is null or document.status = 'CANCELED' then 0
  else greatest(0, case when document.status in (${sql.join(underway)})
    then greatest(document.delivery_date, (select app_today())) else document.delivery_date end - document.due_date) end`

const lateYn = (row: Columns, today: string) => (lateDaysOf(row, today) > 0 ? 'Y' : 'N')

const listed = {
  numbers: ['dlvNo'],
  numberEndsPeriod: true,
  where: {
    // The number of an order does not end the period.
    poNo: (number: string) => sql.join(numbered([['po_no', number]])),
    itemName: (name: string) => sql`exists (select from delivery_line line where line.dlv_no = document.dlv_no
      and ${contains(sql`line.item_name`, name)})`,
  },
  sortedBy: { lateDays, lateYn: sql`${lateDays} > 0` },
  sumCurrency: 'currency',
} as const

/** All deliveries, as staff see them within their scope. */
export const listDelivery = listOf(proxyDelivery, {
  ...listed,
  operation: 'listDelivery',
  computed: { lateYn, lateDays: lateDaysOf },
})

/** Deliveries as their supplier sees them, with what the inspection of each came to. */
export const listCyberDelivery = listOf(delivery, {
  ...listed,
  operation: 'listCyberDelivery',
  names: { receiverNm: { column: 'receiver', of: 'person' } },
  namesOfServer: true,
  computed: { lateYn },
  beside: inspectionResults,
})

/** Receipts are the company's own; of them suppliers learn the result alone (domain 6.2). */
async function inspectionResults(tx: Transaction, rows: readonly Columns[]): Promise<readonly Columns[]> {
  const receipts = await runAs(tx, 'all', () =>
    tx
      .selectFrom('warehousing')
      .select(['wh_req_no', 'inspect_result'])
      .where('wh_req_no', 'in', ['', ...rows.map(row => String(row.wh_req_no))])
      .execute(),
  )
  const results = new Map(receipts.map(row => [row.wh_req_no, row.inspect_result]))
  return rows.map(row => {
    const inspectResult = results.get(String(row.wh_req_no))
    return inspectResult ? { inspectResult } : {}
  })
}
