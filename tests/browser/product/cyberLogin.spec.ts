import { expectAccessible } from './expectAccessible'
import {
  answerQuestion,
  askForCode,
  demoCode,
  listenForComplaints,
  logIn,
  logInAsSupplier,
  password,
} from './productPage'
import { expect, test } from './productTest'

// Nobody is sent more than five codes within ten minutes, so each test has a supplier of its own.
test('a supplier logs in with a code, keeps the session over a reload and logs out to his own log-in page', async ({
  page,
}) => {
  await logInAsSupplier(page, 'daesung1')
  await expect(page).toHaveURL(/\/cyber$/)
  await expect(page).toHaveTitle('OGPMS')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'OGPMS 홈' })).toBeVisible()
  await page.getByRole('button', { name: '김대성 님 메뉴' }).click()
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/\/cyberLogin$/)
  await page.goto('/cyber')
  await expect(page).toHaveURL(/\/cyberLogin$/)
})

test('what is missing is named before anything is sent, and a refused account in its own words', async ({
  page,
}) => {
  await page.goto('/cyberLogin')
  const send = page.getByRole('button', { name: '인증번호 받기' })
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('아이디를 입력해 주세요.')
  await page.getByLabel('사용자 ID').fill('hanul003')
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('비밀번호를 입력해 주세요.')
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password)
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('휴면 계정입니다. 휴면 해제 후 이용해 주세요.')
})

test('a wrong code says how many tries are left, and another code makes all of them count anew', async ({
  page,
}) => {
  await page.goto('/cyberLogin')
  await askForCode(page, 'hanul001')
  const code = page.getByLabel('인증번호 6자리')
  await code.fill('12')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('인증번호 6자리를 입력해 주세요.')
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('인증번호가 일치하지 않습니다. (남은 횟수 4회)')
  await page.getByRole('button', { name: '인증번호 다시 받기' }).click()
  await expect(page.getByText('인증번호를 다시 보냈습니다.')).toBeVisible()
  await expect(page.getByText('남은 입력 횟수 5회')).toBeVisible()
  await code.fill(demoCode)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '강민혁 님 메뉴' })).toBeVisible()
})

test('a staff session does not enter the portal of suppliers and stays what it was', async ({ page }) => {
  await logIn(page, 'req.mobile')
  await page.goto('/cyber')
  await expect(page).toHaveURL(/\/info401$/)
  await page.getByRole('button', { name: '홈으로' }).click()
  await expect(page.getByRole('button', { name: '조민재 님 메뉴' })).toBeVisible()
})

test('a supplier does not enter the pages of staff and goes back to his home', async ({ page }) => {
  await logInAsSupplier(page, 'mirae001')
  await page.goto('/prList')
  await expect(page).toHaveURL(/\/info401$/)
  await page.getByRole('button', { name: '홈으로' }).click()
  await expect(page).toHaveURL(/\/cyber$/)
  await expect(page.getByRole('button', { name: '오유진 님 메뉴' })).toBeVisible()
})

test('a session that has ended is told and leads to the entry of suppliers', async ({ page }) => {
  await logInAsSupplier(page, 'sejin001')
  await page.route('**/auth/verify', route => route.fulfill({ json: { code: 'ERROR' } }))
  await page.getByRole('button', { name: '연장' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('세션이 만료되어 로그아웃됩니다.')
  await answerQuestion(page, '확인')
  await expect(page).toHaveURL(/\/integration\?type=l$/)
  await page.getByRole('button', { name: '협력사 로그인' }).click()
  await expect(page).toHaveURL(/\/cyberLogin$/)
})

test('a timestamp that is not fresh is refused and leads to the entry', async ({ page }) => {
  await page.goto('/cyberLogin?t=MjAyNjAxMDEwMDAwMDA=')
  await expect(page.getByRole('alertdialog')).toContainText('정상적인 접근 경로가 아닙니다.')
  await answerQuestion(page, '확인')
  await expect(page).toHaveURL(/\/integration$/)
})

test('tokens leave the address before anything is asked with them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'fetch') asked.push(`${page.url()} ${request.url()}`)
  })
  await page.goto('/cyberLogin?accessToken=stale-access&refreshToken=stale-refresh')
  await expect(page.getByRole('alert')).toHaveText('토큰이 만료되었습니다. 다시 로그인해 주세요.')
  await expect(page).toHaveURL(/\/cyberLogin$/)
  expect(asked.join('\n')).not.toMatch(/stale/)
})

test('the step that asks for the code passes the accessibility rules', async ({ page }) => {
  const complaints = listenForComplaints(page)
  await page.goto('/cyberLogin')
  await askForCode(page, 'nippon01')
  await expectAccessible(page, 'code')
  expect(complaints).toEqual([])
})
