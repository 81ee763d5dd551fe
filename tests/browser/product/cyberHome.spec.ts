import type { Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible'
import {
  answerQuestion,
  enterAsSupplier,
  listenForComplaints,
  ProductGrid,
  searchedCount,
} from './productPage'
import { expect, test } from './productTest'

/** Pixels from the left edge of a grid. */
const noticeTitle = 130
const firstOrder = 40
const figures = (page: Page) => page.getByRole('region', { name: '나의 업무' })

test('a supplier finds his own orders, and reads a notice above the home', async ({ page }) => {
  const complaints = listenForComplaints(page)
  await enterAsSupplier(page, 'hanul002')
  await expect(figures(page)).toContainText('접수 대기 발주')
  const orders = new ProductGrid(page, '최근 발주')
  await expect(orders.row(0)).toBeAttached()
  await expectAccessible(page, 'supplier home')
  const notices = new ProductGrid(page, '공지사항')
  const title = (await notices.cell(0, 'title').textContent()) ?? ''
  await notices.click(0, noticeTitle)
  const notice = page.getByRole('dialog', { name: title })
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('article')).not.toBeEmpty()
  await expectAccessible(page, 'notice')
  await page.keyboard.press('Escape')
  await expect(notice).toHaveCount(0)
  await expect(page).toHaveURL(/\/cyber$/)
  expect(complaints).toEqual([])
})

test('a number on the home of a supplier opens the list with as many rows, and an order its page', async ({
  page,
}) => {
  await enterAsSupplier(page, 'daesung2')
  const tile = figures(page).getByRole('button', { name: /^접수 대기 발주/ })
  const count = /\d+건/.exec((await tile.textContent()) ?? '')?.[0]
  await tile.click()
  await expect(page).toHaveURL(/\/cyber\/CyberOrderRequestList\?/)
  await expect.poll(() => searchedCount(page)).toBe(`총 ${count}`)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'OGPMS 홈' })).toBeVisible()
  const orders = new ProductGrid(page, '최근 발주 (10건까지)')
  const poNo = (await orders.cell(0, 'poNo').textContent()) ?? ''
  await orders.click(0, firstOrder)
  await expect(page).toHaveURL(new RegExp(`/cyber/CyberOrderRequestEdit\\?poNo=${poNo}`))
})

test('a notice that is not for suppliers says no more than that it is gone', async ({ page }) => {
  await enterAsSupplier(page, 'gchip001')
  await page.goto('/cyber?postNo=1')
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('게시가 끝났거나 삭제된 공지입니다.')
})

test('a block of the supplier home that fails leaves the others standing', async ({ page }) => {
  await page.route('**/api/v1/cyber/home/summary?block=counts', route =>
    route.fulfill({ status: 500, json: {} }),
  )
  await enterAsSupplier(page, 'nippon01')
  await answerQuestion(page, '확인')
  await expect(page.getByRole('button', { name: '다시 조회' })).toBeVisible()
  await expect(new ProductGrid(page, '공지사항').row(0)).toBeAttached()
})
