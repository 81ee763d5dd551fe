import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import { workbookCell } from '../../../../engine/app/workbook/workbookCells'
import { createSheetWriter } from '../../../../engine/app/workbook/writeWorkbook'
import type { SheetColumn } from '../../../../schemas/shared/sheetCell'
import { writeExport } from '../../../../server/modules/export/writeExport'
import { formulaTexts } from '../../../cases/formulaTexts'

const columns: readonly SheetColumn[] = [
  { field: 'title', label: '제목', kind: 'text', width: 100 },
  { field: 'amt', label: '금액', kind: 'number', width: 100, scale: 2 },
  { field: 'status', label: '상태', kind: 'text', width: 100, texts: { DRAFT: '=작성중' } },
]
const rows = formulaTexts.map(title => ({ title, amt: '-12.50', status: 'DRAFT' }))

const writers = {
  'the server': () =>
    buffer(
      writeExport(
        '=제목',
        columns,
        (async function* pages() {
          yield rows
        })(),
      ),
    ),
  'the browser': async () => {
    const sheet = createSheetWriter('=제목', columns)
    for (const row of rows) sheet.add(columns.map(column => workbookCell(column, row)))
    return Buffer.from(sheet.write())
  },
}

it.each(Object.entries(writers))(
  'a workbook of %s holds no formula, whatever its texts begin with',
  async (_, write) => {
    const book = XLSX.read(await write(), { cellFormula: true, cellStyles: true, cellNF: true })
    const [name = ''] = book.SheetNames
    const sheet = book.Sheets[name] ?? {}
    const cells = Object.entries(sheet)
      .filter(([at]) => /^[A-Z]+\d+$/.test(at))
      .map(([, cell]) => cell as XLSX.CellObject)
    expect(cells).toHaveLength((rows.length + 1) * columns.length)
    expect(cells.filter(({ f }) => f !== undefined)).toEqual([])
    expect(cells.filter(({ t }) => t === 'n').map(({ v }) => v)).toEqual(rows.map(() => -12.5))
    expect(cells.filter(({ t }) => t === 's')).toHaveLength((rows.length + 1) * 2 + 1)
  },
)
