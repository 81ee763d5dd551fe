import { sql } from 'kysely'
import type { Transaction } from '../database/connect'
import { type Actor, type Chain, type ChainStep, server, supplierOf, writeChains } from './writeChains'

interface Told {
  readonly po_no: string
  readonly status: string
  readonly told: string | null
  readonly forward_yn: string
  readonly buyer: string
  readonly buyer_nm: string
  readonly supplier: string | null
  readonly supplier_nm: string | null
  readonly created_dt: string
  readonly updated_dt: string
  readonly accepted_dt: string | null
  readonly closed_dt: string | null
}

/** What a receipt moved of its order: the open quantity of all lines after it, and whether anything is received. */
interface Moved {
  readonly po_no: string
  readonly wh_type: string
  readonly at: string
  readonly singleid: string
  readonly hname: string
  readonly is_complete: boolean
  readonly is_received: boolean
}

const ended = ['COMPLETED', 'CLOSED']

/** What happened to each order after it was placed: accepted, received, sent back, closed once all was posted. */
export async function seedOrderHistory(tx: Transaction): Promise<void> {
  const { rows } =
    await sql<Told>`select po_no, po.status, last.to_status as told, forward_yn, buyer.singleid as buyer,
      buyer.hname as buyer_nm, supplier.user_id as supplier, supplier.user_name as supplier_nm, po.created_dt,
      po.updated_dt, accepted_dt, posted.closed_dt
    from po join person buyer on buyer.singleid = po.buyer_id
    ${sql.raw(supplierOf('po.comp_no'))}
    left join lateral (select to_status from document_event
      where doc_type = 'PO' and doc_no = po_no order by seq desc limit 1) last on true
    left join lateral (select max(settled.updated_dt) as closed_dt from adjustment_line line
      join adjustment settled using (adj_no) where line.po_no = po.po_no) posted on true
    order by po_no`.execute(tx)
  const moves = await movesOfAll(tx)
  await writeChains(
    tx,
    rows.map(row => chainOf(row, moves.get(row.po_no) ?? [])),
  )
}

async function movesOfAll(tx: Transaction): Promise<ReadonlyMap<string, readonly Moved[]>> {
  const { rows } = await sql<Moved>`with moved as (
      select receipt.po_no, receipt.wh_req_no, receipt.wh_type, line.po_line_no, line.accept_qty as qty,
        coalesce(receipt.last_deci_dt, receipt.updated_dt) as at, receipt.receiver
      from warehousing receipt join warehousing_line line using (wh_req_no)
      where receipt.status in ('CONFIRMED', 'RETURNED')),
    receipts as (select distinct po_no, wh_req_no, wh_type, at, receiver from moved)
    select receipts.po_no, wh_type, at, person.singleid, hname, stand.is_complete, stand.is_received
    from receipts join person on person.singleid = receipts.receiver
    join lateral (select bool_and(coalesce(got.qty, 0) >= line.qty) as is_complete,
        coalesce(bool_or(got.qty > 0), false) as is_received
      from po_line line left join lateral (select sum(moved.qty) as qty from moved
        where moved.po_no = line.po_no and moved.po_line_no = line.line_no
          and (moved.at, moved.wh_req_no) <= (receipts.at, receipts.wh_req_no)) got on true
      where line.po_no = receipts.po_no) stand on true
    order by receipts.po_no, at, wh_req_no`.execute(tx)
  const byOrder = new Map<string, Moved[]>()
  for (const row of rows) byOrder.set(row.po_no, [...(byOrder.get(row.po_no) ?? []), row])
  return byOrder
}

function chainOf(row: Told, moves: readonly Moved[]): Chain {
  const { po_no: docNo, status, told, forward_yn } = row
  const buyer: Actor = { singleid: row.buyer, name: row.buyer_nm }
  const supplier: Actor = row.supplier
    ? { singleid: row.supplier, name: row.supplier_nm ?? row.supplier }
    : server
  const steps: ChainStep[] = []
  let stands = told
  const go = (step: ChainStep) => {
    steps.push(step)
    stands = step.to
  }
  if (told === null) {
    const isAccepted = forward_yn === 'N' && !['SENT', 'DECLINED'].includes(status)
    go({ action: 'poCreated', to: isAccepted ? 'ACCEPTED' : 'SENT', at: row.created_dt, by: buyer })
  }
  if (stands !== status && ['CANCELED', 'DECLINED'].includes(status))
    go(
      status === 'CANCELED'
        ? { action: 'cancelPo', to: status, at: row.updated_dt, by: buyer, reason: cancelReason }
        : { action: 'declinePo', to: status, at: row.updated_dt, by: supplier },
    )
  if (stands === 'SENT' && ['ACCEPTED', 'PARTIAL', ...ended].includes(status))
    go({ action: 'acceptPo', to: 'ACCEPTED', at: row.accepted_dt ?? row.created_dt, by: supplier })
  for (const move of moves) {
    const to = move.is_complete ? 'COMPLETED' : move.is_received ? 'PARTIAL' : 'ACCEPTED'
    const action = move.wh_type === 'RT' ? 'whReversed' : 'whConfirmed'
    go({ action, to, at: move.at, by: { singleid: move.singleid, name: move.hname } })
  }
  if (status === 'CLOSED')
    go({ action: 'allPosted', to: 'CLOSED', at: row.closed_dt ?? row.updated_dt, by: server })
  return { docType: 'PO', docNo, from: told, steps }
}

// Assumed: nobody wrote down why the orders of the demo were canceled.
const cancelReason = '구매 계획이 변경되어 발주를 취소합니다.'
