import { sql } from 'kysely'
import { addDays } from '../../schemas/shared/calendar'
import { koreanDay } from '../../schemas/shared/koreanTime'
import type { Transaction } from '../database/connect'
import { nextNumber } from '../document/documentNumber'
import { workdayFrom } from './workingTime'
import { writeEvents } from './writeEvents'

interface OpenOrder {
  readonly po_no: string
  readonly comp_no: string
  readonly user_id: string
  readonly user_name: string
  readonly phone_no: string | null
}

const drafts = 8

/** Deliveries that suppliers are preparing just now. */
export async function seedDeliveries(tx: Transaction, now: Date): Promise<void> {
  const today = koreanDay(now)
  const { rows } = await sql<OpenOrder>`select po.po_no, po.comp_no, supplier.user_id, supplier.user_name,
      supplier.phone_no
    from po join lateral (select user_id, user_name, phone_no from ext_user where ext_user.comp_no = po.comp_no
      order by main_yn desc, user_id limit 1) supplier on true
    where po.status in ('ACCEPTED', 'PARTIAL') and po.order_type <> 'TEST' and po.forward_yn = 'Y'
      and exists (select from po_line line where line.po_no = po.po_no and line.remain_qty > 0)
    order by po.po_no desc limit ${drafts}`.execute(tx)
  for (const order of rows) {
    const dlvNo = await nextNumber(tx, 'DL', now)
    // The supplier's own paper, numbered by day as those of deliveries before.
    const paperNo = `${today.replaceAll('-', '').slice(2)}-${dlvNo.slice(-2)}`
    await sql`insert into delivery (dlv_no, po_no, comp_no, section, deptcd, deptnm, receiver, delivery_date, due_date,
        delivery_place, dlv_method, stmt_paper_no, deliverer, deliverer_tel, currency, created_by, created_dt, updated_by,
        updated_dt)
      select ${dlvNo}, po_no, comp_no, section, deptcd, deptnm, coalesce(receiver, requester),
        ${workdayFrom(addDays(today, 2))}::date, due_date, delivery_place, 'TRUCK', ${paperNo}, ${order.user_name},
        ${order.phone_no}, currency, ${order.user_id}, ${now}::timestamptz, ${order.user_id}, ${now}::timestamptz
      from po where po_no = ${order.po_no}`.execute(tx)
    await sql`insert into delivery_line (dlv_no, line_no, po_no, po_line_no, item_code, item_name, spec, unit_code, po_qty,
        remain_qty, qty, unit_price, amt)
      select ${dlvNo}, line_no, po_no, line_no, item_code, item_name, spec, unit_code, qty, remain_qty, remain_qty,
        unit_price, round(remain_qty * unit_price, case when currency in ('KRW', 'JPY') then 0 else 2 end)
      from po_line join po using (po_no) where po_no = ${order.po_no} and remain_qty > 0`.execute(tx)
    await sql`update delivery set (line_cnt, supply_amt) = (select count(*), sum(amt) from delivery_line line
        where line.dlv_no = delivery.dlv_no) where dlv_no = ${dlvNo}`.execute(tx)
    await writeEvents(tx, [
      {
        doc_type: 'DLV',
        doc_no: dlvNo,
        actor: order.user_id,
        actor_name: order.user_name,
        at: now,
        action: 'createDelivery',
        from_status: null,
        to_status: 'DRAFT',
        reason: null,
      },
    ])
  }
}
