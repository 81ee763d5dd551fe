-- The posting period becomes part of who sees a post, so that files and history of a post, which follow its policies,
-- end with it (R-30, R-34). The day is the server's; work that names none takes the day in Seoul.

create function app_today() returns date language sql stable as
  $$ select coalesce(nullif(current_setting('app.today', true), '')::date, (now() at time zone 'Asia/Seoul')::date) $$;

alter policy readers on post
  using ((select current_setting('app.portal')) = 'internal' and board_id <> 'ogpms' and use_yn = 'Y'
    and coalesce(target, 'ALL') in ('ALL', 'INT')
    and (select app_today()) between coalesce(post_from, '-infinity') and coalesce(post_to, 'infinity'));
alter policy suppliers on post
  using (board_id = 'ogpms' and use_yn = 'Y' and coalesce(target, 'ALL') in ('ALL', 'EXT')
    and (select app_today()) between coalesce(post_from, '-infinity') and coalesce(post_to, 'infinity'));
