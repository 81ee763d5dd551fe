import { expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import { workbookCell } from '../../../../engine/app/workbook/workbookCells'
import { createSheetWriter } from '../../../../engine/app/workbook/writeWorkbook'

const columns = [
  { field: 'section', label: '사업부', kind: 'text', width: 120 },
  { field: 'poAmt', label: '발주금액', kind: 'number', width: 120, scale: 0 },
  { field: 'rate', label: '집행률(%)', kind: 'number', width: 90, scale: 1 },
] as const
const rows = [
  { section: '모바일사업부 소계', poAmt: '300', rate: '75.5' },
  { section: '  개발팀', poAmt: '300' },
  { section: '합계', poAmt: '300', rate: '75.5' },
]

function written() {
  const writer = createSheetWriter(
    '실적',
    columns,
    [
      {
        name: '산식',
        rows: [
          ['항목', '산식'],
          ['발주금액', '=합계'],
        ],
        widths: [90, 200],
      },
    ],
    {
      head: ['부서별 실적 2026-10', '기준월: 2026-10', '단위 원'],
      rows: [
        { level: 0, isSum: true },
        { level: 1, isSum: false },
        { level: 0, isSum: true },
      ],
      pictures: {
        name: '차트',
        images: [{ png: new Uint8Array([137, 80, 78, 71]).buffer, width: 200, height: 100 }],
      },
    },
  )
  for (const row of rows) writer.add(columns.map(column => workbookCell(column, row)))
  return writer.write()
}

it('a workbook of a report has its title and conditions above the titles, its totals and formulas', () => {
  const book = XLSX.read(written(), { cellStyles: true, cellNF: true })
  expect(book.SheetNames).toEqual(['실적', '차트', '산식'])
  const sheet = book.Sheets.실적
  expect(sheet?.A1?.v).toBe('부서별 실적 2026-10')
  expect(sheet?.A2?.v).toBe('기준월: 2026-10')
  expect(['A5', 'B5', 'C5'].map(at => sheet?.[at]?.v)).toEqual(['사업부', '발주금액', '집행률(%)'])
  expect(['B6', 'B7', 'B8'].map(at => sheet?.[at]?.v)).toEqual([300, 300, 300])
  expect(sheet?.C6?.v).toBe(75.5)
  expect(sheet?.C7?.v).toBeUndefined()
  expect(sheet?.['!rows']?.[6]?.level).toBe(1)
  expect(book.Sheets.산식?.B2).toMatchObject({ t: 's', v: '=합계' })
})

it('it keeps the titles in view, fits paper that lies across, and holds the charts as pictures', () => {
  const parts = XLSX.CFB.read(written(), { type: 'array' }) as {
    FullPaths: string[]
    FileIndex: { content: Uint8Array }[]
  }
  const partOf = (path: string) => {
    const at = parts.FullPaths.findIndex(full => full.endsWith(path))
    return new TextDecoder().decode(Uint8Array.from(parts.FileIndex[at]?.content ?? []))
  }
  const sheet = partOf('worksheets/sheet1.xml')
  expect(sheet).toContain('<pane ySplit="5" topLeftCell="A6"')
  expect(sheet).toContain('orientation="landscape"')
  expect(sheet).toContain('<autoFilter ref="A5:C8"/>')
  for (const further of ['sheet2', 'sheet3'])
    expect(partOf(`worksheets/${further}.xml`)).toMatch(/fitToPage="1".*orientation="landscape"/s)
  expect(partOf('worksheets/sheet2.xml')).toContain('<drawing r:id="rId1"/>')
  expect(partOf('drawings/drawing1.xml')).toContain('r:embed="rId1"')
  expect(parts.FullPaths.some(path => path.endsWith('media/image1.png'))).toBe(true)
  const bold = /<cellXfs[\s\S]*fontId="1"[\s\S]*<\/cellXfs>/
  expect(partOf('styles.xml')).toMatch(bold)
})
