import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface DeflatedEntry {
  readonly name: string
  readonly content: AsyncIterable<string> | Iterable<string>
}

/** Sizes and sum stand behind the content (bit 3), since nobody knows them before; names are UTF-8 (bit 11). */
const flags = 0x0808
const version = 20
const deflated = 8
const firstDay = 0x21
/** Ours is plain text with much repetition: level 6 takes three times as long for a tenth less. */
const level = 3

interface Sizes {
  crc: number
  packed: number
  plain: number
}

/** An archive written while its contents come into being; memory holds one block of text and one of bytes. */
export async function* deflatedZip(entries: readonly DeflatedEntry[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const label = Buffer.from(name, 'utf8')
    const head = Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), headFields(label.length), label])
    const sizes: Sizes = { crc: 0, packed: 0, plain: 0 }
    yield head
    for await (const bytes of deflate(content, sizes)) yield bytes
    const tail = descriptor(sizes)
    yield tail
    directory.push(directoryEntry(label, sizes, offset))
    offset += head.length + sizes.packed + tail.length
  }
  const central = Buffer.concat(directory)
  yield central
  yield endRecord(entries.length, central.length, offset)
}

async function* deflate(content: DeflatedEntry['content'], sizes: Sizes): AsyncGenerator<Buffer> {
  const source = Readable.from(counted(content, sizes), { objectMode: false, highWaterMark: 1_048_576 })
  const packer = createDeflateRaw({ level, chunkSize: 131_072 })
  source.on('error', error => packer.destroy(error))
  const packed: AsyncIterable<Buffer> = source.pipe(packer)
  for await (const bytes of packed) {
    sizes.packed += bytes.length
    yield bytes
  }
}

async function* counted(content: DeflatedEntry['content'], sizes: Sizes): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text, 'utf8')
    sizes.crc = crc32(bytes, sizes.crc)
    sizes.plain += bytes.length
    yield bytes
  }
}

function headFields(nameLength: number): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(version, 0)
  fields.writeUInt16LE(flags, 2)
  fields.writeUInt16LE(deflated, 4)
  fields.writeUInt16LE(firstDay, 8)
  fields.writeUInt16LE(nameLength, 22)
  return fields
}

function descriptor({ crc, packed, plain }: Sizes): Buffer {
  const fields = Buffer.alloc(16)
  fields.writeUInt32LE(0x08074b50, 0)
  fields.writeUInt32LE(crc, 4)
  fields.writeUInt32LE(packed, 8)
  fields.writeUInt32LE(plain, 12)
  return fields
}

function directoryEntry(name: Buffer, { crc, packed, plain }: Sizes, offset: number): Buffer {
  const fields = headFields(name.length)
  fields.writeUInt32LE(crc, 10)
  fields.writeUInt32LE(packed, 14)
  fields.writeUInt32LE(plain, 18)
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(offset, 10)
  return Buffer.concat([Buffer.from([0x50, 0x4b, 0x01, 0x02, version, 0]), fields, tail, name])
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
