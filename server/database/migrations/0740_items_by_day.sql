-- The column that closes an order runs the way of the column before it: one index serves both ways.
drop index item_by_day;
create index item_by_day on item (reg_date, item_code);
