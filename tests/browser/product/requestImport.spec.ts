import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import * as XLSX from 'xlsx'
import { dayFromToday } from './productApi'
import { ProductGrid } from './productPage'
import { expect, test } from './productTest'

type Cells = Readonly<Record<string, string | number>>

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const titles = [
  '품목코드',
  '품목명 *',
  '규격 *',
  '단위 *',
  '수량 *',
  '단가',
  '계정코드 *',
  '코스트센터 *',
  '납품희망일',
  '비고',
]

const good: Cells = {
  '품목명 *': '베어링',
  '규격 *': '6204ZZ',
  '단위 *': 'EA',
  '수량 *': 3,
  단가: '12,500',
  '계정코드 *': '5310100',
  '코스트센터 *': 'CC1020',
  납품희망일: dayFromToday(40),
}

function workbook(rows: readonly Cells[], head = titles): Buffer {
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, XLSX.utils.json_to_sheet([...rows], { header: [...head] }), '요청 품목')
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '요청 품목 엑셀 업로드' })

async function openImport(page: Page): Promise<void> {
  await page.getByRole('button', { name: '품목 붙여넣기(엑셀)' }).click()
  await expect(dialogOf(page)).toBeVisible()
}

async function choose(
  page: Page,
  content: Buffer,
  name = '품목.xlsx',
  mimeType = spreadsheet,
): Promise<void> {
  await dialogOf(page).locator('input[type="file"]').setInputFiles({ name, mimeType, buffer: content })
}

async function sheetOf(download: Download, name: string): Promise<readonly Cells[]> {
  const book = XLSX.read(await readFile(await download.path()))
  return XLSX.utils.sheet_to_json<Cells>(book.Sheets[name] ?? {}, { defval: '' })
}

test('rows of a workbook become new lines with amounts and names, and are taken back in one', async ({
  openAs,
}) => {
  const page = await openAs('req.mobile', '/prEdit')
  const lines = new ProductGrid(page, '요청 품목')
  await openImport(page)
  await choose(page, workbook([good, { ...good, '품목명 *': '볼트', '수량 *': '1,000', 단가: 12.5 }]))
  const dialog = dialogOf(page)
  await expect(dialog.getByText('전체 2행')).toBeVisible()
  await expect(dialog.getByText('모든 행을 등록할 수 있습니다.')).toBeVisible()
  await dialog.getByRole('button', { name: '2행 등록' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('총 2건')).toBeVisible()
  await expect(lines.row(0)).toContainText('신규')
  await expect(lines.cell(0, 'amt')).toHaveText('37,500')
  await expect(lines.cell(1, 'amt')).toHaveText('12,500')
  await expect(lines.cell(0, 'accountName')).not.toHaveText('')
  await expect(page.locator('main').getByText('50,000').first()).toBeVisible()
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(page.getByRole('region', { name: '요청 품목' }).getByText('총 0건')).toBeVisible()
  await expect(page.getByRole('button', { name: '되돌리기' })).toHaveCount(0)
})

test('the template names the columns to fill in, marks the required ones and lists the codes', async ({
  openAs,
}) => {
  const page = await openAs('req.mobile', '/prEdit')
  await openImport(page)
  const coming = page.waitForEvent('download')
  await dialogOf(page).getByRole('button', { name: '양식 내려받기' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^요청 품목 업로드 양식_\d{8}_\d{4}\.xlsx$/)
  const book = XLSX.read(await readFile(await download.path()))
  expect(book.SheetNames).toEqual(['요청 품목', '작성 안내', '코드 목록'])
  const [head] = XLSX.utils.sheet_to_json<string[]>(book.Sheets['요청 품목'] ?? {}, { header: 1 })
  expect(head).toEqual(titles)
  const codes = await sheetOf(download, '코드 목록')
  expect(codes.some(row => row.항목 === '단위' && row.코드 === 'EA')).toBe(true)
})

test('each bad cell says why, the errors can be downloaded, and the good rows go in alone', async ({
  openAs,
}) => {
  const page = await openAs('req.mobile', '/prEdit')
  await openImport(page)
  const bad: readonly Cells[] = [
    { ...good, '수량 *': '다섯' },
    { ...good, '단위 *': '없는단위', '계정코드 *': '9999999' },
    { ...good, '품목명 *': '', '수량 *': 0, 납품희망일: '2020-01-01' },
    { ...good, 품목코드: '000000000000' },
  ]
  await choose(page, workbook([good, ...bad]))
  const dialog = dialogOf(page)
  await expect(dialog.getByText('오류 4행 (7칸)')).toBeVisible()
  await expect(dialog.getByRole('button', { name: '5행 등록' })).toHaveAttribute('aria-disabled', 'true')
  const preview = new ProductGrid(page, '업로드 미리보기')
  await expect(preview.cell(1, 'qty')).toHaveAttribute('aria-invalid', 'true')
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '오류 내려받기' }).click()
  const rows = await sheetOf(await coming, '요청 품목')
  expect(rows.map(row => row['오류 사유'])).toEqual([
    '수량: 숫자만 입력할 수 있습니다.',
    '단위: 허용되지 않은 코드입니다. (없는단위)\n계정코드: 존재하지 않는 계정코드입니다. (9999999)',
    '품목명: 품목명을 입력해 주세요.\n수량: 수량은 0보다 커야 합니다.\n납품희망일: 납품희망일은 오늘 이후여야 합니다.',
    '품목코드: 존재하지 않는 품목코드입니다. (000000000000)',
  ])
  await dialog.getByLabel('오류 행만 보기').check()
  await expect(preview.cell(0, 'qty')).toHaveText('다섯')
  await dialog.getByRole('button', { name: '정상 1행만 등록' }).click()
  await expect(page.getByText('총 1건')).toBeVisible()
})

test('a file that is none of ours is refused in its own words', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/prEdit')
  await openImport(page)
  for (const [name, content, message] of [
    ['보안.xlsx', Buffer.from('SCDSA004 wrapped by document security'), '문서보안 해제 후 업로드해 주세요.'],
    ['견적서.pdf', Buffer.from('%PDF-1.7'), '엑셀 파일(.xlsx, .xls)만 업로드할 수 있습니다.'],
    ['빈 양식.xlsx', workbook([]), '업로드할 데이터가 없습니다.'],
    ['이름만.xlsx', Buffer.from('%PDF-1.7'), '엑셀 파일(.xlsx, .xls)만 업로드할 수 있습니다.'],
    ['다른 양식.xlsx', workbook([{ 이름: '가' }], ['이름']), '업로드 양식이 올바르지 않습니다.'],
    [
      '많은 행.xlsx',
      workbook(Array.from({ length: 1000 }, () => good)),
      '최대 999건까지 업로드할 수 있습니다.',
    ],
  ] as const) {
    await choose(page, content, name, '')
    await expect(dialogOf(page).getByRole('alert')).toContainText(message)
    await expect(dialogOf(page).getByRole('button', { name: '파일 선택' })).toBeVisible()
  }
})
