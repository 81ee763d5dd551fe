import { expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import { readWorkbook } from '../../../../server/modules/workbook/readWorkbook'

const limits = { mostRows: 5_001, mostColumns: 100 }

function written(rows: readonly (readonly unknown[])[], bookType: 'xlsx' | 'biff8' = 'xlsx'): Buffer {
  const book = XLSX.utils.book_new()
  const sheet = XLSX.utils.aoa_to_sheet(rows.map(row => [...row]))
  XLSX.utils.book_append_sheet(book, sheet, '품목')
  return XLSX.write(book, { type: 'buffer', bookType }) as Buffer
}

const rows = [
  ['품목명', '수량', '납품일', '비고'],
  ['볼트', 1000.5, { t: 'n', v: 46380, z: 'yyyy-mm-dd' }, { t: 's', v: '=1+1' }],
  [undefined, { t: 'n', v: 3, f: '1+2' }, undefined, true],
]

it('a workbook is read as texts: values of formulas, days as days, all digits', async () => {
  expect(await readWorkbook('품목.xlsx', written(rows), limits)).toEqual({
    rows: [
      ['품목명', '수량', '납품일', '비고'],
      ['볼트', '1000.5', '2026-12-24', '=1+1'],
      ['', '3', '', 'TRUE'],
    ],
  })
})

it('a workbook of old Excel is read as well', async () => {
  expect(await readWorkbook('품목.xls', written([['품목명'], ['볼트']], 'biff8'), limits)).toEqual({
    rows: [['품목명'], ['볼트']],
  })
})

it.each([
  ['품목.xlsx', Buffer.from('SCDSA004'), 'fileProtected'],
  ['품목.pdf', Buffer.from('%PDF-1.7'), 'notSpreadsheet'],
  ['품목.xlsx', Buffer.from('PK\u0003\u0004 noise'), 'workbookBroken'],
  ['품목.xlsx', written(Array.from({ length: 5_010 }, () => ['볼트'])), 'workbookTooLarge'],
  ['품목.xlsx', written([Array.from({ length: 200 }, () => '가')]), 'workbookTooLarge'],
])('%s that cannot be taken is refused: %3$s', async (name, bytes, refused) => {
  expect(await readWorkbook(name, bytes, limits)).toEqual({ refused })
})
