-- How a session came about, for the audit of its end, and the order in which a user's sessions are ended.
alter table user_session add column login_mode varchar(6) not null default 'IDPW';
create index user_session_owner on user_session (portal_type, user_id, last_access_dt) where status = 'ACTIVE';
create index login_audit_user on login_audit (user_id, logged_dt);
