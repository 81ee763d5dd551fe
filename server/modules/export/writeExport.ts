import type { SheetColumn } from '../../../schemas/shared/sheetCell'
import { deflatedZip } from './deflatedZip'
import { createRowWriter, type ExportRow, fixedParts, formatsOf, sheetHead, sheetTail } from './sheetXml'

/** Text is handed on in blocks of so many rows: small enough that other requests are answered between two of them. */
const rowsPerBlock = 250

/** The bytes of a workbook while its rows are read, page by page. */
export function writeExport(
  title: string,
  columns: readonly SheetColumn[],
  pages: AsyncIterable<readonly ExportRow[]>,
): AsyncGenerator<Buffer> {
  const formats = formatsOf(columns)
  return deflatedZip([
    ...fixedParts(title, formats).map(([name, text]) => ({ name, content: [text] })),
    { name: 'xl/worksheets/sheet1.xml', content: sheetText(columns, formats, pages) },
  ])
}

async function* sheetText(
  columns: readonly SheetColumn[],
  formats: readonly string[],
  pages: AsyncIterable<readonly ExportRow[]>,
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
