import { sql } from 'kysely'
import type { CyberHomeCounts, CyberHomeOrder } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import type { Actor } from '../../http/actor'
import { moneyText } from '../purchase/prAmounts'
import { withinScope } from './withinScope'

interface CountRecord {
  readonly sent: number
  readonly due: number
  readonly asked: number
  readonly confirmed: number
}

/** What waits for the actor's company; the row policies leave nothing else to count. */
export async function cyberHomeCounts(tx: Transaction, actor: Actor): Promise<CyberHomeCounts> {
  const { rows } = await sql<CountRecord>`
    select orders.*, settlements.* from (
      select (count(*) filter (where status = 'SENT'))::int as sent,
        (count(*) filter (where status in ('ACCEPTED', 'PARTIAL')))::int as due
      from po where status in ('SENT', 'ACCEPTED', 'PARTIAL') and ${withinScope(actor, 'po')}) orders,
    (select (count(*) filter (where status = 'NOTIFIED'))::int as asked,
        (count(*) filter (where status = 'CONFIRMED'))::int as confirmed
      from adjustment where status in ('NOTIFIED', 'CONFIRMED')
        and ${withinScope(actor, 'adjustment')}) settlements`.execute(tx)
  const { sent, due, asked, confirmed } = rows[0] ?? { sent: 0, due: 0, asked: 0, confirmed: 0 }
  return { poSentCnt: sent, dlvDueCnt: due, calcCnt: asked, tiReqCnt: confirmed }
}

interface OrderRecord {
  readonly po_no: string
  readonly title: string
  readonly po_date: string
  readonly due_date: string | null
  readonly currency: string
  readonly total_amt: string
  readonly status: string
}

const shownOrders = 10

export async function cyberHomeOrders(tx: Transaction, actor: Actor): Promise<CyberHomeOrder[]> {
  const { rows } = await sql<OrderRecord>`select po_no, title, po_date, due_date, currency, total_amt, status
    from po where ${withinScope(actor, 'po')} order by po_no desc limit ${shownOrders}`.execute(tx)
  return rows.map(order => ({
    poNo: order.po_no,
    title: order.title,
    poDate: order.po_date,
    ...(order.due_date === null ? {} : { dueDate: order.due_date }),
    currency: order.currency,
    totalAmt: moneyText(order.total_amt, order.currency),
    status: order.status,
  }))
}
