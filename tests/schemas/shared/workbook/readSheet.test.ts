import { describe, expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import { readSheet } from '../../../../schemas/shared/workbook/readSheet'
import { plainParts, prefixedParts } from './handMadeBooks'
import { excelJs, oldExcel } from './libraryBooks'
import type { BookContent, SheetContent } from './sheetContent'

const limits = { mostRows: 100, mostColumns: 50 }
const writers = [excelJs, plainParts, prefixedParts, oldExcel]

const text = (content: string): SheetContent => ({ cell: 'text', text: content })
const number = (value: number, format?: string): SheetContent => ({
  cell: 'number',
  value,
  ...(format === undefined ? {} : { format }),
})
const builtIn = (value: number, formatId: number): SheetContent => ({ cell: 'number', value, formatId })
const formula = (written: string, result?: number | string): SheetContent => ({
  cell: 'formula',
  formula: written,
  ...(result === undefined ? {} : { result }),
})
const refused = (key: string) => ({ refused: key })

/** Title, what is written, and what is read: a text that means exactly the same, or a refusal. */
const cases: readonly (readonly [
  string,
  BookContent | SheetContent,
  string | { readonly refused: string },
])[] = [
  ['a text', text('볼트 & <M8>'), '볼트 & <M8>'],
  ['a code with a zero in front', text('01010101'), '01010101'],
  ['a text that looks like numbers with commas', text('1,2,3'), '1,2,3'],
  ['a text with the signs of another country', text('1.234,5'), '1.234,5'],
  ['a text that begins like a formula', text('=1+1'), '=1+1'],
  ['a text of two lines', text('첫 줄\n둘째 줄'), '첫 줄\n둘째 줄'],
  ['a text with a sign outside the first plane', text('😀'), '😀'],
  ['a whole number', number(1000), '1000'],
  ['a number with thousand commas', number(1234567.5, '#,##0.00'), '1234567.5'],
  ['a sum of floating points', number(0.1 + 0.2), '0.3'],
  ['a very small number', number(0.00000012), '0.00000012'],
  ['a negative number in red', number(-1200, '#,##0;[Red]-#,##0'), '-1200'],
  ['money of Excel for Korea', number(1200, '_-"₩"* #,##0_-;\\-"₩"* #,##0_-;_-"₩"* "-"_-;_-@_-'), '1200'],
  ['a number with its unit behind', number(15, '#,##0"개"'), '15'],
  ['a code that its format fills up', number(1010101, '00000000'), '01010101'],
  ['a percentage', number(0.15, '0%'), refused('cellPercent')],
  ['a number shown as two', number(21234, '00-0000'), refused('cellDisguised')],
  ['a number of sixteen digits', number(1234567890123456), refused('cellTooManyDigits')],
  ['a day', number(46380, 'yyyy-mm-dd'), '2026-12-24'],
  ['a day as Excel for Korea shows it', number(46380, 'yyyy"년" m"월" d"일";@'), '2026-12-24'],
  ['a day with its weekday', number(46380, '[$-412]yyyy/mm/dd aaa'), '2026-12-24'],
  ['a month and a day', number(46380, 'm"월" d"일"'), '2026-12-24'],
  ['a month', number(46357, 'yyyy-mm'), '2026-12'],
  ['a month that hides its day', number(46380, 'mmm-yy'), '2026-12-24'],
  ['a day with a time', number(46380.604166666664, 'yyyy-mm-dd hh:mm'), '2026-12-24 14:30'],
  ['a time just before midnight', number(46380.999999, 'yyyy-mm-dd'), '2026-12-25'],
  ['a leap day', number(46812, 'yyyy-mm-dd'), '2028-02-29'],
  ['the last day', number(2958465, 'yyyy-mm-dd'), '9999-12-31'],
  ['a number behind the last day', number(2958466, 'yyyy-mm-dd'), refused('cellNoDay')],
  ['day 0', number(0, 'yyyy-mm-dd'), refused('cellNoDay')],
  ['day 60, which never was', number(60, 'yyyy-mm-dd'), refused('cellNoDay')],
  ['day 59, which spreadsheets count differently', number(59, 'yyyy-mm-dd'), refused('cellNoDay')],
  ['the first day that all count alike', number(61, 'yyyy-mm-dd'), '1900-03-01'],
  ['a negative day', number(-5, 'yyyy-mm-dd'), refused('cellNoDay')],
  ['a time in a column of days', number(0.5, 'yyyy-mm-dd hh:mm'), refused('cellNoDay')],
  ['a time', number(0.395833333333333, 'h:mm'), '09:30'],
  ['a length of time', number(1.5, '[h]:mm'), refused('cellElapsed')],
  ...[14, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map(
    id => [`a day in format ${id} without a code`, builtIn(46380, id), '2026-12-24'] as const,
  ),
  ['a month in format 17', builtIn(46357, 17), '2026-12'],
  ['a time in format 32', builtIn(0.5, 32), '12:00'],
  ['a percentage in format 10', builtIn(0.125, 10), refused('cellPercent')],
  ['a number in a format that nobody documents', builtIn(15, 99), refused('cellDisguised')],
  ['a day of the Mac', { content: number(46380 - 1462, 'yyyy-mm-dd'), is1904: true }, '2026-12-24'],
  ['a day of the Mac without a code', { content: builtIn(46380 - 1462, 31), is1904: true }, '2026-12-24'],
  ['day 0 of the Mac', { content: number(0, 'yyyy-mm-dd'), is1904: true }, '1904-01-01'],
  ['a negative day of the Mac', { content: number(-1, 'yyyy-mm-dd'), is1904: true }, refused('cellNoDay')],
  ['a number of the Mac', { content: number(15), is1904: true }, '15'],
  ['yes', { cell: 'yes', value: true }, 'TRUE'],
  ['no', { cell: 'yes', value: false }, 'FALSE'],
  ['#N/A', { cell: 'error', code: '#N/A' }, refused('cellError')],
  ['#DIV/0!', { cell: 'error', code: '#DIV/0!' }, refused('cellError')],
  ['a formula with its result', formula('1+2', 3), '3'],
  ['a formula with a text', formula('"가"&"나"', '가나'), '가나'],
  ['a formula that was never computed', formula('SUM(B1:B9)'), refused('cellUncounted')],
  ['a sheet behind a hidden one', { content: text('보이는 값'), hasHiddenFirst: true }, '보이는 값'],
]

const files = cases.flatMap(([title, given, expected]) => {
  const book: BookContent = 'content' in given ? given : { content: given }
  return writers
    .filter(writer => writer.canWrite(book))
    .map(writer => ({ title, writer: writer.writer, source: writer, book, expected }))
})

describe('cells of workbooks', () => {
  it('enough files of enough writers are tried', () => expect(files.length).toBeGreaterThanOrEqual(180))

  it.each(files)(
    '$title, written by $writer, is read exactly or refused',
    async ({ source, book, expected }) => {
      const read = await readSheet(
        { name: `가.${source.extension}`, bytes: await source.write(book) },
        limits,
      )
      expect(read).toEqual({
        rows: [['값'], [typeof expected === 'string' ? expected : expect.objectContaining(expected)]],
      })
    },
  )

  it('a refusal names its cell and says what stands there', async () => {
    const bytes = await plainParts.write({ content: { cell: 'error', code: '#N/A' } })
    expect(await readSheet({ name: '가.xlsx', bytes }, limits)).toMatchObject({
      rows: [['값'], [{ shown: '#N/A', refused: 'cellError', args: ['A2', '#N/A'] }]],
    })
  })
})

/** Names a format by its number alone in all looks of an .xls that have a format of their own. */
function withFormat(bytes: Uint8Array, format: number): Uint8Array {
  const library: {
    read(bytes: Uint8Array, options: { type: 'array' }): object
    find(file: object, name: string): { content: Uint8Array }
    write(file: object, options: { type: 'array' }): ArrayLike<number>
  } = XLSX.CFB
  const file = library.read(bytes, { type: 'array' })
  const { content } = library.find(file, '/Workbook')
  const at16 = (place: number) => (content[place] ?? 0) + (content[place + 1] ?? 0) * 256
  for (let at = 0; at + 4 <= content.length; at += 4 + at16(at + 2))
    if (at16(at) === 0x00e0 && at16(at + 6) > 0) content.set([format, 0], at + 6)
  return Uint8Array.from(library.write(file, { type: 'array' }))
}

describe('workbooks as a whole', () => {
  const old = (bookType: 'biff5' | 'biff8') => {
    const book = XLSX.utils.book_new()
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['품목명'], ['볼트']]), '품목')
    return new Uint8Array(XLSX.write(book, { type: 'array', bookType }))
  }

  it('one of Excel 95, whose texts may be in any code page, is refused', async () => {
    expect(await readSheet({ name: '가.xls', bytes: old('biff5') }, limits)).toEqual({
      refused: 'workbookTooOld',
    })
    expect(await readSheet({ name: '가.xls', bytes: old('biff8') }, limits)).toEqual({
      rows: [['품목명'], ['볼트']],
    })
  })

  it.each([
    [31, 46380, '2026-12-24'],
    [58, 46380, '2026-12-24'],
    [33, 0.5, '12:00'],
  ])('a day of old Excel in format %d, which has no code, is read', async (format, value, shown) => {
    const bytes = await oldExcel.write({ content: number(value, 'yyyy-mm-dd') })
    expect(await readSheet({ name: '가.xls', bytes: withFormat(bytes, format) }, limits)).toEqual({
      rows: [['값'], [shown]],
    })
  })

  it('one that asks to be computed when it is opened has no results yet', async () => {
    const { Workbook } = (await import('exceljs')).default
    const book = new Workbook()
    book.calcProperties.fullCalcOnLoad = true
    book.addWorksheet('가').getCell('A1').value = { formula: '1+2', result: 0 }
    const bytes = new Uint8Array(await book.xlsx.writeBuffer())
    expect(await readSheet({ name: '가.xlsx', bytes }, limits)).toMatchObject({
      rows: [[{ refused: 'cellUncounted', args: ['A1'] }]],
    })
  })

  it.each([
    [101, 1],
    [1, 51],
  ])('one of %d rows and %d columns is too large', async (rows, columns) => {
    const book = XLSX.utils.book_new()
    const cells = Array.from({ length: rows }, () => Array.from({ length: columns }, () => '가'))
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(cells), '가')
    for (const bookType of ['xlsx', 'biff8'] as const) {
      const bytes = new Uint8Array(XLSX.write(book, { type: 'array', bookType }))
      const name = bookType === 'xlsx' ? '가.xlsx' : '가.xls'
      expect(await readSheet({ name, bytes }, limits)).toEqual({ refused: 'workbookTooLarge' })
    }
  })

  it.each([
    ['가.xlsx', Buffer.from('PK\u0003\u0004 noise'), 'workbookBroken'],
    ['가.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0]), 'workbookBroken'],
    ['가.xlsx', Buffer.from('SCDSA004'), 'fileProtected'],
    ['가.pdf', Buffer.from('%PDF-1.7'), 'notSpreadsheet'],
  ])('%s that is none is refused: %3$s', async (name, bytes, key) => {
    expect(await readSheet({ name, bytes }, limits)).toEqual({ refused: key })
  })
})
