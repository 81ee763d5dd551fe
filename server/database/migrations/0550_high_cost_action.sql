-- What is done about items that cost more than usual: one row for an item and a base month, whoever looked at it.
create table high_cost_action (
  -- A temporary code gives way to the final one.
  item_code varchar(12) not null references item on update cascade,
  yyyymm char(6) collate "C" not null check (yyyymm ~ '^[0-9]{4}(0[1-9]|1[0-2])$'),
  action_type varchar(5) collate "C" not null,
  action_memo varchar(1000),
  plan_date date,
  owner_id varchar(30) references person,
  created_by varchar(30), created_dt timestamptz, updated_by varchar(30), updated_dt timestamptz,
  version int not null default 0,
  primary key (item_code, yyyymm),
  constraint high_cost_action_said check (action_type = 'NONE' or action_memo is not null),
  constraint high_cost_action_planned check (action_type not in ('NEGO', 'SUBST') or (plan_date is not null and owner_id is not null)),
  constraint high_cost_action_none check (action_type <> 'NONE' or (action_memo is null and plan_date is null and owner_id is null))
);

-- It belongs to an item and not to a section: whoever has the menu sees and changes all of it.
select protect_table('high_cost_action');
create policy by_menu on high_cost_action to gpms_section, gpms_dept using (true) with check (true);
grant select, insert, update on high_cost_action to gpms_section, gpms_dept;
grant select on high_cost_action to gpms_own;
create policy high_cost_action on document_event for select to gpms_section, gpms_dept using (doc_type = 'HC');
