import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from '../startFailure'
import type { EmbeddedBinaries } from './embeddedBinaries'
import type { EmbeddedUser } from './embeddedUser'
import { isAlive, processCommand, processStart } from './processIdentity'

/** The postmaster that runs on a cluster, whoever started it. */
export function runningPostmaster(cluster: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
    // After a power cut the id may belong to a stranger.
    return isRunning(pid) && processCommand(pid).includes('postgres') ? pid : undefined
  } catch {
    // No such file: nothing runs.
    return undefined
  }
}

/** Where a postmaster that runs on a cluster listens. */
export function postmasterPort(cluster: string): number | undefined {
  if (runningPostmaster(cluster) === undefined) return undefined
  // Its fourth line, after the process, the folder and the time of the start.
  const port = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3])
  return Number.isInteger(port) && port > 0 ? port : undefined
}

const isRunning = (pid: number) =>
  pid > 0 && isAlive(pid) && (process.platform !== 'linux' || processStart(pid) !== undefined)

const patienceMilliseconds = 20_000

/** Ends a postmaster as the database asks for: open transactions are rolled back, everything acknowledged is on disk. */
export async function stopPostmaster(
  cluster: string,
  pid: number,
  binaries: EmbeddedBinaries,
  user: EmbeddedUser | undefined,
): Promise<void> {
  if (process.platform === 'win32') {
    // Windows has no signals: pg_ctl asks through a pipe.
    spawnSync(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w'], { ...user })
  } else process.kill(pid, 'SIGINT')
  if (await ends(pid, patienceMilliseconds)) return
  process.kill(pid, 'SIGQUIT')
  if (await ends(pid, patienceMilliseconds)) return
  throw new StartFailure(
    `PostgreSQL (process ${pid}) on ${cluster} does not end. End it by hand, then start again.`,
  )
}

async function ends(pid: number, milliseconds: number): Promise<boolean> {
  for (const until = Date.now() + milliseconds; Date.now() < until; ) {
    if (!isRunning(pid)) return true
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return !isRunning(pid)
}
