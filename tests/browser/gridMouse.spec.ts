import { expect, type Page, test } from '@playwright/test'
import { openGrid } from './gridPage'

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 })
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
}

const headers = (page: Page) => page.getByRole('columnheader').allTextContents()

test('the fill handle carries a value down the column as one gesture', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'spec')
  const { x, y } = grid.at(0, 'spec')
  await drag(page, { x: x + 83, y: y + 11 }, { x: x + 40, y: y + 27 * 3 })
  await expect.poll(() => grid.value(3, 'spec')).toBe('본체 · 620mm 레일 포함')
  expect(await grid.told('edit')).toHaveLength(1)
  await page.keyboard.press('Control+Z')
  expect(await grid.value(3, 'spec')).toBe('3P 30A')
})

test('a drag selects a range', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await drag(page, grid.at(1, 'itemName'), grid.at(4, 'qty'))
  expect(await grid.spoken()).toBe('4행 3열 범위 선택')
  await drag(page, grid.at(4, 'qty'), grid.at(2, 'spec'))
  expect(await grid.spoken()).toBe('3행 2열 범위 선택')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  expect(await grid.value(4, 'qty')).toBe(7)
})

test('clicks on a header sort up, down and not at all; Shift adds a second column', async ({ page }) => {
  const grid = await openGrid(page, 'edit=0')
  const { x, y } = grid.header('qty')
  const header = page.getByRole('columnheader', { name: '수량' })
  await page.mouse.click(x, y)
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await page.mouse.click(x, y)
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  const price = grid.header('price')
  await page.keyboard.down('Shift')
  await page.mouse.click(price.x, price.y)
  await page.keyboard.up('Shift')
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('columnheader', { name: '단가' })).toHaveAttribute('aria-sort', 'ascending')
  await page.mouse.click(x, y)
  await expect(header).not.toHaveAttribute('aria-sort')
})

test('Alt+Shift+arrow sorts the column of the cursor', async ({ page }) => {
  const grid = await openGrid(page, 'edit=0')
  await grid.click(0, 'qty')
  await page.keyboard.press('Alt+Shift+ArrowDown')
  await expect(page.getByRole('columnheader', { name: '수량' })).toHaveAttribute('aria-sort', 'descending')
  expect(await grid.spoken()).toBe('수량 내림차순')
})

test('a drag on a header moves the column, but never among the frozen ones', async ({ page }) => {
  const grid = await openGrid(page, 'edit=0')
  await drag(page, grid.header('qty'), grid.header('amount'))
  await expect
    .poll(() => headers(page))
    .toEqual([
      '선택',
      '요청번호',
      '품목 품목명',
      '품목 규격',
      '단가',
      '금액',
      '수량',
      '납기요청일',
      '상태',
      '공급사',
      '긴급',
      '비고',
    ])
  await drag(page, grid.header('itemName'), grid.header('prNo'))
  await expect
    .poll(async () => (await headers(page)).slice(0, 3))
    .toEqual(['선택', '요청번호', '품목 품목명'])
})

test('a drag on the edge of a header makes the column wider, a press alone changes nothing', async ({
  page,
}) => {
  const grid = await openGrid(page, 'edit=1')
  const { x, y } = grid.header('spec')
  await page.mouse.click(x + 84, y)
  expect(await grid.told('layout')).toEqual([])
  await page.waitForTimeout(600)
  await drag(page, { x: x + 84, y }, { x: x + 144, y })
  const [layout] = await grid.told('layout')
  expect(layout).toMatchObject({ widths: { spec: expect.closeTo(230, -1) } })
})

test('a double click on the edge of a header fits the column to its texts', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  const { x, y } = grid.header('itemName')
  await page.mouse.dblclick(x + 94, y)
  await expect.poll(async () => (await grid.told('layout')).length).toBe(1)
  const [layout] = await grid.told('layout')
  expect(layout).toMatchObject({ widths: { itemName: expect.closeTo(165, -2) } })
})

test('a red mark tells its reason under the mouse', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'qty')
  await grid.paste('스무 개')
  await grid.click(5, 'itemName')
  await page.mouse.move(grid.at(0, 'qty').x, grid.at(0, 'qty').y)
  await expect(
    page.getByText('숫자로 읽을 수 없습니다. 숫자만 입력해 주세요.', { exact: true }),
  ).toBeVisible()
  await page.mouse.move(grid.at(3, 'qty').x, grid.at(3, 'qty').y)
  await expect(page.getByText('숫자로 읽을 수 없습니다. 숫자만 입력해 주세요.', { exact: true })).toHaveCount(
    0,
  )
})

test('the column menu hides, moves and resets columns by keyboard', async ({ page }) => {
  await openGrid(page, 'edit=0&menu=1')
  await page.getByRole('button', { name: '열 설정' }).press('Enter')
  await page.getByRole('checkbox', { name: '단가' }).press(' ')
  await expect.poll(() => headers(page)).not.toContain('단가')
  await page.getByRole('button', { name: '수량 위로' }).press('Enter')
  await expect
    .poll(async () => (await headers(page)).slice(2, 5))
    .toEqual(['품목 품목명', '수량', '품목 규격'])
  await expect(page.getByRole('button', { name: '요청번호 아래로' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: '처음 설정으로' }).click()
  await expect.poll(() => headers(page)).toContain('단가')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '열 설정' })).toBeFocused()
})

test('the menu also resets what was changed in the grid itself', async ({ page }) => {
  const grid = await openGrid(page, 'edit=0&menu=1')
  await drag(page, grid.header('qty'), grid.header('amount'))
  await expect.poll(async () => (await headers(page)).indexOf('수량')).toBe(6)
  await page.getByRole('button', { name: '열 설정' }).click()
  await page.getByRole('button', { name: '처음 설정으로' }).click()
  await expect.poll(async () => (await headers(page)).indexOf('수량')).toBe(4)
})

test('frozen columns stay while the others scroll', async ({ page }) => {
  const grid = await openGrid(page, 'edit=0')
  await grid.click(0, 'itemName')
  await page.setViewportSize({ width: 700, height: 600 })
  await expect.poll(() => page.locator('.dvn-scroller').evaluate(each => each.clientWidth)).toBeLessThan(700)
  await page.keyboard.press('End')
  await expect
    .poll(() => page.locator('.dvn-scroller').evaluate(each => each.scrollLeft))
    .toBeGreaterThan(300)
  const { x, y } = grid.at(2, 'prNo')
  await page.mouse.click(x, y)
  expect(await grid.told('link')).toEqual([[2, 'prNo']])
})

test('the check bar checks single rows, spans by Shift, and all by its header', async ({ page }) => {
  const grid = await openGrid(page, 'edit=0')
  const y = (row: number) => grid.at(row, 'prNo').y
  const checked = page
    .getByRole('cell', { name: '선택됨' })
    .or(page.getByRole('gridcell', { name: '선택됨' }))
  await page.mouse.click(30, y(1))
  await page.keyboard.down('Shift')
  await page.mouse.click(30, y(4))
  await page.keyboard.up('Shift')
  const bar = page.locator('tbody tr td:first-child').filter({ hasText: /^선택됨$/ })
  await expect(bar).toHaveCount(4)
  await page.mouse.click(30, grid.header('prNo').y)
  await expect.poll(() => bar.count()).toBeGreaterThan(10)
  await page.mouse.click(30, grid.header('prNo').y)
  await expect(bar).toHaveCount(0)
  expect(await checked.count()).toBeGreaterThan(0)
})

test('a double click opens a row that cannot be edited and edits a cell that can', async ({ page }) => {
  const locked = await openGrid(page, 'edit=0')
  const { x, y } = locked.at(2, 'itemName')
  await page.mouse.dblclick(x, y)
  expect(await locked.told('open')).toEqual([2])
  await page.keyboard.press('Enter')
  expect(await locked.told('open')).toEqual([2, 2])

  const free = await openGrid(page, 'edit=1')
  await page.mouse.dblclick(free.at(2, 'itemName').x, y)
  await page.keyboard.type(' 개정')
  await page.keyboard.press('Enter')
  expect(await free.value(2, 'itemName')).toBe('깊은 홈 볼 베어링 6204ZZ 개정')
})

test('in a read-only grid Tab goes on to what follows', async ({ page }) => {
  const grid = await openGrid(page, 'edit=0')
  await grid.click(0, 'qty')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '다음' })).toBeFocused()
})
