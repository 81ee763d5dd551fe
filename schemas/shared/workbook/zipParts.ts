import { isOverLimit } from '../workbookLimits'
import { readZipDirectory, type ZipEntry } from '../zipDirectory'
import { WorkbookRefused } from './readCell'

/** The parts of a workbook, inflated when they are asked for. */
export interface ZipParts {
  has(name: string): boolean
  /** The text of a part, whose name counts without regard to capitals; undefined when there is none. */
  text(name: string): Promise<string | undefined>
}

const stored = 0
const deflated = 8

/** Judges what the directory declares, and counts what is inflated, since a directory can lie. */
export function openParts(bytes: Uint8Array): ZipParts {
  const directory = readZipDirectory(bytes)
  if (!directory) throw new WorkbookRefused('workbookBroken')
  if (isOverLimit({ ...directory, packed: bytes.length })) throw new WorkbookRefused('workbookTooLarge')
  const byName = new Map(directory.list.map(entry => [entry.name.toLowerCase(), entry]))
  let inflated = 0
  const count = (length: number) => {
    inflated += length
    if (isOverLimit({ entries: directory.entries, packed: bytes.length, inflated }))
      throw new WorkbookRefused('workbookTooLarge')
  }
  return {
    has: name => byName.has(name.toLowerCase()),
    text: async name => {
      const entry = byName.get(name.toLowerCase())
      return entry && decode(await inflate(contentOf(bytes, entry), entry.method, count))
    },
  }
}

function contentOf(bytes: Uint8Array, { place, packed }: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const begin = place + 30 + view.getUint16(place + 26, true) + view.getUint16(place + 28, true)
  return bytes.subarray(begin, begin + packed)
}

async function inflate(
  packed: Uint8Array,
  method: number,
  count: (length: number) => void,
): Promise<Uint8Array> {
  if (method === stored) {
    count(packed.length)
    return packed
  }
  if (method !== deflated) throw new WorkbookRefused('workbookBroken')
  const source = new Blob([Uint8Array.from(packed)]).stream()
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const pieces: Uint8Array[] = []
  let length = 0
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    count(piece.value.length)
    length += piece.value.length
    pieces.push(piece.value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** UTF-8 unless the first bytes or the declaration say something else. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const head = String.fromCharCode(...bytes.subarray(0, 100))
  const declared = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/i.exec(head)?.[1]
  return new TextDecoder(declared ?? 'utf-8', { fatal: true }).decode(bytes)
}
