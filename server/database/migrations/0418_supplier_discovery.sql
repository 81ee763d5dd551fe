-- Companies that somebody proposes: of a candidate only name and number are known, and the other texts are empty.

alter table company add constraint company_known check (status = 'CANDIDATE'
  or '' <> all (array[biz_type, comp_type, comp_size, ceo_name, addr1, pay_term]));

/*
 * A document about suppliers, which belongs to no section: whoever sees the whole company reads it, and so do the groups that see
 * a section or a department of it, if they are named. They write what they draft.
 */
create function protect_supplier_document(name text, key text, drafter text, doc_type text, groups text[])
  returns void language plpgsql as $$
declare
  reads text := format('(select current_setting(''app.group'')) = any (%L::text[])', groups);
  own text := format('%I = (select current_setting(''app.singleid''))', drafter);
  seen text := format('exists (select from %I where %I = doc_no)', name, key);
begin
  perform protect_table(name);
  execute format('create policy scope_company on %I for select to gpms_section, gpms_dept using (%s)', name, reads);
  execute format('create policy scope_new on %I for insert to gpms_section, gpms_dept with check (%s and %s)',
    name, reads, own);
  execute format('create policy scope_own on %I for update to gpms_section, gpms_dept
    using (%s and %s) with check (%s and %s)', name, reads, own, reads, own);
  execute format('create policy %I on document_event for select to gpms_section, gpms_dept
    using (doc_type = %L and %s)', name, doc_type, seen);
  execute format('grant select, insert, update on %I to gpms_section, gpms_dept', name);
end $$;
revoke execute on function protect_supplier_document(text, text, text, text, text[]) from public;

create table comp_excavation (
  ex_no varchar(16) collate "C" primary key,
  comp_no varchar(10) collate "C" not null references company,
  comp_name_kr varchar(100) not null,
  tax_no_2 char(10) collate "C" not null check (tax_no_2 ~ '^[0-9]{10}$'),
  sg_code varchar(8) collate "C" not null references sourcing_group,
  exc_route varchar(6) collate "C" not null,
  strength varchar(1000) not null,
  contact_name varchar(50) not null,
  contact_email varchar(100) not null,
  contact_tel varchar(20),
  proposer varchar(30) collate "C" not null references person,
  proposed_dt date not null,
  reviewer varchar(30) collate "C" references person,
  review_opinion varchar(1000),
  -- Names an application once there is one.
  reg_no varchar(16) collate "C",
  invited_dt timestamptz,
  status varchar(9) collate "C" not null,
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  constraint comp_excavation_number_month check
    (substr(ex_no, 3, 6)::int = extract(year from proposed_dt)::int * 100 + extract(month from proposed_dt)::int),
  constraint comp_excavation_reviewed check (status in ('PROPOSED', 'DROPPED') or reviewer is not null),
  constraint comp_excavation_invited check
    (status not in ('INVITED', 'CONVERTED') or (invited_dt is not null and review_opinion is not null))
);
create index comp_excavation_by_number on comp_excavation (tax_no_2, proposed_dt);
create index comp_excavation_by_status on comp_excavation (status, ex_no);
create index comp_excavation_by_day on comp_excavation (proposed_dt, ex_no);
create index comp_excavation_by_proposer on comp_excavation (proposer, ex_no);
create index comp_excavation_by_group on comp_excavation (sg_code, ex_no);

select protect_supplier_document('comp_excavation', 'ex_no', 'proposer', 'EX', array['32', '33']);
