-- Lines that are due are read beside the orders that their reader may see, as other lines of reports are (0700).
create or replace view every_po_line as select po_no, line_no, pr_no, item_code, item_name, unit_code, qty, unit_price, amt, received_qty,
  completed_yn, due_date, under_tol from po_line;
