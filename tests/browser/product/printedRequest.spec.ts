import type { Route } from '@playwright/test'
import { expect, test } from './productTest'

/** The same request with so many lines that its table goes over several sheets. */
async function answerManyLines(route: Route): Promise<void> {
  const response = await route.fetch()
  const document = await response.json()
  const [line] = document.lines
  const lines = Array.from({ length: 90 }, (_, index) => ({ ...line, lineNo: index + 1 }))
  await route.fulfill({ response, json: { ...document, lines } })
}

test('구매요청서 goes on paper by itself: without the frame, its amount in Hangul, page after page', async ({
  openAs,
  apiAs,
}) => {
  const prNo = await (await apiAs('req.mobile')).createSubmitted('구매요청서 출력')
  const page = await openAs('req.mobile', '/prList')
  await page.route(`**/api/v1/pr/${prNo}`, answerManyLines)
  await page.goto(`/prEdit?prNo=${prNo}`)
  await page.getByRole('button', { name: '출력', exact: true }).click()
  const sheet = page.getByRole('article', { name: '구매요청서' })
  await expect(sheet).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toContainText(prNo)
  await expect(sheet).toContainText(/일금 [가-힣]+정/)
  // Nothing but the sheet: no menu, no breadcrumb, no page below, no bar of the preview.
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(page.locator('main').first()).toBeHidden()
  await expect(page.getByRole('button', { name: '인쇄' })).toBeHidden()
  const heads = await sheet.locator('thead').evaluateAll(all => all.map(one => getComputedStyle(one).display))
  expect(heads).toContain('table-header-group')

  const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const pages = paper.toString('latin1').match(/\/Type \/Page\b(?!s)/g) ?? []
  expect(pages.length).toBeGreaterThan(1)
})
