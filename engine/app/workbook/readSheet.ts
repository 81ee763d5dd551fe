import * as XLSX from 'xlsx'
import { extensionOf } from '../../../schemas/shared/fileKinds'
import { workbookPreflight } from '../../../schemas/shared/filePreflight'
import type { MessageKey } from '../../../schemas/shared/messages'
import { isOverLimit } from '../../../schemas/shared/workbookLimits'
import { readZipDirectory } from '../../../schemas/shared/zipDirectory'
import type { ReadOrder } from './readMessage'

export type SheetTexts = { readonly rows: readonly (readonly string[])[] } | { readonly refused: MessageKey }

/** The date library inside the xlsx package, which its types leave open; this is what is used of it. */
interface DateLibrary {
  is_date(format: string): boolean
  parse_date_code(value: number): { readonly y: number; readonly m: number; readonly d: number }
}

const dateLibrary = XLSX.SSF as DateLibrary

/** Beyond so many rows nobody fills in a template by hand; the limit of the grid is judged later, with its own words. */
const mostRows = 100_000

/** The first sheet as texts: formulas by their value (X5), days as YYYY-MM-DD, numbers with all their digits. */
export function readSheet({ name, type, content }: ReadOrder): SheetTexts {
  const bytes = new Uint8Array(content)
  const refused = workbookPreflight({ name, size: bytes.length, bytes, declaredType: type })
  if (refused !== undefined) return { refused }
  if (extensionOf(name) === 'xlsx') {
    const directory = readZipDirectory(bytes)
    if (!directory) return { refused: 'workbookBroken' }
    if (!directory.names.includes('xl/workbook.xml')) return { refused: 'notSpreadsheet' }
    if (isOverLimit({ ...directory, packed: bytes.length })) return { refused: 'workbookTooLarge' }
  }
  try {
    const book = XLSX.read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      sheetRows: mostRows,
      cellHTML: false,
    })
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    const cells: (XLSX.CellObject | undefined)[][] = sheet?.['!data'] ?? []
    return { rows: Array.from(cells, row => Array.from(row ?? [], cellText)) }
  } catch {
    // What the package throws speaks of its insides; the person can only try another file.
    return { refused: 'workbookBroken' }
  }
}

function cellText(cell: XLSX.CellObject | undefined): string {
  if (cell?.v === undefined || cell.t === 'z') return ''
  if (cell.t === 'n' && typeof cell.v === 'number') return numberText(cell.v, cell.z)
  if (cell.t === 'e') return cell.w ?? '#ERROR'
  if (cell.t === 'b') return cell.v === true ? 'Y' : 'N'
  return String(cell.v)
}

function numberText(value: number, format: string | number | undefined): string {
  if (format !== undefined && dateLibrary.is_date(String(format))) {
    const { y, m, d } = dateLibrary.parse_date_code(value)
    const two = (part: number) => String(part).padStart(2, '0')
    return `${y}-${two(m)}-${two(d)}`
  }
  // Excel keeps fifteen digits; what a sum of floating points adds behind them is not meant.
  return String(Number(value.toPrecision(15)))
}
