// Reads a workbook in a thread of its own, whose heap and time are limited: a hostile file ends this thread and nothing else.
import { parentPort, workerData } from 'node:worker_threads'
import { read, SSF } from 'xlsx'

const { bytes, mostRows, mostColumns } = workerData

/** @param {import('xlsx').CellObject | undefined} cell */
function cellText(cell) {
  if (cell?.v === undefined || cell.t === 'z') return ''
  if (cell.t === 'e') return cell.w ?? '#ERROR'
  if (cell.t === 'b') return cell.v === true ? 'Y' : 'N'
  if (cell.t !== 'n' || typeof cell.v !== 'number') return String(cell.v)
  if (cell.z === undefined || !SSF.is_date(String(cell.z))) return String(Number(cell.v.toPrecision(15)))
  // Days are text on the wire; as instants they would shift in a time zone ahead of Greenwich.
  const { y, m, d } = SSF.parse_date_code(cell.v)
  return [y, String(m).padStart(2, '0'), String(d).padStart(2, '0')].join('-')
}

const book = read(bytes, { type: 'buffer', dense: true, cellNF: true, sheetRows: mostRows + 1 })
const rows = book.Sheets[book.SheetNames[0] ?? '']?.['!data'] ?? []
const isTooWide = rows.some(row => row !== undefined && row.length > mostColumns)
parentPort?.postMessage(
  isTooWide || rows.length > mostRows
    ? { isTooLarge: true }
    : { rows: Array.from(rows, row => Array.from(row ?? [], cellText)) },
)
