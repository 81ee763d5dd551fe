-- One change of an order takes quantities, prices, due dates, receiver and place together: its type lists what becomes different.
alter table po_change drop constraint po_change_chg_type_check;
alter table po_change alter column chg_type type varchar(19);
alter table po_change add constraint po_change_type check (chg_type <> ''
  and string_to_array(chg_type, ',') <@ array['QTY', 'PRICE', 'DUE', 'INFO']);

-- What was approved and confirmed stays readable after the next change; changes before this one know their difference alone.
alter table po_change
  add column before_supply_amt numeric(15, 2),
  add column before_vat_amt numeric(15, 0),
  add column after_supply_amt numeric(15, 2),
  add column after_vat_amt numeric(15, 0),
  add column before_receiver varchar(30) collate "C" references person,
  add column before_place varchar(200);

update po_change change set before_supply_amt = po.supply_amt, before_vat_amt = po.vat_amt,
    after_supply_amt = po.supply_amt + change.diff_amt,
    after_vat_amt = case when po.currency = 'KRW' and po.tax_code in ('V1', 'V2')
      then trunc((po.supply_amt + change.diff_amt) * 0.1) else 0 end
  from po where po.po_no = change.po_no and change.status in ('APPROVING', 'SENT');

-- A line that a change drops from its order stays there with nothing to deliver: deliveries, requests and history name it.
alter table po_change_line drop constraint po_change_line_after_qty_check;
alter table po_change_line add constraint po_change_line_after_qty_check check (after_qty >= 0);
alter table po_line drop constraint po_line_qty_check;
alter table po_line add constraint po_line_qty_check check (qty >= 0);

-- Earlier changes of receiver and place say in words what they changed.
update po_change set before_receiver = receiver, before_place = delivery_place where chg_type = 'INFO';
