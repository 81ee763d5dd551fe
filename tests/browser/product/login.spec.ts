import { logIn, password } from './productPage'
import { expect, test } from './productTest'

test('who may not come in is refused in the words for it', async ({ page }) => {
  await page.goto('/')
  for (const [user, typed, text] of [
    ['system.admin', 'Wrong!2026pw', '비밀번호가 일치하지 않습니다.'],
    ['nobody.here', password, '존재하지 않는 아이디입니다.'],
    ['retired.user', password, '등록되지 않은 사용자입니다.'],
  ] as const) {
    await page.getByLabel('Single ID').fill(user)
    await page.getByRole('textbox', { name: '비밀번호' }).fill(typed)
    await page.getByRole('button', { name: '로그인', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText(text)
    await expect(page).toHaveURL(/\/login/)
  }
})

test('an empty id and an empty password are named before anything is sent', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Single ID를 입력해 주세요.')
  await page.getByLabel('Single ID').fill('req.mobile')
  await page.getByLabel('Single ID').press('Enter')
  await expect(page.getByRole('alert')).toHaveText('비밀번호를 입력해 주세요.')
})

test('log-in returns to the page that was asked for, with its conditions', async ({ page }) => {
  await logIn(page, 'req.mobile', '/prList?status=CLOSED&isSearched=Y')
  await expect(page).toHaveURL(/\/prList\?.*status=CLOSED/)
  await expect(page.getByRole('heading', { name: '구매요청 현황' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: '진행상태 종결' })).toBeVisible()
})

test('no token ever stands in an address, a request line or a cookie', async ({ page }) => {
  const addresses: string[] = []
  page.on('request', request => addresses.push(request.url()))
  await logIn(page, 'req.mobile', '/prList')
  await expect(page.getByText(/총 [\d,]+건/)).toBeVisible()
  const kept = await page.evaluate(() => sessionStorage.getItem('gpms.session') ?? '')
  const tokens = [...kept.matchAll(/"(?:accessToken|refreshToken)":"([^"]+)"/g)].map(([, token]) => token)
  expect(tokens).toHaveLength(2)
  const places = [...addresses, page.url(), JSON.stringify(await page.context().cookies())].join('\n')
  for (const token of tokens) expect(places).not.toContain(token)
})

test('after log-out the way back into a page leads through the log-in page', async ({ page }) => {
  await logIn(page, 'req.mobile', '/prList')
  await page.getByRole('button', { name: '조민재 님 메뉴' }).click()
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expect(page.getByLabel('Single ID')).toBeVisible()
  await page.goto('/prList')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('grid')).toHaveCount(0)
})

test('logging out in one tab ends the session in its copy', async ({ page }) => {
  await logIn(page, 'req.mobile', '/prList')
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => window.open('/prList'))
  const copy = await opened
  await expect(copy.getByRole('button', { name: '조민재 님 메뉴' })).toBeVisible()
  await page.getByRole('button', { name: '조민재 님 메뉴' }).click()
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expect(copy.getByLabel('Single ID')).toBeVisible()
  await expect(copy.getByRole('grid')).toHaveCount(0)
})
