import { sql } from 'kysely'
import type { Transaction } from '../../../../server/database/connect'
import type { SupplierHistory } from './supplierHistory'

export const testCompany = (index: number) => `C9${String(index).padStart(5, '0')}`

/** Writes a supplier for each history, with its documents. Demo data must be there: people, units and items are theirs. */
export async function writeHistories(
  tx: Transaction,
  histories: readonly SupplierHistory[],
  companyOf = testCompany,
): Promise<void> {
  const companies = histories.map((_, index) => ({
    comp_no: companyOf(index),
    tax_no_2: String(7_000_000_000 + index),
  }))
  const of = <Row extends object>(rowsOf: (history: SupplierHistory) => readonly Row[]) =>
    JSON.stringify(
      histories.flatMap((history, index) =>
        rowsOf(history).map(row => ({ ...row, compNo: companyOf(index) })),
      ),
    )
  const orders = of(({ orders }) => orders)
  await sql`insert into company (comp_no, comp_name_kr, tax_no_2, biz_type, comp_type, comp_size, ceo_name, addr1, pay_term, status)
    select comp_no, '시험 ' || comp_no, tax_no_2, 'CORP', 'MFR', 'S', '시험', '시험', 'P30', 'REGISTERED'
    from jsonb_to_recordset(${JSON.stringify(companies)}::text::jsonb) as given (comp_no text, tax_no_2 text)
    on conflict (comp_no) do nothing`.execute(tx)
  await sql`insert into po (po_no, title, order_type, comp_no, forward_yn, section, deptcd, deptnm, requester, expense_type,
      currency, ex_rate, pay_term, po_date, due_date, accepted_dt, created_dt, status, total_amt_krw)
    select no, '시험', type, "compNo", "forwardYn", '모바일사업부', 'D1020', '모바일개발팀', 'req.mobile', 'EXP', currency, rate,
      'P30', day, due, "acceptedAt", "sentAt", status,
      (select sum((line ->> 'amt')::numeric) from jsonb_array_elements(lines) line)
    from jsonb_to_recordset(${orders}::text::jsonb) as given (no text, type text, "compNo" text, "forwardYn" text, currency text,
      rate numeric, day date, due date, "acceptedAt" timestamptz, "sentAt" timestamptz, status text, lines jsonb)`.execute(
    tx,
  )
  await sql`insert into document_event (doc_type, doc_no, at, actor, actor_name, action, from_status, to_status)
    select 'PO', no, resent::timestamptz, current_setting('app.singleid'), '시험', 'resendPo', 'DECLINED', 'SENT'
    from jsonb_to_recordset(${orders}::text::jsonb) as given (no text, "resentAt" jsonb)
      cross join lateral jsonb_array_elements_text("resentAt") resent`.execute(tx)
  // A change may leave a line with nothing to deliver.
  await sql`insert into po_line (po_no, line_no, item_code, item_name, unit_code, qty, unit_price, amt, due_date, under_tol, completed_yn)
    select given.no, line.no, line.item, '시험품', (select unit_code from unit order by unit_code limit 1), line.qty, 1, line.amt,
      line.due, line."underTol", line."completedYn"
    from jsonb_to_recordset(${orders}::text::jsonb) as given (no text, lines jsonb)
      cross join lateral jsonb_to_recordset(lines) as line (no int, item text, qty numeric, amt numeric, due date,
        "underTol" numeric, "completedYn" text)`.execute(tx)
  const receipts = of(({ receipts }) => receipts)
  await writeReceipts(tx, receipts)
  await sql`insert into trans_satis (satis_no, po_no, comp_no, respondent, requested_dt, due_date, avg_score, answered_dt,
      exclude_reason, status)
    select no, "order", "compNo", 'req.mobile', day, day + 14, average, case when status = 'ANSWERED' then now() end,
      case when status = 'EXCLUDED' then '시험' end, status
    from jsonb_to_recordset(${of(({ surveys }) => surveys)}::text::jsonb) as given (no text, "order" text, "compNo" text, day date,
      average numeric, status text)`.execute(tx)
}

async function writeReceipts(tx: Transaction, receipts: string): Promise<void> {
  const given = sql`jsonb_to_recordset(${receipts}::text::jsonb) as given (no text, "order" text, "compNo" text, type text,
    status text, day date, lines jsonb)
    cross join lateral (select 'DL' || substr(no, 3) as dlv_no, coalesce(day, to_date(substr(no, 3, 6), 'YYYYMM')) as asked) named`
  const lines = sql`cross join lateral jsonb_to_recordset(lines) as line (no int, "orderLine" int, delivered numeric,
    accepted numeric, rejected numeric, returned numeric, "lastYn" text)`
  await sql`insert into delivery (dlv_no, po_no, comp_no, section, deptcd, deptnm, delivery_date, dlv_method, wh_req_no, shipped_dt, status)
    select dlv_no, "order", "compNo", '모바일사업부', 'D1020', '모바일개발팀', asked, 'DIRECT', no, asked, 'RECEIVED' from ${given}`.execute(
    tx,
  )
  await sql`insert into delivery_line (dlv_no, line_no, po_no, po_line_no, item_name, po_qty, qty, unit_price, last_yn)
    select dlv_no, line.no, "order", "orderLine", '시험품', 1, greatest(delivered, 1), 1, "lastYn" from ${given} ${lines}`.execute(
    tx,
  )
  await sql`insert into warehousing (wh_req_no, wh_app_no, wh_type, org_wh_req_no, po_no, dlv_no, comp_no, comp_name_kr, section,
      deptcd, dept_name, requester, epr_name, receive_name, receiver, expenses, wh_req_date, receipt_date, status)
    select no, 'WA' || substr(no, 3), type, case when type = 'RT' then no end, "order", dlv_no, "compNo", '시험', '모바일사업부', 'D1020',
      '모바일개발팀', 'req.mobile', '시험', '시험', 'req.mobile', 'EXP', asked, day, status from ${given}`.execute(
    tx,
  )
  await sql`insert into warehousing_line (wh_req_no, line_no, po_no, po_line_no, item_name, po_qty, dlv_qty, accept_qty, reject_qty,
      reject_reason, return_qty, unit_price)
    select given.no, line.no, "order", "orderLine", '시험품', 1, delivered, accepted, rejected,
      case when rejected > 0 then 'DEFECT' end, returned, 1 from ${given} ${lines}`.execute(tx)
  await sql`update po_line line set received_qty = accepted - returned, returned_qty = returned
    from (select po_no, po_line_no, sum(accept_qty) as accepted, sum(return_qty) as returned
      from warehousing_line join warehousing using (wh_req_no, po_no)
      where wh_type = 'GR' and status in ('CONFIRMED', 'RETURNED') group by po_no, po_line_no) got
    where got.po_no = line.po_no and got.po_line_no = line.line_no`.execute(tx)
}
