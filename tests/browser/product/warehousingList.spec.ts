import type { Page } from '@playwright/test'
import type { WarehousingItemList } from '../../../codegen/generated/types'
import { dayFromToday, type ProductApi } from './productApi'
import { logIn, ProductGrid, searchedCount } from './productPage'
import { expect, test } from './productTest'

/** Pixels from the left edge of a grid into its first column, which is no check column here. */
const firstColumn = 60

const receipts = (page: Page) => new ProductGrid(page, '입고 목록')
const items = (page: Page) => new ProductGrid(page, '입고 품목')
const rowCount = (page: Page) =>
  items(page)
    .table.locator('tr')
    .filter({ has: page.locator('td[data-column="itemName"]') })
    .count()

async function foundItems(api: ProductApi, whReqNo: string): Promise<WarehousingItemList> {
  return (await api.read('/api/v1/warehousing/item', { whReqNo, size: '0' })) as WarehousingItemList
}

async function search(page: Page): Promise<string> {
  const answered = page.waitForResponse(
    answer => answer.url().includes('/api/v1/warehousing?') && answer.url().includes('want=rows'),
  )
  await page.getByRole('button', { name: '조회', exact: true }).click()
  await answered
  return searchedCount(page)
}

/** Searches by an order number, and waits until the server has it. */
async function searchAndSave(page: Page, number: string): Promise<string> {
  const saved = page.waitForResponse(
    answer => answer.url().includes('/savedFilter/warehousingList') && answer.request().method() === 'PUT',
  )
  await page.getByLabel('발주번호').fill(number)
  const count = await search(page)
  expect((await saved).status()).toBe(200)
  return count
}

test('the items follow the chosen receipt, with their sums', async ({ openAs, apiAs }) => {
  const page = await openAs('buy.all', '/warehousingList')
  await searchedCount(page)
  const api = await apiAs('buy.all')
  for (const row of [0, 2]) {
    await receipts(page).click(row, firstColumn)
    const whReqNo = (await receipts(page).cell(row, 'whReqNo').textContent()) ?? ''
    const { rows } = await foundItems(api, whReqNo)
    expect(rows.length, whReqNo).toBeGreaterThan(0)
    await expect(items(page).cell(0, 'itemName')).toHaveText(rows[0]?.itemName ?? '')
    await expect.poll(() => rowCount(page)).toBe(rows.length)
  }
})

test('states are chosen several at a time and sent as a list', async ({ openAs }) => {
  const page = await openAs('buy.all', '/warehousingList')
  await searchedCount(page)
  await page.getByRole('combobox', { name: /^입고상태/ }).click()
  await page.getByRole('checkbox', { name: '입고요청', exact: true }).check()
  await page.getByRole('checkbox', { name: '검수완료', exact: true }).check()
  await page.keyboard.press('Escape')
  const asked = page.waitForRequest(request => request.url().includes('/api/v1/warehousing?'))
  await page.getByRole('button', { name: '조회', exact: true }).click()
  expect(new URL((await asked).url()).searchParams.get('status')).toBe('REQUESTED,INSPECTED')
})

test('the last search is there after log-out, and in another browser of the same person', async ({
  openAs,
  openContext,
}) => {
  const user = 'recv.mobile'
  const page = await openAs(user, '/warehousingList')
  await searchedCount(page)
  const number = `PO${dayFromToday(0).slice(0, 4)}`
  // Another search first: one that the server has already is not sent again.
  await searchAndSave(page, crypto.randomUUID().slice(0, 8))
  const count = await searchAndSave(page, number)
  expect(count).not.toBe('총 0건')

  await page.getByRole('button', { name: '임수빈 님 메뉴' }).click()
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expect(page.getByLabel('Single ID')).toBeVisible()
  await logIn(page, user, '/warehousingList')
  await expect(page.getByLabel('발주번호')).toHaveValue(number)
  expect(await searchedCount(page)).toBe(count)

  const other = await (await openContext()).newPage()
  const calls: string[] = []
  other.on('request', request => {
    if (/\/api\/v1\/(warehousing\?|cmmn\/savedFilter)/.test(request.url()))
      calls.push(new URL(request.url()).pathname)
  })
  await logIn(other, user, '/warehousingList')
  await expect(other.getByLabel('발주번호')).toHaveValue(number)
  await expect.poll(() => searchedCount(other)).toBe(count)
  expect(calls[0]).toBe('/api/v1/warehousing')
})
