import { describe, expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import { fetchPages } from '../../../../engine/app/workbook/fetchPages'
import { workbookCell } from '../../../../engine/app/workbook/workbookCells'
import { createSheetWriter } from '../../../../engine/app/workbook/writeWorkbook'
import type { Row } from '../../../../engine/runtime/row'
import type { WorkbookColumn } from '../../../../engine/runtime/services'
import { sheetNameOf } from '../../../../schemas/shared/sheetCell'
import { workbookFileName } from '../../../../schemas/shared/workbookFileName'
import { failure, pending, settle } from '../../runtime/fakeServices'

const columns: readonly WorkbookColumn[] = [
  { field: 'prNo', label: '구매요청번호', kind: 'text', width: 140 },
  { field: 'amt', label: '금액', kind: 'number', width: 100, scale: 0 },
  { field: 'reqDate', label: '요청일자', kind: 'date', width: 90 },
  { field: 'status', label: '진행상태', kind: 'text', width: 90, texts: { DRAFT: '작성중' } },
]

function write(rows: readonly Readonly<Record<string, unknown>>[]): Uint8Array {
  const writer = createSheetWriter('구매요청 현황', columns)
  for (const row of rows) writer.add(columns.map(column => workbookCell(column, row)))
  return writer.write()
}

function part(content: Uint8Array, path: string): string {
  const found = XLSX.CFB.find(XLSX.CFB.read(content, { type: 'array' }), path)
  return new TextDecoder().decode(Uint8Array.from(found?.content ?? []))
}

describe('a written workbook', () => {
  const content = write([
    { prNo: 'PR2611-00001', amt: '-1234567', reqDate: '2026-11-20', status: 'DRAFT' },
    { prNo: '=1+1', amt: '12345678901234567890', reqDate: null, status: 'OTHER' },
  ])
  const read = XLSX.read(content, { type: 'array', cellStyles: true })
  const sheet = read.Sheets['구매요청 현황'] ?? {}

  it('is read back with Korean header, numbers as numbers, dates as dates and code texts', () => {
    expect(XLSX.utils.sheet_to_json(sheet, { header: 1, raw: true })).toEqual([
      ['구매요청번호', '금액', '요청일자', '진행상태'],
      ['PR2611-00001', -1234567, new Date('2026-11-20T00:00:00Z'), '작성중'],
      ['=1+1', '12345678901234567890', undefined, 'OTHER'],
    ])
    expect(sheet.C2).toMatchObject({ t: 'n', z: 'yyyy-mm-dd', w: '2026-11-20' })
  })

  it('keeps a text that looks like a formula as quoted text', () => {
    expect(sheet.A3).toMatchObject({ t: 's', v: '=1+1' })
    expect(sheet.A3).not.toHaveProperty('f')
    expect(part(content, '/xl/styles.xml')).toContain('quotePrefix="1"')
  })

  it('has a bold header that stays in view', () => {
    expect(part(content, '/xl/styles.xml')).toMatch(/<fonts count="2">.*<b\/>/)
    expect(part(content, '/xl/styles.xml')).toMatch(/numFmtId="49"[^>]*fontId="1"/)
    expect(part(content, '/xl/worksheets/sheet1.xml')).toContain('state="frozen"')
  })
})

it.each([
  ['KRW', '#,##0'],
  ['JPY', '#,##0'],
  ['USD', '#,##0.00'],
])('an amount in %s stands in the workbook as %s', (currency, format) => {
  const column = {
    field: 'totalAmt',
    label: '금액',
    kind: 'number',
    width: 100,
    scale: 2,
    isMoney: true,
  } as const
  expect(workbookCell(column, { totalAmt: '18250.5', currency })).toEqual({ t: 'n', v: 18250.5, z: format })
})

it.each(['=SUM(A1)', '+82', '-x', '@cmd', '\tx', '\rx', '\0x'])('%j cannot become a formula', text => {
  expect(workbookCell({ field: 'a', label: '', kind: 'text', width: 10 }, { a: text }).z).toBe('@')
})

it('a negative number stays a number', () => {
  const column: WorkbookColumn = { field: 'a', label: '', kind: 'number', width: 10, scale: 2 }
  expect(workbookCell(column, { a: '-12.50' })).toEqual({ t: 'n', v: -12.5, z: '#,##0.00' })
})

it('a file is called by title and minute in Seoul, a report by its month and the day', () => {
  expect(
    workbookFileName('월간 단가 변동 현황_202610_20261119.xlsx', Date.UTC(2026, 10, 20, 0, 5), 'day'),
  ).toBe('월간 단가 변동 현황_202610_20261120.xlsx')
  expect(workbookFileName('구매요청 현황', Date.UTC(2026, 10, 20, 0, 5))).toBe(
    '구매요청 현황_20261120_0905.xlsx',
  )
  expect(workbookFileName('발주_20261119.xlsx', Date.UTC(2026, 10, 20, 0, 5))).toBe('발주_20261120_0905.xlsx')
  expect(workbookFileName('a/b:c', Date.UTC(2026, 10, 20, 0, 5))).toBe('a b c_20261120_0905.xlsx')
})

it('a sheet is called by at most 31 characters that Excel takes', () => {
  expect(sheetNameOf('발주/입고[전체]: 현황?')).toBe('발주 입고 전체   현황')
  expect(sheetNameOf('가'.repeat(40))).toHaveLength(31)
})

it('pages arrive in their order though they are fetched side by side', async () => {
  const waits = Array.from({ length: 6 }, () => pending<readonly Row[]>())
  let most = 0
  let flying = 0
  const taken: unknown[] = []
  const run = fetchPages(
    6,
    async page => {
      flying += 1
      most = Math.max(most, flying)
      const rows = await waits[page - 1]?.promise
      flying -= 1
      return rows ?? []
    },
    async rows => void taken.push(...rows),
  )
  for (const at of [3, 1, 0, 2, 5, 4]) {
    waits[at]?.resolve([{ at }])
    await settle()
  }
  await run
  expect(taken).toEqual([{ at: 0 }, { at: 1 }, { at: 2 }, { at: 3 }, { at: 4 }, { at: 5 }])
  expect(most).toBe(4)
})

it('a refused page stops the work with what the server says', async () => {
  const refusal = failure({ kind: 'sessionLost' })
  await expect(
    fetchPages(
      2,
      () => Promise.reject(refusal),
      async () => undefined,
    ),
  ).rejects.toBe(refusal)
})
