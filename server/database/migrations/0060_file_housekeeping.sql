-- The sweep must know every file, attached or not, or it would take a fresh upload for an orphan.
create policy housekeeping on file to gpms_all
  using ((select current_setting('app.singleid')) = 'system')
  with check ((select current_setting('app.singleid')) = 'system');
