import { expect, test } from '@playwright/test'
import { openGrid } from './gridPage'
import { expectUnbroken } from './product/expectAccessible'

for (const query of [
  'edit=1',
  'edit=0',
  'edit=0&state=failed&rows=0',
  'edit=0&state=empty&rows=0',
  'edit=1&menu=1&theme=dark',
]) {
  test(`axe finds nothing to object to (${query})`, async ({ page }) => {
    const grid = await openGrid(page, query)
    if (query.includes('edit=1')) {
      await grid.click(0, 'status')
      await page.keyboard.press('F2')
    }
    if (query.includes('menu=1')) await page.getByRole('button', { name: '열 설정' }).click()
    await expectUnbroken(page, 'html', query)
  })
}

test('the selected cell is read with row, column, value, whether it can be edited, and its state', async ({
  page,
}) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(2, 'itemName')
  expect(await grid.spoken()).toBe('3행 품목명 깊은 홈 볼 베어링 6204ZZ, 편집 가능')
  await grid.click(2, 'amount')
  expect(await grid.spoken()).toBe('3행 금액 259,500, 읽기 전용')
  await grid.click(6, 'itemName')
  expect(await grid.spoken()).toBe('7행 품목명 서보 모터 400W, 읽기 전용, 삭제 행')
})

test('the table behind the canvas is named, counts all rows and holds those on screen', async ({ page }) => {
  await openGrid(page, 'edit=0&rows=1000000')
  const table = page.getByRole('grid', { name: '구매요청 품목' })
  await expect(table).toHaveAttribute('aria-rowcount', '1000001')
  await expect(table.getByRole('gridcell', { name: '리니어 가이드 HSR25' }).first()).toBeAttached()
  expect(await table.getByRole('row').count()).toBeLessThan(30)
})

test('a failure says so and can be tried again in place', async ({ page }) => {
  const grid = await openGrid(page, 'edit=0&state=failed&rows=0')
  await expect(page.getByRole('alert')).toContainText('목록을 불러오지 못했습니다.')
  await page.getByRole('button', { name: '다시 조회' }).click()
  expect(await grid.told('retry')).toEqual([true])
})

test('an empty grid says what to do next', async ({ page }) => {
  await openGrid(page, 'edit=0&state=empty&rows=0')
  await expect(page.getByText('조회된 자료가 없습니다. 조건을 바꾸어 다시 조회해 주세요.')).toBeVisible()
})

test('without a height of its own the grid shows ten rows', async ({ page }) => {
  const grid = await openGrid(page, 'edit=0')
  await page.locator('.dataGrid').evaluate(each => {
    if (each.parentElement) each.parentElement.style.height = 'auto'
  })
  const box = await page.locator('.dataGrid').boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(60 + 27 + 270)
  expect(box?.height).toBeLessThan(60 + 27 + 270 + 27)
  expect(await grid.spoken()).toBe('')
})
