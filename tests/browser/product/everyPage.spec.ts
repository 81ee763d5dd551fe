import { expectAccessible } from './expectAccessible'
import { listenForComplaints, logIn, ProductGrid, searchedCount } from './productPage'
import { expect, test } from './productTest'

test('log-in, home, list, document and popup make the browser complain of nothing', async ({
  page,
  apiAs,
}) => {
  test.setTimeout(90_000)
  const prNo = await (await apiAs('req.mobile')).createSubmitted('접근성 확인')
  const complaints = listenForComplaints(page)
  const reports: string[] = []
  page.on('request', request => reports.push(new URL(request.url()).pathname))
  await page.goto('/login')
  await expect(page.getByLabel('Single ID')).toBeVisible()
  await logIn(page, 'req.mobile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/prList')
  await searchedCount(page)
  await expect(new ProductGrid(page, '구매요청 목록').cell(0, 'prNo')).toHaveText(/PR/)
  await page.goto('/prEdit')
  await page.getByRole('button', { name: '행추가' }).click()
  await page.getByRole('button', { name: '결재상신' }).click()
  await expect(page.getByRole('region', { name: /건을 확인해 주세요/ })).toBeVisible()
  await expectAccessible(page, 'new document with problems')
  await page.getByRole('button', { name: '인수자 찾기' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Single ID' }).fill('mobile')
  await page.keyboard.press('Enter')
  await expect(new ProductGrid(page, '임직원 검색').cell(2, 'hname')).toBeAttached()
  await page.goto(`/prEdit?prNo=${prNo}`)
  await expect(page.locator('main').getByText('결재중').first()).toBeVisible()
  expect(complaints).toEqual([])
  expect(reports).not.toContain('/csp-report')
})
