import { ProductGrid } from './productPage'
import { expect, test } from './productTest'

test('several items chosen at once become lines with names and amounts, and are taken back together', async ({
  openAs,
}) => {
  const page = await openAs('buy.all', '/prEdit')
  await page.getByRole('button', { name: '품목 추가' }).click()
  const popup = page.getByRole('dialog', { name: '품목 선택' })
  const items = new ProductGrid(page, '품목 선택')
  await popup.getByRole('textbox', { name: '품목명' }).fill('볼펜')
  await popup.getByRole('textbox', { name: '품목명' }).press('Enter')
  await expect(items.cell(1, 'itemName')).toContainText('볼펜')
  const names = await Promise.all([0, 1].map(row => items.cell(row, 'itemName').textContent()))
  await items.check(0)
  await items.check(1)
  await popup.getByRole('button', { name: '선택 (2)' }).click()

  const lines = new ProductGrid(page, '요청 품목')
  for (const [row, name] of names.entries()) {
    await expect(lines.cell(row, 'itemName')).toHaveText(name ?? '')
    await expect(lines.cell(row, 'qty')).toHaveText('1')
    await expect(lines.cell(row, 'amt')).toHaveText(/^[1-9][\d,]*$/)
  }

  await expect(page.getByText('2행을 추가했습니다.')).toBeVisible()
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(lines.row(0)).toHaveCount(0)
})
