import type { Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible'
import { answerQuestion, endElsewhere, logIn, password, tokensOf } from './productPage'
import { expect, test } from './productTest'

const timedOut = '로그인 시간이 초과되어 로그아웃되었습니다.'
const clock = (page: Page) => page.locator('header').getByText(/^\d\d:\d\d$/)
const ending = (page: Page) => page.getByRole('alertdialog', { name: '자동 로그아웃 안내' })

async function openCopy(page: Page, path: string): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.evaluate(to => void window.open(to), path)
  const copy = await opened
  await expect(copy.getByRole('button', { name: '연장' })).toBeVisible({ timeout: 30_000 })
  return copy
}

async function logInAgain(page: Page, user: string): Promise<void> {
  await page.getByLabel('Single ID').fill(user)
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password)
  await page.keyboard.press('Enter')
}

test('two tabs whose token was replaced renew it once between them, and both work on', async ({ page }) => {
  await logIn(page, 'req.mobile', '/prList')
  const copy = await openCopy(page, '/prList')
  const first = await tokensOf(page)
  let renewals = 0
  await page.context().route('**/auth/verify', route => {
    renewals += 1
    return route.fallback()
  })
  await page.context().route('**/api/v1/pr?**', route => {
    const isOld = route.request().headers().accesstoken === first.accessToken
    return isOld ? route.fulfill({ status: 401, json: { code: 'AUTH008', msg: '' } }) : route.fallback()
  })
  await Promise.all([page, copy].map(tab => tab.getByRole('button', { name: '조회', exact: true }).click()))
  for (const tab of [page, copy]) {
    await expect.poll(() => tokensOf(tab)).not.toEqual(first)
    await expect(tab.getByText(/총 [\d,]+건/)).toBeVisible()
  }
  expect(renewals).toBe(1)
  expect(await tokensOf(copy)).toEqual(await tokensOf(page))
})

test('a tab that was opened from another has its session, and closing it ends nothing for the other', async ({
  page,
}) => {
  await logIn(page, 'req.mobile', '/prList')
  const copy = await openCopy(page, '/prEdit')
  expect(await tokensOf(copy)).toEqual(await tokensOf(page))
  await copy.close()
  await page.getByRole('button', { name: '조회', exact: true }).click()
  await expect(page.getByText(/총 [\d,]+건/)).toBeVisible()
  // A tab of its own, in the same browser, begins with nobody.
  const stranger = await page.context().newPage()
  await stranger.goto('/prList')
  await expect(stranger.getByLabel('Single ID')).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(page.getByRole('button', { name: '연장' })).toBeVisible({ timeout: 30_000 })
})

test('a copy that rested while the other tab renewed takes over its tokens instead of ending the session', async ({
  page,
}) => {
  await logIn(page, 'req.mobile', '/prList')
  const old = await page.evaluate(() => sessionStorage.getItem('gpms.session') ?? '')
  await page.getByRole('button', { name: '연장' }).click()
  await expect(page.getByText('로그인 시간이 연장되었습니다.')).toBeVisible()
  const restored = await page.context().newPage()
  await restored.addInitScript(kept => sessionStorage.setItem('gpms.session', kept), old)
  await restored.goto('/prList')
  await expect.poll(() => tokensOf(restored)).toEqual(await tokensOf(page))
  await expect(restored.getByText(/총 [\d,]+건/)).toBeVisible()
})

test('logging out in one tab leaves what is unsaved in the other to its owner', async ({ page }) => {
  await logIn(page, 'req.mobile', '/prList')
  const copy = await openCopy(page, '/prEdit')
  await copy.getByLabel('구매요청명').fill('다른 탭에서 쓰던 제목')
  await page.getByRole('button', { name: '조민재 님 메뉴' }).click()
  await page.getByRole('button', { name: '로그아웃', exact: true }).click()
  await expect(copy.getByText('다른 탭에서 로그아웃되었습니다.')).toBeVisible()
  await logInAgain(copy, 'req.mobile')
  await expect(copy.getByLabel('구매요청명')).toHaveValue('다른 탭에서 쓰던 제목')
})

test('a session ended elsewhere is told once at the next step, and log-in leads back to that page', async ({
  page,
}) => {
  await logIn(page, 'req.mobile', '/prList?status=CLOSED')
  await page.getByRole('link', { name: 'GPMS', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
  const said: string[] = []
  await page.exposeFunction('noteDialog', (text: string) => said.push(text))
  await page.evaluate(() => {
    const note = (window as unknown as { noteDialog: (text: string) => void }).noteDialog
    new MutationObserver(changes => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof HTMLDialogElement) note(node.innerText)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await endElsewhere(page)
  await page.goBack()
  await expect(page.getByRole('alertdialog', { name: '로그인 정보' })).toContainText(timedOut)
  await answerQuestion(page, '확인')
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => said).toHaveLength(1)
  await logInAgain(page, 'req.mobile')
  await expect(page).toHaveURL(/\/prList\?.*status=CLOSED/)
})

test('the last minute is counted down in a dialog, and one key extends the session in all tabs', async ({
  page,
  clockAhead,
}) => {
  let isNear = true
  await page.context().route(/\/(api\/v1|auth)\/(?!cmmn\/notice\/stream)/, async route => {
    if (!isNear) return route.fallback()
    const reply = await route.fetch()
    const end = String(Date.now() + clockAhead + 58_000)
    const body = (await reply.text()).replace(/("tokenExpiredTimestamp":)\d+/, `$1${end}`)
    await route.fulfill({ response: reply, body, headers: { ...reply.headers(), sessionend: end } })
  })
  await page.goto('/prEdit')
  await logInAgain(page, 'req.mobile')
  await expect(ending(page).getByRole('timer')).toContainText(/00:[0-5]\d/, { timeout: 30_000 })
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/prList'))
  const copy = await opened
  await expect(ending(copy)).toBeVisible({ timeout: 30_000 })
  await page.bringToFront()
  await expect(ending(page).getByRole('button', { name: '로그인 연장' })).toBeFocused()
  isNear = false
  await page.keyboard.press('Enter')
  for (const tab of [page, copy]) {
    await expect(ending(tab)).toHaveCount(0)
    await expect(clock(tab)).toHaveText(/^(30:00|29:[45]\d)$/)
  }
})

test('a computer that slept past the end asks the server, tells, and its owner finds his entries', async ({
  page,
  clockAhead,
}) => {
  await page.context().clock.install({ time: Date.now() + clockAhead })
  await logIn(page, 'req.mobile', '/prEdit')
  await page.getByLabel('구매요청명').fill('노트북을 덮기 전의 제목')
  await endElsewhere(page)
  await page.clock.fastForward('03:00:00')
  await expect(page.getByRole('alertdialog', { name: '로그인 정보' })).toContainText(timedOut)
  await answerQuestion(page, '확인')
  await logInAgain(page, 'req.mobile')
  await expect(page.getByLabel('구매요청명')).toHaveValue('노트북을 덮기 전의 제목')
})

test('a computer that woke before the end was reached by another tab goes on', async ({
  page,
  clockAhead,
}) => {
  await page.context().clock.install({ time: Date.now() + clockAhead })
  await logIn(page, 'req.mobile', '/prList')
  await expect(page.getByText(/총 [\d,]+건/)).toBeVisible()
  await page.clock.fastForward('03:00:00')
  await expect(clock(page)).toHaveText(/^(30:00|29:\d\d)$/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('after a day of work session storage holds the session and nothing more', async ({ page }) => {
  await logIn(page, 'req.mobile', '/')
  await page.goto('/prList?status=CLOSED')
  await page.getByRole('button', { name: '조회', exact: true }).click()
  await expect(page.getByText(/총 [\d,]+건/)).toBeVisible()
  await page.goto('/prEdit')
  await page.getByLabel('구매요청명').fill('하루의 기록')
  await page.getByLabel('구매요청명').fill('')
  await page.getByRole('button', { name: '연장' }).click()
  await expect(page.getByText('로그인 시간이 연장되었습니다.')).toBeVisible()
  await page.goto('/portal/author/menuManage')
  await expect(page).toHaveURL(/\/info401$/)
  await page.getByRole('button', { name: '홈으로' }).click()
  await expect(page.getByRole('button', { name: '연장' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: '연장' })).toBeVisible()
  const kept = await page.evaluate(() => Object.entries(sessionStorage))
  expect(kept.map(([key]) => key)).toEqual(['gpms.session'])
  const session = JSON.parse(kept[0]?.[1] ?? '{}')
  expect(Object.keys(session).sort()).toEqual(['loginId', 'portal', 'tokens'])
  expect(Object.keys(session.tokens).sort()).toEqual(['accessToken', 'refreshToken', 'tokenKey'])
})

test('one sees where one is logged in, ends another place, and logs out everywhere at once', async ({
  page,
  openAs,
}) => {
  // Nobody else works as this person, whose sessions all end here.
  await logIn(page, 'buy.depta', '/')
  const elsewhere = await openAs('buy.depta', '/')
  const here = await openAs('buy.depta', '/')
  const second = await here.context().newPage()
  await logIn(second, 'buy.depta', '/')
  await here.getByRole('button', { name: /님 메뉴$/ }).click()
  await here.getByRole('button', { name: '내 접속 현황' }).click()
  const list = here.getByRole('dialog', { name: '내 접속 현황' })
  await expect(list.getByText('현재 접속', { exact: true })).toHaveCount(1)
  const before = await list.getByRole('row').count()
  expect(before).toBeGreaterThanOrEqual(5)
  await expectAccessible(here, 'sessions')
  await list
    .getByRole('button', { name: /접속 종료$/ })
    .last()
    .click()
  await expect(list.getByRole('row')).toHaveCount(before - 1)
  await list.getByRole('button', { name: '모든 곳에서 로그아웃' }).click()
  await answerQuestion(here, '확인')
  await expect(here).toHaveURL(/\/login$/)
  await expect(second).toHaveURL(/\/login$/)
  await elsewhere.reload()
  await expect(elsewhere.getByLabel('Single ID')).toBeVisible()
})

test('a session that is gone when the page is opened leads to log-in without a word, and back', async ({
  page,
}) => {
  await logIn(page, 'req.mobile', '/prList?status=CLOSED')
  await endElsewhere(page)
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await logInAgain(page, 'req.mobile')
  await expect(page).toHaveURL(/\/prList\?.*status=CLOSED/)
})

test('a supplier whose session has expired is told at the door, and log-in leads him in', async ({
  page,
}) => {
  const enter = async () => {
    await page.getByLabel('사용자 ID').fill('partner02301')
    await page.getByRole('textbox', { name: '비밀번호' }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByLabel('인증번호 6자리').fill('123456')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: '연장' })).toBeVisible({ timeout: 30_000 })
  }
  await page.goto('/cyberLogin')
  await enter()
  await endElsewhere(page, 'Y')
  await page.reload()
  await expect(page.getByRole('alertdialog')).toContainText('세션이 만료되어 로그아웃됩니다.')
  await answerQuestion(page, '확인')
  await expect(page).toHaveURL(/\/integration\?type=l$/)
  await page.getByRole('button', { name: '협력사 로그인' }).click()
  await enter()
  await expect(page).toHaveURL(/\/cyber$/)
})
