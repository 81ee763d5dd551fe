import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly read: () => Promise<Uint8Array>
}

const utf8Names = 0x0800

/** The fields that a local header and its entry in the central directory share. */
function sharedFields(crc: number, size: number, nameLength: number): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(utf8Names, 2)
  fields.writeUInt16LE(0, 4) // stored, not compressed
  fields.writeUInt16LE(0, 6)
  fields.writeUInt16LE(0x21, 8) // 1980-01-01: the time of the file is not kept
  fields.writeUInt32LE(crc, 10)
  fields.writeUInt32LE(size, 14)
  fields.writeUInt32LE(size, 18)
  fields.writeUInt16LE(nameLength, 22)
  return fields
}

function centralEntry(shared: Buffer, name: Buffer, offset: number): Buffer {
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(offset, 10)
  return Buffer.concat([Buffer.from([0x50, 0x4b, 0x01, 0x02, 20, 0]), shared, tail, name])
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}

async function* zipParts(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const central: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const bytes = await entry.read()
    const name = Buffer.from(entry.name, 'utf8')
    const shared = sharedFields(crc32(bytes), bytes.length, name.length)
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), shared, name])
    central.push(centralEntry(shared, name, offset))
    yield local
    yield Buffer.from(bytes)
    offset += local.length + bytes.length
  }
  const directory = Buffer.concat(central)
  yield directory
  yield endRecord(entries.length, directory.length, offset)
}

/** Several files as one archive, one file in memory at a time. They are stored: most of them are compressed already. */
export function zipStream(entries: readonly ZipEntry[]): Readable {
  return Readable.from(zipParts(entries), { objectMode: false })
}
