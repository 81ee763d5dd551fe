-- Who reads every table whole, to write a backup: row-level security holds for the owner of the tables as well. Migrations
-- end by giving this role each table, also those that come later (letBackupRead in backupReader.ts).
do $$
begin
  if not exists (select from pg_roles where rolname = 'gpms_backup') then
    begin
      create role gpms_backup nologin nosuperuser nobypassrls;
    exception
      when duplicate_object or unique_violation then null; -- another node was faster
      when insufficient_privilege then null; -- the command of backups says who has to make it
    end;
  end if;
end $$;
