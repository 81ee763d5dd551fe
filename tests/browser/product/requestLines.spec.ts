import type { Page } from '@playwright/test'
import { compose } from './composeHangul'
import { expectAccessible } from './expectAccessible'
import { dayFromToday, screwdrivers } from './productApi'
import { answerQuestion, ProductGrid } from './productPage'
import { expect, test } from './productTest'

const linesOf = (page: Page) => new ProductGrid(page, '요청 품목')

test('submission names every missing field at once, and the summary leads to each', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/prEdit')
  await page.getByRole('button', { name: '행추가' }).click()
  await page.getByRole('button', { name: '결재상신' }).click()
  const summary = page.getByRole('region', { name: /건을 확인해 주세요/ })
  for (const text of [
    '구매요청명을 입력해 주세요.',
    '비용구분을 선택해 주세요.',
    '납품장소를 입력해 주세요.',
    '구매사유를 입력해 주세요.',
    '1행 품목명을 입력해 주세요.',
  ])
    await expect(summary.getByRole('button', { name: text })).toBeVisible()
  await expect(page.getByLabel('납품장소')).toHaveAttribute('aria-invalid', 'true')
  await expect(linesOf(page).cell(0, 'itemName')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'new document with problems')
  await summary.getByRole('button', { name: '구매사유를 입력해 주세요.' }).click()
  await expect(page.getByRole('textbox', { name: '구매사유' })).toBeFocused()
  await page.getByRole('textbox', { name: '구매사유' }).fill('짧은 사유')
  await page.getByLabel('납품장소').fill('3층')
  await expect(summary.getByRole('button', { name: '납품장소를 입력해 주세요.' })).toHaveCount(0)
  await expect(page.getByText('구매사유는 10자 이상 입력해 주세요.').first()).toBeVisible()
})

test('a request without a line cannot be submitted', async ({ openAs, apiAs }) => {
  const prNo = await (await apiAs('req.mobile')).createRequest('품목 없는 구매', {}, [])
  const page = await openAs('req.mobile', `/prEdit?prNo=${prNo}`)
  await page.getByRole('button', { name: '결재상신' }).click()
  await expect(page.getByText(/요청 품목을 1건 이상 입력해 주세요/).first()).toBeVisible()
})

test('한글 typed straight into a cell is kept whole', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/prEdit')
  const cdp = await page.context().newCDPSession(page)
  await page.getByRole('button', { name: '행추가' }).click()
  await linesOf(page).walkTo(0, 'itemName')
  await compose(cdp, ['ㅎ', '하', '한'], '한')
  await compose(cdp, ['ㄱ', '그', '글'], '글')
  await page.keyboard.press('Enter')
  await expect(linesOf(page).cell(0, 'itemName')).toHaveText('한글')
})

test('lines pasted from Excel read thousands and dates, and undo takes them all back', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/prEdit')
  const lines = linesOf(page)
  await page.getByRole('button', { name: '행추가' }).click()
  const day = dayFromToday(40)
  await lines.paste(
    0,
    'itemName',
    `베어링\t6204ZZ\tEA\t2\t"1,234,567"\r\n볼트\tM8\tEA\t1,000\t12.50\r\n너트\tM8\tEA\t30\t₩890\r\n`,
  )
  await expect(page.getByText('총 3건')).toBeVisible()
  await expect(lines.cell(0, 'unitPrice')).toHaveText('1,234,567')
  await expect(lines.cell(0, 'amt')).toHaveText('2,469,134')
  await expect(lines.cell(1, 'qty')).toHaveText('1,000')
  await expect(lines.cell(1, 'amt')).toHaveText('12,500')
  await expect(lines.cell(2, 'unitPrice')).toHaveText('890')
  await expect(page.locator('main').getByText('2,508,334').first()).toBeVisible()
  await lines.paste(0, 'needDate', `${day}\r\n${day.replaceAll('-', '.')}\r\n${day.replaceAll('-', '')}\r\n`)
  for (const row of [0, 1, 2]) await expect(lines.cell(row, 'needDate')).toHaveText(day)
  await page.keyboard.press('Control+Z')
  await expect(lines.cell(1, 'needDate')).not.toHaveText(day)
  await page.keyboard.press('Control+Z')
  await expect(lines.cell(0, 'itemName')).toHaveText('')
  await expect(lines.cell(0, 'unitPrice')).toHaveText('')
  await expect(page.getByText('총 1건')).toBeVisible()
  await page.keyboard.press('Control+Y')
  await expect(page.getByText('총 3건')).toBeVisible()
  await expect(lines.cell(2, 'unitPrice')).toHaveText('890')
})

test('rows are copied and deleted, their marks and the total follow', async ({ openAs, apiAs }) => {
  const prNo = await (await apiAs('req.mobile')).createRequest('행 복사와 삭제')
  const page = await openAs('req.mobile', `/prEdit?prNo=${prNo}`)
  const lines = linesOf(page)
  const total = page.locator('main').getByText('2,560,000')
  await lines.check(0)
  await page.getByRole('button', { name: '행복사' }).click()
  await expect(lines.cell(1, 'itemName')).toHaveText('전동드라이버 세트')
  await expect(lines.row(1)).toContainText('신규')
  await expect(total.first()).toBeVisible()
  await lines.check(0)
  await lines.type(0, 'qty', '3')
  await expect(lines.row(0)).toContainText('수정')
  await expect(lines.cell(0, 'amt')).toHaveText('384,000')
  await expect(page.locator('main').getByText('1,664,000').first()).toBeVisible()
  await lines.check(0)
  await page.getByRole('button', { name: '행삭제' }).click()
  await expect(lines.row(0)).toContainText('삭제')
  await expect(page.locator('main').getByText('1,280,000').first()).toBeVisible()
})

test('the same item twice is refused by the server with the line numbers of both', async ({
  openAs,
  apiAs,
}) => {
  const prNo = await (await apiAs('req.mobile')).createRequest('중복 품목')
  const page = await openAs('req.mobile', `/prEdit?prNo=${prNo}`)
  await linesOf(page).check(0)
  await page.getByRole('button', { name: '행복사' }).click()
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await answerQuestion(page, '확인')
  await expect(page.getByRole('alertdialog')).toContainText('동일 품목이 중복되었습니다. (순번 10, 20)')
})

test('a quantity of nothing and a price of letters are refused in their cells', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/prEdit')
  const lines = linesOf(page)
  await page.getByRole('button', { name: '행추가' }).click()
  await lines.type(0, 'qty', '0')
  await expect(lines.cell(0, 'qty')).toHaveAttribute('aria-invalid', 'true')
  await lines.type(0, 'qty', '5')
  await expect(lines.cell(0, 'qty')).not.toHaveAttribute('aria-invalid', 'true')
  await lines.paste(0, 'unitPrice', '백 원')
  await expect(lines.cell(0, 'unitPrice')).toHaveAttribute('aria-invalid', 'true')
})

test('an amount in yen shows won by the rate per hundred yen', async ({ openAs, apiAs }) => {
  const api = await apiAs('req.mobile')
  const { rate } = (await api.read('/api/v1/cmmn/exchangeRate', { currency: 'JPY' })) as { rate: string }
  const won = Math.round((10 * 128_000 * Number(rate)) / 100).toLocaleString('ko-KR')
  const prNo = await api.createRequest('엔화 구매', {}, [screwdrivers])
  const page = await openAs('req.mobile', `/prEdit?prNo=${prNo}`)
  await page.getByLabel('통화').selectOption('JPY')
  await expect(page.locator('main').getByText(won).first()).toBeVisible()
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await answerQuestion(page, '확인')
  await expect(page.getByText('저장되었습니다.')).toBeVisible()
  const { header } = await api.readRequest(prNo)
  expect(Number(header.totalAmtKrw).toLocaleString('ko-KR')).toBe(won)
  expect(header.totalAmt).toBe('1280000')
})

test('Insert adds a line to type into and Ctrl+Delete takes it away, as their buttons do', async ({
  openAs,
}) => {
  const page = await openAs('req.mobile', '/prEdit')
  const lines = linesOf(page)
  await expect(page.getByRole('button', { name: '행추가' })).toHaveAttribute('title', 'Insert')
  await page.getByRole('button', { name: '행추가' }).click()
  await page.keyboard.press('Insert')
  await expect(page.getByText('총 2건')).toBeVisible()
  await page.keyboard.press('Control+Delete')
  await expect(page.getByText('총 1건')).toBeVisible()
  await lines.walkTo(0, 'itemName')
  await page.keyboard.type('볼트')
  await page.keyboard.press('Enter')
  await expect(lines.cell(0, 'itemName')).toHaveText('볼트')
})
