const zip = [0x50, 0x4b, 0x03, 0x04]
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const office = 'application/vnd.openxmlformats-officedocument'

export interface FileKind {
  readonly mimeType: string
  /** Bytes with which a file of the kind begins; none: plain text. */
  readonly magic: readonly (readonly number[])[]
}

const latin = (text: string): readonly number[] => [...text].map(letter => letter.charCodeAt(0))

/** Rule U2: the files that are taken, by the last part of their name. */
export const fileKinds: Readonly<Record<string, FileKind>> = {
  pdf: { mimeType: 'application/pdf', magic: [latin('%PDF-')] },
  doc: { mimeType: 'application/msword', magic: [oldOffice] },
  docx: { mimeType: `${office}.wordprocessingml.document`, magic: [zip] },
  xls: { mimeType: 'application/vnd.ms-excel', magic: [oldOffice] },
  xlsx: { mimeType: `${office}.spreadsheetml.sheet`, magic: [zip] },
  ppt: { mimeType: 'application/vnd.ms-powerpoint', magic: [oldOffice] },
  pptx: { mimeType: `${office}.presentationml.presentation`, magic: [zip] },
  hwp: { mimeType: 'application/x-hwp', magic: [oldOffice, latin('HWP Document File')] },
  hwpx: { mimeType: 'application/hwp+zip', magic: [zip] },
  jpg: { mimeType: 'image/jpeg', magic: [[0xff, 0xd8, 0xff]] },
  jpeg: { mimeType: 'image/jpeg', magic: [[0xff, 0xd8, 0xff]] },
  png: { mimeType: 'image/png', magic: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]] },
  zip: { mimeType: 'application/zip', magic: [zip] },
  txt: { mimeType: 'text/plain', magic: [] },
}

/** How files begin that document security has wrapped: SoftCamp, Fasoo, MarkAny. */
const drmMagic = ['SCDSA', '\u009b DRMONE', 'DRMONE', '<DOCUMENT SAFER', '<## NASCA DRM'].map(latin)

export function isDrmContainer(bytes: Uint8Array): boolean {
  return drmMagic.some(magic => begins(bytes, magic))
}

/** Whether the first bytes are those of the kind; plain text holds no NUL and begins like no other kind. */
export function isOfKind(kind: FileKind, bytes: Uint8Array): boolean {
  if (kind.magic.length > 0) return kind.magic.some(magic => begins(bytes, magic))
  return !bytes.includes(0) && !everyMagic().some(magic => begins(bytes, magic))
}

function everyMagic(): readonly (readonly number[])[] {
  return Object.values(fileKinds).flatMap(({ magic }) => magic)
}

const archiveEnd = [0x50, 0x4b, 0x05, 0x06]
const archiveEndLength = 22

/**
 * Whether a file that begins as something else ends as an archive does, and would be unpacked as one (a polyglot): the end of
 * an archive says how long the words behind it are, and they reach exactly to the end of the file.
 */
export function isArchiveInDisguise(kind: FileKind, bytes: Uint8Array): boolean {
  if (kind.magic.some(magic => begins(zip, magic))) return false
  const first = Math.max(0, bytes.length - archiveEndLength - 0xffff)
  for (let at = bytes.length - archiveEndLength; at >= first; at -= 1) {
    const words = (bytes[at + 20] ?? 0) + (bytes[at + 21] ?? 0) * 256
    if (begins(bytes.subarray(at, at + 4), archiveEnd) && at + archiveEndLength + words === bytes.length)
      return true
  }
  return false
}

function begins(bytes: ArrayLike<number>, magic: readonly number[]): boolean {
  return bytes.length >= magic.length && magic.every((byte, index) => bytes[index] === byte)
}

export function extensionOf(fileName: string): string {
  return /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
}

export function kindOf(fileName: string): FileKind | undefined {
  const extension = extensionOf(fileName)
  return Object.hasOwn(fileKinds, extension) ? fileKinds[extension] : undefined
}
