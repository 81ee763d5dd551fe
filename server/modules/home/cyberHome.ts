import { sql } from 'kysely'
import type { CyberHomeCounts, CyberHomeOrder } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { partOf } from '../../document/answerRows'
import type { Columns } from '../../document/columns'
import type { MenuBook } from '../access/menuBook'
import { accessToPath } from '../access/permissions'
import { withinScope } from './withinScope'

interface Count {
  readonly field: keyof CyberHomeCounts
  /** Whoever may open the page has this to do. */
  readonly path: string
  readonly count: (tx: Transaction, actor: Actor) => Promise<number>
}

function countOf(
  table: 'po' | 'adjustment',
  statuses: readonly string[],
  condition = sql`true`,
): Count['count'] {
  return async (tx, actor) => {
    const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${sql.table(table)}
      where status in (${sql.join(statuses)}) and ${condition} and ${withinScope(actor, table)}`.execute(tx)
    return rows[0]?.total ?? 0
  }
}

/** Quotations that the company still owes while they are taken. */
function answersOf(statuses: readonly string[]): Count['count'] {
  return async (tx, { compNo = '' }) => {
    const { rows } = await sql<{ total: number }>`select count(*)::int as total from quotation q
      join rfq on rfq.rfq_no = q.rfq_no
      where q.comp_no = ${compNo} and q.status in (${sql.join(statuses)}) and rfq.status = 'SENT'`.execute(tx)
    return rows[0]?.total ?? 0
  }
}

const changesToConfirm: Count['count'] = async (tx, actor) => {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    from po_change change join po on po.po_no = change.po_no
    where change.status = 'SENT' and ${withinScope(actor, 'po')}`.execute(tx)
  return rows[0]?.total ?? 0
}

/** What waits for the actor's company, in the order of screens/home/cyberSubMain. */
const counts: readonly Count[] = [
  { field: 'rfqNewCnt', path: '/cyber/prCheckList', count: answersOf(['REQUESTED']) },
  { field: 'qtDueCnt', path: '/cyber/prSubmitList', count: answersOf(['CHECKED', 'DRAFT', 'WITHDRAWN']) },
  { field: 'poSentCnt', path: '/cyber/CyberOrderRequestList', count: countOf('po', ['SENT']) },
  { field: 'poChgCnt', path: '/cyber/CyberOrderRequestList', count: changesToConfirm },
  {
    field: 'dlvDueCnt',
    path: '/cyber/deliverInfo',
    // A test of the transfer is accepted, and nothing is delivered on it.
    count: countOf('po', ['ACCEPTED', 'PARTIAL'], sql`order_type <> 'TEST'`),
  },
  { field: 'calcCnt', path: '/cyber/monthlyCalculate', count: countOf('adjustment', ['NOTIFIED']) },
  { field: 'tiReqCnt', path: '/cyber/monthlyCalculate', count: countOf('adjustment', ['CONFIRMED']) },
]

/** The row policies leave nothing but the company's own to count. */
export async function cyberHomeCounts(
  tx: Transaction,
  actor: Actor,
  book: MenuBook,
): Promise<CyberHomeCounts> {
  const found: [string, number][] = []
  for (const { field, path, count } of counts)
    if (accessToPath(book, actor.group, path)) found.push([field, await count(tx, actor)])
  return Object.fromEntries(found)
}

const shownOrders = 10
const orderRow = partOf('getCyberHomeSummary', 'orders')

export async function cyberHomeOrders(tx: Transaction, actor: Actor): Promise<CyberHomeOrder[]> {
  const { rows } = await sql<Columns>`select po_no, title, po_date, due_date, currency, total_amt, status
    from po where ${withinScope(actor, 'po')} order by po_no desc limit ${shownOrders}`.execute(tx)
  return rows.map(orderRow)
}
