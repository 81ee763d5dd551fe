import { sql } from 'kysely'
import type { OperationRequests, PoList } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import type { Columns } from '../../document/columns'
import { isWholeNumber, periodConditions } from '../../document/documentList'
import { answerList, type ListFacts, listOf } from '../../document/listOf'
import { codesOf } from '../../document/listQuery'
import { purchaseOrder } from './orderKind'

const underway: readonly string[] = ['SENT', 'ACCEPTED', 'PARTIAL']

/** Something is still to come, and its day has gone by. */
const isLate = ({ status, due_date }: Columns, today: string) =>
  underway.includes(String(status)) && typeof due_date === 'string' && due_date < today

/** What the lists of staff and suppliers share. */
const shared = {
  numbers: ['poNo'],
  names: {
    buyerNm: { column: 'buyer_id', of: 'person' },
    receiverNm: { column: 'receiver', of: 'person' },
  },
  computed: { lateYn: (row, today) => (isLate(row, today) ? 'Y' : 'N') },
  sortedBy: {
    lateYn: today => sql`(document.status in (${sql.join(underway)}) and document.due_date < ${today}::date)`,
  },
} as const satisfies Partial<ListFacts>

/** The orders of a supplier, or of staff who look at them as he does. */
export const supplierOrders = listOf(purchaseOrder, {
  ...shared,
  operation: 'listCyberPo',
  sumCurrency: 'currency',
  // A supplier sees people by name alone (D-30), and has no table of them.
  namesOfServer: true,
})

const answer = answerList<PoList>(purchaseOrder, {
  ...shared,
  operation: 'listPo',
  added: ['orderType', 'poDateFrom', 'poDateTo', 'chgStatus', 'chgType'],
  where: {
    prNo: value => sql`exists (select from po_line line
      where line.po_no = document.po_no and line.pr_no = ${value.toUpperCase()})`,
  },
})

/** Groups that open the page of tests (domain, screen /testPo). */
const testers: readonly string[] = ['99', '20', '10']

/** The orders of staff. Tests of the transfer have a page of their own, which asks for them. */
export function listOrders(
  context: { readonly tx: Transaction; readonly actor: Actor; readonly today: string },
  filters: OperationRequests['listPo'],
): Promise<PoList> {
  const { orderType, poNo, poDateFrom: from, poDateTo: to } = filters
  const isOfTests = orderType === 'TEST' && testers.includes(context.actor.group)
  // Who knows the number need not know the day of the order.
  const period = isWholeNumber(poNo) ? { from: undefined, to: undefined } : { from, to }
  const numbers = { key: 'po_no', prefix: 'PO' }
  return answer(context, filters, {
    conditions: [
      ...(isOfTests ? [] : [sql`document.order_type <> 'TEST'`]),
      ...(orderType ? [sql`document.order_type = ${orderType}`] : []),
      ...periodConditions({ field: 'poDate', column: 'po_date', ...period, numbers }),
      ...changedBy(filters),
    ],
  })
}

/** Orders with a change in that state that makes one of those values different. */
function changedBy({ chgStatus, chgType }: OperationRequests['listPo']) {
  const types = codesOf(chgType)
  if (!chgStatus && types.length === 0) return []
  return [
    sql`exists (select from po_change change where change.po_no = document.po_no
      and ${chgStatus ? sql`change.status = ${chgStatus}` : sql`true`}
      and ${types.length > 0 ? sql`string_to_array(change.chg_type, ',') && array[${sql.join(types)}]` : sql`true`})`,
  ]
}
