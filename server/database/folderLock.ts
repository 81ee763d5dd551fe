import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from '../startFailure'
import { isAlive, processStart } from './processIdentity'

interface LockOwner {
  readonly pid: number
  readonly start?: string
}

export interface FolderLock {
  readonly release: () => void
}

/**
 * Makes this process the only owner of a data folder. The lock names the owner's process and when it began, so a lock
 * left behind by a killed owner is taken over, also when its process id has been given to a stranger.
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'server.lock')
  const own = `${path}.${process.pid}`
  const start = processStart(process.pid)
  writeFileSync(own, JSON.stringify({ pid: process.pid, ...(start ? { start } : {}) }))
  try {
    // link() is atomic and fails when the lock exists; a reader never sees half a file.
    while (!tryLink(own, path)) removeStale(path, folder)
  } finally {
    rmSync(own, { force: true })
  }
  return { release: () => rmSync(path, { force: true }) }
}

function tryLink(own: string, path: string): boolean {
  try {
    linkSync(own, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function removeStale(path: string, folder: string): void {
  const text = readOwner(path)
  if (text === undefined) return
  const owner = parseOwner(text)
  if (owner && isRunning(owner)) throw refusal(owner, folder)
  const aside = `${path}.stale.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    // Another starting process moved it first; the next round sees what it put there.
    return
  }
  // Between the look and the move somebody may have put a fresh lock in place: give it back.
  if (readOwner(aside) !== text && !existsSync(path)) linkSync(aside, path)
  rmSync(aside, { force: true })
}

function readOwner(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // Released meanwhile.
    return undefined
  }
}

function parseOwner(text: string): LockOwner | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number')
      return undefined
    const start = 'start' in value && typeof value.start === 'string' ? { start: value.start } : {}
    return { pid: value.pid, ...start }
  } catch {
    // Not a lock of ours; its owner cannot be asked, and PostgreSQL's own lock still protects the data.
    return undefined
  }
}

function isRunning(owner: LockOwner): boolean {
  if (!isAlive(owner.pid)) return false
  // In a container the server has the same process id at every start; without a start time a lock of that id is stale.
  if (owner.start === undefined) return owner.pid !== process.pid
  return owner.start === processStart(owner.pid)
}

function refusal(owner: LockOwner, folder: string): StartFailure {
  return new StartFailure(
    `Another GPMS server (process ${owner.pid}) is already using the data folder ${folder}.\n` +
      `Stop it first, or start this one on another folder: GPMS_DATA=/another/folder PORT=8081`,
  )
}
