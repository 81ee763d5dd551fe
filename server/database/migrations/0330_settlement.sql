-- Settlement: the statement of each settlement, its electronic tax invoice, and the month of a company and section that
-- holds settlements. Amounts are in won, but for those of a settlement itself.

create table monthly_calc (
  calc_no varchar(16) collate "C" primary key,
  yyyymm char(6) collate "C" not null check (yyyymm ~ '^[0-9]{4}(0[1-9]|1[0-2])$'),
  comp_no varchar(10) collate "C" not null references company,
  section varchar(60) collate "C" not null,
  settle_type varchar(7) collate "C" not null check (settle_type in ('CASE', 'MONTHLY')),
  receipt_cnt int not null default 0,
  receipt_amt numeric(15, 0) not null default 0,
  return_amt numeric(15, 0) not null default 0,
  deduct_amt numeric(15, 0) not null default 0,
  supply_amt numeric(15, 0) not null default 0,
  vat_amt numeric(15, 0) not null default 0,
  total_amt numeric(15, 0) not null default 0,
  adj_cnt int not null default 0,
  invoiced_cnt int not null default 0,
  unsettled_amt numeric(15, 0) not null default 0,
  confirm_due date,
  objection varchar(1000),
  objection_answer varchar(1000),
  -- Once told, a supplier goes on seeing the month, also while a later settlement has opened it again.
  notified_dt timestamptz,
  confirmed_dt timestamptz,
  closed_dt timestamptz,
  status varchar(9) collate "C" not null default 'OPEN',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  unique (yyyymm, comp_no, section),
  constraint monthly_calc_total check (total_amt = supply_amt + vat_amt)
);
create index monthly_calc_by_company on monthly_calc (comp_no, calc_no);
create index monthly_calc_by_section on monthly_calc (section, calc_no);

create table statement (
  stmt_no varchar(16) collate "C" primary key,
  adj_no varchar(16) collate "C" not null unique references adjustment,
  comp_no varchar(10) collate "C" not null references company,
  issue_date date not null,
  issue_seq int not null default 1 check (issue_seq > 0),
  supply_amt numeric(15, 0) not null,
  vat_amt numeric(15, 0) not null,
  total_amt numeric(15, 0) not null,
  total_text varchar(100) not null,
  print_cnt int not null default 0 check (print_cnt >= 0),
  confirmed_dt timestamptz,
  confirmed_by varchar(50),
  status varchar(9) collate "C" not null default 'ISSUED',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint statement_total check (total_amt = supply_amt + vat_amt)
);
create index statement_by_date on statement (issue_date, stmt_no);
create index statement_by_company on statement (comp_no, stmt_no);

create table tax_invoice (
  ti_no varchar(16) collate "C" primary key,
  nts_no char(24) collate "C" check (nts_no ~ '^[0-9]{8}[0-9A-Z]{16}$'),
  invoice_no varchar(40) collate "C",
  adj_no varchar(16) collate "C" references adjustment,
  none_no varchar(16) collate "C",
  comp_no varchar(10) collate "C" not null references company,
  ti_type varchar(4) collate "C" not null,
  ti_issue char(1) collate "C" not null default 'F' check (ti_issue in ('F', 'R')),
  write_date date not null,
  issue_date date,
  supply_amt numeric(15, 0) not null,
  vat_amt numeric(15, 0) not null,
  total_amt numeric(15, 0) not null,
  diff_amt numeric(15, 0) not null default 0,
  org_nts_no char(24) collate "C",
  cancel_reason varchar(400),
  file_id varchar(20) references file,
  status varchar(8) collate "C" not null default 'MATCHED',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint tax_invoice_total check (total_amt = supply_amt + vat_amt),
  constraint tax_invoice_numbered check (nts_no is not null or (ti_type = 'INV' and invoice_no is not null))
);
-- A canceled invoice gives its number free; one settlement has one living invoice.
create unique index tax_invoice_number on tax_invoice (nts_no) where status <> 'CANCELED';
create unique index tax_invoice_commercial on tax_invoice (comp_no, invoice_no)
  where status <> 'CANCELED' and invoice_no is not null;
create unique index tax_invoice_living on tax_invoice (adj_no) where status <> 'CANCELED' and adj_no is not null;

-- Rows of before have numbers without documents; from here on a number names a document.
alter table adjustment
  add column match_result varchar(5) collate "C" check (match_result in ('FIT', 'WARN', 'ALLOW')),
  add column allow_reason varchar(400),
  add constraint adjustment_calc foreign key (calc_no) references monthly_calc deferrable initially deferred not valid,
  add constraint adjustment_statement foreign key (stmt_no) references statement deferrable initially deferred not valid,
  add constraint adjustment_invoice foreign key (ti_no) references tax_invoice deferrable initially deferred not valid;
create index adjustment_by_calc on adjustment (calc_no) where calc_no is not null;

do $$
declare name text;
begin
  foreach name in array array['monthly_calc', 'statement', 'tax_invoice'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy scope_all on %I to gpms_all using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to gpms_all', name);
    execute format('grant select on %I to gpms_section, gpms_dept, gpms_own, gpms_company', name);
  end loop;
  -- A statement and a tax invoice are seen with their settlement.
  foreach name in array array['statement', 'tax_invoice'] loop
    execute format('create policy follows_settlement on %I for select to gpms_section, gpms_dept, gpms_own, gpms_company
      using (exists (select from adjustment where adjustment.adj_no = %I.adj_no))', name, name);
  end loop;
end $$;
create policy scope_section on monthly_calc for select to gpms_section
  using (section = (select current_setting('app.section')));
create policy scope_company on monthly_calc for select to gpms_company
  using (comp_no = (select current_setting('app.comp_no')) and notified_dt is not null);

create policy settlements on document_event for select to gpms_section, gpms_dept, gpms_own
  using ((doc_type = 'ADJ' and exists (select from adjustment where adj_no = doc_no))
    or (doc_type = 'ST' and exists (select from statement where stmt_no = doc_no))
    or (doc_type = 'TI' and exists (select from tax_invoice where ti_no = doc_no))
    or (doc_type = 'MC' and exists (select from monthly_calc where calc_no = doc_no)));
-- What passed between both sides; why staff opened a month again is theirs.
create policy own_month on document_event for select to gpms_company
  using (doc_type = 'MC' and action in ('notifyMonthlyCalc', 'confirmMonthlyCalc', 'objectMonthlyCalc',
    'answerMonthlyCalc') and exists (select from monthly_calc where calc_no = doc_no));

create policy settlement on file to gpms_all, gpms_section, gpms_dept, gpms_own
  using (owner_type = 'ADJ' and exists (select from adjustment where adj_no = owner_no))
  with check (owner_type = 'ADJ' and exists (select from adjustment where adj_no = owner_no));
create policy invoice_of_company on file to gpms_company
  using (owner_type = 'ADJ' and exists (select from tax_invoice where tax_invoice.file_id = file.file_id))
  with check (owner_type = 'ADJ' and exists (select from adjustment where adj_no = owner_no));
create policy invoice_item on file_item to gpms_company
  using (exists (select from file where file.file_id = file_item.file_id and owner_type = 'ADJ'))
  with check (exists (select from file where file.file_id = file_item.file_id and owner_type = 'ADJ'));
