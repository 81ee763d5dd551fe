-- Menus that a person has starred, in his own order; and the way back to what he has opened lately.
create table menu_favourite (
  user_id varchar(30) collate "C" not null,
  -- Identifiers of employees and of suppliers' users are given out apart from each other.
  portal_type char(1) not null check (portal_type in ('I', 'E')),
  pgm_id varchar(10) collate "C" not null references menu on delete cascade,
  sort_no int not null,
  primary key (user_id, portal_type, pgm_id)
);
alter table menu_favourite enable row level security;
alter table menu_favourite force row level security;
create policy mine on menu_favourite to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company
  using (
    user_id = (select current_setting('app.singleid'))
    and portal_type = (select case current_setting('app.portal') when 'external' then 'E' else 'I' end)
  )
  with check (
    user_id = (select current_setting('app.singleid'))
    and portal_type = (select case current_setting('app.portal') when 'external' then 'E' else 'I' end)
  );
grant select, insert, delete on menu_favourite to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company;

-- Everybody finds again what he himself has opened; what others have stays with the administrators.
create policy own_reading on menu_log for select to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company
  using (
    user_id = (select current_setting('app.singleid'))
    and portal_type = (select case current_setting('app.portal') when 'external' then 'E' else 'I' end)
  );
grant select on menu_log to gpms_section, gpms_dept, gpms_own, gpms_company;
