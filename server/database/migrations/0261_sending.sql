-- Messages leave by a sender: one takes a row, sends it, and says what became of it.
alter table outbox
  add column try_cnt int not null default 0,
  add column next_dt timestamptz,
  -- Taken by a sender that has not yet said how it ended. One that dies between is not followed by another, since nobody
  -- could tell whether the message had left: nothing is sent twice.
  add column claimed_dt timestamptz,
  add column dead_dt timestamptz,
  add column last_error varchar(200);
drop index outbox_waiting;
create index outbox_waiting on outbox (outbox_seq) where sent_dt is null and dead_dt is null;
