import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  readonly name: string
  /** Called when all entries before it are written. */
  readonly open: () => Readable
}

/** Files are compressed already, or plain text with much repetition: higher levels take three times as long for a tenth less. */
const compressionLevel = 3

/** An archive written while its entries are read, one after the other: memory holds a few blocks of one of them. */
export function zipStream(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile()
  const archive = new PassThrough()
  let current: Readable | undefined
  zip.outputStream.pipe(archive)
  zip.on('error', error => archive.destroy(error))
  // Whoever stops reading closes the file, or ends the query, that is being read.
  archive.on('close', () => current?.destroy())
  for (const { name, open } of entries) {
    zip.addReadStreamLazy(name, { compressionLevel }, start => {
      current = open().on('error', error => archive.destroy(error))
      start(null, current)
    })
  }
  zip.end()
  return archive
}
