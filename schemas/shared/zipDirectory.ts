import type { ArchiveSizes } from './workbookLimits'

export interface ZipDirectory extends ArchiveSizes {
  readonly names: readonly string[]
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endLength = 22
const longestComment = 65_535

/**
 * What the directory of an archive declares, read without inflating anything; undefined when there is none. An archive
 * can lie here, so whoever inflates counts as well.
 */
export function readZipDirectory(bytes: Uint8Array): ZipDirectory | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === undefined) return undefined
  const count = view.getUint16(end + 10, true)
  let place = view.getUint32(end + 16, true)
  let packed = 0
  let inflated = 0
  const names: string[] = []
  for (let entry = 0; entry < count; entry += 1) {
    if (place + 46 > view.byteLength || view.getUint32(place, true) !== entrySignature) return undefined
    packed += view.getUint32(place + 20, true)
    inflated += view.getUint32(place + 24, true)
    const nameLength = view.getUint16(place + 28, true)
    const rest = view.getUint16(place + 30, true) + view.getUint16(place + 32, true)
    names.push(new TextDecoder().decode(bytes.subarray(place + 46, place + 46 + nameLength)))
    place += 46 + nameLength + rest
  }
  return { entries: count, packed, inflated, names }
}

function findEnd(view: DataView): number | undefined {
  const earliest = Math.max(0, view.byteLength - endLength - longestComment)
  for (let place = view.byteLength - endLength; place >= earliest; place -= 1)
    if (view.getUint32(place, true) === endSignature) return place
  return undefined
}
