import type { ReservedSql } from 'postgres'

export const backupRole = 'gpms_backup'

/** Held while a backup is written: attachments of its snapshot are not removed meanwhile. */
export const backupLock = 7_062_631

/**
 * Lets the role of backups read every table and sequence, and the owner take that role where it may give it. A backup must not
 * depend on whether somebody thought of it in a migration.
 */
export async function letBackupRead(connection: ReservedSql): Promise<void> {
  const [role] = await connection<{ mayGive: boolean }[]>`
    select pg_has_role(current_user, oid, 'MEMBER WITH ADMIN OPTION') as "mayGive"
    from pg_roles where rolname = ${backupRole}`
  if (!role) return
  if (role.mayGive && !(await mayTakeBackup(connection)))
    await connection.unsafe(`grant ${backupRole} to current_user`)
  await connection.unsafe(`
    do $do$
    declare each record;
    begin
      for each in
        select oid, relname, relkind, relrowsecurity from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')
      loop
        if each.relkind = 'S' then
          if not has_sequence_privilege('${backupRole}', each.oid, 'select') then
            execute format('grant select on sequence %I to ${backupRole}', each.relname);
          end if;
        elsif not has_table_privilege('${backupRole}', each.oid, 'select') then
          execute format('grant select on %I to ${backupRole}', each.relname);
        end if;
        if each.relrowsecurity and not exists (
          select from pg_policy where polrelid = each.oid and polname = 'read_for_backup') then
          execute format('create policy read_for_backup on %I for select to ${backupRole} using (true)', each.relname);
        end if;
      end loop;
    end $do$`)
}

/** Whether the connection's role may read as the role of backups does. */
export async function mayTakeBackup(connection: ReservedSql): Promise<boolean> {
  const [found] = await connection<{ may: boolean }[]>`
    select pg_has_role(current_user, oid, ${await rightToTake(connection)}) as may
    from pg_roles where rolname = ${backupRole}`
  return found?.may ?? false
}

/** What lets a member take a role. Before 16 membership was enough; since then it is a right of its own. */
export async function rightToTake(connection: ReservedSql): Promise<'SET' | 'MEMBER'> {
  const [version] = await connection<{ number: number }[]>`
    select current_setting('server_version_num')::int as number`
  return (version?.number ?? 0) >= 160_000 ? 'SET' : 'MEMBER'
}
