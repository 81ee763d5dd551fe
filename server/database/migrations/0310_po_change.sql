-- Changes to an issued order: each is a version of its own, applied when it was approved and the supplier has confirmed it.

create table po_change (
  chg_no varchar(16) collate "C" primary key,
  po_no varchar(16) collate "C" not null references po on delete cascade,
  -- The version that the order has when the change is applied.
  revision int not null,
  chg_type varchar(5) collate "C" not null check (chg_type in ('INFO', 'DUE', 'QTY', 'PRICE')),
  before_text varchar(1000) not null,
  after_text varchar(1000) not null,
  diff_amt numeric(15, 2) not null default 0,
  -- The same in won at the rate of the order: what the rules of approval go by.
  diff_amt_krw numeric(15, 0) not null default 0,
  receiver varchar(30) collate "C" references person,
  delivery_place varchar(200),
  reason varchar(400) not null,
  requested_by varchar(30) collate "C" not null references person,
  requested_dt timestamptz not null,
  decline_reason varchar(400),
  approval_status char(1) collate "C" not null default 'N',
  status varchar(9) collate "C" not null
    check (status in ('APPROVING', 'REJECTED', 'SENT', 'ACKED', 'DECLINED', 'CANCELED'))
);
-- One change after the other: two at once would each speak of an order that the other one changes.
create unique index po_change_open on po_change (po_no) where status in ('APPROVING', 'SENT');
create index po_change_by_order on po_change (po_no, chg_no);

create table po_change_line (
  chg_no varchar(16) collate "C" not null references po_change on delete cascade,
  line_no int not null,
  before_qty numeric(13, 3) not null,
  after_qty numeric(13, 3) not null check (after_qty > 0),
  before_price numeric(15, 2) not null,
  after_price numeric(15, 2) not null check (after_price > 0),
  before_due date,
  after_due date,
  primary key (chg_no, line_no)
);

do $$
declare name text;
begin
  foreach name in array array['po_change', 'po_change_line'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy scope_all on %I to gpms_all using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to gpms_all', name);
  end loop;
end $$;

-- Who sees an order sees its changes; a supplier those that were sent to him. They are written by the server alone.
create policy follows_order on po_change for select to gpms_section, gpms_dept, gpms_own
  using (exists (select from po where po.po_no = po_change.po_no));
create policy sent_to_company on po_change for select to gpms_company
  using (status in ('SENT', 'ACKED', 'DECLINED') and exists (select from po where po.po_no = po_change.po_no));
create policy follows_change on po_change_line for select to gpms_section, gpms_dept, gpms_own, gpms_company
  using (exists (select from po_change change where change.chg_no = po_change_line.chg_no));
grant select on po_change, po_change_line to gpms_section, gpms_dept, gpms_own, gpms_company;

-- The changes of an order are approved under its number, one revision after the other.
create policy po_change on approval to gpms_section, gpms_dept, gpms_own
  using (doc_type = 'PC' and exists (select from po where po_no = doc_no))
  with check (doc_type = 'PC' and exists (select from po where po_no = doc_no));
