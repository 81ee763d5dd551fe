import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { StartFailure } from '../startFailure'
import { connectDriver } from './connectDriver'
import type { EmbeddedBinaries } from './embeddedBinaries'
import type { EmbeddedUser } from './embeddedUser'

export interface PostgresPlan {
  readonly binaries: EmbeddedBinaries
  readonly cluster: string
  readonly port: number
  readonly adminUrl: string
  readonly logFile: string
  readonly user: EmbeddedUser | undefined
  /** Of tests: nothing has to survive the loss of power, and nobody waits for the disk. */
  readonly isThrownAway: boolean
  /** What differs from the usual configuration. */
  readonly settings: Readonly<Record<string, string>>
}

const configurationOf = (isThrownAway: boolean): Readonly<Record<string, string>> => ({
  listen_addresses: '127.0.0.1',
  // TCP with a password on every system; a socket path under a deep checkout would be too long.
  unix_socket_directories: '',
  fsync: isThrownAway ? 'off' : 'on',
  synchronous_commit: isThrownAway ? 'off' : 'on',
  full_page_writes: isThrownAway ? 'off' : 'on',
  max_connections: '60',
  shared_buffers: '256MB',
  work_mem: '16MB',
  max_wal_size: '2GB',
  // Nothing is replicated from here: an index that is rebuilt need not go through the log as well.
  wal_level: 'minimal',
  max_wal_senders: '0',
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'Asia/Seoul',
  log_timezone: 'Asia/Seoul',
  lc_messages: 'C',
  log_line_prefix: '%m [%p] ',
  log_min_messages: 'warning',
  // Slow statements, without the values that they were given.
  log_min_duration_statement: '1s',
  log_parameter_max_length: '0',
})

/** Starts PostgreSQL and waits until it answers a query. */
export async function startPostgres(plan: PostgresPlan): Promise<ChildProcess> {
  const log = openSync(plan.logFile, 'a', 0o600)
  const logStart = statSync(plan.logFile).size
  const settings = Object.entries({
    ...configurationOf(plan.isThrownAway),
    ...plan.settings,
    port: String(plan.port),
  })
  const child = spawn(
    plan.binaries.postgres,
    ['-D', plan.cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A process group of its own: Ctrl-C reaches the server alone, which finishes its requests first.
    {
      cwd: plan.cluster,
      env: { PATH: process.env.PATH ?? '' },
      stdio: ['ignore', log, log],
      detached: true,
      ...plan.user,
    },
  )
  closeSync(log)
  let stopListening = () => {}
  const ended = new Promise<never>((_, reject) => {
    const onError = (error: Error) =>
      reject(new StartFailure(`The embedded PostgreSQL cannot be run: ${error.message}`))
    const onExit = () => reject(startProblem(plan, logStart))
    child.once('error', onError).once('exit', onExit)
    stopListening = () => child.off('error', onError).off('exit', onExit)
  })
  const gaveUp = new AbortController()
  try {
    await Promise.race([answers(plan.adminUrl, gaveUp.signal), ended])
  } catch (error) {
    gaveUp.abort()
    child.kill('SIGQUIT')
    throw error
  }
  // From now on an end is the keeper's to notice.
  stopListening()
  return child
}

/** A crash in the middle of a large load leaves minutes of log to replay. */
const patienceMilliseconds = 600_000

async function answers(url: string, gaveUp: AbortSignal): Promise<void> {
  for (const until = Date.now() + patienceMilliseconds; !gaveUp.aborted; ) {
    const driver = connectDriver(url, { poolSize: 1 })
    try {
      await driver`select 1`
      return
    } catch (error) {
      // Replaying the log after a crash may take a while; until then connections are refused.
      if (Date.now() > until) throw error
      await new Promise(resolve => setTimeout(resolve, 25))
    } finally {
      await driver.end({ timeout: 1 })
    }
  }
}

function startProblem(plan: PostgresPlan, logStart: number): Error {
  const said = readFileSync(plan.logFile).subarray(logStart).toString('utf8').trim()
  if (/No space left on device/.test(said))
    return new StartFailure(
      `The disk of ${plan.cluster} is full. Make room, then start again; nothing was lost.`,
    )
  if (/Address already in use/.test(said)) return new PortTaken()
  if (/pre-existing shared memory block|lock file "postmaster.pid"/.test(said)) return new StillEnding()
  const last = said.split('\n').slice(-5).join('\n').replaceAll(/^/gm, '  ')
  return new StartFailure(
    `The embedded PostgreSQL did not start on ${plan.cluster}:\n${last}\nIts log: ${plan.logFile}`,
  )
}

/** Somebody took the port between the look and the start. */
export class PortTaken extends Error {}
/** Children of a killed PostgreSQL have not noticed yet. */
export class StillEnding extends Error {}
