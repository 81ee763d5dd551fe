import { expectAccessible } from './expectAccessible'
import { expect, test } from './productTest'

test('a developer goes in as the user of a supplier, or as an employee, without a code', async ({ page }) => {
  await page.goto('/cyberDevLogin')
  await page.getByRole('button', { name: '조회', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('업체번호, 사용자명, DSAD ID 중 하나 이상 입력해 주세요.')
  await page.getByLabel('업체번호').fill('C000003')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /mirae001/ })).toBeVisible()
  await expectAccessible(page, 'log-in of developers')
  await page.getByRole('button', { name: '오유진 로그인' }).click()
  await expect(page).toHaveURL(/\/cyber$/)
  await page.goto('/cyberDevLogin')
  await page.getByRole('button', { name: /audit\.mon/ }).click()
  await expect(page.getByRole('heading', { name: 'GPMS 홈' })).toBeVisible({ timeout: 30_000 })
})

test('an address of the former system is converted and opened, an unknown one is not', async ({ page }) => {
  await page.goto('/conv')
  const address = page.getByLabel('구 URL')
  const convert = page.getByRole('button', { name: '변환' })
  await convert.click()
  await expect(page.getByRole('alert')).toHaveText('구 URL을 입력해 주세요.')
  await address.fill('https://old.example/gpms/nowhere.do')
  await convert.click()
  await expect(page.getByRole('alert')).toContainText('변환할 수 있는 화면이 없습니다.')
  await address.fill('https://old.example/gpms/prList.do?status=DRAFT&accessToken=secret')
  await convert.click()
  await expect(page.getByText('/prList?status=DRAFT', { exact: true })).toBeVisible()
  await expectAccessible(page, 'conversion')
})
