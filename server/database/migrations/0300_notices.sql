-- Notices belong to one person of one portal. Who is told something may read it and mark it read; everybody may tell
-- others, and the server alone sees all of them, to send them by mail as well.
alter table notification
  add column portal_type char(1) not null default 'I' check (portal_type in ('I', 'E')),
  add column mailed_dt timestamptz;
drop index notification_user;
create index notification_mine on notification (portal_type, user_id, noti_seq desc);
create index notification_unread on notification (portal_type, user_id) where read_yn = 'N';
create index notification_unmailed on notification (noti_seq) where mailed_dt is null;

alter table notification enable row level security;
alter table notification force row level security;
create policy told on notification for insert
  to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company with check (true);
create policy mine on notification for select
  to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company
  using (user_id = (select current_setting('app.singleid'))
    and portal_type = case (select current_setting('app.portal')) when 'external' then 'E' else 'I' end);
create policy read_mine on notification for update
  to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company
  using (user_id = (select current_setting('app.singleid'))
    and portal_type = case (select current_setting('app.portal')) when 'external' then 'E' else 'I' end);
create policy server on notification to gpms_all
  using ((select current_setting('app.singleid')) = 'system')
  with check ((select current_setting('app.singleid')) = 'system');
revoke update on notification from gpms_all;
grant insert on notification to gpms_company;
grant select on notification to gpms_section, gpms_dept, gpms_own, gpms_company;
grant update (read_yn) on notification to gpms_section, gpms_dept, gpms_own, gpms_company;
grant update (read_yn, mailed_dt) on notification to gpms_all;
