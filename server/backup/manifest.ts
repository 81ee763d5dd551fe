import { createHmac, scryptSync, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from '../startFailure'
import type { StoredFile } from './sealedFile'

export interface BackedUpTable extends StoredFile {
  readonly columns: readonly string[]
  readonly rows: number
}

/** What a backup holds. It is readable without the key: names of tables, counts and checksums, no row. */
export interface Manifest {
  readonly format: 1
  /** ISO instant of the snapshot. */
  readonly takenAt: string
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[]
  readonly tables: Readonly<Record<string, BackedUpTable>>
  readonly sequences: Readonly<Record<string, { readonly value: string; readonly isCalled: boolean }>>
  /** Attachments by the key of their bytes. */
  readonly files: Readonly<Record<string, StoredFile>>
  /** Keys of attachments whose bytes were missing already. */
  readonly missing: readonly string[]
  /** Of an encrypted backup: what the key is made with. */
  readonly salt?: string
}

const nameOfManifest = 'manifest.json'

/** The key of a backup from what GPMS_BACKUP_KEY says. */
export function keyOf(secret: string | undefined, salt: string | undefined): Buffer | undefined {
  if (salt === undefined) return undefined
  if (secret === undefined)
    throw new StartFailure('This backup is encrypted. Set GPMS_BACKUP_KEY to the key it was written with.')
  return scryptSync(secret, Buffer.from(salt, 'hex'), 32)
}

/** Writes the list last: a folder without it is no backup. With a key nobody can change it unseen. */
export function writeManifest(folder: string, manifest: Manifest, key?: Buffer): void {
  const text = JSON.stringify(manifest, null, 1)
  writeFileSync(join(folder, nameOfManifest), text, { mode: 0o600, flush: true })
  if (key) writeFileSync(join(folder, `${nameOfManifest}.seal`), sealOf(text, key), { mode: 0o600 })
}

export function readManifest(
  folder: string,
  secret: string | undefined,
): { readonly manifest: Manifest; readonly key: Buffer | undefined } {
  const path = join(folder, nameOfManifest)
  if (!existsSync(path))
    throw new StartFailure(
      `${folder} is no backup: it has no ${nameOfManifest}. Name a folder that npm run backup wrote.`,
    )
  const text = readFileSync(path, 'utf8')
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== 1)
    throw new StartFailure(`${path}: a newer version of the product wrote this backup. Restore it with that.`)
  const key = keyOf(secret, manifest.salt)
  if (key && !isSealed(folder, text, key))
    throw new StartFailure(`${path}: GPMS_BACKUP_KEY is not the key of this backup, or the list was changed.`)
  return { manifest, key }
}

const sealOf = (text: string, key: Buffer) => createHmac('sha256', key).update(text).digest('hex')

function isSealed(folder: string, text: string, key: Buffer): boolean {
  const path = join(folder, `${nameOfManifest}.seal`)
  if (!existsSync(path)) return false
  const expected = Buffer.from(sealOf(text, key))
  const found = Buffer.from(readFileSync(path, 'utf8').trim())
  return found.length === expected.length && timingSafeEqual(found, expected)
}
