import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { StartFailure } from '../startFailure'
import type { Manifest } from './manifest'
import { countRows, hashOf, readSealed, type StoredFile } from './sealedFile'

/** Reads a whole backup: every file is there, unchanged, can be opened, and every table has as many rows as were written. */
export async function checkBackup(
  folder: string,
  manifest: Manifest,
  key: Buffer | undefined,
): Promise<void> {
  for (const [name, table] of Object.entries(manifest.tables)) {
    const path = join(folder, 'tables', name)
    await checkStored(path, table)
    const { counter, rows } = countRows()
    await drain(path, key, counter)
    if (rows() !== table.rows) throw broken(path, `it has ${rows()} rows, and ${table.rows} were written`)
  }
  for (const [blob, stored] of Object.entries(manifest.files)) {
    const path = join(folder, 'files', blob)
    await checkStored(path, stored)
    await drain(path, key)
  }
}

async function checkStored(path: string, { sha256 }: StoredFile): Promise<void> {
  const found = await hashOf(path).catch((error: unknown) => {
    throw broken(path, error instanceof Error ? error.message : String(error))
  })
  if (found !== sha256) throw broken(path, 'its bytes are not those that were written')
}

async function drain(path: string, key: Buffer | undefined, through?: NodeJS.ReadWriteStream): Promise<void> {
  try {
    const plain = await readSealed(path, key)
    if (through) plain.on('error', error => through.emit('error', error))
    const read = through ? plain.pipe(through) : plain
    read.resume()
    await finished(read)
  } catch (error) {
    throw broken(path, error instanceof Error ? error.message : String(error))
  }
}

const broken = (path: string, why: string) =>
  new StartFailure(`${path} cannot be used: ${why}. Take another backup, and look after this disk.`)
