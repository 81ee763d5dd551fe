-- Evaluation of suppliers: templates, the three kinds of sheets, totals with what they were computed from, surveys of satisfaction.

/*
 * A document about suppliers that belongs to persons: whoever sees the whole company reads it, except central buyers (33), who
 * read what `mine` gives them, as everybody below them does. `mine` is a condition on the row of the document.
 */
create function protect_personal_document(name text, key text, doc_type text, mine text)
  returns void language plpgsql as $$
begin
  perform protect_table(name);
  execute format('create policy only_mine on %I as restrictive to gpms_all
    using ((select current_setting(''app.group'')) <> ''33'' or %s)', name, mine);
  execute format('create policy scope_mine on %I for select to gpms_section, gpms_dept, gpms_own using (%s)', name, mine);
  execute format('create policy scope_mine_change on %I for update to gpms_section, gpms_dept, gpms_own
    using (%s) with check (%s)', name, mine, mine);
  execute format('create policy %I on document_event for select to gpms_section, gpms_dept, gpms_own
    using (doc_type = %L and exists (select from %I where %I = doc_no))', name, doc_type, name, key);
  execute format('grant select, update on %I to gpms_section, gpms_dept, gpms_own', name);
end $$;

-- The rows of such a document, which the server makes: whoever sees the document sees and changes them.
create function protect_personal_part(name text, document text, key text) returns void language plpgsql as $$
declare
  followed text := format('exists (select from %I document where document.%I = %I.%I)', document, key, name, key);
begin
  perform protect_table(name);
  execute format('create policy only_mine on %I as restrictive to gpms_all
    using ((select current_setting(''app.group'')) <> ''33'' or %s)', name, followed);
  execute format('create policy follows_document on %I to gpms_section, gpms_dept, gpms_own
    using (%s) with check (%s)', name, followed, followed);
  execute format('grant select, update on %I to gpms_section, gpms_dept, gpms_own', name);
end $$;

revoke execute on function protect_personal_document(text, text, text, text) from public;
revoke execute on function protect_personal_part(text, text, text) from public;

create table eva_template (
  tpl_id varchar(10) collate "C" primary key check (tpl_id ~ '^ET[0-9]{4}$'),
  tpl_name varchar(100) not null,
  eva_type varchar(8) collate "C" not null check (eva_type in ('REG', 'WORK', 'TOTAL', 'CONTRACT')),
  eva_year char(4) collate "C" not null check (eva_year ~ '^[0-9]{4}$'),
  item_cnt int not null default 0,
  weight_sum int not null default 0,
  status varchar(6) collate "C" not null default 'DRAFT',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint eva_template_whole check (status = 'DRAFT' or weight_sum = 100)
);
create unique index eva_template_open on eva_template (eva_type, eva_year) where status = 'OPEN';
create index eva_template_by_year on eva_template (eva_year, tpl_id);

create table eva_template_item (
  tpl_id varchar(10) collate "C" not null references eva_template on delete cascade,
  item_no int not null check (item_no between 1 and 99),
  eva_category varchar(3) collate "C" not null,
  eva_item varchar(200) not null,
  eva_method varchar(6) collate "C" not null check (eva_method in ('AUTO', 'MANUAL')),
  weight int not null check (weight between 1 and 100),
  max_score int not null check (max_score in (5, 10, 100)),
  formula varchar(20) collate "C",
  bands varchar(200),
  scale_desc varchar(1000),
  primary key (tpl_id, item_no),
  constraint eva_template_item_formula check ((eva_method = 'AUTO') = (formula is not null))
);

select protect_table(name) from unnest(array['eva_template', 'eva_template_item']) as name;
create policy staff on eva_template for select to gpms_section, gpms_dept, gpms_own using (true);
create policy staff on eva_template_item for select to gpms_section, gpms_dept, gpms_own using (true);
create policy eva_template on document_event for select to gpms_section, gpms_dept, gpms_own using (doc_type = 'EM');
grant select on eva_template, eva_template_item to gpms_section, gpms_dept, gpms_own;

create table eva_work (
  work_no varchar(16) collate "C" primary key,
  tpl_id varchar(10) collate "C" not null references eva_template,
  comp_no varchar(10) collate "C" not null references company,
  eva_year char(4) collate "C" not null,
  eva_period varchar(2) collate "C" not null,
  evaluator varchar(30) collate "C" not null references person,
  due_date date not null,
  total_score numeric(5, 2),
  opinion varchar(1000),
  status varchar(9) collate "C" not null default 'ASSIGNED',
  submitted_dt timestamptz,
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint eva_work_one unique (comp_no, eva_year, eva_period, evaluator),
  constraint eva_work_submitted check (status not in ('SUBMITTED', 'CONFIRMED')
    or (submitted_dt is not null and total_score is not null and opinion is not null))
);
create index eva_work_by_period on eva_work (eva_year, eva_period, work_no);
create index eva_work_by_evaluator on eva_work (evaluator, work_no);
create index eva_work_by_status on eva_work (status, due_date);
create index eva_work_by_template on eva_work (tpl_id) where status <> 'CONFIRMED';

create table eva_work_score (
  work_no varchar(16) collate "C" not null references eva_work on delete cascade,
  item_no int not null,
  score numeric(5, 2) check (score >= 0),
  opinion varchar(400),
  primary key (work_no, item_no)
);

create table comp_reg_eva (
  eva_no varchar(16) collate "C" primary key,
  -- Names an application once there are some.
  reg_no varchar(16) collate "C" not null,
  comp_no varchar(10) collate "C" not null references company,
  tpl_id varchar(10) collate "C" not null references eva_template,
  evaluator varchar(30) collate "C" not null references person,
  due_date date not null,
  visit_date date,
  total_score numeric(5, 2),
  eva_result varchar(4) collate "C",
  opinion varchar(1000),
  file_id varchar(20) references file,
  submitted_by varchar(30) collate "C" references person,
  status varchar(9) collate "C" not null default 'ASSIGNED',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint comp_reg_eva_submitted check (status not in ('SUBMITTED', 'CONFIRMED')
    or (submitted_by is not null and total_score is not null and opinion is not null)),
  constraint comp_reg_eva_confirmed check ((status = 'CONFIRMED') = (eva_result is not null))
);
create index comp_reg_eva_by_application on comp_reg_eva (reg_no);
create index comp_reg_eva_by_company on comp_reg_eva (comp_no, eva_no);
create index comp_reg_eva_by_evaluator on comp_reg_eva (evaluator, eva_no);
create index comp_reg_eva_by_status on comp_reg_eva (status, due_date);
create index comp_reg_eva_by_template on comp_reg_eva (tpl_id) where status <> 'CONFIRMED';

create table comp_reg_eva_score (
  eva_no varchar(16) collate "C" not null references comp_reg_eva on delete cascade,
  item_no int not null,
  score numeric(5, 2) check (score >= 0),
  opinion varchar(400),
  primary key (eva_no, item_no)
);

create table purchase_contract (
  cont_no varchar(16) collate "C" primary key,
  cont_name varchar(200) not null,
  comp_no varchar(10) collate "C" not null references company,
  sg_code varchar(8) collate "C" not null references sourcing_group,
  cont_from date not null,
  cont_to date not null,
  cont_amt numeric(15, 0) not null default 0,
  buyer_id varchar(30) collate "C" not null references person,
  renewal_result varchar(5) collate "C",
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint purchase_contract_period check (cont_from <= cont_to)
);
create index purchase_contract_by_end on purchase_contract (cont_to, cont_no);
create index purchase_contract_by_company on purchase_contract (comp_no, cont_no);
create index purchase_contract_by_group on purchase_contract (sg_code, cont_no);

-- Shown through their evaluation alone, which says who sees it.
select protect_table('purchase_contract');
create policy staff on purchase_contract for select to gpms_section, gpms_dept, gpms_own using (true);
grant select on purchase_contract to gpms_section, gpms_dept, gpms_own;

create table pur_cont_eva (
  eva_no varchar(16) collate "C" primary key,
  cont_no varchar(16) collate "C" not null unique references purchase_contract,
  comp_no varchar(10) collate "C" not null references company,
  tpl_id varchar(10) collate "C" not null references eva_template,
  evaluator varchar(30) collate "C" not null references person,
  due_date date not null,
  total_score numeric(5, 2),
  cont_result varchar(5) collate "C",
  opinion varchar(1000),
  submitted_by varchar(30) collate "C" references person,
  status varchar(9) collate "C" not null default 'ASSIGNED',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint pur_cont_eva_submitted check (status not in ('SUBMITTED', 'CONFIRMED')
    or (submitted_by is not null and total_score is not null and opinion is not null)),
  constraint pur_cont_eva_confirmed check (status <> 'CONFIRMED' or cont_result is not null)
);
create index pur_cont_eva_by_company on pur_cont_eva (comp_no, eva_no);
create index pur_cont_eva_by_evaluator on pur_cont_eva (evaluator, eva_no);
create index pur_cont_eva_by_status on pur_cont_eva (status, due_date);
create index pur_cont_eva_by_template on pur_cont_eva (tpl_id) where status <> 'CONFIRMED';

create table pur_cont_eva_score (
  eva_no varchar(16) collate "C" not null references pur_cont_eva on delete cascade,
  item_no int not null,
  -- Of AUTO items at creation; without data the item is scored by hand.
  raw_value numeric(12, 4),
  score numeric(5, 2) check (score >= 0),
  opinion varchar(400),
  primary key (eva_no, item_no)
);

create table eva_total (
  total_no varchar(16) collate "C" primary key,
  tpl_id varchar(10) collate "C" not null references eva_template,
  comp_no varchar(10) collate "C" not null references company,
  eva_year char(4) collate "C" not null,
  eva_period varchar(2) collate "C" not null,
  po_cnt int not null default 0,
  po_amt numeric(15, 0) not null default 0,
  auto_score numeric(5, 2),
  manual_score numeric(5, 2),
  objection_score numeric(4, 1) not null default 0 check (objection_score between -5 and 5),
  adjust_score numeric(4, 1) not null default 0 check (adjust_score between -5 and 5),
  adjust_reason varchar(400),
  total_score numeric(5, 2) check (total_score between 0 and 100),
  eva_grade char(1) collate "C",
  prev_grade char(1) collate "C",
  prev_score numeric(5, 2),
  calculated_dt timestamptz,
  source_system varchar(5) collate "C" not null default 'GPMS',
  objection varchar(1000),
  objection_answer varchar(1000),
  published_dt timestamptz,
  objected_dt timestamptz,
  -- Who submitted it for approval.
  drafter varchar(30) collate "C" references person,
  approval_status char(1) collate "C" not null default 'N',
  last_deci_dt timestamptz,
  status varchar(10) collate "C" not null default 'OPEN',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint eva_total_one unique (comp_no, eva_year, eva_period),
  constraint eva_total_scored check (status = 'OPEN' or (total_score is not null and eva_grade is not null)),
  constraint eva_total_published check (status not in ('PUBLISHED', 'OBJECTED') or published_dt is not null),
  constraint eva_total_objected check (status <> 'OBJECTED' or (objected_dt is not null and objection is not null))
);
create index eva_total_by_period on eva_total (eva_year, eva_period, total_no);
create index eva_total_by_status on eva_total (status, total_no);
create index eva_total_by_score on eva_total (eva_year, eva_period, total_score, total_no);
create index eva_total_by_template on eva_total (tpl_id) where status in ('OPEN', 'CALCULATED', 'APPROVING', 'REJECTED');

create table eva_total_score (
  total_no varchar(16) collate "C" not null references eva_total on delete cascade,
  item_no int not null,
  raw_value numeric(12, 4),
  score numeric(5, 2),
  eff_weight numeric(5, 2),
  weighted numeric(5, 2),
  primary key (total_no, item_no)
);

create table eva_total_fact (
  total_no varchar(16) collate "C" not null references eva_total on delete cascade,
  item_no int not null,
  seq int not null,
  doc_type varchar(4) collate "C" not null check (doc_type in ('PO', 'WH', 'TS', 'EW')),
  doc_no varchar(16) collate "C" not null,
  line_no int,
  base_date date,
  value1 numeric(15, 4),
  value2 numeric(15, 4),
  bigo varchar(200),
  primary key (total_no, item_no, seq)
);

-- Who decides a total though he does not see the whole company.
create table eva_total_party (
  singleid varchar(30) collate "C" not null,
  total_no varchar(16) collate "C" not null references eva_total on delete cascade,
  primary key (singleid, total_no)
);
create index eva_total_party_document on eva_total_party (total_no);

select protect_table(name) from unnest(array['eva_total', 'eva_total_score', 'eva_total_fact', 'eva_total_party']) as name;
create policy scope_buyer on eva_total for select to gpms_section, gpms_dept
  using ((select current_setting('app.group')) in ('32', '33'));
create policy scope_own on eva_total for select to gpms_section, gpms_dept, gpms_own using (exists (select from eva_total_party party
  where party.total_no = eva_total.total_no and party.singleid = (select current_setting('app.singleid'))));
create policy scope_company on eva_total for select to gpms_company
  using (comp_no = (select current_setting('app.comp_no')) and status in ('PUBLISHED', 'OBJECTED'));
create policy scope_own on eva_total_party for select to gpms_section, gpms_dept, gpms_own
  using (singleid = (select current_setting('app.singleid')));
create policy follows_document on eva_total_score for select to gpms_section, gpms_dept, gpms_own, gpms_company
  using (exists (select from eva_total document where document.total_no = eva_total_score.total_no));
create policy follows_document on eva_total_fact for select to gpms_section, gpms_dept, gpms_own
  using (exists (select from eva_total document where document.total_no = eva_total_fact.total_no));
-- Neither who was asked nor who evaluated is a supplier's business.
create policy scope_company on eva_total_fact for select to gpms_company using (doc_type in ('PO', 'WH')
  and exists (select from eva_total document where document.total_no = eva_total_fact.total_no));
create policy eva_total on approval to gpms_section, gpms_dept, gpms_own
  using (doc_type = 'ET' and exists (select from eva_total where total_no = doc_no))
  with check (doc_type = 'ET' and exists (select from eva_total where total_no = doc_no));
create policy eva_total on document_event for select to gpms_section, gpms_dept, gpms_own
  using (doc_type = 'ET' and exists (select from eva_total where total_no = doc_no));
grant select on eva_total, eva_total_score, eva_total_fact, eva_total_party to gpms_section, gpms_dept, gpms_own;
grant select on eva_total, eva_total_score, eva_total_fact to gpms_company;

create table trans_satis (
  satis_no varchar(16) collate "C" primary key,
  po_no varchar(16) collate "C" not null unique references po,
  comp_no varchar(10) collate "C" not null references company,
  respondent varchar(30) collate "C" not null references person,
  requested_dt date not null,
  due_date date not null,
  score_qlt int check (score_qlt between 1 and 5),
  score_dlv int check (score_dlv between 1 and 5),
  score_prc int check (score_prc between 1 and 5),
  score_svc int check (score_svc between 1 and 5),
  score_doc int check (score_doc between 1 and 5),
  avg_score numeric(3, 2),
  answered_dt timestamptz,
  reminded_dt timestamptz,
  exclude_reason varchar(400),
  comment varchar(1000),
  reminder_cnt int not null default 0,
  status varchar(9) collate "C" not null default 'REQUESTED',
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint trans_satis_number_month check
    (substr(satis_no, 3, 6)::int = extract(year from requested_dt)::int * 100 + extract(month from requested_dt)::int),
  constraint trans_satis_answered check (status <> 'ANSWERED' or (avg_score is not null and answered_dt is not null)),
  constraint trans_satis_excluded check ((status = 'EXCLUDED') = (exclude_reason is not null))
);
create index trans_satis_by_day on trans_satis (requested_dt, satis_no);
create index trans_satis_by_company on trans_satis (comp_no, requested_dt);
create index trans_satis_by_respondent on trans_satis (respondent, satis_no);
create index trans_satis_by_status on trans_satis (status, due_date);

select protect_personal_document('eva_work', 'work_no', 'EW', 'evaluator = (select current_setting(''app.singleid''))');
select protect_personal_document('comp_reg_eva', 'eva_no', 'RE', 'evaluator = (select current_setting(''app.singleid''))');
-- Buyers see what their contracts and sourcing groups are evaluated by, too.
select protect_personal_document('pur_cont_eva', 'eva_no', 'CE', '(evaluator = (select current_setting(''app.singleid''))
  or exists (select from purchase_contract contract left join sourcing_group bought on bought.sg_code = contract.sg_code
    where contract.cont_no = pur_cont_eva.cont_no
      and (select current_setting(''app.singleid'')) in (contract.buyer_id, bought.buyer_id)))');
select protect_personal_document('trans_satis', 'satis_no', 'TS', 'respondent = (select current_setting(''app.singleid''))');
select protect_personal_part('eva_work_score', 'eva_work', 'work_no');
select protect_personal_part('comp_reg_eva_score', 'comp_reg_eva', 'eva_no');
select protect_personal_part('pur_cont_eva_score', 'pur_cont_eva', 'eva_no');

-- Pictures and notes of a visit are the sheet's.
create policy comp_reg_eva on file to gpms_all, gpms_section, gpms_dept, gpms_own
  using (owner_type = 'EVA' and exists (select from comp_reg_eva where eva_no = owner_no))
  with check (owner_type = 'EVA' and exists (select from comp_reg_eva where eva_no = owner_no));

-- Reminders that were sent, so that each is sent once, whichever node runs the job, however often.
create table due_notice (
  doc_type varchar(4) collate "C" not null,
  doc_no varchar(40) collate "C" not null,
  kind varchar(10) collate "C" not null,
  due_date date not null,
  sent_dt timestamptz not null,
  primary key (doc_type, doc_no, kind, due_date)
);
select protect_table('due_notice');
