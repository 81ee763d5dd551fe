import * as XLSX from 'xlsx'
import { errorCell, numberCell, uncountedCell } from './cellValue'
import { numberLook } from './numberLook'
import { cellAddress, type ReadCell, type SheetLimits, WorkbookRefused } from './readCell'

/** The library for compound files inside the xlsx package, which its types leave open; this is what is used of it. */
interface CompoundLibrary {
  read(bytes: Uint8Array, options: { type: 'array' }): object
  find(file: object, name: string): { readonly content: number[] | Uint8Array } | null
}

interface XlsPackage {
  readonly CFB: CompoundLibrary
  parse_xlscfb(file: object, options: XLSX.ParsingOptions): XLSX.WorkBook
}

// Both are exported and not described.
const { CFB, parse_xlscfb } = XLSX as unknown as XlsPackage

/** Records of a workbook stream, BIFF8. */
const record = { lockedFile: 0x002f, look: 0x00e0, formatCode: 0x041e } as const

/** The first sheet that can be seen of a workbook of Excel 97 to 2003. */
export function readXls(bytes: Uint8Array, limits: SheetLimits): readonly (readonly ReadCell[])[] {
  const file = CFB.read(bytes, { type: 'array' })
  const stream = CFB.find(file, '/Workbook')
  // Excel 95 and older write texts in the code page of their machine, and the file may not say in which.
  if (!stream) throw new WorkbookRefused(CFB.find(file, '/Book') ? 'workbookTooOld' : 'workbookBroken')
  spellOutFormats(stream)
  const book = parse_xlscfb(file, { dense: true, cellNF: true, sheetRows: limits.mostRows + 1 })
  const states = book.Workbook?.Sheets ?? []
  const shown = book.SheetNames.find((_, index) => (states[index]?.Hidden ?? 0) === 0)
  const sheet = book.Sheets[shown ?? '']
  if (!sheet) throw new WorkbookRefused('workbookBroken')
  const is1904 = book.Workbook?.WBProps?.date1904 === true
  const rows: readonly (readonly (XLSX.CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? []
  if (rows.length > limits.mostRows || rows.some(row => (row?.length ?? 0) > limits.mostColumns))
    throw new WorkbookRefused('workbookTooLarge')
  return Array.from(rows, (row, at) =>
    Array.from(row ?? [], (cell, column) => cellOf(cell, cellAddress(at, column), is1904)),
  )
}

function cellOf(cell: XLSX.CellObject | undefined, address: string, is1904: boolean): ReadCell {
  if (cell === undefined) return ''
  if (cell.v === undefined || cell.t === 'z')
    return cell.f === undefined ? '' : uncountedCell(address, cell.f)
  if (cell.t === 'e') return errorCell(address, cell.w ?? String(cell.v))
  if (cell.t === 'b') return cell.v === true ? 'TRUE' : 'FALSE'
  if (typeof cell.v !== 'number') return String(cell.v)
  const look = cell.z === undefined ? 'disguised' : numberLook(0, String(cell.z))
  return numberCell({ value: cell.v, look, is1904, address })
}

/**
 * The package knows a format by its code alone, so that looks which name a format without one get a like one that it knows.
 * Changed in place: the package has prepared these bytes for its own reading.
 */
function spellOutFormats({ content }: { readonly content: number[] | Uint8Array }): void {
  const at16 = (place: number) => (content[place] ?? 0) + (content[place + 1] ?? 0) * 256
  const coded = new Set<number>()
  const looks: number[] = []
  for (let at = 0; at + 4 <= content.length; at += 4 + at16(at + 2)) {
    const kind = at16(at)
    if (kind === record.lockedFile) throw new WorkbookRefused('fileProtected')
    if (kind === record.formatCode) coded.add(at16(at + 4))
    if (kind === record.look) looks.push(at + 6)
  }
  for (const place of looks) {
    const like = coded.has(at16(place)) ? undefined : knownFormats.get(at16(place))
    if (like === undefined) continue
    content[place] = like
    content[place + 1] = 0
  }
}

const [day, time] = [14, 20]

/** Formats without a code, by what they show. */
const knownFormats = new Map(
  [27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map(id => [
    id,
    numberLook(id, undefined) === 'time' ? time : day,
  ]),
)
