import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runningEmbedded, startEmbedded } from '../database/embedded'
import { projectFolder } from '../projectFolder'
import { explain } from '../runUntilStopped'
import { readSettings, type Settings } from '../settings'
import { StartFailure } from '../startFailure'
import { recoverUntil, takeBaseCopy } from './baseCopy'
import { checkBackup } from './checkBackup'
import { type Manifest, readManifest } from './manifest'
import { restoreBackup } from './restoreBackup'
import { writeBackup } from './writeBackup'

const usage = `npm run backup -- <folder>             writes a backup into a new folder below this one, and reads it again
npm run backup -- --check <backup>     reads a backup whole and says whether it can be used
npm run backup -- --base <folder>      copies the files of production's embedded PostgreSQL, for a recovery to any moment
npm run restore -- <backup>            puts a backup into an empty database
  --replace                            drops what the database holds first
npm run restore -- --until '2026-11-20 14:05:00+09' <copy>
                                       puts such a copy in place and goes on by the archive, up to the moment, or "end"
GPMS_BACKUP_KEY encrypts a backup and opens it again. The other settings are those of the server. A backup needs no pause of
the server; for a restore every server has to be stopped.`

interface Address {
  readonly url: string
  readonly ownerUrl: string
  readonly stop: () => Promise<void>
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  explain(error)
  process.exitCode = 1
}

async function run(args: readonly string[]): Promise<void> {
  const { restores, folder, check, replace, base, until } = readCall(args)
  const secret = readSecret(process.env.GPMS_BACKUP_KEY)
  const given = secret === undefined ? {} : { secret }
  if (check) {
    const { manifest, key } = readManifest(folder, secret)
    await checkBackup(folder, manifest, key)
    console.log(`${folder} can be restored: ${summary(manifest)}.`)
    return
  }
  const settings = readSettings(process.env)
  if (base) return copyBase(settings, folder)
  if (until !== undefined) return recover(settings, folder, until, replace)
  const { filesFolder } = settings
  const { url, ownerUrl, stop } = await reach(settings, restores)
  const began = performance.now()
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1)
  try {
    if (restores) {
      const migrations = join(projectFolder(), 'server/database/migrations')
      const plan = { folder, url, ownerUrl, filesFolder, migrations, replaces: replace, ...given }
      const manifest = await restoreBackup(plan)
      console.log(`Restored in ${seconds()} s: ${summary(manifest)}.`)
      return
    }
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const now = new Date()
    const target = targetIn(folder, 'gpms', now)
    const manifest = await writeBackup({ folder: target, ownerUrl, filesFolder, now, ...given })
    console.log(`${target}, written and read again in ${seconds()} s: ${summary(manifest)}.`)
    for (const blob of manifest.missing)
      console.log(`The attachment ${blob} was missing in ${filesFolder} already.`)
  } finally {
    await stop()
  }
}

function targetIn(folder: string, name: string, now: Date): string {
  return join(folder, `${name}-${now.toISOString().replace(/:/g, '').slice(0, 17)}Z`)
}

function archiveOf({ archiveFolder }: Settings): string {
  if (archiveFolder !== undefined) return archiveFolder
  throw new StartFailure(
    "This is for production's embedded PostgreSQL. With one of your own (DATABASE_URL) use its pg_basebackup.",
  )
}

async function copyBase(settings: Settings, folder: string): Promise<void> {
  const { dataFolder } = settings
  const archiveFolder = archiveOf(settings)
  const running = runningEmbedded(dataFolder)
  const started = running ? undefined : await startEmbedded({ dataFolder, tell: console.log, archiveFolder })
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const target = targetIn(folder, 'gpms-base', new Date())
    const { adminUrl = '' } = running ?? started ?? {}
    await takeBaseCopy({ dataFolder, adminUrl, folder: target })
    console.log(`${target}: goes to any moment after now, with the archive in ${archiveFolder}.`)
  } finally {
    await started?.stop()
  }
}

async function recover(settings: Settings, base: string, until: string, replaces: boolean): Promise<void> {
  const archiveFolder = archiveOf(settings)
  const moment = until === 'end' ? until : new Date(until)
  if (moment !== 'end' && Number.isNaN(moment.getTime()))
    throw new StartFailure(
      `"${until}" is no moment. Write it as in '2026-11-20 14:05:00+09', or end for all that was archived.`,
    )
  const { dataFolder } = settings
  await recoverUntil({ base, archiveFolder, dataFolder, until: moment, replaces, tell: console.log })
  console.log(`The database is as it was at ${until}. Take a new copy with --base.`)
}

function readCall(args: readonly string[]) {
  try {
    const flag = { type: 'boolean', default: false } as const
    const options = { check: flag, replace: flag, base: flag, until: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [what, folder, ...more] = positionals
    const restores = what === 'restore'
    const { check, replace, base, until } = values
    const isWrong = restores ? check || base : replace || until !== undefined || (check && base)
    if (folder === undefined || more.length > 0 || isWrong) throw new StartFailure(usage)
    return { restores, folder: resolve(folder), check, replace, base, until }
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw new StartFailure(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

const shortestSecret = 16

function readSecret(given: string | undefined): string | undefined {
  if (!given) return undefined
  if (given.length < shortestSecret)
    throw new StartFailure(
      `GPMS_BACKUP_KEY is too short: write ${shortestSecret} characters or more, and keep them elsewhere than the backups.`,
    )
  return given
}

/** The database of the settings. A running embedded one serves a backup; a restore has it alone. */
async function reach(settings: Settings, isAlone: boolean): Promise<Address> {
  const { databaseUrl: url, ownerUrl = url, dataFolder, archiveFolder } = settings
  if (url !== undefined && ownerUrl !== undefined) return { url, ownerUrl, stop: async () => undefined }
  const running = isAlone ? undefined : runningEmbedded(dataFolder)
  return running
    ? { ...running, stop: async () => undefined }
    : startEmbedded({ dataFolder, tell: console.log, archiveFolder })
}

function summary({ takenAt, tables, files }: Manifest): string {
  const counts = Object.values(tables)
  const rows = counts.reduce((sum, table) => sum + table.rows, 0)
  return `${counts.length} tables with ${rows} rows and ${Object.keys(files).length} attachments of ${takenAt}`
}
