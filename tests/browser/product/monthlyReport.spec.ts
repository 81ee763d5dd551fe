import type { Page } from '@playwright/test'
import type { MonthlyReport01 } from '../../../codegen/generated/types'
import { addMonths, endOfMonth, monthOf, startOfMonth } from '../../../schemas/shared/calendar'
import { dayFromToday, type ProductApi } from './productApi'
import { listenForComplaints, ProductGrid } from './productPage'
import { expect, test } from './productTest'

const path = '/report/monthlyReport/monthlyReport01'
const lastMonth = addMonths(startOfMonth(dayFromToday(0)), -1)
const yyyymm = monthOf(lastMonth)

const figures = (page: Page) => page.getByRole('region', { name: '요약' })
/** A cell of the grid, groups counted as rows, from the table that screen readers get. */
const cell = (page: Page, row: number, column: string) =>
  page
    .getByRole('treegrid', { name: '부서별 실적' })
    .locator('tr')
    .filter({ has: page.locator('td[data-column]') })
    .nth(row)
    .locator(`td[data-column="${column}"]`)
const counted = (page: Page) => page.getByRole('status').filter({ hasText: /^총 [\d,]+건$/ })
/** The first report of a page also fetches what draws it. */
const patience = { timeout: 15_000 }
const withCommas = (digits: string | number) => Number(digits).toLocaleString('ko-KR')

async function readReport(api: ProductApi, params: Readonly<Record<string, string>> = {}) {
  return (await api.read('/api/v1/report/monthlyReport/01', { yyyymm, ...params })) as MonthlyReport01
}

test('the report opens with the month before, asks once, and shows what the database adds up to', async ({
  openAs,
  apiAs,
}) => {
  const api = await apiAs('buy.head')
  const { rows, sums } = await readReport(api)
  const page = await openAs('buy.head', '/')
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto(path)
  await expect(page.getByRole('textbox', { name: '기준월' })).toHaveValue(
    `${yyyymm.slice(0, 4)}-${yyyymm.slice(4)}`,
  )
  await expect(figures(page)).toContainText(`${withCommas(sums.poAmt)}원`)
  await expect(figures(page)).toContainText(`${withCommas(sums.totalAmt)}원`)
  await expect(figures(page)).toContainText(`${withCommas(sums.prCnt)}건`)
  await expect(figures(page)).toContainText(`${sums.execRate}%`)
  // The list of requests is another question to the same database.
  const listed = await api.listRequests({
    reqDateFrom: lastMonth,
    reqDateTo: endOfMonth(lastMonth),
    size: '0',
  })
  const wanted = listed.rows.filter(({ status }) => status !== 'DRAFT' && status !== 'CANCELED')
  expect(sums.prCnt).toBe(wanted.length)
  const added = rows.reduce((total, row) => total + BigInt(row.poAmt), 0n)
  expect(sums.poAmt).toBe(String(added))
  expect(asked.filter(url => url.endsWith('/monthlyReport/01'))).toHaveLength(1)
})

test('the chart begins with the largest department, the grid shows sections with their subtotals', async ({
  openAs,
  apiAs,
}) => {
  const { rows } = await readReport(await apiAs('buy.head'))
  const page = await openAs('buy.head', path)
  await expect(page.getByText(`총 ${rows.length}건`)).toBeVisible(patience)
  await page.getByRole('button', { name: '표로 보기' }).click()
  const chart = page.getByRole('table', { name: '부서별 발주·정산' })
  const largest = [...rows].sort((one, other) => Number(other.poAmt) - Number(one.poAmt)).slice(0, 5)
  for (const [place, row] of largest.entries()) {
    const drawn = chart.getByRole('row').nth(place + 1)
    await expect(drawn.getByRole('rowheader')).toHaveText(row.deptnm)
    await expect(drawn.getByRole('cell')).toHaveText([
      `${withCommas(row.poAmt)}원`,
      `${withCommas(row.totalAmt)}원`,
      `${withCommas(row.budgetAmt ?? '')}원`,
      `${row.execRate}%`,
    ])
  }
  const [first] = rows
  const ofFirst = rows.filter(row => row.section === first?.section)
  const subtotal = ofFirst.reduce((total, row) => total + Number(row.poAmt), 0)
  await expect(cell(page, 0, 'poAmt')).toHaveText(withCommas(subtotal))
  await expect(cell(page, 0, 'execRate')).toHaveText(/^\d+\.\d$/)
  await expect(cell(page, 1, 'deptnm')).toHaveText(first?.deptnm ?? '')
  await expect(cell(page, 1, 'poAmt')).toHaveText(withCommas(first?.poAmt ?? ''))
})

test('a buyer of one section sees his section alone, and another month by another search', async ({
  openAs,
  apiAs,
}) => {
  const { sums } = await readReport(await apiAs('buy.head'), { section: '모바일사업부' })
  const page = await openAs('buy.mobile', path)
  await expect(figures(page)).toContainText(`${withCommas(sums.poAmt)}원`)
  const month = page.getByRole('textbox', { name: '기준월' })
  await month.fill('201501')
  await month.press('Enter')
  await expect(page.getByRole('figure', { name: '부서별 발주·정산' })).toContainText(
    '조회된 데이터가 없습니다.',
  )
  await expect(figures(page).getByRole('listitem').last()).toHaveText('집행률-')
})

test('a list never loads what draws charts, and the report makes the browser complain of nothing', async ({
  openAs,
}) => {
  const page = await openAs('buy.head', '/prList')
  const complaints = listenForComplaints(page)
  const pieces: string[] = []
  page.on('request', request => pieces.push(new URL(request.url()).pathname))
  await page.reload()
  await expect(counted(page)).toBeVisible(patience)
  expect(pieces.filter(piece => /chart|kpi/i.test(piece))).toEqual([])
  await page.goto(path)
  await expect(counted(page)).toBeVisible(patience)
  await expect(page.locator('.chart-picture svg').first()).toBeVisible()
  expect(pieces.filter(piece => /chart/i.test(piece))).not.toEqual([])
  expect(complaints).toEqual([])
  expect(pieces).not.toContain('/csp-report')
})

test('the line of report 04 follows the chosen row, and is empty without one', async ({ openAs }) => {
  const page = await openAs('buy.head', `/report/monthlyReport/monthlyReport04?yyyymm=${yyyymm}&isSearched=Y`)
  const line = page.getByRole('figure', { name: '12개월 단가 추이' })
  await expect(line).toContainText('목록에서 행을 선택하면 내용이 표시됩니다.', patience)
  const rows = new ProductGrid(page, '단가 변동')
  const price = (await rows.cell(0, 'unitPrice').textContent()) ?? ''
  const code = (await rows.cell(0, 'itemCode').textContent()) ?? ''
  const item = (await rows.cell(0, 'itemName').textContent()) ?? ''
  const asked = page.waitForRequest(/monthlyReport\/04\?.*itemCode=/)
  await rows.click(0, 400)
  expect(new URL((await asked).url()).searchParams.get('yyyymm')).toBe(yyyymm)
  await expect(line.locator('figcaption')).toHaveText(`12개월 단가 추이 · ${code} · ${item}`)
  await line.getByRole('button', { name: '표로 보기' }).click()
  await expect(line.getByRole('row')).toHaveCount(13)
  await expect(line.getByRole('row').last()).toContainText(price)
})
