import { characterLength } from './byteLength'
import { extensionOf, fileKinds, isArchiveInDisguise, isDrmContainer, isOfKind, kindOf } from './fileKinds'
import type { MessageKey } from './messages'

/** Spec §5: one file of at most 10 MB. */
export const largestFileBytes = 10 * 1_048_576
const longestName = 255
/** What a browser says when it does not know; it declares nothing. */
const undeclared = ['', 'application/octet-stream']
/** Further types by which browsers of some machines declare a kind, for example Windows without Office. */
const otherTypes: Readonly<Record<string, readonly string[]>> = {
  zip: ['application/x-zip-compressed', 'application/x-zip'],
  xls: ['application/msexcel', 'application/x-msexcel'],
  hwp: ['application/haansofthwp', 'application/vnd.hancom.hwp'],
  hwpx: ['application/haansofthwpx', 'application/vnd.hancom.hwpx'],
  jpg: ['image/jpg', 'image/pjpeg'],
  jpeg: ['image/jpg', 'image/pjpeg'],
}

/** A name like invoice.exe.pdf hides what it is from people who do not see the last part. */
const runnable =
  /\.(exe|com|bat|cmd|scr|msi|js|mjs|vbs|ps1|sh|jar|hta|lnk|html?|svg|php|jsp|asp|aspx)[ .]*\.[^.]+$/i

/** Control characters (NUL among them), separators of paths and the marks that turn the direction of writing. */
const forbiddenInName = /[\p{Cc}/\\\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

export interface FileFacts {
  /** Composed (NFC) already. */
  readonly name: string
  readonly size: number
  /** The first bytes at least; of a text all of them. */
  readonly bytes: Uint8Array
  /** The type that the sender declares. @default none */
  readonly declaredType?: string
}

/**
 * Why a file is not taken, or undefined (R-26, R-27; U1, U2, U4, U5): its name, its size, and whether name, declared type
 * and first bytes agree. Browser and server judge by this one rule.
 */
export function filePreflight(file: FileFacts): MessageKey | undefined {
  const { name, size, bytes, declaredType = '' } = file
  if (characterLength(name) > longestName || forbiddenInName.test(name) || /^[. ]*$/.test(name))
    return 'fileNameWrong'
  if (size === 0) return 'fileEmpty'
  if (size > largestFileBytes) return 'fileTooLarge'
  const kind = kindOf(name)
  if (!kind || runnable.test(name)) return 'fileTypeRefused'
  if (isDrmContainer(bytes)) return 'fileProtected'
  if (!isDeclaredRight(extensionOf(name), declaredType)) return 'fileTypeRefused'
  return isOfKind(kind, bytes) && !isArchiveInDisguise(kind, bytes) ? undefined : 'fileTypeRefused'
}

function isDeclaredRight(extension: string, declared: string): boolean {
  const type = declared.split(';')[0]?.trim().toLowerCase() ?? ''
  if (undeclared.includes(type) || fileKinds[extension]?.mimeType === type) return true
  return otherTypes[extension]?.includes(type) ?? false
}

/** The same for a workbook that is to be read (X1). */
export function workbookPreflight(file: FileFacts): MessageKey | undefined {
  const refused = filePreflight(file)
  if (refused === 'fileTypeRefused') return 'notSpreadsheet'
  if (refused !== undefined) return refused
  return ['xlsx', 'xls'].includes(extensionOf(file.name)) ? undefined : 'notSpreadsheet'
}
