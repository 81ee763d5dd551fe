-- A return of what was posted comes off a later settlement, or is credited by a slip of its own (매입차감): never by both.
alter table warehousing add column slip_no varchar(16) collate "C";
create index warehousing_returned on warehousing (wh_req_no)
  where wh_type = 'RT' and settle_yn = 'Y' and slip_no is null;
-- Few claims wait for their slip at any time.
create index none_order_approved on none_order (none_no) where status = 'APPROVED';
