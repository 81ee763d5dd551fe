import type { Page } from '@playwright/test'
import { answerQuestion, endElsewhere, logIn, logInAsSupplier, searchedCount } from './productPage'
import { expect, test } from './productTest'

// A supplier of its own: nobody is sent more than five codes within ten minutes.
const supplier = 'sejin001'

/** The page is that of its person still, and the server answers him. */
async function worksOn(page: Page, home: string): Promise<void> {
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: home })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '연장' })).toBeVisible()
}

test('both portals stand side by side in one browser, and neither log-out nor the end of one session harms the other', async ({
  page: staff,
}) => {
  test.setTimeout(180_000)
  await logIn(staff, 'req.mobile')
  const partner = await staff.context().newPage()
  await logInAsSupplier(partner, supplier)
  await expect(staff).toHaveTitle('GPMS')
  await expect(partner).toHaveTitle('OGPMS')
  await worksOn(staff, 'GPMS 홈')
  await worksOn(partner, 'OGPMS 홈')

  await staff.goto('/prList')
  expect(await searchedCount(staff)).toMatch(/^총/)
  await staff.getByRole('button', { name: '연장' }).click()
  await expect(staff.getByText('로그인 시간이 연장되었습니다.')).toBeVisible()
  await worksOn(partner, 'OGPMS 홈')

  await endElsewhere(partner, 'Y')
  await partner.getByRole('button', { name: '새로고침' }).click()
  await expect(partner.getByRole('alertdialog')).toContainText('세션이 만료되어 로그아웃됩니다.')
  await answerQuestion(partner, '확인')
  await expect(partner).toHaveURL(/\/integration\?type=l$/)
  await staff.getByRole('button', { name: '조회', exact: true }).click()
  expect(await searchedCount(staff)).toMatch(/^총/)

  await partner.getByRole('button', { name: '협력사 로그인' }).click()
  await logInAsSupplier(partner, supplier, '/cyberLogin')
  await staff.getByRole('button', { name: '조민재 님 메뉴' }).click()
  await staff.getByRole('button', { name: '로그아웃', exact: true }).click()
  await expect(staff).toHaveURL(/\/login$/)
  await expect(partner).toHaveURL(/\/cyber$/)
  await worksOn(partner, 'OGPMS 홈')

  await logIn(staff, 'req.mobile')
  await partner.getByRole('button', { name: /님 메뉴$/ }).click()
  await partner.getByRole('button', { name: '로그아웃', exact: true }).click()
  await expect(partner).toHaveURL(/\/cyberLogin$/)
  await worksOn(staff, 'GPMS 홈')
})
