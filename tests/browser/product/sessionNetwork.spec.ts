import type { BrowserContext, Page } from '@playwright/test'
import { answerQuestion, frameAtRest, goInside, logIn, password } from './productPage'
import { expect, test } from './productTest'

const advice = /clock of this computer differs/

test('a network that breaks and comes back costs neither the session nor what was typed', async ({
  page,
}) => {
  await logIn(page, 'req.mobile', '/prEdit')
  await page.getByLabel('구매요청명').fill('끊겨도 남는 제목')
  await frameAtRest(page)
  // A piece of the page that is fetched at rest may fall into the gap, and says so.
  const pieceLost = page.getByRole('alertdialog').filter({ hasText: '필요한 파일을' })
  await page.addLocatorHandler(pieceLost, () => answerQuestion(page, '확인'))
  const cut = page.getByRole('status').filter({ hasText: '네트워크 연결이 끊겼습니다.' })
  await page.context().setOffline(true)
  await expect(cut).toBeVisible()
  await page.getByRole('button', { name: '연장' }).click()
  await expect(page.getByText('로그인 시간을 연장하지 못했습니다.')).toBeVisible()
  await page.getByRole('button', { name: '목록' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('입력한 내용은 그대로 있습니다.')
  await page.context().setOffline(false)
  await expect(cut).toHaveCount(0)
  // So may the first search of the list.
  const searchLost = page.getByRole('alertdialog').filter({ hasText: '서버에 연결하지 못했습니다.' })
  await answerQuestion(page, '다시 시도')
  await expect(page).toHaveURL(/\/prList/)
  await page.addLocatorHandler(searchLost, () => answerQuestion(page, '확인'))
  await page.getByRole('button', { name: /구매요청 등록·상세$/ }).click()
  await expect(page.getByLabel('구매요청명')).toHaveValue('끊겨도 남는 제목')
})

test('a piece of a page that the network loses says so, and comes once the server answers again', async ({
  page,
}) => {
  await logIn(page, 'req.mobile', '/prList')
  await frameAtRest(page)
  const lost = [
    /\/assets\/.*\.js$/,
    // The page itself, by which the loss is judged.
    ({ pathname }: URL) => pathname === '/',
  ] as const
  for (const address of lost) await page.route(address, route => route.abort())
  await goInside(page, '/prEdit')
  await expect(page.getByRole('heading', { name: '서버에 연결하지 못했습니다.' })).toBeVisible()
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByText('아직 서버에 연결되지 않습니다.')).toBeVisible()
  for (const address of lost) await page.unroute(address)
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByLabel('구매요청명')).toBeVisible()
})

test('a check that the server cannot answer leads to the page of errors with the number of the request', async ({
  page,
}) => {
  await logIn(page, 'req.mobile', '/')
  await page.route('**/api/v1/loginCheck?**', route => {
    const number = route.request().headers()['x-request-id'] ?? ''
    return route.fulfill({
      status: 500,
      headers: { 'x-request-id': number },
      json: { code: 'HTTP500', msg: '' },
    })
  })
  const checked = page.waitForRequest('**/api/v1/loginCheck?**')
  await page.goto('/prList')
  const number = (await checked).headers()['x-request-id'] ?? ''
  await expect(page).toHaveURL(/\/info500$/)
  await expect(page.getByText(`문의 코드 ${number.slice(0, 8)}`)).toBeVisible()
})

test('an answer with an errCode of no session leads home', async ({ page }) => {
  await logIn(page, 'req.mobile', '/prList')
  await page.route('**/api/v1/pr?**', route => route.fulfill({ json: { errCode: 'ANY-0001' } }))
  await page.getByRole('button', { name: '조회', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
})

async function openWithClock(
  context: BrowserContext,
  ahead: number,
): Promise<{ page: Page; said: string[] }> {
  await context.clock.install({ time: Date.now() + ahead })
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  await logIn(page, 'req.mobile', '/prList')
  await expect(page.getByText(/총 [\d,]+건/)).toBeVisible()
  return { page, said }
}

for (const [what, seconds, isAdvised] of [
  ['4:50 fast', 290, false],
  ['5:01 fast', 301, true],
  ['4:50 slow', -290, false],
  ['5:05 slow', -305, true],
] as const) {
  test(`a clock that goes ${what} is ${isAdvised ? 'advised about' : 'passed over'}, and the countdown is the server's`, async ({
    openContext,
    clockAhead,
  }) => {
    const { page, said } = await openWithClock(await openContext(), clockAhead + seconds * 1_000)
    expect(said.some(text => advice.test(text))).toBe(isAdvised)
    await expect(page.locator('header').getByText(/^\d\d:\d\d$/)).toHaveText(/^(30:00|29:[45]\d)$/)
  })
}

test('screens that could not be fetched at log-in are fetched at the next try', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Single ID').fill('req.mobile')
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password)
  let isCut = true
  await page.route('**/assets/screens-*.js', route => (isCut ? route.abort() : route.fallback()))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('서버에 연결하지 못했습니다.')
  isCut = false
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page.getByRole('button', { name: '연장' })).toBeVisible()
})
