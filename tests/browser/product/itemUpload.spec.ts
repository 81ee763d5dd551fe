import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as XLSX from 'xlsx'
import { isFullSweep } from '../../cases/isFullSweep'
import { expectAccessible } from './expectAccessible'
import { answerQuestion, ProductGrid } from './productPage'
import { expect, test } from './productTest'

type Cells = readonly (string | number)[]

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const dialogOf = (page: Page) => page.getByRole('dialog', { name: '엑셀 업로드' })

/** The template of the server with rows written below its titles, as a spreadsheet would save it. */
function filled(template: Buffer, rows: readonly Cells[]): Buffer {
  const book = XLSX.read(template)
  XLSX.utils.sheet_add_aoa(
    book.Sheets[book.SheetNames[0] ?? ''] ?? {},
    rows.map(row => [...row]),
    {
      origin: 'A2',
    },
  )
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: '엑셀 업로드', exact: true }).click()
  await expect(dialogOf(page)).toBeVisible()
}

async function downloaded(page: Page, press: () => Promise<void>) {
  const coming = page.waitForEvent('download')
  await press()
  const download = await coming
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

async function choose(page: Page, buffer: Buffer, name = '신규 품목.xlsx'): Promise<void> {
  await dialogOf(page).locator('input[type="file"]').setInputFiles({ name, mimeType: spreadsheet, buffer })
}

async function act(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await answerQuestion(page, '확인')
}

test('a template is filled in, uploaded, validated, mended in the grid and applied to the item master', async ({
  openAs,
  apiAs,
}) => {
  const page = await openAs('buy.all', '/itemExcelUpList')
  const template = await downloaded(page, () => page.getByRole('button', { name: '양식다운로드' }).click())
  expect(template.name).toMatch(/^품목 엑셀 업로드 양식\.xlsx$/)
  // Another run of this test must find its items new.
  const spec = `Φ9×${Date.now()}`
  const row = (changes: Readonly<Record<number, string>> = {}) =>
    ['스텝 핀', spec, '미스미', 'SP-09', '부품', '200201', '02010201', 'EA', '10'].map(
      (cell, index) => changes[index] ?? cell,
    )
  await openDialog(page)
  await choose(page, filled(template.content, [row(), row({ 1: `${spec} L`, 7: '뭉치' }), row()]))
  await expect(page.getByRole('heading', { name: /품목 엑셀 업로드 상세/ })).toBeVisible()
  const lines = new ProductGrid(page, '업로드 행')
  await expect(lines.cell(0, 'itemType')).toHaveText('부품')

  await act(page, '검증')
  await expect(page.getByRole('radio', { name: '오류 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: '반영', exact: true })).toHaveCount(0)
  await page.getByRole('radio', { name: '오류 1' }).check()
  await expect(lines.row(1)).toHaveCount(0)
  await expect(lines.cell(0, 'errMsg')).toHaveText('단위: 등록되지 않은 단위입니다. (뭉치)')
  await expect(lines.cell(0, 'unitCode')).toHaveAttribute('aria-invalid', 'true')
  await lines.paste(0, 'unitCode', 'SET')
  await expect(lines.cell(0, 'unitCode')).not.toHaveAttribute('aria-invalid', 'true')
  await act(page, '행 저장')
  await expect(page.getByText('저장되었습니다.')).toBeVisible()

  await page.getByRole('radio', { name: /^전체/ }).check()
  await act(page, '검증')
  await expect(lines.cell(2, 'errMsg')).toHaveText('2행과 같은 품목입니다.')
  await act(page, '반영')
  await expect(lines.cell(1, 'resultNo')).toHaveText(/^200201\d{6}$/)
  const code = (await lines.cell(1, 'resultNo').textContent()) ?? ''
  await expect(page.getByRole('button', { name: '검증', exact: true })).toHaveCount(0)

  const api = await apiAs('buy.all')
  const items = await api.read('/api/v1/cmmn/popup/item', { itemCode: code })
  expect(items).toMatchObject({ rows: [{ itemCode: code, spec: `${spec} L`, unitCode: 'SET' }] })
})

test('a file that cannot be taken says why, and another one may be chosen', async ({ openAs }) => {
  const page = await openAs('buy.all', '/itemExcelUpList')
  await openDialog(page)
  const alert = dialogOf(page).getByRole('alert')
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['품명'], ['볼트']]), '품목')
  const other = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
  for (const [name, content, text] of [
    ['품목.csv', Buffer.from('품목명'), '엑셀 파일(.xlsx, .xls)만 업로드할 수 있습니다.'],
    ['품목.xlsx', Buffer.alloc(10 * 1_048_576 + 1), '파일 크기는 10MB를 초과할 수 없습니다.'],
    ['보안.xlsx', Buffer.from('SCDSA004'), '문서보안 해제 후 업로드해 주세요.'],
    ['빈파일.xlsx', Buffer.alloc(0), '업로드할 데이터가 없습니다.'],
    ['다른양식.xlsx', other, '업로드 양식이 올바르지 않습니다. 양식을 다시 내려받아 주세요.'],
  ] as const) {
    await choose(page, content, name)
    await expect(alert).toHaveText(`${name}: ${text}`)
  }
  await dialogOf(page).getByRole('button', { name: '닫기' }).last().click()
  await expect(dialogOf(page)).toHaveCount(0)
})

if (isFullSweep)
  test('an upload passes the accessibility rules, refused, with its errors and narrowed to them', async ({
    openAs,
  }) => {
    const page = await openAs('buy.all', '/itemExcelUpList')
    await openDialog(page)
    await choose(page, Buffer.from('SCDSA004'), '보안.xlsx')
    await expect(dialogOf(page).getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'refused')
    await dialogOf(page).getByRole('button', { name: '닫기' }).last().click()
    const list = new ProductGrid(page, '업로드 목록')
    const told = list.table.locator('tr').filter({ hasText: '조립라인 공압부품.xlsx' })
    const upNo = (await told.locator('td[data-column="upNo"]').textContent()) ?? ''
    await page.goto(`/itemExcelUpDetail?upNo=${upNo}`)
    await page.getByRole('radio', { name: /^오류/ }).check()
    await expect(new ProductGrid(page, '업로드 행').cell(0, 'rowResult')).toHaveText('오류')
    await expectAccessible(page, 'errors')
  })

test('who watches sees the uploads and changes none', async ({ openAs }) => {
  const page = await openAs('audit.mon', '/itemExcelUpList')
  await expect(new ProductGrid(page, '업로드 목록').row(0)).toBeAttached()
  await expect(page.getByRole('button', { name: '엑셀 업로드', exact: true })).toHaveCount(0)
})
