import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './expectAccessible'
import { type OwnProduct, startOwnProduct } from './ownProduct'
import { password } from './productPage'

const own = 'http://localhost:4185'
let product: OwnProduct | undefined

// One product with a directory serves all of them.
test.describe.configure({ mode: 'serial' })
test.use({ baseURL: own })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  product = await startOwnProduct(own, { GPMS_LOGIN_MODE: 'SSO_AD' })
})
test.afterAll(() => product?.stop())

async function logInThere(page: Page, user: string) {
  await page.getByLabel('Single ID').fill(user)
  await page.getByLabel('비밀번호').fill(password)
  await page.getByRole('button', { name: '로그인' }).click()
}

test('a page that was asked for leads through the directory and back; another tab is let in silently', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', request => addresses.push(request.url()))
  await page.goto('/prList?status=CLOSED&isSearched=Y')
  await expect(page.getByRole('heading', { name: '한빛 통합인증' })).toBeVisible()
  await logInThere(page, 'req.mobile')
  await expect(page).toHaveURL(/\/prList\?.*status=CLOSED/)
  await expect(page.getByRole('heading', { name: '구매요청 현황' })).toBeVisible()
  const kept = await page.evaluate(() => sessionStorage.getItem('gpms.session') ?? '')
  const { accessToken } = (JSON.parse(kept) as { tokens: { accessToken: string } }).tokens
  expect(addresses.filter(address => address.includes(accessToken))).toEqual([])

  const second = await page.context().newPage()
  await second.goto('/prList')
  await expect(second.getByRole('heading', { name: '구매요청 현황' })).toBeVisible()
  expect(new URL(second.url()).hash).toBe('')
})

test('logging out ends the session of the directory too, and the way back waits for a button', async ({
  page,
}) => {
  await page.goto('/')
  await logInThere(page, 'req.mobile')
  await page
    .getByRole('button', { name: /조민재/ })
    .first()
    .click()
  await page.getByText('로그아웃', { exact: true }).click()
  await expect(page).toHaveURL(`${own}/login?out=Y`)
  await expect(page.getByRole('button', { name: 'SSO 로그인' })).toBeVisible()
  await expectAccessible(page, '/login?out=Y')
  await page.getByRole('button', { name: 'SSO 로그인' }).click()
  await expect(page.getByRole('heading', { name: '한빛 통합인증' })).toBeVisible()
})

test('whom nobody knows reads so, tries again, or logs in by password', async ({ page }) => {
  await page.goto('/auth/ad?redirectUrl=/login&demoUser=bad')
  await expect(page.getByRole('alert')).toContainText('등록되지 않은 사용자입니다.')
  await page.getByRole('button', { name: '로그인 화면으로' }).click()
  await page.getByText('아이디와 비밀번호로 로그인').click()
  await page.getByLabel('Single ID').fill('req.mobile')
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page.getByRole('button', { name: /조민재/ }).first()).toBeVisible()
})

test('an employee whom the directory knows and we do not says once who he is', async ({ page }) => {
  await page.goto('/auth/ad?redirectUrl=/login&demoUser=leave.user')
  await expect(page.getByRole('heading', { name: '사용자 연동' })).toBeVisible()
  await page.getByRole('button', { name: /송다은/ }).click()
  await expect(page.getByRole('button', { name: /송다은/ }).first()).toBeVisible()
  await expect(page).toHaveURL(`${own}/`)
  await page.goto('/auth/ad?redirectUrl=/login&demoUser=leave.user')
  await expect(page).toHaveURL(`${own}/`)
})
