import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReservedSql } from 'postgres'
import { StartFailure } from '../startFailure'
import { letBackupRead, rightToTake } from './backupReader'
import { connectDriver } from './connectDriver'
import { followByFunction } from './followedDocuments'

interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

export interface MigrateOptions {
  /** The role that owns the tables. */
  readonly ownerUrl: string
  /** The role the application logs in as; it is made a member of the scope roles. */
  readonly appUrl: string
  readonly folder: string
  /** The last file to run; without it all run. A backup is read into the tables of its day. */
  readonly upTo?: string
}

const firstTurnLock = 7_062_632

const scopeRoles = ['gpms_all', 'gpms_section', 'gpms_dept', 'gpms_own', 'gpms_company']

/**
 * Brings the database up to date: runs the files NNNN_name.sql that it has not seen, in order, each in a transaction
 * of its own, and answers their names. A file that was changed after it ran is refused. Nodes that start together take
 * turns at a row lock, however long the turn of another one lasts.
 */
export async function migrate(options: MigrateOptions): Promise<readonly string[]> {
  const { ownerUrl, appUrl, folder, upTo } = options
  const migrations = readMigrations(folder).filter(({ name }) => upTo === undefined || name <= upTo)
  const driver = connectDriver(ownerUrl, { poolSize: 1, statementTimeoutMilliseconds: 600_000 })
  const connection = await driver.reserve()
  try {
    // Two that find no table would both make it. The statements are one transaction, which the lock ends with.
    await connection.unsafe(`
      set local lock_timeout = 0;
      select pg_advisory_xact_lock(${firstTurnLock});
      create table if not exists schema_migration (
        name text primary key, checksum text not null, applied_at timestamptz not null default now());
      create table if not exists schema_migration_turn (id integer primary key);
      insert into schema_migration_turn values (1) on conflict (id) do nothing;`)
    const done: string[] = []
    for (const migration of migrations) if (await apply(connection, migration)) done.push(migration.name)
    await inTurn(connection, async () => {
      await joinScopes(connection, new URL(appUrl).username)
      await letBackupRead(connection)
      await followByFunction(connection)
    })
    return done
  } finally {
    connection.release()
    await driver.end({ timeout: 5 })
  }
}

export function readMigrations(folder: string): readonly Migration[] {
  const names = readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
  names.forEach((name, index) => {
    if (!/^\d{4}_\w+\.sql$/.test(name))
      throw new StartFailure(`The migration "${name}" is not named like 0002_purchase.sql.`)
    if (names[index - 1]?.slice(0, 4) === name.slice(0, 4))
      throw new StartFailure(
        `Two migrations have the number ${name.slice(0, 4)}: ${names[index - 1]} and ${name}.`,
      )
  })
  return names.map(name => {
    // Line ends differ between checkouts on Windows and elsewhere; the statements do not.
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
  })
}

async function apply(connection: ReservedSql, { name, text, checksum }: Migration): Promise<boolean> {
  return inTurn(connection, async () => {
    const [seen] = await connection<{ checksum: string }[]>`
      select checksum from schema_migration where name = ${name}`
    if (seen && seen.checksum !== checksum) throw changed(name)
    if (seen) return false
    try {
      await connection.unsafe(text)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new StartFailure(
        `The migration ${name} failed and was rolled back: ${why}${placeOf(error, text)}`,
      )
    }
    await connection`insert into schema_migration (name, checksum) values (${name}, ${checksum})`
    return true
  })
}

/** A transaction that no other starting node runs at the same time. */
async function inTurn<Value>(connection: ReservedSql, work: () => Promise<Value>): Promise<Value> {
  try {
    await connection.unsafe(`begin; set local lock_timeout = 0;
      select id from schema_migration_turn where id = 1 for update; set local lock_timeout = '10s'`)
    const value = await work()
    await connection`commit`
    return value
  } catch (error) {
    await connection`rollback`
    throw error
  }
}

const changed = (name: string) =>
  new StartFailure(
    `The migration ${name} was changed after this database had run it.\n` +
      `Put the file back as it was and write the change as a new migration, or begin with an empty database.`,
  )

/** The line of the file at which PostgreSQL stumbled. */
function placeOf(error: unknown, text: string): string {
  if (typeof error !== 'object' || error === null || !('position' in error)) return ''
  const offset = Number(error.position)
  return offset > 0 ? ` (line ${text.slice(0, offset).split('\n').length})` : ''
}

async function joinScopes(connection: ReservedSql, appRole: string): Promise<void> {
  const right = await rightToTake(connection)
  const missing = await connection<{ role: string }[]>`
    select role from unnest(${scopeRoles}::text[]) as role where not pg_has_role(${appRole}, role, ${right})`
  if (missing.length === 0) return
  const grant = `grant ${missing.map(({ role }) => role).join(', ')} to "${appRole.replaceAll('"', '""')}"`
  try {
    await connection.unsafe(grant)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new StartFailure(
      `The database role ${appRole} may not take the roles of the scopes, and cannot be given them: ${why}\n` +
        `Run this once as an administrator of the database: ${grant};`,
    )
  }
}
