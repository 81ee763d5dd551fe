-- Requests for quotation and the quotations of suppliers. A supplier sees what was sent to him and his own answer; what
-- a purchase is estimated at never leaves the company, which the columns granted to gpms_company say as well.

create table rfq (
  rfq_no varchar(16) collate "C" primary key,
  pr_no varchar(16) collate "C" not null references pr,
  title varchar(200) collate "C" not null,
  rfq_type varchar(4) collate "C" not null default 'COMP' check (rfq_type in ('COMP', 'SOLE', 'OPEN')),
  sole_reason varchar(400),
  currency char(3) collate "C" not null default 'KRW',
  est_amt numeric(15, 0) check (est_amt >= 0),
  deadline_dt timestamptz,
  delivery_place varchar(200),
  pay_term varchar(3) collate "C",
  notice varchar(2000),
  file_id varchar(20) references file,
  section varchar(60) collate "C" not null,
  buyer_id varchar(30) collate "C" not null references person,
  buyer_nm varchar(50) collate "C" not null,
  sent_dt timestamptz,
  select_reason varchar(1000),
  saving_type varchar(5) collate "C",
  base_amt numeric(15, 0),
  contract_amt numeric(15, 0),
  saving_amt numeric(15, 0),
  status varchar(8) collate "C" not null default 'DRAFT',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint rfq_saving check (saving_amt = base_amt - contract_amt)
);
create index rfq_by_request on rfq (pr_no);
create index rfq_by_deadline on rfq (deadline_dt) where status = 'SENT';

create table rfq_line (
  rfq_no varchar(16) collate "C" not null references rfq on delete cascade,
  line_no int not null check (line_no between 1 and 99999),
  pr_no varchar(16) collate "C" not null,
  pr_line_no int not null,
  item_code varchar(12) collate "C" references item,
  item_name varchar(100),
  spec varchar(300),
  unit_code varchar(6) references unit,
  qty numeric(13, 3) not null check (qty > 0),
  need_date date,
  primary key (rfq_no, line_no),
  foreign key (pr_no, pr_line_no) references pr_line (pr_no, line_no)
);

create table quotation (
  qt_no varchar(16) collate "C" primary key,
  rfq_no varchar(16) collate "C" not null references rfq,
  comp_no varchar(10) collate "C" not null references company,
  currency char(3) collate "C" not null default 'KRW',
  total_amt numeric(15, 2) not null default 0,
  -- Filled by the opening: won at the rate of the deadline's day, with the day that the rate is of.
  total_amt_krw numeric(15, 0),
  ex_rate numeric(12, 4),
  rate_date date,
  valid_to date,
  lead_time int check (lead_time >= 0),
  pay_term varchar(3) collate "C",
  comment varchar(1000),
  decline_reason varchar(400),
  file_id varchar(20) references file,
  -- Staff who entered a paper quotation, and why; he alone reads its prices before the opening.
  proxy_yn char(1) collate "C" not null default 'N' check (proxy_yn in ('Y', 'N')),
  proxy_by varchar(30) collate "C",
  proxy_reason varchar(400),
  checked_dt timestamptz,
  submitted_dt timestamptz,
  rank_no int,
  status varchar(12) collate "C" not null default 'REQUESTED',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  unique (rfq_no, comp_no)
);
create index quotation_by_company on quotation (comp_no, qt_no);

create table quotation_line (
  qt_no varchar(16) collate "C" not null references quotation on delete cascade,
  line_no int not null,
  maker varchar(60),
  unit_price numeric(15, 2) check (unit_price >= 0),
  -- The least that the supplier sells at this price; empty for any quantity.
  min_qty numeric(13, 3) check (min_qty > 0),
  amt numeric(15, 2) not null default 0,
  delivery_date date,
  no_quote_yn char(1) collate "C" not null default 'N',
  bigo varchar(400),
  selected_yn char(1) collate "C" not null default 'N',
  primary key (qt_no, line_no)
);

-- Whom a draft will be sent to; the quotations come with the sending.
create table rfq_supplier (
  rfq_no varchar(16) collate "C" not null references rfq on delete cascade,
  line_no int not null,
  comp_no varchar(10) collate "C" not null references company,
  primary key (rfq_no, comp_no)
);

-- What was decided: each line of a request for quotation with its supplier. Order requests are made of these rows.
create table rfq_award (
  rfq_no varchar(16) collate "C" not null,
  line_no int not null,
  pr_no varchar(16) collate "C" not null,
  pr_line_no int not null,
  qt_no varchar(16) collate "C" not null references quotation,
  comp_no varchar(10) collate "C" not null references company,
  qty numeric(13, 3) not null check (qty > 0),
  unit_price numeric(15, 2) not null check (unit_price > 0),
  currency char(3) collate "C" not null,
  amt numeric(15, 2) not null,
  ex_rate numeric(12, 4) not null,
  rate_date date not null,
  amt_krw numeric(15, 0) not null,
  pay_term varchar(3) collate "C",
  delivery_date date,
  lead_time int,
  is_lowest boolean not null,
  reason varchar(400),
  awarded_by varchar(30) not null,
  awarded_dt timestamptz not null,
  primary key (rfq_no, line_no),
  foreign key (rfq_no, line_no) references rfq_line (rfq_no, line_no),
  foreign key (pr_no, pr_line_no) references pr_line (pr_no, line_no)
);
create index rfq_award_by_request on rfq_award (pr_no, pr_line_no);
create index rfq_award_by_company on rfq_award (comp_no, rfq_no);

do $$
declare name text;
begin
  foreach name in array array['rfq', 'rfq_line', 'rfq_supplier', 'quotation', 'quotation_line',
    'rfq_award'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy scope_all on %I to gpms_all using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to gpms_all, gpms_section', name);
  end loop;
end $$;

create policy scope_section on rfq to gpms_section
  using (section = (select current_setting('app.section')))
  with check (section = (select current_setting('app.section')));
create policy follows_rfq on rfq_line to gpms_section
  using (exists (select from rfq where rfq.rfq_no = rfq_line.rfq_no))
  with check (exists (select from rfq where rfq.rfq_no = rfq_line.rfq_no));
create policy follows_rfq on rfq_supplier to gpms_section
  using (exists (select from rfq where rfq.rfq_no = rfq_supplier.rfq_no))
  with check (exists (select from rfq where rfq.rfq_no = rfq_supplier.rfq_no));
create policy follows_rfq on quotation to gpms_section
  using (exists (select from rfq where rfq.rfq_no = quotation.rfq_no))
  with check (exists (select from rfq where rfq.rfq_no = quotation.rfq_no));
create policy follows_quotation on quotation_line to gpms_section
  using (exists (select from quotation where quotation.qt_no = quotation_line.qt_no))
  with check (exists (select from quotation where quotation.qt_no = quotation_line.qt_no));

create policy follows_rfq on rfq_award to gpms_section
  using (exists (select from rfq where rfq.rfq_no = rfq_award.rfq_no))
  with check (exists (select from rfq where rfq.rfq_no = rfq_award.rfq_no));

create policy scope_company on quotation to gpms_company
  using (comp_no = (select current_setting('app.comp_no')))
  with check (comp_no = (select current_setting('app.comp_no')));
create policy follows_quotation_company on quotation_line to gpms_company
  using (exists (select from quotation where quotation.qt_no = quotation_line.qt_no))
  with check (exists (select from quotation where quotation.qt_no = quotation_line.qt_no));
create policy asked_company on rfq for select to gpms_company
  using (exists (select from quotation where quotation.rfq_no = rfq.rfq_no));
create policy asked_company on rfq_line for select to gpms_company
  using (exists (select from quotation where quotation.rfq_no = rfq_line.rfq_no));

grant select (rfq_no, title, rfq_type, currency, deadline_dt, delivery_place, pay_term, notice, buyer_id, buyer_nm, file_id,
  sent_dt, status) on rfq to gpms_company;
grant select on rfq_line to gpms_company;
grant select, update on quotation to gpms_company;
grant select, insert, update, delete on quotation_line to gpms_company;

create policy quotations on document_event for select to gpms_section
  using ((doc_type = 'RFQ' and exists (select from rfq where rfq.rfq_no = doc_no))
    or (doc_type = 'QT' and exists (select from quotation where quotation.qt_no = doc_no)));
create policy own_quotations on document_event for select to gpms_company
  using (doc_type = 'QT' and exists (select from quotation where quotation.qt_no = doc_no));

-- Files follow their document. Those of a quotation are under the seal of its prices.
create policy rfq on file to gpms_all, gpms_section
  using (owner_type = 'RFQ' and exists (select from rfq where rfq.rfq_no = owner_no))
  with check (owner_type = 'RFQ' and exists (select from rfq where rfq.rfq_no = owner_no));
create policy asked on file for select to gpms_company
  using (owner_type = 'RFQ' and exists (select from quotation where quotation.rfq_no = owner_no));
create policy opened_quotation on file to gpms_all, gpms_section
  using (owner_type = 'QT' and exists (select from quotation q join rfq on rfq.rfq_no = q.rfq_no
    where q.qt_no = owner_no
      and (rfq.status in ('CLOSED', 'AWARDED') and q.status in ('SUBMITTED', 'SELECTED', 'NOT_SELECTED')
        or q.proxy_by = (select current_setting('app.singleid')))))
  with check (owner_type = 'QT' and exists (select from quotation q
    where q.qt_no = owner_no and q.proxy_by = (select current_setting('app.singleid'))));
create policy own_quotation on file to gpms_company
  using (owner_type = 'QT' and exists (select from quotation where quotation.qt_no = owner_no))
  with check (owner_type = 'QT' and exists (select from quotation where quotation.qt_no = owner_no));
create policy supplier_uploader on file to gpms_company
  using (owner_no is null and created_by = (select current_setting('app.singleid')))
  with check (owner_no is null and created_by = (select current_setting('app.singleid')));
create policy supplier_item on file_item to gpms_company
  using (exists (select from file where file.file_id = file_item.file_id
    and (owner_type = 'QT' or owner_no is null)))
  with check (exists (select from file where file.file_id = file_item.file_id
    and (owner_type = 'QT' or owner_no is null)));
grant insert, update, delete on file, file_item to gpms_company;
