import type { Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible'
import { enterAsSupplier, listenForComplaints } from './productPage'
import { expect, test } from './productTest'

const bell = (page: Page) => page.getByRole('button', { name: /^(읽지 않은 )?알림/ })
const list = (page: Page) => page.getByRole('region', { name: '알림', exact: true })
/** What a screen reader says while its listener looks at something else. */
const heard = (page: Page, title: string) => page.locator('header [aria-live]').filter({ hasText: title })

test('an approver hears of a request in all his tabs, opens it from the bell, and it counts as read', async ({
  openAs,
  apiAs,
}) => {
  const page = await openAs('head.mobile', '/board/notice')
  const complaints = listenForComplaints(page)
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/prList'))
  const other = await opened
  const streams: string[] = []
  for (const tab of [page, other])
    tab.on('request', request => {
      if (request.url().endsWith('/notice/stream')) streams.push(request.url())
    })
  await expect(bell(other)).toBeVisible()
  const api = await apiAs('req.mobile')
  const [title, later] = ['벨로 여는 요청', '벨에 남는 요청'].map(text => `${text} ${test.info().retry}`)
  const prNo = await api.createSubmitted(title ?? '')
  await api.createSubmitted(later ?? '')
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName(/^읽지 않은 알림 \d+건$/)
  await page.bringToFront()
  await bell(page).focus()
  await page.keyboard.press('Enter')
  const entry = (text = '') => list(page).getByRole('button', { name: text })
  await expect(entry(title)).toHaveAccessibleName(/^읽지 않음/)
  await expectAccessible(page, 'notices')
  await entry(title).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/prEdit\\?prNo=${prNo}&apprNo=`))
  await expect(page.getByRole('button', { name: '승인' })).toBeVisible()
  await bell(page).click()
  await expect(entry(title)).not.toHaveAccessibleName(/^읽지 않음/)
  await expect(entry(later)).toHaveAccessibleName(/^읽지 않음/)
  await list(page).getByRole('button', { name: '모두 읽음으로 표시' }).click()
  await expect(entry(later)).not.toHaveAccessibleName(/^읽지 않음/)
  expect(streams.length).toBeLessThanOrEqual(1)
  expect(complaints).toEqual([])
})

test('what comes while one works is said aloud and counted, and nothing jumps', async ({ openAs, apiAs }) => {
  const page = await openAs('head.mobile', '/board/notice')
  await page.waitForRequest('**/api/v1/cmmn/notice/stream')
  const title = `작업 중에 온 요청 ${test.info().retry}`
  await (await apiAs('req.mobile')).createSubmitted(title)
  await expect(heard(page, title)).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('공지사항')
})

test('notices that cannot be read say so in the bell, and come at the next try', async ({ openAs }) => {
  const page = await openAs('leave.user', '/')
  await page.route('**/api/v1/cmmn/notice', route =>
    route.fulfill({ status: 500, json: { code: 'HTTP500' } }),
  )
  await bell(page).click()
  await expect(list(page).getByRole('alert')).toContainText('내부 서버 오류가 발생했습니다.')
  await page.unroute('**/api/v1/cmmn/notice')
  await list(page).getByRole('button', { name: '다시 조회' }).click()
  await expect(list(page)).toContainText('받은 알림이 없습니다.')
  await page.keyboard.press('Escape')
  await expect(bell(page)).toBeFocused()
})

test('a supplier has the bell too, without approvals', async ({ page }) => {
  await enterAsSupplier(page, 'gchip001')
  await bell(page).click()
  await expect(list(page)).toBeVisible()
  await expect(page.getByRole('region', { name: '결재할 문서' })).toHaveCount(0)
  await expectAccessible(page, 'notices of a supplier')
})
