import type { Page } from '@playwright/test'
import { dayFromToday, screwdrivers } from './productApi'
import { answerQuestion, ProductGrid, searchedCount } from './productPage'
import { expect, test } from './productTest'

/** Pixels from the left edge to the middle of a column in its first layout. */
const lefts = { purchaseType: 646, section: 1483, totalAmtKrw: 946 }

const list = (page: Page) => new ProductGrid(page, '구매요청 목록')
const monthAgo = async (page: Page) => page.getByLabel('요청일자 시작일').inputValue()

test('the list opens with the past month, and count and sum are those of the server', async ({
  openAs,
  apiAs,
}) => {
  const page = await openAs('buy.all', '/prList')
  await expect(page.getByLabel('요청일자 종료일')).toHaveValue(dayFromToday(0))
  const from = await monthAgo(page)
  const api = await apiAs('buy.all')
  const period = { reqDateFrom: from, reqDateTo: dayFromToday(0) }
  // Other tests write requests meanwhile: both sides are asked anew until they speak of the same moment.
  await expect(async () => {
    const { total, sums } = await api.listRequests({ ...period, want: 'totals' })
    const { rows } = await api.listRequests({ ...period, want: 'rows', size: '5', sort: 'prNo:desc' })
    await page.getByRole('button', { name: '조회', exact: true }).click()
    expect(await searchedCount(page)).toBe(`총 ${total}건`)
    const sum = Number(sums?.totalAmtKrw).toLocaleString('ko-KR')
    await expect(page.getByText(`요청금액(원) 합계 ${sum}`)).toBeVisible({ timeout: 500 })
    for (const [index, row] of rows.entries())
      await expect(list(page).cell(index, 'prNo')).toHaveText(row.prNo, { timeout: 500 })
  }).toPass()
})

test('Enter in a condition searches once', async ({ openAs, apiAs }) => {
  const title = `엔터 조회 ${crypto.randomUUID().slice(0, 8)}`
  await (await apiAs('req.mobile')).createRequest(title)
  const page = await openAs('req.mobile', '/prList')
  await searchedCount(page)
  const searches: string[] = []
  page.on('request', request => searches.push(new URL(request.url()).search))
  await page.getByLabel('구매요청명').fill(title)
  await page.getByLabel('구매요청명').press('Enter')
  await expect(page.getByText('총 1건')).toBeVisible()
  expect(searches.filter(search => search.includes('want=rows'))).toHaveLength(1)
})

test('a per cent sign in a text condition is a plain character', async ({ openAs, apiAs }) => {
  const api = await apiAs('req.mobile')
  const mark = crypto.randomUUID().slice(0, 8)
  await api.createRequest(`${mark} 농도 50% 용액`)
  await api.createRequest(`${mark} 농도 500 용액`)
  const page = await openAs('req.mobile', '/prList')
  await page.getByLabel('구매요청명').fill(`${mark} 농도 50%`)
  await page.getByLabel('구매요청명').press('Enter')
  await expect(page.getByText('총 1건')).toBeVisible()
  await expect(list(page).cell(0, 'title')).toHaveText(`${mark} 농도 50% 용액`)
})

test('conditions and order stand in the address and come back by reload and by back from a request', async ({
  openAs,
}) => {
  const page = await openAs('buy.all', '/prList')
  const all = await searchedCount(page)
  await page.getByLabel('비용구분').selectOption('EXP')
  await page.getByLabel('구매요청명').fill('노트북')
  await page.getByLabel('구매요청명').press('Enter')
  await expect(page).toHaveURL(/expenseType=EXP/)
  const found = await searchedCount(page)
  expect(found).not.toBe(all)
  await list(page).clickHeader(lefts.totalAmtKrw)
  await expect(page).toHaveURL(/sort=totalAmtKrw%3Aasc/)
  await expect(list(page).header('요청금액(원)')).toHaveAttribute('aria-sort', 'ascending')

  await page.reload()
  await expect(page.getByLabel('비용구분')).toHaveValue('EXP')
  await expect(page.getByLabel('구매요청명')).toHaveValue('노트북')
  await expect(page.getByText(found)).toBeVisible()
  await expect(list(page).header('요청금액(원)')).toHaveAttribute('aria-sort', 'ascending')

  await list(page).doubleClick(0, lefts.purchaseType)
  await expect(page).toHaveURL(/\/prEdit/)
  await page.goBack()
  await expect(page).toHaveURL(/expenseType=EXP.*sort=totalAmtKrw%3Aasc/)
  await expect(page.getByLabel('구매요청명')).toHaveValue('노트북')
  await expect(page.getByText(found)).toBeVisible()
})

test('Shift and a click add a second order below the first', async ({ openAs, apiAs }) => {
  const page = await openAs('buy.all', '/prList')
  await searchedCount(page)
  await list(page).clickHeader(lefts.section)
  await expect(page).toHaveURL(/sort=section%3Aasc/)
  await list(page).clickHeader(lefts.totalAmtKrw, ['Shift'])
  await expect(page).toHaveURL(/sort=section%3Aasc%2CtotalAmtKrw%3Aasc/)
  await expect(list(page).header('사업부')).toHaveAttribute('aria-sort', 'ascending')
  await expect(list(page).header('요청금액(원)')).toHaveAttribute('aria-sort', 'ascending')
  const { rows } = await (await apiAs('buy.all')).listRequests({
    reqDateFrom: await monthAgo(page),
    reqDateTo: dayFromToday(0),
    want: 'rows',
    size: '6',
    sort: 'section:asc,totalAmtKrw:asc',
  })
  for (const [index, row] of rows.entries())
    await expect(list(page).cell(index, 'totalAmtKrw')).toHaveText(
      Number(row.totalAmtKrw).toLocaleString('ko-KR'),
    )
})

test('a period that is none, or too long, is refused at its field and nothing is searched', async ({
  openAs,
}) => {
  const page = await openAs('req.mobile', '/prList')
  const found = await searchedCount(page)
  const searches: string[] = []
  page.on('request', request => searches.push(request.url()))
  for (const [from, to, text] of [
    ['2026-03-02', '2026-03-01', '조회 시작일은 종료일보다 클 수 없습니다.'],
    ['2025-01-01', '2026-01-02', '조회기간은 최대 12개월입니다.'],
    ['어제', '2026-03-01', '날짜 형식이 올바르지 않습니다.'],
  ] as const) {
    await page.getByLabel('요청일자 시작일').fill(from)
    await page.getByLabel('요청일자 종료일').fill(to)
    await page.getByRole('button', { name: '조회', exact: true }).click()
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.getByLabel('요청일자 시작일')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(found)).toBeVisible()
  }
  expect(searches.filter(url => url.includes('/api/v1/pr?'))).toEqual([])
})

test('a bulk submission wants checked rows, with two drafts both are submitted', async ({
  openAs,
  apiAs,
}) => {
  const api = await apiAs('req.mobile')
  const title = `일괄상신 ${crypto.randomUUID().slice(0, 8)}`
  // Of an account without a budget, so that nothing is asked.
  const line = { ...screwdrivers, accountCode: '5340100' }
  const drafts = [await api.createRequest(title, {}, [line]), await api.createRequest(title, {}, [line])]
  const page = await openAs('req.mobile', '/prList')
  await page.getByLabel('구매요청명').fill(title)
  await page.getByLabel('구매요청명').press('Enter')
  await expect(page.getByText('총 2건')).toBeVisible()
  const submission = page.getByRole('button', { name: '일괄상신' })
  await expect(submission).toBeDisabled()
  await expect(submission).toHaveAttribute('title', '선택된 항목이 없습니다.')
  await list(page).check(0)
  await list(page).check(1)
  await submission.click()
  await answerQuestion(page, '확인')
  await expect(page.getByText('처리되었습니다.')).toBeVisible()
  await expect(list(page).cell(0, 'status')).toHaveText('결재중')
  await expect(list(page).cell(1, 'status')).toHaveText('결재중')
  for (const prNo of drafts) expect((await api.readRequest(prNo)).header.status).toBe('APPROVING')
})

test('drafts checked in the list are deleted after a question', async ({ openAs, apiAs }) => {
  const api = await apiAs('req.mobile')
  const title = `목록에서 삭제 ${crypto.randomUUID().slice(0, 8)}`
  await api.createRequest(title)
  const page = await openAs('req.mobile', '/prList')
  await page.getByLabel('구매요청명').fill(title)
  await page.getByLabel('구매요청명').press('Enter')
  await expect(page.getByText('총 1건')).toBeVisible()
  await list(page).check(0)
  await page.getByRole('button', { name: '삭제', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText('삭제하시겠습니까?')
  await answerQuestion(page, '확인')
  await expect(page.getByText('총 0건')).toBeVisible()
  await expect(page.getByText('조회된 데이터가 없습니다.').first()).toBeVisible()
})

test('a double click opens the request, whose status is told in Korean', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/prList?status=ORDERED&isSearched=Y')
  await expect(list(page).cell(0, 'status')).toHaveText('발주완료')
  const prNo = (await list(page).cell(0, 'prNo').textContent()) ?? ''
  await list(page).doubleClick(0, lefts.purchaseType)
  await expect(page).toHaveURL(new RegExp(`/prEdit\\?prNo=${prNo}`))
  await expect(page.locator('main').getByText('발주완료').first()).toBeVisible()
  await expect(page.getByLabel('구매요청명')).toHaveCount(0)
})

test('F6 goes from the conditions to the toolbar and the list, and Tab passes the toolbar in one step', async ({
  openAs,
}) => {
  const page = await openAs('req.mobile', '/prList')
  await searchedCount(page)
  const first = page.getByLabel('구매요청번호', { exact: true })
  await first.focus()
  await page.keyboard.press('F6')
  await expect(page.getByRole('button', { name: '신규' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: '복사' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: /구매요청 목록/ })).toBeFocused()
  await page.keyboard.press('Shift+F6')
  await expect(page.getByRole('button', { name: '복사' })).toBeFocused()
  await page.keyboard.press('Shift+F6')
  await expect(first).toBeFocused()
})
