-- How a person has arranged the columns of a grid. Assumed: it follows the person to every machine.
create table grid_layout (
  user_id varchar(30) not null,
  -- Identifiers of employees and of suppliers' users are given out apart from each other.
  portal_type varchar(8) not null,
  grid_key varchar(120) not null,
  columns jsonb not null,
  updated_dt timestamptz not null,
  primary key (user_id, portal_type, grid_key)
);

alter table grid_layout enable row level security;
alter table grid_layout force row level security;
create policy own_layouts on grid_layout to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company
  using (user_id = (select current_setting('app.singleid')))
  with check (user_id = (select current_setting('app.singleid')));
grant select, insert, update, delete on grid_layout to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company;
