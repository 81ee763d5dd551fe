import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ReservedSql } from 'postgres'
import { backupLock, backupRole, mayTakeBackup } from '../database/backupReader'
import { connectDriver } from '../database/connectDriver'
import { readBlob } from '../modules/file/fileBlobs'
import { StartFailure } from '../startFailure'
import { copied, quoted, readSequences, readTables } from './catalog'
import { checkBackup } from './checkBackup'
import { keyOf, type Manifest, writeManifest } from './manifest'
import { countRows, type StoredFile, writeSealed } from './sealedFile'

export interface BackupPlan {
  readonly ownerUrl: string
  readonly filesFolder: string
  /** Where the backup is written; it must not exist yet. */
  readonly folder: string
  /** GPMS_BACKUP_KEY; without it the backup is not encrypted. */
  readonly secret?: string
  readonly now: Date
}

/**
 * Writes the rows of one snapshot and the attachments they name, then reads everything again. The server may go on working:
 * nothing waits for a backup, and no attachment is removed before it has ended.
 */
export async function writeBackup({
  ownerUrl,
  filesFolder,
  folder,
  secret,
  now,
}: BackupPlan): Promise<Manifest> {
  const growing = `${folder}.part`
  if (existsSync(folder)) throw new StartFailure(`${folder} exists already. Name a folder that does not.`)
  rmSync(growing, { recursive: true, force: true })
  for (const part of ['tables', 'files']) mkdirSync(join(growing, part), { recursive: true, mode: 0o700 })
  const salt = secret === undefined ? undefined : randomBytes(16).toString('hex')
  const key = keyOf(secret, salt)
  const driver = connectDriver(ownerUrl, { poolSize: 1, statementTimeoutMilliseconds: 0 })
  const connection = await driver.reserve()
  try {
    if (!(await mayTakeBackup(connection)))
      throw new StartFailure(
        `The database role ${new URL(ownerUrl).username} may not read every row. Run this once as an administrator of the database,\n` +
          `then start the server once: create role ${backupRole} nologin; grant ${backupRole} to "${new URL(ownerUrl).username}";`,
      )
    await connection`select pg_advisory_lock_shared(${backupLock})`
    const { blobs, ...rows } = await writeRows(connection, growing, key)
    const { files, missing } = await writeFiles(blobs, filesFolder, growing, key)
    const manifest: Manifest = {
      ...{ format: 1, takenAt: now.toISOString(), ...rows, files, missing },
      ...(salt === undefined ? {} : { salt }),
    }
    writeManifest(growing, manifest, key)
    await checkBackup(growing, manifest, key)
    renameSync(growing, folder)
    return manifest
  } catch (error) {
    rmSync(growing, { recursive: true, force: true })
    throw error
  } finally {
    connection.release()
    await driver.end({ timeout: 5 })
  }
}

async function writeRows(connection: ReservedSql, folder: string, key: Buffer | undefined) {
  await connection.unsafe(`begin isolation level repeatable read read only; set local role ${backupRole}`)
  try {
    const tables: Record<string, Manifest['tables'][string]> = {}
    for (const { name, columns } of await readTables(connection)) {
      const { counter, rows } = countRows()
      const source = await connection.unsafe(`copy ${copied(name, columns)} to stdout`).readable()
      source.on('error', error => counter.destroy(error))
      const stored = await writeSealed(join(folder, 'tables', name), source.pipe(counter), key)
      // postgres.js 3.4.9 leaves the connection paused when the last piece of a table had to wait.
      source._read(0)
      tables[name] = { ...stored, columns, rows: rows() }
    }
    const sequences: Record<string, Manifest['sequences'][string]> = {}
    for (const name of await readSequences(connection)) {
      const [state] = await connection.unsafe<{ last_value: string; is_called: boolean }[]>(
        `select last_value, is_called from ${quoted(name)}`,
      )
      if (state) sequences[name] = { value: state.last_value, isCalled: state.is_called }
    }
    const migrations = await connection<{ name: string; checksum: string }[]>`
      select name, checksum from schema_migration order by name`
    return { tables, sequences, migrations: [...migrations], blobs: await readBlobKeys(connection) }
  } finally {
    await connection`rollback`
  }
}

interface Blobs {
  readonly attached: readonly string[]
  /** Workbooks that were asked for; those that have expired or failed have no bytes any more. */
  readonly downloads: readonly string[]
}

async function readBlobKeys(connection: ReservedSql): Promise<Blobs> {
  const attached = await connection<{ blob_key: string }[]>`select distinct blob_key from file_item`
  const downloads = await connection<{ blob_key: string }[]>`select blob_key from export_job`
  const keysOf = (rows: readonly { blob_key: string }[]) => rows.map(row => row.blob_key)
  return { attached: keysOf(attached), downloads: keysOf(downloads) }
}

async function writeFiles(
  { attached, downloads }: Blobs,
  filesFolder: string,
  folder: string,
  key: Buffer | undefined,
) {
  const files: Record<string, StoredFile> = {}
  const missing: string[] = []
  for (const blob of [...attached, ...downloads]) {
    const stored = await writeFile(blob)
    if (stored) files[blob] = stored
    else if (attached.includes(blob)) missing.push(blob)
  }
  return { files, missing }

  async function writeFile(blob: string): Promise<StoredFile | undefined> {
    try {
      return await writeSealed(join(folder, 'files', blob), readBlob(filesFolder, blob), key)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
      rmSync(join(folder, 'files', blob), { force: true })
      return undefined
    }
  }
}
