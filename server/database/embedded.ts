import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from '../startFailure'
import { applicationDatabase, ensureAccounts } from './embeddedAccounts'
import { archiveSettings, makeArchive, type RecoveryEnd, recoverySettings } from './embeddedArchive'
import { findBinaries } from './embeddedBinaries'
import { checkClusterVersion, hasCluster, initCluster } from './embeddedInit'
import { type KeptPostgres, keepPostgres } from './embeddedKeeper'
import { postmasterPort, runningPostmaster, stopPostmaster } from './embeddedOrphan'
import { clusterFolder } from './embeddedPlace'
import { embeddedSecrets } from './embeddedSecrets'
import { embeddedUser } from './embeddedUser'
import { lockFolder } from './folderLock'

export interface EmbeddedDatabase {
  /** For the application: a role that sees rows only through row-level security. */
  readonly url: string
  /** For migrations: the role that owns the tables. */
  readonly ownerUrl: string
  /** For tests, which make databases of their own. */
  readonly adminUrl: string
  readonly postmasterPid: () => number | undefined
  /** Ends PostgreSQL cleanly and gives the folder free. */
  readonly stop: () => Promise<void>
}

export interface EmbeddedOptions {
  readonly dataFolder: string
  /** Receives what the person at the terminal should know. */
  readonly tell: (text: string) => void
  /** Of tests, which throw the folder away: nobody waits until the disk has what was written. */
  readonly isThrownAway?: boolean
  /** Where PostgreSQL keeps its log for a recovery to any moment. */
  readonly archiveFolder?: string | undefined
  /** The files are a copy, which goes on from there by the archive up to this moment. */
  readonly recoverUntil?: RecoveryEnd
}

/**
 * A real PostgreSQL of our own under the data folder:
 *
 *   lock the folder ─▶ find programs ─▶ end what a killed server left running ─▶ initdb when empty
 *        └─ refused while another server lives                                      └─▶ start, make roles and database
 */
export async function startEmbedded({
  dataFolder,
  tell,
  isThrownAway = false,
  archiveFolder,
  recoverUntil,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const user = embeddedUser()
  makeDataFolder(dataFolder)
  const lock = lockFolder(dataFolder)
  let kept: KeptPostgres | undefined
  try {
    const cluster = clusterFolder(dataFolder, user)
    const binaries = findBinaries(dataFolder, user)
    if (!cluster.startsWith(dataFolder))
      tell(`The user "nobody" cannot reach ${dataFolder}; the database is in ${cluster}.`)
    if (binaries.copiedTo) tell(`The programs of PostgreSQL run from a copy in ${binaries.copiedTo}.`)
    const secrets = embeddedSecrets(dataFolder, hasCluster(cluster))
    const orphan = runningPostmaster(cluster)
    if (orphan !== undefined) {
      tell(`The last server was killed; its PostgreSQL (process ${orphan}) is stopped cleanly first.`)
      await stopPostmaster(cluster, orphan, binaries, user)
    }
    if (hasCluster(cluster)) checkClusterVersion(cluster, binaries)
    else initCluster(cluster, binaries, secrets.admin, user)
    if (archiveFolder !== undefined) makeArchive(archiveFolder, user)
    const logFile = join(dataFolder, 'postgres.log')
    kept = await keepPostgres({
      binaries,
      cluster,
      logFile,
      user,
      isThrownAway,
      settings: {
        ...(archiveFolder === undefined ? {} : archiveSettings(archiveFolder)),
        ...(archiveFolder === undefined || recoverUntil === undefined
          ? {}
          : recoverySettings(archiveFolder, recoverUntil)),
      },
      adminUrlAt: port => addressOf('postgres', secrets.admin, port, 'postgres'),
      tell,
    })
    const running = kept
    const adminUrl = addressOf('postgres', secrets.admin, running.port, 'postgres')
    await ensureAccounts(adminUrl, secrets)
    return {
      url: addressOf('gpms_app', secrets.app, running.port),
      ownerUrl: addressOf('gpms_owner', secrets.owner, running.port),
      adminUrl,
      postmasterPid: () => runningPostmaster(cluster),
      stop: async () => {
        await running.stop()
        lock.release()
      },
    }
  } catch (error) {
    await kept?.stop()
    lock.release()
    throw error
  }
}

/** The addresses of an embedded PostgreSQL that a server keeps running on this folder. */
export function runningEmbedded(
  dataFolder: string,
): Pick<EmbeddedDatabase, 'url' | 'ownerUrl' | 'adminUrl'> | undefined {
  if (!existsSync(dataFolder)) return undefined
  const port = postmasterPort(clusterFolder(dataFolder, embeddedUser()))
  if (port === undefined) return undefined
  const secrets = embeddedSecrets(dataFolder, true)
  return {
    url: addressOf('gpms_app', secrets.app, port),
    ownerUrl: addressOf('gpms_owner', secrets.owner, port),
    adminUrl: addressOf('postgres', secrets.admin, port, 'postgres'),
  }
}

const addressOf = (role: string, password: string, port: number, database = applicationDatabase) =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`

function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o711 })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new StartFailure(
      `The data folder ${folder} cannot be made: ${why}\nName another one: GPMS_DATA=/another/folder`,
    )
  }
}
