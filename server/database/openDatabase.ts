import type { Mode, Settings } from '../settings'
import { StartFailure } from '../startFailure'
import { clockProblem } from './clockAhead'
import { connectDatabase, type Database } from './connect'
import { connectDriver } from './connectDriver'
import { startEmbedded } from './embedded'
import { migrate, nodeName } from './migrate'
import { Replica } from './replica'

export interface OpenDatabase {
  readonly database: Database
  readonly ownerUrl: string
  readonly replica?: Replica
  /** Closes the pool after running queries, then ends an embedded PostgreSQL. */
  readonly close: () => Promise<void>
}

export interface OpenOptions {
  readonly migrations: string
  readonly tell: (text: string) => void
  /** Begin with nothing: every table and row is dropped first. */
  readonly reset?: boolean
}

/** The database that the settings name, or the embedded one, brought up to date. */
export async function openDatabase(
  settings: Settings,
  { migrations, tell, reset }: OpenOptions,
): Promise<OpenDatabase> {
  const place = settings.databaseUrl
    ? {
        url: settings.databaseUrl,
        ownerUrl: settings.ownerUrl ?? settings.databaseUrl,
        stop: async () => undefined,
      }
    : await startOwn(settings, tell)
  try {
    await checkReachable(place.url, settings.mode)
    if (reset) await dropEverything(place.ownerUrl)
    const done = await migrate({ ownerUrl: place.ownerUrl, appUrl: place.url, folder: migrations })
    if (done.length > 0) tell(`Database: ${done.length} migrations run, up to ${done.at(-1)}.`)
  } catch (error) {
    await place.stop()
    throw error
  }
  const database = connectDatabase(place.url, { name: nodeName(migrations) })
  const replica = openReplica(settings, database, tell)
  return {
    database,
    ownerUrl: place.ownerUrl,
    ...(replica && { replica }),
    close: async () => {
      await replica?.copy.destroy()
      await database.destroy()
      await place.stop()
    },
  }
}

/** In production it is the database of a company: it says what that means. */
function startOwn({ dataFolder, archiveFolder }: Settings, tell: OpenOptions['tell']) {
  if (archiveFolder !== undefined)
    tell(
      `PRODUCTION ON THE EMBEDDED POSTGRESQL: one machine and one disk, and no second node. It archives its log in ${archiveFolder};\n` +
        `keep that on another disk, and copy the database each week: npm run backup -- --base <folder>. A PostgreSQL of your own: DATABASE_URL.`,
    )
  return startEmbedded({ dataFolder, tell, archiveFolder })
}

/** A report should not wait long for a replica that is gone. */
const connectSeconds = 2

function openReplica(
  { reportsUrl }: Settings,
  database: Database,
  tell: OpenOptions['tell'],
): Replica | undefined {
  return reportsUrl === undefined
    ? undefined
    : new Replica(connectDatabase(reportsUrl, { connectSeconds }), database, tell)
}

async function checkReachable(url: string, mode: Mode): Promise<void> {
  const driver = connectDriver(url, { poolSize: 1 })
  const { host, pathname, username } = new URL(url)
  try {
    const [role] = await driver<{ passes: boolean; now: number }[]>`
      select rolsuper or rolbypassrls as passes, extract(epoch from clock_timestamp())::float8 as now
      from pg_roles where rolname = current_user`
    if (role?.passes && mode === 'production') throw tooMighty(username)
    const problem = role && clockProblem(role.now)
    if (problem) throw new StartFailure(problem)
  } catch (error) {
    if (error instanceof StartFailure) throw error
    const why = error instanceof Error ? error.message || String(error) : String(error)
    throw new StartFailure(
      `The database ${pathname.slice(1)} at ${host} cannot be reached as ${username || 'the default user'}: ${why}\n` +
        `Check DATABASE_URL and that PostgreSQL runs there, or leave DATABASE_URL out to use the embedded one.`,
    )
  } finally {
    await driver.end({ timeout: 1 })
  }
}

const tooMighty = (role: string) =>
  new StartFailure(
    `The database role ${role} passes row-level security by, so a mistake could show everybody everything.\n` +
      `Let DATABASE_URL name an ordinary role, and GPMS_OWNER_URL the one that owns the tables.`,
  )

/** Leaves an empty database in which migrations begin from the first. */
export const dropEverythingStatement =
  'drop schema public cascade; create schema public; grant usage on schema public to public'

async function dropEverything(ownerUrl: string): Promise<void> {
  const owner = connectDriver(ownerUrl, { poolSize: 1, statementTimeoutMilliseconds: 600_000 })
  try {
    await owner.unsafe(dropEverythingStatement)
  } finally {
    await owner.end({ timeout: 1 })
  }
}
