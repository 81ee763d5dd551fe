import { promisify } from 'node:util'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import type { MessageKey } from '../../../schemas/shared/messages'
import { isOverLimit, workbookLimits } from '../../../schemas/shared/workbookLimits'

const open = promisify<Buffer, { lazyEntries: true; validateEntrySizes: true }, ZipFile>(fromBuffer)

interface Counts {
  entries: number
  inflated: number
  sharedStrings: number
  rows: number
  merges: number
}

class Refused extends Error {
  constructor(readonly key: MessageKey) {
    super(key)
    this.name = 'Refused'
  }
}

/**
 * Why an .xlsx may not be kept or read, or undefined. What the directory declares is judged before a byte is
 * inflated; then every part is inflated once, counted and thrown away, since a directory can lie.
 */
export async function checkWorkbook(bytes: Uint8Array): Promise<MessageKey | undefined> {
  let archive: ZipFile | undefined
  try {
    archive = await open(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      lazyEntries: true,
      validateEntrySizes: true,
    })
    if (archive.entryCount > workbookLimits.entries) return 'workbookTooLarge'
    const entries = await readEntries(archive)
    const declared = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0)
    if (isOverLimit({ entries: entries.length, packed: bytes.length, inflated: declared }))
      return 'workbookTooLarge'
    if (!entries.some(entry => entry.fileName === 'xl/workbook.xml')) return 'notSpreadsheet'
    const counts: Counts = { entries: entries.length, inflated: 0, sharedStrings: 0, rows: 0, merges: 0 }
    for (const entry of entries) await inflate(archive, entry, counts, bytes.length)
    return undefined
  } catch (error) {
    // yauzl refuses names with path parts, sizes that lie, and directories that cannot be read.
    return error instanceof Refused ? error.key : 'workbookBroken'
  } finally {
    archive?.close()
  }
}

function readEntries(archive: ZipFile): Promise<readonly Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = []
    archive.on('entry', entry => {
      entries.push(entry)
      archive.readEntry()
    })
    archive.on('end', () => resolve(entries))
    archive.on('error', reject)
    archive.readEntry()
  })
}

/** An archive inside: macros and embedded files have no place in rows that are to be read. */
const nested = /\.(zip|xlsx|xlsm|docx|pptx|jar|bin)$/i
/** Printer settings are written by Excel itself into workbooks that hold nothing else. */
const harmless = /^xl\/(printerSettings\/|media\/|embeddings\/)/

async function inflate(archive: ZipFile, entry: Entry, counts: Counts, packed: number): Promise<void> {
  const name = entry.fileName
  if (nested.test(name) && !harmless.test(name)) throw new Refused('workbookBroken')
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    archive.openReadStream(entry, (error, opened) => (opened ? resolve(opened) : reject(error)))
  })
  const isXml = /\.(xml|rels)$/i.test(name)
  let rest = ''
  for await (const piece of stream) {
    const chunk = Buffer.isBuffer(piece) ? piece : Buffer.from(piece)
    counts.inflated += chunk.length
    if (isOverLimit({ entries: counts.entries, packed, inflated: counts.inflated }))
      throw new Refused('workbookTooLarge')
    if (!isXml) continue
    const text = rest + chunk.toString('latin1')
    // A sign begins with "<", so the last one is kept for the next piece, unless a long text already follows it.
    const last = text.lastIndexOf('<')
    const cut = last < 0 || text.length - last > longestSign ? text.length : last
    rest = text.slice(cut)
    judge(text.slice(0, cut), counts)
  }
  judge(rest, counts)
}

/** No sign that is looked for is longer. */
const longestSign = 16

function judge(text: string, counts: Counts): void {
  // Entities that grow by naming each other; no workbook declares any.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Refused('workbookBroken')
  counts.sharedStrings += occurrences(text, /<si[ />]/g)
  counts.rows += occurrences(text, /<row[ />]/g)
  counts.merges += occurrences(text, /<mergeCell /g)
  const { sharedStrings, rows, merges } = workbookLimits
  if (counts.sharedStrings > sharedStrings || counts.rows > rows || counts.merges > merges)
    throw new Refused('workbookTooLarge')
}

function occurrences(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0
}
