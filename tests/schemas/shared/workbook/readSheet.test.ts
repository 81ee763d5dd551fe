import { describe, expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import { readSheet } from '../../../../schemas/shared/workbook/readSheet'
import { difficultValues, number } from './difficultValues'
import { plainParts, prefixedParts } from './handMadeBooks'
import { excelJs, oldExcel } from './libraryBooks'

const limits = { mostRows: 100, mostColumns: 50 }
const writers = [excelJs, plainParts, prefixedParts, oldExcel]

const files = difficultValues.flatMap(({ title, book, expected }) =>
  writers
    .filter(writer => writer.canWrite(book))
    .map(writer => ({ title, writer: writer.writer, source: writer, book, expected })),
)

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
