-- An employee whom the directory has proved and whom nobody knows by that identity yet.
alter table login_transaction add column identity varchar(100);
alter table login_transaction drop constraint login_transaction_kind_check;
alter table login_transaction add constraint login_transaction_kind_check check (kind in ('OTP', 'AD', 'DEV', 'ADI'));
create unique index person_identity on person (ep_id) where ep_id is not null;
