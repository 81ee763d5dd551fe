import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReservedSql } from 'postgres'
import { StartFailure } from '../startFailure'
import { letBackupRead, rightToTake } from './backupReader'
import { connectDriver } from './connectDriver'
import { followByFunction } from './followedDocuments'
import { databaseCode } from './retry'

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
  /** How long a statement waits for a lock. Everybody else who wants the table waits behind it for as long. */
  readonly lockMilliseconds?: number
}

/** Less than half of what a call waits for a lock, so that no call fails behind a migration. */
const lockMilliseconds = 2_000
const lockAttempts = 60

const firstTurnLock = 7_062_632

const scopeRoles = ['gpms_all', 'gpms_section', 'gpms_dept', 'gpms_own', 'gpms_company']

/**
 * Brings the database up to date: runs the files NNNN_name.sql that it has not seen, in order, each in a transaction
 * of its own, and answers their names. A file that was changed after it ran is refused. Nodes that start together take
 * turns at a row lock, however long the turn of another one lasts. Other nodes may serve meanwhile: a migration that does not get its
 * locks at once is tried again, and one that takes something away (`contractFloor`) is refused while a node serves that needs it.
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
    const patience = options.lockMilliseconds ?? lockMilliseconds
    for (const migration of migrations)
      if (await apply(connection, migration, patience)) done.push(migration.name)
    await inTurn(connection, patience, async () => {
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

async function apply(
  connection: ReservedSql,
  { name, text, checksum }: Migration,
  patience: number,
): Promise<boolean> {
  return inTurn(connection, patience, async () => {
    const [seen] = await connection<{ checksum: string }[]>`
      select checksum from schema_migration where name = ${name}`
    if (seen && seen.checksum !== checksum) throw changed(name)
    if (seen) return false
    await checkContract(connection, name, text)
    try {
      await connection.unsafe(text)
    } catch (error) {
      if (databaseCode(error) === lockNotGiven) throw error
      const why = error instanceof Error ? error.message : String(error)
      throw new StartFailure(
        `The migration ${name} failed and was rolled back: ${why}${placeOf(error, text)}`,
      )
    }
    await connection`insert into schema_migration (name, checksum) values (${name}, ${checksum})`
    return true
  })
}

const lockNotGiven = '55P03'

/** A transaction that no other starting node runs at the same time, tried again while somebody holds what it wants. */
async function inTurn<Value>(
  connection: ReservedSql,
  patience: number,
  work: () => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await takeTurn(connection, patience, work)
    } catch (error) {
      if (databaseCode(error) !== lockNotGiven) throw error
      if (attempt === lockAttempts) throw held
      // Whoever queued behind the attempt goes first.
      await new Promise(resolve => setTimeout(resolve, patience / 2))
    }
  }
}

async function takeTurn<Value>(
  connection: ReservedSql,
  patience: number,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    await connection.unsafe(`begin; set local lock_timeout = 0;
      select id from schema_migration_turn where id = 1 for update; set local lock_timeout = ${patience}`)
    const value = await work()
    await connection`commit`
    return value
  } catch (error) {
    await connection`rollback`
    throw error
  }
}

const held = new StartFailure(
  `The tables cannot be changed: other transactions have held them for minutes. pg_stat_activity names them.\n` +
    `End them, or wait until they have ended, and start again. Nothing was changed halfway.`,
)

/** How the connections of a node are named in pg_stat_activity, by the number of its last migration. */
export const nodeName = (folder: string) =>
  `gpms node ${readMigrations(folder).at(-1)?.name.slice(0, 4) ?? '0000'}`

/**
 * A migration that takes something away says in its first line which versions can do without it, by the number of their last
 * migration: `-- contract: no node before 0760`.
 */
export const contractFloor = (text: string): string | undefined =>
  /^-- contract: no node before (\d{4})\b/.exec(text)?.[1]

async function checkContract(connection: ReservedSql, name: string, text: string): Promise<void> {
  const floor = contractFloor(text)
  if (floor === undefined) return
  const serving = await connection<{ node: string }[]>`
    select distinct application_name as node from pg_stat_activity
    where datname = current_database() and application_name like 'gpms node ____'
      and application_name < ${`gpms node ${floor}`}`
  if (serving.length > 0)
    throw new StartFailure(
      `The migration ${name} takes away what a node of an older version still needs, and such a node serves.\n` +
        `Bring every node to the version before this one first, or stop them, and start again.`,
    )
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
