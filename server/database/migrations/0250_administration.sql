-- What administration of users and sessions needs.

-- Who has blocked a supplier's user: an administrator of the supplier does not lift what staff have set (domain 3.41).
alter table ext_user add column blocked_portal char(1) check (blocked_portal in ('I', 'E'));
update ext_user set blocked_portal = 'I' where status = 'BLOCKED';
-- A user who was woken has not logged in since, and is not dormant for all that.
alter table ext_user add column woken_dt timestamptz;

-- A menu can be granted to any group; one whose scope has no policy sees no row, instead of failing.
grant select on ext_user to gpms_own;
-- Those who look after users and are tied to their department (auth A) read them and change none.
drop policy readers on ext_user;
create policy readers on ext_user for select to gpms_all, gpms_section, gpms_dept
  using ((select current_setting('app.group')) in ('10', '32', '33', '40', '51', '34', '50', '20', '99'));

create index login_audit_time on login_audit (logged_dt desc, audit_seq desc);
create index user_session_time on user_session (created_date desc, session_id);
