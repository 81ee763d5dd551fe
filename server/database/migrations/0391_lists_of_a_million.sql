-- Lists are answered from an index alone, one for each scope, in the order of a list (by number): each carries what the
-- list is filtered by. Days of a month beside a state or a company are found without walking past all others.
drop index po_by_section, po_by_dept, po_by_company;
create index po_by_number on po (po_no) include (po_date, order_type, status, section, deptcd, comp_no, buyer_id);
create index po_by_section on po (section, po_no) include
  (po_date, deptcd, expense_type, order_type, comp_no, status, buyer_id, total_amt_krw);
create index po_by_dept on po (deptcd, po_no) include
  (po_date, section, expense_type, order_type, comp_no, status, buyer_id, total_amt_krw);
create index po_by_company on po (comp_no, po_no) include (po_date, order_type, status, section, deptcd, due_date);
create index po_by_status on po (status, po_no) include (po_date, order_type, section, deptcd, comp_no, buyer_id);

drop index order_request_by_section, order_request_by_dept, order_request_by_status, order_request_by_company;
create index order_request_by_number on order_request (or_no) include (req_date, status, section, deptcd, comp_no);
create index order_request_by_section on order_request (section, or_no) include (req_date, status, deptcd, comp_no);
create index order_request_by_dept on order_request (deptcd, or_no) include (req_date, status, section, comp_no);
create index order_request_by_status on order_request (status, or_no) include (req_date, section, deptcd, comp_no);
create index order_request_by_company on order_request (comp_no, or_no) include (req_date, status, section, deptcd);

drop index delivery_by_section, delivery_by_dept, delivery_by_receiver, delivery_by_company, delivery_by_status,
  delivery_by_day;
create index delivery_by_section on delivery (section, dlv_no) include (delivery_date, status, deptcd, comp_no, proxy_yn);
create index delivery_by_dept on delivery (deptcd, dlv_no) include (delivery_date, status, section, comp_no, proxy_yn);
create index delivery_by_receiver on delivery (receiver, dlv_no) include
  (delivery_date, status, section, deptcd, comp_no, proxy_yn);
create index delivery_by_company on delivery (comp_no, dlv_no) include
  (delivery_date, status, section, deptcd, receiver, proxy_yn);
create index delivery_by_status on delivery (status, dlv_no) include
  (delivery_date, section, deptcd, comp_no, receiver, proxy_yn);
create index delivery_by_day on delivery (delivery_date, dlv_no) include
  (status, section, deptcd, comp_no, receiver, proxy_yn);

-- What waits to be settled is a small part of all receipts, at most that of the months which are not closed yet.
create index warehousing_by_unsettled on warehousing (wh_req_no) include
  (receipt_date, section, deptcd, comp_no, po_no, wh_type, settle_yn, slip_no) where status = 'CONFIRMED' and adj_yn = 'N';
create index warehousing_line_unsettled on warehousing_line (wh_req_no, line_no) include (accept_qty, return_qty)
  where adj_no is null;
create index po_of_tests on po (po_no) where order_type = 'TEST';
