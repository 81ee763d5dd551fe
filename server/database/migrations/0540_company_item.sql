-- What suppliers offer: proposed, reviewed by the buyer of its sourcing group, linked to an item of ours and priced by it.

create table company_item (
  ci_no varchar(16) collate "C" primary key,
  comp_no varchar(10) collate "C" not null references company,
  revision int not null default 1 check (revision > 0),
  item_code varchar(12) references item on update cascade,
  sup_item_code varchar(40) not null,
  sup_item_name varchar(100) not null,
  spec varchar(300),
  maker varchar(60),
  sg_code varchar(8) references sourcing_group on update cascade,
  unit_code varchar(6) references unit,
  currency char(3) collate "C",
  unit_price numeric(15, 2) check (unit_price > 0),
  prev_unit_price numeric(15, 2),
  -- Wider than the prices it compares: a cent can become a fortune.
  change_rate numeric(20, 2),
  min_order_qty numeric(13, 3) check (min_order_qty > 0),
  lead_time int check (lead_time between 0 and 365),
  valid_from date,
  valid_to date,
  change_reason varchar(400),
  file_id varchar(20) references file,
  reject_reason varchar(400),
  stop_reason varchar(400),
  -- Of the last approval: what a new price is compared with, and after when a file counts for it.
  approved_price numeric(15, 2),
  approved_currency char(3) collate "C",
  approved_dt timestamptz,
  status varchar(9) collate "C" not null,
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint company_item_code unique (comp_no, sup_item_code),
  constraint company_item_period check (valid_to >= valid_from),
  constraint company_item_complete check (status not in ('REQUESTED', 'APPROVED') or (spec is not null
    and sg_code is not null and unit_code is not null and currency is not null and unit_price is not null
    and lead_time is not null and valid_from is not null and valid_to is not null)),
  constraint company_item_approved check ((approved_dt is null) = (approved_price is null)
    and (approved_dt is null) = (approved_currency is null) and (status <> 'APPROVED' or approved_dt is not null))
);
create index company_item_by_company on company_item (comp_no, ci_no);
create index company_item_by_item on company_item (item_code, ci_no);
create index company_item_by_status on company_item (status, ci_no);
create index company_item_by_group on company_item (sg_code, ci_no);
create index company_item_by_end on company_item (valid_to, ci_no);
create index item_price_by_source on item_price (source_no);

select protect_table('company_item');
-- Staff read what was handed in once; who of them may do more is the workflow's, and what they do is written by the server.
create policy handed_in on company_item for select to gpms_section, gpms_dept, gpms_own using (status <> 'DRAFT');
create policy scope_company on company_item to gpms_company
  using (comp_no = (select current_setting('app.comp_no')))
  with check (comp_no = (select current_setting('app.comp_no')));
grant select on company_item to gpms_section, gpms_dept, gpms_own;
grant select, insert, update, delete on company_item to gpms_company;

create policy company_item on document_event for select to gpms_section, gpms_dept, gpms_own, gpms_company
  using (doc_type = 'CI' and exists (select from company_item where ci_no = doc_no));
-- Files of offers are told from those of items by the number of their owner.
create policy company_item on file to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company
  using (owner_type = 'ITEM' and exists (select from company_item where ci_no = owner_no))
  with check (owner_type = 'ITEM' and exists (select from company_item where ci_no = owner_no));
create policy offered_item on file_item to gpms_company
  using (exists (select from file join company_item on ci_no = owner_no
    where file.file_id = file_item.file_id and owner_type = 'ITEM'))
  with check (exists (select from file join company_item on ci_no = owner_no
    where file.file_id = file_item.file_id and owner_type = 'ITEM'));

-- Prices that were there before have used numbers without counting them.
insert into doc_sequence (prefix, yyyymm, last_no)
select 'IP', substr(price_no, 3, 6), max(substr(price_no, 10)::int) from item_price group by 2
on conflict (prefix, yyyymm) do update set last_no = greatest(doc_sequence.last_no, excluded.last_no);
