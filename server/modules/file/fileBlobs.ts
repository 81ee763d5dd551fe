import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A name of 256 random bits; blobs are reached through their rows alone. */
export function newBlobKey(): string {
  return randomBytes(32).toString('hex')
}

/** A file in the folder of the blobs. Where a share is not mounted there is an empty folder, which does not have it. */
export const folderMark = '.gpms-files'

export const isClaimed = (folder: string): Promise<boolean> =>
  access(join(folder, folderMark)).then(
    () => true,
    () => false,
  )

/** From now on blobs may be written here. */
export async function claimFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, folderMark), '', { flag: 'a', mode: 0o600 })
}

class FolderAway extends Error {
  readonly code = 'FILES_AWAY'
  constructor(folder: string) {
    super(`${folder} does not have ${folderMark}: is it mounted?`)
    this.name = 'FolderAway'
  }
}

async function placeFor(folder: string, key: string): Promise<string> {
  if (!(await isClaimed(folder))) throw new FolderAway(folder)
  const path = pathOf(folder, key)
  await mkdir(dirname(path), { recursive: true })
  return path
}

function pathOf(folder: string, key: string): string {
  return join(folder, key.slice(0, 2), key)
}

/** Writes the bytes wholly or not at all, and on the disk before it answers. */
export async function writeBlob(folder: string, key: string, bytes: Uint8Array): Promise<void> {
  const path = await placeFor(folder, key)
  const half = `${path}.part`
  const file = await open(half, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(half, path)
}

/** Writes bytes as they come, wholly or not at all; memory holds one piece of them. */
export async function writeBlobStream(
  folder: string,
  key: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<void> {
  const path = await placeFor(folder, key)
  const half = `${path}.part`
  try {
    await pipeline(pieces, createWriteStream(half, { mode: 0o600, flush: true }))
    await rename(half, path)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}

export async function removeBlob(folder: string, key: string): Promise<void> {
  await rm(pathOf(folder, key), { force: true })
}

/** Throws where the disk has lost one of them: an archive is on its way before its first file is opened. */
export async function checkBlobs(folder: string, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map(key => access(pathOf(folder, key))))
}

export function readBlob(folder: string, key: string): Readable {
  return createReadStream(pathOf(folder, key))
}

/** Removes blobs older than `before` that no row names: uploads that were interrupted, files that were deleted. */
export async function sweepBlobs(folder: string, known: ReadonlySet<string>, before: Date): Promise<number> {
  let removed = 0
  for (const part of await readdir(folder).catch(() => [])) {
    for (const name of await readdir(join(folder, part)).catch(() => [])) {
      const path = join(folder, part, name)
      if (known.has(name)) continue
      // Another node that sweeps may have been here first.
      const found = await stat(path).catch(() => undefined)
      if (!found || found.mtime >= before) continue
      await rm(path, { force: true })
      removed += 1
    }
  }
  return removed
}
