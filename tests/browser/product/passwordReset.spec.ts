import type { Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible'
import { password } from './productPage'
import { expect, test } from './productTest'

const newPassword = '봄에는 꽃이 핀다'

/** Types the code that the demo's outbox shows, and the new password twice. */
async function setPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '비밀번호 재설정' })
  await dialog.getByRole('button', { name: '체험 발송함에서 인증번호 보기' }).click()
  const shown = dialog.getByText(/재설정 인증번호는 \d{8}/)
  const code = /\d{8}/.exec((await shown.textContent()) ?? '')?.[0] ?? ''
  await dialog.getByLabel('인증번호 8자리').fill(code)
  await dialog.getByLabel('새 비밀번호').fill(newPassword)
  await dialog.getByLabel('비밀번호 확인').fill(newPassword)
  await dialog.getByRole('button', { name: '비밀번호 재설정' }).click()
  await expect(dialog.getByText('비밀번호가 변경되었습니다.')).toBeVisible()
  await dialog.getByRole('button', { name: '로그인 화면으로' }).click()
}

test('a password that is too old leads to a new one, and then in', async ({ page }) => {
  await page.goto('/cyberLogin')
  await page.getByLabel('사용자 ID').fill('mirae002')
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '비밀번호 재설정' })
  await expect(dialog.getByText('비밀번호 유효기간이 지났습니다.')).toBeVisible()
  await expect(dialog.getByLabel('아이디')).toHaveValue('mirae002')
  await expectAccessible(page, 'expired password')
  await dialog.getByRole('button', { name: '인증번호 받기' }).click()
  await setPassword(page)
  await page.getByRole('textbox', { name: '비밀번호' }).fill(newPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '인증번호 확인' })).toBeVisible()
})

test('a forgotten password is set anew by an employee; a wrong code is said at its field', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: '비밀번호 재설정' }).click()
  const dialog = page.getByRole('dialog', { name: '비밀번호 재설정' })
  await dialog.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(dialog.getByText('아이디를 입력해 주세요.', { exact: true })).toBeVisible()
  await dialog.getByLabel('아이디').fill('cfo')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('인증번호 8자리').fill('00000000')
  await dialog.getByLabel('새 비밀번호').fill(newPassword)
  await dialog.getByLabel('비밀번호 확인').fill(newPassword)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('인증번호가 올바르지 않습니다.')).toBeVisible()
  await setPassword(page)
  await page.getByLabel('Single ID').fill('cfo')
  await page.getByRole('textbox', { name: '비밀번호' }).fill(newPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'GPMS 홈' })).toBeVisible({ timeout: 30_000 })
})
