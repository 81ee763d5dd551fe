-- Letters of intent: urgent work begins before it is ordered. The accepted one is converted into an order request.

create table loi (
  loi_no varchar(16) collate "C" primary key,
  title varchar(200) collate "C" not null,
  comp_no varchar(10) collate "C" references company,
  section varchar(60) collate "C" not null,
  deptcd varchar(10) collate "C" not null,
  deptnm varchar(100) collate "C" not null,
  requester varchar(30) collate "C" not null references person,
  requester_nm varchar(50) collate "C" not null,
  buyer_id varchar(30) collate "C" not null references person,
  buyer_nm varchar(50) collate "C" not null,
  currency char(3) collate "C" not null default 'KRW',
  ex_rate numeric(12, 4) not null default 1,
  rate_date date not null,
  est_amt numeric(15, 2) not null default 0,
  est_amt_krw numeric(15, 0) not null default 0,
  valid_from date,
  valid_to date,
  start_date date,
  urgent_reason varchar(1000),
  scope_text varchar(4000),
  or_no varchar(16) collate "C",
  file_id varchar(20) references file,
  decline_reason varchar(400),
  approval_status char(1) collate "C" not null default 'N',
  last_deci_dt timestamptz,
  status varchar(9) collate "C" not null default 'DRAFT',
  req_date date not null,
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint loi_number_month check
    (substr(loi_no, 3, 6)::int = extract(year from req_date)::int * 100 + extract(month from req_date)::int),
  constraint loi_validity check (valid_to <= valid_from + 60)
);

create table loi_line (
  loi_no varchar(16) collate "C" not null references loi on delete cascade,
  line_no int not null check (line_no between 1 and 99999),
  item_code varchar(12) collate "C" references item,
  item_name varchar(100) not null,
  spec varchar(300),
  unit_code varchar(6) references unit,
  qty numeric(13, 3) not null default 0,
  unit_price numeric(15, 2) not null default 0 check (unit_price >= 0),
  amt numeric(15, 2) not null default 0,
  bigo varchar(400),
  primary key (loi_no, line_no)
);

-- Who is on a letter, one row a person: what the scope "own" sees.
create table loi_party (
  singleid varchar(30) collate "C" not null,
  loi_no varchar(16) collate "C" not null references loi on delete cascade,
  primary key (singleid, loi_no)
);
create index loi_party_document on loi_party (loi_no);
create index loi_by_section on loi (section, loi_no);
create index loi_by_dept on loi (deptcd, loi_no);
create index loi_by_status on loi (status, valid_to);
create index loi_by_company on loi (comp_no, loi_no);

do $$
declare name text;
begin
  foreach name in array array['loi', 'loi_line', 'loi_party'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy scope_all on %I to gpms_all using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to gpms_all', name);
  end loop;
end $$;

create policy scope_section on loi to gpms_section
  using (section = (select current_setting('app.section')))
  with check (section = (select current_setting('app.section')));
create policy scope_dept on loi to gpms_dept
  using (deptcd = any ((select current_setting('app.deptcds'))::text[]))
  with check (deptcd = any ((select current_setting('app.deptcds'))::text[]));
create policy scope_own on loi for select to gpms_own
  using (exists (select from loi_party party
    where party.loi_no = loi.loi_no and party.singleid = (select current_setting('app.singleid'))));
-- A supplier has the letter from its issue on.
create policy scope_company on loi for select to gpms_company
  using (comp_no = (select current_setting('app.comp_no'))
    and status in ('ISSUED', 'ACCEPTED', 'DECLINED', 'CONVERTED', 'EXPIRED'));
create policy scope_own on loi_party for select to gpms_own
  using (singleid = (select current_setting('app.singleid')));
create policy follows_document on loi_line to gpms_section, gpms_dept
  using (exists (select from loi where loi.loi_no = loi_line.loi_no))
  with check (exists (select from loi where loi.loi_no = loi_line.loi_no));
create policy follows_document_read on loi_line for select to gpms_own, gpms_company
  using (exists (select from loi where loi.loi_no = loi_line.loi_no));

create policy loi on approval to gpms_section, gpms_dept, gpms_own
  using (doc_type = 'LO' and exists (select from loi where loi_no = doc_no))
  with check (doc_type = 'LO' and exists (select from loi where loi_no = doc_no));
create policy loi on document_event for select to gpms_section, gpms_dept, gpms_own
  using (doc_type = 'LO' and exists (select from loi where loi_no = doc_no));
create policy loi on file to gpms_all, gpms_section, gpms_dept, gpms_own
  using (owner_type = 'LOI' and exists (select from loi where loi_no = owner_no))
  with check (owner_type = 'LOI' and exists (select from loi where loi_no = owner_no));
create policy loi_read on file for select to gpms_company
  using (owner_type = 'LOI' and exists (select from loi where loi_no = owner_no));

grant select, insert, update, delete on loi, loi_line to gpms_section, gpms_dept;
grant select on loi, loi_line, loi_party to gpms_own;
grant select on loi, loi_line to gpms_company;
