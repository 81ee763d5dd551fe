import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { PassThrough, Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** A file of a backup as it lies on the disk. */
export interface StoredFile {
  readonly sha256: string
  readonly bytes: number
}

const ivBytes = 12
const tagBytes = 16

/**
 * Writes a stream compressed and, with a key, encrypted: 12 bytes of initialisation vector, AES-256-GCM, 16 bytes of tag. It has
 * reached the disk when this ends.
 */
export async function writeSealed(path: string, source: Readable, key?: Buffer): Promise<StoredFile> {
  const hash = createHash('sha256')
  let bytes = 0
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const target = createWriteStream(path, { mode: 0o600, flush: true })
  const packed = createGzip({ level: 3 })
  if (key) await pipeline(source, packed, sealing(key), measured, target)
  else await pipeline(source, packed, measured, target)
  return { sha256: hash.digest('hex'), bytes }
}

function sealing(key: Buffer): Transform {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  let isBegun = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!isBegun) this.push(iv)
      isBegun = true
      done(null, cipher.update(chunk))
    },
    flush(done) {
      if (!isBegun) this.push(iv)
      this.push(cipher.final())
      done(null, cipher.getAuthTag())
    },
  })
}

/** What writeSealed has been given. A file that was changed ends the stream with an error. */
export async function readSealed(path: string, key?: Buffer): Promise<Readable> {
  const parts: [NodeJS.ReadableStream, ...NodeJS.ReadWriteStream[]] = key
    ? await openSealed(path, key)
    : [createReadStream(path)]
  const plain = new PassThrough()
  // An error of any part reaches the reader through the last one.
  pipeline([...parts, createGunzip(), plain]).catch((error: unknown) => {
    plain.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  return plain
}

async function openSealed(
  path: string,
  key: Buffer,
): Promise<[NodeJS.ReadableStream, NodeJS.ReadWriteStream]> {
  const { size } = await stat(path)
  const file = await open(path)
  try {
    const opened = createDecipheriv('aes-256-gcm', key, await readAt(file, 0, ivBytes))
    opened.setAuthTag(await readAt(file, size - tagBytes, tagBytes))
    const start = ivBytes
    const end = size - tagBytes - 1
    return [end < start ? Readable.from([]) : createReadStream(path, { start, end }), opened]
  } finally {
    await file.close()
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead < length) throw new Error('The file is shorter than its seal.')
  return buffer
}

/** The sha256 of a file as it lies on the disk. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Counts the rows of COPY's text format while they pass: a line feed ends each, and those inside of values are written \n. */
export function countRows(): { readonly counter: Transform; readonly rows: () => number } {
  let rows = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1
      done(null, chunk)
    },
  })
  return { counter, rows: () => rows }
}
