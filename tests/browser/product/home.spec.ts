import type { Page } from '@playwright/test'
import type { HomeCounts, HomeSummary } from '../../../codegen/generated/types'
import { answerQuestion, listenForComplaints, ProductGrid, searchedCount } from './productPage'
import { expect, test } from './productTest'

const path = '/api/v1/home/summary'
/** Pixels from the left edge of a grid. */
const documentLink = 60
const shortcutLink = 40
const noticeTitle = 130
const tile = (page: Page, name: string) =>
  page.getByRole('region', { name: '나의 업무' }).getByRole('button', { name: new RegExp(`^${name}`) })

test('a number on the home opens the list with its filters and exactly as many rows', async ({
  openAs,
  apiAs,
}) => {
  const page = await openAs('buy.mobile', '/')
  const complaints = listenForComplaints(page)
  await expect(page.getByRole('heading', { name: 'GPMS 홈' })).toBeVisible()
  const { counts } = (await (await apiAs('buy.mobile')).read(path, { block: 'counts' })) as HomeSummary
  const opens: readonly (readonly [string, keyof HomeCounts, string])[] = [
    ['접수 대기', 'prReceiveCnt', '/prConfirmList'],
    ['발주 대기', 'prOrderCnt', '/prConfirmList'],
    ['작성중 구매요청', 'prDraftCnt', '/prList'],
    ['견적 마감 임박', 'rfqDueCnt', '/prConfirmList'],
    ['변경 확인 대기', 'poChgCnt', '/portal/poChange/poChangeInfo'],
    ['검수 대기', 'inspectCnt', '/warehousingList'],
  ]
  for (const [name, field, list] of opens) {
    await expect(tile(page, name)).toContainText(`${counts?.[field]}건`)
    await tile(page, name).click()
    await expect(page).toHaveURL(new RegExp(`${list}\\?`))
    await expect.poll(() => searchedCount(page), name).toBe(`총 ${counts?.[field]}건`)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'GPMS 홈' })).toBeVisible()
  }
  expect(complaints).toEqual([])
})

test('a waiting document is opened for its approver, and a notice for its reader', async ({ openAs }) => {
  const page = await openAs('head.mobile', '/')
  const inbox = new ProductGrid(page, '결재 대기함')
  await expect(inbox.row(0)).toBeAttached()
  const docNo = (await inbox.cell(0, 'docNo').textContent()) ?? ''
  await inbox.click(0, documentLink)
  // Each type of document has its own page.
  await expect(page).toHaveURL(new RegExp(`/\\w+\\?\\w+=${docNo}&apprNo=`))
  await expect(page.getByRole('button', { name: '승인' })).toBeVisible()
  await page.goBack()
  const notices = new ProductGrid(page, '공지사항')
  const title = (await notices.cell(0, 'title').textContent()) ?? ''
  await notices.click(0, noticeTitle)
  await expect(page).toHaveURL(/\/board\/notice\?postNo=\d+/)
  await expect(page.getByText(title).first()).toBeVisible()
})

test('a shortcut opens its page, and pages opened lately come first', async ({ openAs }) => {
  const page = await openAs('req.semi', '/')
  const shortcuts = new ProductGrid(page, '바로가기')
  const name = (await shortcuts.cell(0, 'pgmName').textContent()) ?? ''
  const noted = page.waitForResponse('**/api/v1/menuLog')
  await shortcuts.click(0, shortcutLink)
  await expect(page.getByRole('navigation', { name: '현재 위치' })).toContainText(name)
  await noted
  await page.goBack()
  await expect(shortcuts.cell(0, 'pgmName')).toHaveText(name)
  await expect(shortcuts.cell(0, 'from')).toHaveText(/즐겨찾기|최근 사용/)
})

test('a block that fails says so and is loaded again alone; the others stand', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/')
  await expect(tile(page, '작성중 구매요청')).toBeVisible()
  await page.route(`**${path}?block=months`, route => route.fulfill({ status: 502, json: {} }))
  await page.getByRole('button', { name: '새로고침' }).click()
  await answerQuestion(page, '확인')
  const again = page.getByRole('button', { name: '다시 조회' })
  await expect(again).toBeVisible()
  await expect(tile(page, '작성중 구매요청')).toContainText('건')
  await expect(new ProductGrid(page, '공지사항').row(0)).toBeAttached()
  await page.unroute(`**${path}?block=months`)
  await again.click()
  await expect(again).toHaveCount(0)
})
