-- The directory's own token of somebody who is introduced, so that his log-out ends its session as well.
alter table login_transaction add column sealed_token text;
