import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from '../startFailure'
import type { EmbeddedBinaries } from './embeddedBinaries'
import { type EmbeddedUser, giveTo } from './embeddedUser'

export const hasCluster = (cluster: string) => existsSync(join(cluster, 'PG_VERSION'))

/** Makes the cluster when there is none. It is made aside and moved, so a kill halfway leaves no half of one. */
export function initCluster(
  cluster: string,
  binaries: EmbeddedBinaries,
  password: string,
  user: EmbeddedUser | undefined,
): void {
  const unfinished = `${cluster}.new`
  const passwordFile = join(unfinished, 'password')
  const inner = join(unfinished, 'cluster')
  rmSync(unfinished, { recursive: true, force: true })
  try {
    mkdirSync(unfinished, { recursive: true, mode: 0o700 })
    giveTo(unfinished, user)
    writeFileSync(passwordFile, password, { mode: 0o600 })
    giveTo(passwordFile, user)
    const options = [
      '--pgdata',
      inner,
      '--username',
      'postgres',
      '--pwfile',
      passwordFile,
      '--auth',
      'scram-sha-256',
    ]
    // ICU's Korean order sorts Hangul as a dictionary does, the same on every system.
    const korean = ['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'icu', '--icu-locale', 'ko']
    const run = spawnSync(binaries.initdb, [...options, ...korean, '--data-checksums'], {
      encoding: 'utf8',
      cwd: unfinished,
      // Without these initdb would take messages and the zone from the terminal.
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'Asia/Seoul' },
      ...user,
    })
    if (run.status !== 0) throw initFailure(cluster, (run.error?.message ?? run.stderr).trim())
    renameSync(inner, cluster)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

function initFailure(cluster: string, said: string): StartFailure {
  if (/No space left|ENOSPC/.test(said))
    return new StartFailure(`The disk of ${cluster} is full. The database needs about 100 MB to begin with.`)
  return new StartFailure(
    `The embedded database could not be made in ${cluster}:\n${said.replaceAll(/^/gm, '  ')}`,
  )
}

/** Refuses a folder that another major version of PostgreSQL wrote. */
export function checkClusterVersion(cluster: string, binaries: EmbeddedBinaries): void {
  const written = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  const said = spawnSync(binaries.postgres, ['--version'], { encoding: 'utf8', cwd: '/' }).stdout
  const ours = /(\d+)(?:\.|beta|rc|devel)/.exec(said)?.[1]
  if (ours === undefined || ours === written) return
  throw new StartFailure(
    `The data in ${cluster} was written by PostgreSQL ${written}; the installed one is ${ours}.\n` +
      `Move the folder away to start over, or carry the data over with pg_dump of version ${written}.`,
  )
}
