import { crc32, deflateRawSync } from 'node:zlib'

export interface ArchivePart {
  readonly name: string
  readonly content: Buffer
  /** What the archive says instead of the truth. */
  readonly declared?: number
}

/** An archive as an attacker writes it: by hand. */
export function archive(parts: readonly ArchivePart[]): Buffer {
  const pieces: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, declared = content.length } of parts) {
    const packed = deflateRawSync(content, { level: 9 })
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(declared, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), fields, tail, Buffer.from(name)]),
    )
    pieces.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...pieces, central, end])
}

const text = (content: string): Buffer => Buffer.from(content)
const book: ArchivePart = { name: 'xl/workbook.xml', content: text('<workbook/>') }
const sheetName = 'xl/worksheets/sheet1.xml'
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1_048_576, 0x20)
const merges = Array.from({ length: 1_000_000 }, (_, at) => `<mergeCell ref="A${at}:B${at}"/>`).join('')

/** The bombs of R-28. */
export const bombs: readonly { readonly name: string; readonly parts: readonly ArchivePart[] }[] = [
  { name: '300 MB in 300 kB', parts: [book, { name: sheetName, content: zeros(300) }] },
  {
    name: 'a header that says 4 GB',
    parts: [book, { name: sheetName, content: text('<row/>'), declared: 0xffff_fff0 }],
  },
  {
    name: 'a header that hides 90 MB',
    parts: [book, { name: sheetName, content: zeros(90), declared: 10 }],
  },
  { name: 'a million merged cells', parts: [book, { name: sheetName, content: text(merges) }] },
  {
    name: 'an archive inside',
    parts: [book, { name: 'xl/more.zip', content: archive([{ name: sheetName, content: zeros(50) }]) }],
  },
  {
    name: 'entities that grow',
    parts: [
      book,
      {
        name: sheetName,
        content: text('<!DOCTYPE x [<!ENTITY a "haha"><!ENTITY b "&a;&a;&a;">]><worksheet>&b;</worksheet>'),
      },
    ],
  },
]
