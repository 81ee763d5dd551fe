import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as XLSX from 'xlsx'
import { dayFromToday } from './productApi'
import { answerQuestion, searchedCount } from './productPage'
import { expect, test } from './productTest'

type SheetRow = Readonly<Record<string, unknown>>

/** Presses a button of the question about what to export, and reads the workbook that comes. */
async function downloadSheet(page: Page, scope: RegExp): Promise<readonly SheetRow[]> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: '엑셀' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: scope }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^구매요청 현황_\d{8}_\d{4}\.xlsx$/)
  const book = XLSX.read(await readFile(await download.path()))
  const [sheet] = Object.values(book.Sheets)
  expect(sheet).toBeDefined()
  return XLSX.utils.sheet_to_json<SheetRow>(sheet ?? {}, { defval: '' })
}

const numbers = (rows: readonly SheetRow[], label: string) => rows.map(row => row[label])

test('Excel of everything found holds the rows of the server: Korean labels, numbers as numbers', async ({
  openAs,
  apiAs,
}) => {
  const page = await openAs('buy.all', '/prList')
  await searchedCount(page)
  const from = await page.getByLabel('요청일자 시작일').inputValue()
  const rows = await downloadSheet(page, /조회된 전체/)
  const answer = await (await apiAs('buy.all')).listRequests({
    reqDateFrom: from,
    reqDateTo: dayFromToday(0),
    want: 'rows',
    size: '20000',
    sort: 'prNo:desc',
  })
  const known = new Set(numbers(rows, '구매요청번호'))
  // Other tests write requests meanwhile: what was there before must all be in the sheet, in its order.
  const expected = answer.rows.filter(row => known.has(row.prNo))
  expect(expected.length).toBe(rows.length)
  expect(rows.length).toBeGreaterThan(150)
  expect(numbers(rows, '구매요청번호')).toEqual(expected.map(row => row.prNo))
  expect(numbers(rows, '구매요청명')).toEqual(expected.map(row => row.title))
  expect(numbers(rows, '요청금액(원)')).toEqual(expected.map(row => Number(row.totalAmtKrw)))
  expect(numbers(rows, '품목수')).toEqual(expected.map(row => row.lineCnt))
  const days = numbers(rows, '납품희망일').map(day => (day === '' ? '' : XLSX.SSF.format('yyyy-mm-dd', day)))
  expect(days).toEqual(expected.map(row => row.needDate ?? ''))
  expect(new Set(numbers(rows, '구매유형'))).toContain('일반구매')
  expect(numbers(rows, '진행상태').join()).not.toMatch(/[A-Z]/)
})

test('Excel of what is displayed holds the loaded rows and the columns on the screen', async ({ openAs }) => {
  const page = await openAs('buy.all', '/prList')
  await searchedCount(page)
  const labels = await page.getByRole('columnheader').allTextContents()
  const rows = await downloadSheet(page, /현재 화면 자료/)
  expect(rows.length).toBeGreaterThan(20)
  expect(Object.keys(rows[0] ?? {})).toEqual(labels.slice(1))
})

test('a long export shows its progress and can be stopped', async ({ openAs }) => {
  const page = await openAs('buy.all', '/prList')
  await searchedCount(page)
  // The worker that writes the workbook waits at the door, so that there is time to change one's mind.
  await page.context().route(/worker/i, () => new Promise(() => undefined))
  const downloads: string[] = []
  page.on('download', download => downloads.push(download.suggestedFilename()))
  await page.getByRole('button', { name: '엑셀' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /조회된 전체/ })
    .click()
  await expect(page.getByRole('progressbar', { name: '엑셀 진행률' })).toBeVisible()
  await page.getByRole('button', { name: '취소', exact: true }).click()
  await expect(page.getByRole('progressbar', { name: '엑셀 진행률' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '엑셀' })).toBeEnabled()
  expect(downloads).toEqual([])
})

test('an empty list has nothing to export', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/prList')
  await page.getByLabel('구매요청명').fill('이런 이름의 구매요청은 없습니다')
  await page.getByLabel('구매요청명').press('Enter')
  await expect(page.getByText('총 0건')).toBeVisible()
  await page.getByRole('button', { name: '엑셀' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('엑셀로 내려받을 데이터가 없습니다.')
  await answerQuestion(page, '확인')
})
