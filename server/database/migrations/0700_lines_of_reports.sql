-- Lines belong to the order or receipt that they are joined with, whose policies decide: asked again for each line, these took
-- most of the time of a report of a section.
create or replace view every_po_line as select po_no, line_no, pr_no, item_code, item_name, unit_code, qty, unit_price, amt, received_qty,
  completed_yn from po_line;
create or replace view every_warehousing_line as select wh_req_no, line_no, po_no, po_line_no, accept_qty, item_code, item_name, dlv_qty,
  reject_qty, reject_reason, amt from warehousing_line;
