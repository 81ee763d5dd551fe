import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ReservedSql } from 'postgres'
import { connectDriver } from '../database/connectDriver'
import { migrate, readMigrations } from '../database/migrate'
import { dropEverythingStatement } from '../database/openDatabase'
import { claimFolder, writeBlobStream } from '../modules/file/fileBlobs'
import { StartFailure } from '../startFailure'
import { copied, type ForeignKey, quoted, readForeignKeys, readTables, type TableShape } from './catalog'
import { checkBackup } from './checkBackup'
import { type Manifest, readManifest } from './manifest'
import { readSealed } from './sealedFile'

export interface RestorePlan {
  readonly folder: string
  /** GPMS_BACKUP_KEY. */
  readonly secret?: string
  readonly url: string
  readonly ownerUrl: string
  readonly filesFolder: string
  readonly migrations: string
  /** Whether what the database holds is dropped first. */
  readonly replaces: boolean
}

/**
 * Puts a backup into an empty database: the tables of its day, its rows in one transaction, its attachments, and then the
 * migrations that came since. Nothing is touched before the whole backup has been read once.
 */
export async function restoreBackup(plan: RestorePlan): Promise<Manifest> {
  const { folder, secret, url, ownerUrl, migrations } = plan
  const { manifest, key } = readManifest(folder, secret)
  const upTo = lastMigration(manifest, migrations)
  await checkBackup(folder, manifest, key)
  const driver = connectDriver(ownerUrl, { poolSize: 1, statementTimeoutMilliseconds: 0 })
  const connection = await driver.reserve()
  try {
    await emptyDatabase(connection, plan)
    await migrate({ ownerUrl, appUrl: url, folder: migrations, upTo })
    await connection`begin`
    try {
      await loadRows(connection, folder, manifest, key)
      await connection`commit`
    } catch (error) {
      await connection`rollback`
      throw error
    }
  } finally {
    connection.release()
    await driver.end({ timeout: 5 })
  }
  await claimFolder(plan.filesFolder)
  for (const blob of Object.keys(manifest.files))
    await writeBlobStream(plan.filesFolder, blob, await readSealed(join(folder, 'files', blob), key))
  await migrate({ ownerUrl, appUrl: url, folder: migrations })
  return manifest
}

/** The last migration of the backup, which this version of the product has to know like every one before it. */
function lastMigration({ migrations }: Manifest, folder: string): string {
  const known = new Map(readMigrations(folder).map(({ name, checksum }) => [name, checksum]))
  const strange = migrations.find(({ name, checksum }) => known.get(name) !== checksum)
  const last = migrations.at(-1)
  if (strange || !last)
    throw new StartFailure(
      `The backup was written by another version of the product: it has run ${strange?.name ?? 'no migration'}.\n` +
        `Restore it with that version or a later one.`,
    )
  return last.name
}

async function emptyDatabase(connection: ReservedSql, { replaces }: RestorePlan): Promise<void> {
  const [found] = await connection`
    select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`
  if (!found) return
  if (!replaces)
    throw new StartFailure(
      'The database has tables already. Restore into an empty one, or add --replace to drop what it holds.',
    )
  await connection.unsafe(dropEverythingStatement)
}

async function loadRows(
  connection: ReservedSql,
  folder: string,
  manifest: Manifest,
  key: Buffer | undefined,
): Promise<void> {
  const tables = await readTables(connection)
  const foreignKeys = await readForeignKeys(connection)
  await connection.unsafe(loosened(tables, foreignKeys))
  for (const { name } of tables) {
    const table = manifest.tables[name]
    // A table of this version that the backup's migrations do not make cannot be here.
    if (!table) throw new StartFailure(`The backup has no table ${name}.`)
    const target = await connection.unsafe(`copy ${copied(name, table.columns)} from stdin`).writable()
    await pipeline(await readSealed(join(folder, 'tables', name), key), target)
    const [{ count = '' } = {}] = await connection.unsafe<{ count: string }[]>(
      `select count(*) as count from ${quoted(name)}`,
    )
    if (count !== String(table.rows))
      throw new StartFailure(`${name} has ${count} rows after the restore, and ${table.rows} in the backup.`)
  }
  for (const [name, { value, isCalled }] of Object.entries(manifest.sequences))
    await connection`select setval(${quoted(name)}::regclass, ${value}::bigint, ${isCalled})`
  await connection.unsafe(tightened(tables, foreignKeys))
}

/** Rows come table by table, so that references, triggers and row-level security wait until all are there. */
const loosened = (tables: readonly TableShape[], foreignKeys: readonly ForeignKey[]) =>
  [
    ...foreignKeys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...tables.map(
      ({ name }) => `alter table ${quoted(name)} disable trigger user, no force row level security`,
    ),
    `truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`,
  ].join(';\n')

const tightened = (tables: readonly TableShape[], foreignKeys: readonly ForeignKey[]) =>
  [
    ...tables.map(
      ({ name, isForced }) =>
        `alter table ${quoted(name)} enable trigger user${isForced ? ', force row level security' : ''}`,
    ),
    ...foreignKeys.map(
      ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
    ),
  ].join(';\n')
