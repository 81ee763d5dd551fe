-- The orders of an item by their number, which carries the month: the price before is found from the newest on, of whatever supplier.
drop index po_line_by_item;
create index po_line_by_item on po_line (item_code, po_no);
