import type { ArchiveSizes } from './workbookLimits'

export interface ZipEntry {
  /** As archives mean it: without a slash in front, with slashes between. */
  readonly name: string
  readonly method: number
  readonly packed: number
  readonly inflated: number
  /** Where its own head begins. */
  readonly place: number
}

export interface ZipDirectory extends ArchiveSizes {
  readonly list: readonly ZipEntry[]
}

const endSignature = 0x06054b50
const longEndSignature = 0x06064b50
const longPlaceSignature = 0x07064b50
const entrySignature = 0x02014b50
const endLength = 22
const longestComment = 65_535
/** A field of four bytes that is too short for its number says so; the number stands in eight bytes elsewhere. */
const isElsewhere = 0xffffffff
const longSizes = 0x0001

/**
 * What the directory of an archive declares, read without inflating anything; undefined when there is none. An archive
 * can lie here, so whoever inflates counts as well.
 */
export function readZipDirectory(bytes: Uint8Array): ZipDirectory | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === undefined) return undefined
  const { count, start } = directoryPlace(view, end)
  let place = start
  const list: ZipEntry[] = []
  for (let entry = 0; entry < count; entry += 1) {
    if (place + 46 > view.byteLength || view.getUint32(place, true) !== entrySignature) return undefined
    const nameLength = view.getUint16(place + 28, true)
    const extraLength = view.getUint16(place + 30, true)
    const nameEnd = place + 46 + nameLength
    if (nameEnd + extraLength > view.byteLength) return undefined
    const name = new TextDecoder().decode(bytes.subarray(place + 46, nameEnd))
    const [inflated = 0, packed = 0, own = 0] = wholeNumbers(
      view,
      [place + 24, place + 20, place + 42],
      nameEnd,
      nameEnd + extraLength,
    )
    list.push({
      name: name.replaceAll('\\', '/').replace(/^\/+/, ''),
      method: view.getUint16(place + 10, true),
      packed,
      inflated,
      place: own,
    })
    place = nameEnd + extraLength + view.getUint16(place + 32, true)
  }
  return {
    entries: list.length,
    packed: list.reduce((sum, entry) => sum + entry.packed, 0),
    inflated: list.reduce((sum, entry) => sum + entry.inflated, 0),
    list,
  }
}

function directoryPlace(view: DataView, end: number): { readonly count: number; readonly start: number } {
  const short = { count: view.getUint16(end + 10, true), start: view.getUint32(end + 16, true) }
  if (short.start !== isElsewhere && short.count !== 0xffff) return short
  const locator = end - 20
  if (locator < 0 || view.getUint32(locator, true) !== longPlaceSignature) return short
  const long = Number(view.getBigUint64(locator + 8, true))
  if (long + 56 > view.byteLength || view.getUint32(long, true) !== longEndSignature) return short
  return {
    count: Number(view.getBigUint64(long + 32, true)),
    start: Number(view.getBigUint64(long + 48, true)),
  }
}

/** Numbers of four bytes, those that did not fit taken from the extra field of eight bytes, which lists them in this order. */
function wholeNumbers(
  view: DataView,
  places: readonly number[],
  from: number,
  to: number,
): readonly number[] {
  let extra = from
  while (extra + 4 <= to && view.getUint16(extra, true) !== longSizes)
    extra += 4 + view.getUint16(extra + 2, true)
  let next = extra + 4
  return places.map(place => {
    const number = view.getUint32(place, true)
    if (number !== isElsewhere || next + 8 > to) return number
    next += 8
    return Number(view.getBigUint64(next - 8, true))
  })
}

function findEnd(view: DataView): number | undefined {
  const earliest = Math.max(0, view.byteLength - endLength - longestComment)
  for (let place = view.byteLength - endLength; place >= earliest; place -= 1)
    if (view.getUint32(place, true) === endSignature) return place
  return undefined
}
