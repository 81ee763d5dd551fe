-- Delegates (domain 3.1, D-95): who stands in for whom follows from the dates at the moment of the call and is kept nowhere.

create view standing_in as
select person.singleid, delegate.singleid as delegate
from person join person delegate on delegate.singleid = person.delegate_singleid
where (select app_today()) between person.delegate_from and person.delegate_to
  and delegate.status = 'A' and delegate.use_flag = 'Y' and delegate.app_chk = 'Y';
grant select on standing_in to gpms_all, gpms_section, gpms_dept, gpms_own;
create index person_delegate on person (delegate_singleid) where delegate_singleid is not null;

-- Whoever has been asked about a document. Policies of documents read it in place of the steps, whose own policy reads documents.
create table approver_document (
  singleid varchar(30) not null references person,
  doc_type varchar(4) not null,
  doc_no varchar(20) not null,
  primary key (doc_type, doc_no, singleid)
);
create index approver_document_by_person on approver_document (singleid, doc_type);
insert into approver_document
select distinct step.singleid, doc_type, doc_no from approval_step step join approval using (appr_no);

select protect_table('approver_document');
create policy stood_in on approver_document for select to gpms_section, gpms_dept, gpms_own
  using (exists (select from standing_in where standing_in.singleid = approver_document.singleid
    and delegate = (select current_setting('app.singleid'))));
create policy asked on approver_document for insert to gpms_section, gpms_dept, gpms_own with check (true);
grant select, insert on approver_document to gpms_section, gpms_dept, gpms_own;

create function note_approver() returns trigger language plpgsql as $$
begin
  insert into approver_document
  select new.singleid, doc_type, doc_no from approval where appr_no = new.appr_no
  on conflict do nothing;
  return null;
end $$;
create trigger approver_noted after insert on approval_step for each row execute function note_approver();

-- Delegates read on their days whatever the people they stand in for are asked about.
create function let_delegates_read(name text, key text, doc_type text) returns void language plpgsql as $$
begin
  execute format('create policy scope_delegate on %I for select to gpms_own using (exists (select from approver_document asked
    where asked.doc_type = %L and asked.doc_no = %I.%I))', name, doc_type, name, key);
end $$;
revoke execute on function let_delegates_read(text, text, text) from public;

select let_delegates_read(name, key, doc_type) from (values
  ('pr', 'pr_no', 'PR'), ('order_request', 'or_no', 'OR'), ('loi', 'loi_no', 'LO'), ('simple_order', 'so_no', 'SO'),
  ('po', 'po_no', 'PC'), ('warehousing', 'wh_req_no', 'WH'), ('signifier', 'slip_no', 'SG'),
  ('none_order', 'none_no', 'NO'), ('comp_gerp_app', 'ga_no', 'GA'), ('eva_total', 'total_no', 'ET')
) as kind (name, key, doc_type);

alter function protect_document(text, text, text, text, text) rename to protect_document_rows;
create function protect_document(name text, key text, drafter text, doc_type text, file_owner text)
  returns void language plpgsql as $$
begin
  perform protect_document_rows(name, key, drafter, doc_type, file_owner);
  perform let_delegates_read(name, key, doc_type);
end $$;
revoke execute on function protect_document(text, text, text, text, text) from public;

-- Of what a total holds before it is published, a delegate of an approver sees what the approver sees.
create or replace view seen_eva_total with (security_invoker = true) as
select total_no, tpl_id, comp_no, eva_year, eva_period, po_cnt, po_amt, is_seen,
  case when is_seen then auto_score end as auto_score, case when is_seen then manual_score end as manual_score,
  case when is_seen then objection_score end as objection_score, case when is_seen then adjust_score end as adjust_score,
  case when is_seen then adjust_reason end as adjust_reason, case when is_seen then total_score end as total_score,
  case when is_seen then eva_grade end as eva_grade, case when is_seen then prev_grade end as prev_grade,
  case when is_seen then prev_score end as prev_score, calculated_dt, source_system, objection, objection_answer,
  published_dt, objected_dt, drafter, approval_status, last_deci_dt, status, created_by, created_dt, updated_by,
  updated_dt, version
from (select *, (select current_setting('app.group')) not in ('32', '33') or status in ('PUBLISHED', 'OBJECTED')
    or exists (select from eva_total_party party where party.total_no = total.total_no
      and party.singleid = (select current_setting('app.singleid')))
    or exists (select from approver_document asked join standing_in using (singleid)
      where asked.doc_type = 'ET' and asked.doc_no = total.total_no
        and delegate = (select current_setting('app.singleid'))) as is_seen
  from eva_total total) known;
