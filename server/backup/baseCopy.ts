import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connectDriver } from '../database/connectDriver'
import { startEmbedded } from '../database/embedded'
import type { RecoveryEnd } from '../database/embeddedArchive'
import { clusterFolder } from '../database/embeddedPlace'
import { embeddedUser, giveTo } from '../database/embeddedUser'
import { StartFailure } from '../startFailure'

/** Of no use to a copy, which begins with the archive: PostgreSQL's own pg_basebackup leaves them out as well. */
const leftOut = new Set(['postmaster.pid', 'postmaster.opts'])
const leftEmpty = new Set([
  ...['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp'],
  'pg_subtrans',
])

/** Files of a running PostgreSQL. One that it has removed meanwhile is not missed: the log says so. */
function copyCluster(from: string, to: string, isTop = true): void {
  mkdirSync(to, { mode: 0o700 })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (isTop && leftOut.has(entry.name)) continue
    if (isTop && leftEmpty.has(entry.name)) mkdirSync(target, { mode: 0o700 })
    else if (entry.isDirectory()) copyCluster(source, target, false)
    else if (entry.isFile()) copyIfThere(source, target)
  }
}

function copyIfThere(source: string, target: string): void {
  try {
    copyFileSync(source, target)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}

interface BaseCopy {
  readonly dataFolder: string
  /** As its administrator. */
  readonly adminUrl: string
  /** Where the copy is written; it must not exist yet. */
  readonly folder: string
}

/** Copies the files of the embedded PostgreSQL while it works. With the archive of its log they go back to any moment after this one. */
export async function takeBaseCopy({ dataFolder, adminUrl, folder }: BaseCopy): Promise<void> {
  if (existsSync(folder)) throw new StartFailure(`${folder} exists already. Name a folder that does not.`)
  const growing = `${folder}.part`
  rmSync(growing, { recursive: true, force: true })
  mkdirSync(growing, { recursive: true, mode: 0o700 })
  const cluster = clusterFolder(dataFolder, embeddedUser())
  const driver = connectDriver(adminUrl, { poolSize: 1, statementTimeoutMilliseconds: 0 })
  const connection = await driver.reserve()
  try {
    const [row] = await connection<{ mode: string }[]>`select current_setting('archive_mode') as mode`
    if (row?.mode !== 'on')
      throw new StartFailure('This PostgreSQL archives nothing: only production on the embedded one does.')
    await connection`select pg_backup_start('gpms', true)`
    copyCluster(cluster, join(growing, 'postgres'))
    // Waits until the archive has what the copy needs.
    const [end] = await connection<{ label: string }[]>`select labelfile as label from pg_backup_stop(true)`
    writeFileSync(join(growing, 'postgres/backup_label'), end?.label ?? '', { mode: 0o600 })
    cpSync(join(dataFolder, 'embedded.json'), join(growing, 'embedded.json'))
    renameSync(growing, folder)
  } catch (error) {
    rmSync(growing, { recursive: true, force: true })
    throw error
  } finally {
    connection.release()
    await driver.end({ timeout: 1 })
  }
}

interface Recovery {
  /** Of takeBaseCopy. */
  readonly base: string
  readonly archiveFolder: string
  readonly dataFolder: string
  readonly until: RecoveryEnd
  readonly replaces: boolean
  readonly tell: (text: string) => void
}

/** Puts a copy in place and lets PostgreSQL do again what the archive has, up to the moment. */
export async function recoverUntil({
  base,
  archiveFolder,
  dataFolder,
  until,
  replaces,
  tell,
}: Recovery): Promise<void> {
  if (!existsSync(join(base, 'postgres/backup_label')))
    throw new StartFailure(`${base} is no copy of npm run backup -- --base.`)
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 })
  const user = embeddedUser()
  const cluster = clusterFolder(dataFolder, user)
  if (existsSync(cluster)) {
    if (!replaces)
      throw new StartFailure(
        `${cluster} holds a database. Stop its server; --replace moves that database aside.`,
      )
    renameSync(cluster, `${cluster}.before-${Date.now()}`)
  }
  cpSync(join(base, 'postgres'), cluster, { recursive: true })
  writeFileSync(join(cluster, 'recovery.signal'), '')
  for (const path of readdirSync(cluster, { recursive: true, encoding: 'utf8' }))
    giveTo(join(cluster, path), user)
  giveTo(cluster, user)
  cpSync(join(base, 'embedded.json'), join(dataFolder, 'embedded.json'))
  const running = await startEmbedded({ dataFolder, tell, archiveFolder, recoverUntil: until })
  try {
    await untilRecovered(running.adminUrl)
  } finally {
    await running.stop()
  }
}

async function untilRecovered(adminUrl: string): Promise<void> {
  const driver = connectDriver(adminUrl, { poolSize: 1 })
  try {
    for (;;) {
      const [row] = await driver<{ isOver: boolean }[]>`select not pg_is_in_recovery() as "isOver"`
      if (row?.isOver) return
      await wait(200)
    }
  } finally {
    await driver.end({ timeout: 1 })
  }
}
