import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runningEmbedded, startEmbedded } from '../database/embedded'
import { projectFolder } from '../projectFolder'
import { explain } from '../runUntilStopped'
import { readSettings, type Settings } from '../settings'
import { StartFailure } from '../startFailure'
import { checkBackup } from './checkBackup'
import { type Manifest, readManifest } from './manifest'
import { restoreBackup } from './restoreBackup'
import { writeBackup } from './writeBackup'

const usage = `npm run backup -- <folder>             writes a backup into a new folder below this one, and reads it again
npm run backup -- --check <backup>     reads a backup whole and says whether it can be used
npm run restore -- <backup>            puts a backup into an empty database
  --replace                            drops what the database holds first
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
  const { restores, folder, check, replace } = readCall(args)
  const secret = readSecret(process.env.GPMS_BACKUP_KEY)
  const given = secret === undefined ? {} : { secret }
  if (check) {
    const { manifest, key } = readManifest(folder, secret)
    await checkBackup(folder, manifest, key)
    console.log(`${folder} can be restored: ${summary(manifest)}.`)
    return
  }
  const settings = readSettings(process.env)
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
    const target = join(folder, `gpms-${now.toISOString().replace(/:/g, '').slice(0, 17)}Z`)
    const manifest = await writeBackup({ folder: target, ownerUrl, filesFolder, now, ...given })
    console.log(`${target}, written and read again in ${seconds()} s: ${summary(manifest)}.`)
    for (const blob of manifest.missing)
      console.log(`The attachment ${blob} was missing in ${filesFolder} already.`)
  } finally {
    await stop()
  }
}

function readCall(args: readonly string[]) {
  try {
    const options = { check: { type: 'boolean' }, replace: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [what, folder, ...more] = positionals
    const restores = what === 'restore'
    const { check = false, replace = false } = values
    if (folder === undefined || more.length > 0 || (replace && !restores) || (check && restores))
      throw new StartFailure(usage)
    return { restores, folder: resolve(folder), check, replace }
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
  const { databaseUrl: url, ownerUrl = url, dataFolder } = settings
  if (url !== undefined && ownerUrl !== undefined) return { url, ownerUrl, stop: async () => undefined }
  const running = isAlone ? undefined : runningEmbedded(dataFolder)
  return running
    ? { ...running, stop: async () => undefined }
    : startEmbedded({ dataFolder, tell: console.log })
}

function summary({ takenAt, tables, files }: Manifest): string {
  const counts = Object.values(tables)
  const rows = counts.reduce((sum, table) => sum + table.rows, 0)
  return `${counts.length} tables with ${rows} rows and ${Object.keys(files).length} attachments of ${takenAt}`
}
