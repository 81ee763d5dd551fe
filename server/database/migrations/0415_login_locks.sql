-- A lock by failures ends by itself, later each time (R-14), so that nobody shuts a stranger's account for good. Locks of
-- before had no end: they are over.
delete from login_failure;
alter table login_failure drop column locked_dt;
alter table login_failure add column failed_dt timestamptz not null;
alter table login_failure add column open_dt timestamptz;
create index login_failure_age on login_failure (failed_dt);

-- Codes are counted, and their tries taken, apart for each network that asks for them: what a stranger asks for takes
-- nothing away from the owner. Codes count for minutes, so those that wait are dropped.
alter table outbox add column place varchar(80);
delete from password_reset;
alter table password_reset add column place varchar(80) not null;
alter table password_reset drop constraint password_reset_pkey;
alter table password_reset add primary key (portal_type, user_id, place);
