import { Readable } from 'node:stream'
import type { SheetColumn } from '../../../schemas/shared/sheetCell'
import { zipStream } from '../file/zipStream'
import {
  createRowWriter,
  type ExportRow,
  fixedParts,
  formatsOf,
  sheetHead,
  sheetPath,
  sheetTail,
} from './sheetXml'

/** Text is handed on in blocks of so many rows: small enough that other requests are answered between two of them. */
const rowsPerBlock = 250
const blocks = { objectMode: false, highWaterMark: 1_048_576 }

/** The bytes of a workbook while its rows are read, page by page. */
export function writeExport(
  title: string,
  columns: readonly SheetColumn[],
  pages: AsyncIterable<readonly ExportRow[]>,
): Readable {
  return writeSheets([{ title, columns, pages }])
}

export interface SheetPages {
  readonly title: string
  readonly columns: readonly SheetColumn[]
  readonly pages: AsyncIterable<readonly ExportRow[]> | Iterable<readonly ExportRow[]>
}

/** The same for several sheets. */
export function writeSheets(sheets: readonly SheetPages[]): Readable {
  const formats = formatsOf(sheets.flatMap(({ columns }) => columns))
  const titles = sheets.map(({ title }) => title)
  return zipStream([
    ...fixedParts(titles, formats).map(([name, text]) => ({ name, open: () => Readable.from([text]) })),
    ...sheets.map(({ columns, pages }, index) => ({
      name: sheetPath(index + 1),
      open: () => Readable.from(sheetText(columns, formats, pages), blocks),
    })),
  ])
}

async function* sheetText(
  columns: readonly SheetColumn[],
  formats: readonly string[],
  pages: SheetPages['pages'],
): AsyncGenerator<string> {
  const write = createRowWriter(columns, formats)
  yield sheetHead(columns)
  let number = 1
  for await (const rows of pages) {
    for (let from = 0; from < rows.length; from += rowsPerBlock) {
      let block = ''
      for (const row of rows.slice(from, from + rowsPerBlock)) {
        number += 1
        block += write(row, number)
      }
      yield block
      await new Promise(resolve => setImmediate(resolve))
    }
  }
  yield sheetTail(columns, number)
}
