import { messageText } from '../../../schemas/shared/resultCodes'
import { type ReadCell, shownText } from '../../../schemas/shared/workbook/readCell'
import { fieldRefused } from '../../http/failure'
import { readWorkbook } from '../workbook/readWorkbook'
import type { UploadCells } from './uploadCells'
import { isTemplateHead, type UploadColumn, type UploadRow, type UploadSort } from './uploadSort'

/** No cell of an item is longer; what is cut off here is told as too long by the validation all the same. */
const longestCell = 500
/** Blank rows between the filled ones count for the reader, though not for the limit. */
const mostSheetRows = 20_000
const mostColumns = 200

/** The filled rows of a workbook; why it is refused as a whole is thrown (X1 to X4, and what say). */
export async function readUploadFile(
  { columns, mostRows }: UploadSort,
  name: string,
  bytes: Uint8Array,
): Promise<readonly UploadRow[]> {
  const read = await readWorkbook(name, bytes, { mostRows: mostSheetRows, mostColumns })
  if ('refused' in read) {
    if (read.refused === 'fileEmpty') throw fieldRefused('fileName', 'uploadEmpty')
    throw fieldRefused('fileName', read.refused)
  }
  const [head = [], ...rows] = read.rows
  if (!isTemplateHead(columns, head.map(shownText))) throw fieldRefused('fileName', 'uploadHeaderWrong')
  refuseUnread(columns.length, rows)
  const filled = rows.flatMap((row, index) => {
    const cells = readCells(columns, row)
    return Object.keys(cells).length === 0 ? [] : [{ rowNo: index + 2, cells }]
  })
  if (filled.length === 0) throw fieldRefused('fileName', 'uploadEmpty')
  if (filled.length > mostRows)
    throw fieldRefused('fileName', messageText('uploadTooLong', [mostRows.toLocaleString('ko-KR')]))
  return filled
}

/** So many cells are named; whoever mends them finds the others. */
const mostNamed = 5

/** A cell that cannot be read exactly keeps the file out: stored as a text it would pass for what somebody meant. */
function refuseUnread(width: number, rows: readonly (readonly ReadCell[])[]): void {
  const unread = rows.flatMap(row =>
    row.slice(0, width).flatMap(cell => (typeof cell === 'string' ? [] : [cell])),
  )
  if (unread.length === 0) return
  const named = unread.slice(0, mostNamed).map(({ refused, args }) => messageText(refused, args))
  const more = unread.length - named.length
  throw fieldRefused(
    'fileName',
    [...named, ...(more > 0 ? [messageText('moreCells', [more])] : [])].join(' '),
  )
}

function readCells(columns: readonly UploadColumn[], row: readonly ReadCell[]): UploadCells {
  return cleanCells(
    columns,
    Object.fromEntries(columns.map(({ field }, index) => [field, shownText(row[index] ?? '')])),
  )
}

/** Composed texts without blanks at their ends; an empty cell is none. */
export function cleanCells(columns: readonly UploadColumn[], cells: UploadCells): UploadCells {
  const clean = columns.flatMap(({ field }): [string, string][] => {
    const text = (cells[field] ?? '').normalize('NFC').replaceAll('\0', '').trim().slice(0, longestCell)
    return text === '' ? [] : [[field, text]]
  })
  return Object.fromEntries(clean)
}
