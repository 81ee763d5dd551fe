import ExcelJs from 'exceljs'
import { describe, expect, it } from 'vitest'
import { workbookCell } from '../../../../engine/app/workbook/workbookCells'
import { createSheetWriter } from '../../../../engine/app/workbook/writeWorkbook'
import type { SheetColumn } from '../../../../schemas/shared/sheetCell'
import { readSheet } from '../../../../schemas/shared/workbook/readSheet'
import { writeExport } from '../../../../server/modules/export/writeExport'

type Row = Readonly<Record<string, unknown>>

const bySheetWriter = (columns: readonly SheetColumn[], rows: readonly Row[]) => {
  const writer = createSheetWriter('양식', columns)
  for (const row of rows) writer.add(columns.map(column => workbookCell(column, row)))
  return Promise.resolve(writer.write())
}

const byServer = async (columns: readonly SheetColumn[], rows: readonly Row[]) => {
  const pieces: Buffer[] = []
  async function* pages() {
    yield await Promise.resolve(rows)
  }
  for await (const piece of writeExport('양식', columns, pages())) pieces.push(piece)
  return Uint8Array.from(Buffer.concat(pieces))
}

const column = (field: string, more: Partial<SheetColumn>): SheetColumn => ({
  field,
  label: field,
  kind: 'text',
  width: 100,
  ...more,
})

/** The first sheet as another library than ours reads it. */
async function opened(bytes: Uint8Array) {
  const book = new ExcelJs.Workbook()
  await book.xlsx.load(Uint8Array.from(bytes).buffer)
  const sheet = book.worksheets[0]
  if (!sheet) throw new Error('The workbook has no sheet.')
  return sheet
}

describe.each([
  ['the browser', bySheetWriter],
  ['the server', byServer],
] as const)('a workbook that %s writes', (_, write) => {
  it('keeps what is typed into columns of codes and texts, down the sheet', async () => {
    const columns = [
      column('sgCode', { typed: 'text' }),
      column('qty', {}),
      column('needDate', { typed: 'date' }),
    ]
    const sheet = await opened(await write(columns, []))
    const formats = [1, 2, 3].map(at => sheet.getColumn(at).numFmt)
    expect(formats).toEqual(['@', undefined, 'mm-dd-yy'])
    expect(sheet.getCell('A1').font.bold).toBe(true)
    expect(sheet.getCell('A500').numFmt).toBe('@')
  })

  const dates = [
    ['2026-11-20', 46346, 'yyyy-mm-dd'],
    ['2028-02-29', 46812, 'yyyy-mm-dd'],
    ['202611', 46327, 'yyyy-mm'],
    ['2026-11-20T09:30:15+09:00', 46346.39600694444, 'yyyy-mm-dd hh:mm:ss'],
    ['2026-11-20 09:30', 46346.395833333336, 'yyyy-mm-dd hh:mm'],
  ] as const

  it.each(dates)('shows %s as a true date', async (written, serial, format) => {
    const bytes = await write([column('day', { kind: 'date' })], [{ day: written }])
    const cell = (await opened(bytes)).getCell('A2')
    expect(cell.numFmt).toBe(format)
    expect(cell.value).toEqual(new Date(Math.round((serial - 25_569) * 86_400_000)))
  })

  it('reads its own dates back as they were', async () => {
    const rows = dates.map(([day]) => ({ day }))
    const bytes = await write([column('day', { kind: 'date' })], rows)
    expect(await readSheet({ name: '가.xlsx', bytes }, { mostRows: 10, mostColumns: 5 })).toEqual({
      rows: [
        ['day'],
        ['2026-11-20'],
        ['2028-02-29'],
        ['2026-11'],
        ['2026-11-20 09:30:15'],
        ['2026-11-20 09:30'],
      ],
    })
  })

  it.each(['합계', '1899-12-31', '1900-02-28', '-'])('leaves %s a text', async written => {
    const bytes = await write([column('day', { kind: 'date' })], [{ day: written }])
    expect((await opened(bytes)).getCell('A2').value).toBe(written)
  })
})
