import ExcelJs from 'exceljs'
import * as XLSX from 'xlsx'
import type { BookWriter, SheetContent } from './sheetContent'

export const excelJs: BookWriter = {
  writer: 'exceljs',
  extension: 'xlsx',
  canWrite: ({ content }) => !(content.cell === 'number' && content.formatId !== undefined),
  write: async ({ content, is1904, hasHiddenFirst }) => {
    const book = new ExcelJs.Workbook()
    book.properties.date1904 = is1904 === true
    if (hasHiddenFirst) book.addWorksheet('숨김', { state: 'hidden' }).getCell('A1').value = '숨은 값'
    const sheet = book.addWorksheet('보임')
    sheet.getCell('A1').value = '값'
    const cell = sheet.getCell('A2')
    cell.value = excelJsValue(content)
    if (content.cell === 'number' && content.format !== undefined) cell.numFmt = content.format
    return new Uint8Array(await book.xlsx.writeBuffer())
  },
}

function excelJsValue(content: SheetContent): ExcelJs.CellValue {
  switch (content.cell) {
    case 'text':
      return content.text
    case 'number':
    case 'yes':
      return content.value
    case 'error':
      return { error: content.code as ExcelJs.CellErrorValue['error'] }
    case 'formula': {
      const { formula, result } = content
      return result === undefined ? { formula } : { formula, result }
    }
  }
}

/** Workbooks of Excel 97 to 2003. */
export const oldExcel: BookWriter = {
  writer: 'xlsx, as .xls',
  extension: 'xls',
  // This library writes no formula without a result, and formats by their code alone.
  canWrite: ({ content }) =>
    content.cell !== 'formula' && !(content.cell === 'number' && content.formatId !== undefined),
  write: ({ content, is1904, hasHiddenFirst }) => {
    const book = XLSX.utils.book_new()
    if (hasHiddenFirst) XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['숨은 값']]), '숨김')
    const sheet = XLSX.utils.aoa_to_sheet([['값'], [xlsxCell(content)]])
    XLSX.utils.book_append_sheet(book, sheet, '보임')
    book.Workbook = {
      WBProps: { date1904: is1904 === true },
      Sheets: hasHiddenFirst ? [{ Hidden: 1 }, { Hidden: 0 }] : [{ Hidden: 0 }],
    }
    return Promise.resolve(new Uint8Array(XLSX.write(book, { type: 'array', bookType: 'biff8' })))
  },
}

const errorNumbers: Readonly<Record<string, number>> = { '#N/A': 42, '#DIV/0!': 7 }

function xlsxCell(content: SheetContent): XLSX.CellObject {
  switch (content.cell) {
    case 'text':
      return { t: 's', v: content.text }
    case 'number':
      return { t: 'n', v: content.value, ...(content.format === undefined ? {} : { z: content.format }) }
    case 'yes':
      return { t: 'b', v: content.value }
    case 'error':
      return { t: 'e', v: errorNumbers[content.code] ?? 0 }
    case 'formula':
      return { t: 'n', v: Number(content.result), f: content.formula }
  }
}
