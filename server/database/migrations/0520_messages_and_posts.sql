-- The wording that the product ships beside the one that is shown (domain 3.45, D-92): an edit can be taken back, and a release
-- brings new wording where nobody has edited one.

alter table message drop constraint message_msg_type_check;
alter table message
  add check (msg_type in ('E', 'W', 'I', 'C', 'L')),
  add check (msg_key ~ '^[A-Za-z][A-Za-z0-9_.]{0,59}$'),
  add column org_text varchar(1000);
update message set org_text = msg_text where updated_by is null;
alter table message add column edited_yn char(1) not null
  generated always as (case when org_text = msg_text then 'N' else 'Y' end) stored;

-- Counts the changes of messages: a server that has read the edited ones reads them again only when this has moved.
create table message_change (
  only_row boolean primary key default true check (only_row),
  change_no bigint not null default 0
);
insert into message_change default values;
grant select on message_change to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company;

create function note_message_change() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update message_change set change_no = change_no + 1;
  return null;
end $$;
create trigger message_changed after insert or update or delete on message
  for each statement execute function note_message_change();

-- Posts for groups, posts that must be read, who has read and confirmed them, and the search by choseong (domain 3.45, D-93).

create function choseong_of(said text) returns text language sql immutable parallel safe as $$
  select string_agg(case when ascii(letter) between 44032 and 55203
      then substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(letter) - 44032) / 588 + 1, 1) else letter end, '' order by place)
  from regexp_split_to_table(regexp_replace(said, '\s', '', 'g'), '') with ordinality as split (letter, place)
$$;

alter table post
  add column target_groups varchar(40) check (target_groups ~ '^\d\d(,\d\d)*$'),
  add column must_yn char(1) not null default 'N' check (must_yn in ('Y', 'N')),
  add column title_cho varchar(200) generated always as (choseong_of(title)) stored;

-- In place of the views of each day: when a reader came first and last, so that a view still counts once a reader and day.
create table post_read (
  board_id varchar(6) collate "C" not null,
  post_no int not null,
  reader varchar(30) collate "C" not null,
  first_dt timestamptz not null,
  last_dt timestamptz not null,
  confirm_dt timestamptz,
  primary key (board_id, post_no, reader),
  foreign key (board_id, post_no) references post on delete cascade
);
insert into post_read (board_id, post_no, reader, first_dt, last_dt)
select board_id, post_no, viewer, min(viewed_on) at time zone 'Asia/Seoul', max(viewed_on) at time zone 'Asia/Seoul'
from post_view join post using (post_no) group by board_id, post_no, viewer;
drop table post_view;

alter table post_read enable row level security;
alter table post_read force row level security;
create policy own_reads on post_read to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company
  using (reader = (select current_setting('app.singleid')))
  with check (reader = (select current_setting('app.singleid')));
-- Whoever writes on a board is told who has read there, and a changed text takes their confirmations back.
create policy writers on post_read to gpms_all
  using ((select current_setting('app.group')) in ('', '99', '50', '20')
    or (board_id = 'ogpms' and (select current_setting('app.group')) = '34'))
  with check (true);
grant select, insert on post_read to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company;
grant update (last_dt, confirm_dt) on post_read to gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company;
grant delete on post_read to gpms_all;

create function is_post_for_me(groups text) returns boolean language sql stable as
  $$ select groups is null or current_setting('app.group') = any (string_to_array(groups, ',')) $$;

-- Staff read the notices, what suppliers are told together with them, and their questions; suppliers what is meant for suppliers.
alter policy readers on post
  using ((select current_setting('app.portal')) = 'internal' and use_yn = 'Y'
    and coalesce(target, 'ALL') = any (case board_id when 'ogpms' then '{ALL}' else '{ALL,INT}' end::text[])
    and is_post_for_me(target_groups)
    and (select app_today()) between coalesce(post_from, '-infinity') and coalesce(post_to, 'infinity'));
alter policy suppliers on post
  using (board_id in ('ogpms', 'faq') and use_yn = 'Y' and coalesce(target, 'ALL') in ('ALL', 'EXT')
    and is_post_for_me(target_groups)
    and (select app_today()) between coalesce(post_from, '-infinity') and coalesce(post_to, 'infinity'));
