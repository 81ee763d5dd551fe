-- What reports read beside the documents of their reader: the receipts, settlements and slips that hang on an order which he
-- may read, wherever they are booked (domain 14.2). Each view reads as the server. Whoever selects from one joins it to a table
-- under row policies, which decides for whom; suppliers may read none of them.
create view every_po as select po_no, pr_no, order_type, expense_type, status, po_date, accepted_dt from po;
create view every_po_line as select po_no, line_no, pr_no from po_line;
create view every_warehousing as select wh_req_no, wh_type, po_no, dlv_no, org_wh_req_no, section, deptcd, dept_name, comp_no,
  receipt_date, currency, ex_rate, accepted_amt_krw, settle_yn, slip_no, last_deci_dt, status from warehousing;
create view every_warehousing_line as select wh_req_no, line_no, po_no, po_line_no, accept_qty from warehousing_line;
create view every_delivery_line as select dlv_no, po_no, po_line_no, last_yn from delivery_line;
create view every_adjustment as select adj_no, yyyymm, section, deptcd, deptnm, comp_no, slip_no, status from adjustment;
create view every_adjustment_line as select adj_no, line_no, wh_req_no, po_no, amt from adjustment_line;
create view every_signifier as select slip_no, slip_type, status from signifier;
create view every_rfq as select rfq_no, pr_no, status from rfq;
create view every_document_event as select doc_type, doc_no, at, action, to_status from document_event
  where doc_type in ('PR', 'RFQ', 'ADJ');

do $$
declare
  name text;
begin
  -- The owner of a view reads for it, and has to be let through the policies of its table, which are forced upon him, too.
  for name in select viewname from pg_views where schemaname = 'public' and viewname like 'every\_%' loop
    execute format('create policy read_by_views on %I for select to current_user using (true)', substr(name, 7));
    execute format('grant select on %I to gpms_all, gpms_section, gpms_dept, gpms_own', name);
  end loop;
end $$;
