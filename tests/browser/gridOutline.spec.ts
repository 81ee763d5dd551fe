import { expect, test } from '@playwright/test'
import { type GridPage, openGrid } from './gridPage'

const shownRows = ({ page }: GridPage) => page.locator('table[role=treegrid] tr[aria-level]')

/** Middle of the arrow of a root row. */
const arrow = (grid: GridPage, row: number) => ({
  x: grid.at(row, 'prNo').x - 60 + 13,
  y: grid.at(row, 'prNo').y,
})

test('a click on the arrow closes and opens a row, and on the text beside it only chooses', async ({
  page,
}) => {
  const grid = await openGrid(page, 'rows=10&outline=1')
  const { x, y } = arrow(grid, 0)
  await page.mouse.click(x, y)
  await expect(shownRows(grid)).toHaveCount(6)
  await expect(shownRows(grid).first()).toHaveAttribute('aria-expanded', 'false')
  await page.mouse.click(x + 30, y)
  expect(await grid.told('outline')).toEqual([[0, false]])
  await page.mouse.click(x, y)
  await expect(shownRows(grid)).toHaveCount(10)
})

test('two quick clicks on the arrow open and close, and do not open the document', async ({ page }) => {
  const grid = await openGrid(page, 'rows=10&outline=1')
  const { x, y } = arrow(grid, 5)
  await page.mouse.dblclick(x, y)
  expect(await grid.told('outline')).toEqual([
    [5, false],
    [5, true],
  ])
  expect(await grid.told('open')).toEqual([])
})

test('Left goes from a row to the one it hangs on and closes that; Right opens it and then walks on', async ({
  page,
}) => {
  const grid = await openGrid(page, 'rows=10&outline=1')
  await grid.click(3, 'prNo')
  await page.keyboard.press('ArrowLeft')
  expect(await grid.spoken()).toContain('1행')
  await page.keyboard.press('ArrowLeft')
  await expect(shownRows(grid)).toHaveCount(6)
  await page.keyboard.press('ArrowRight')
  await expect(shownRows(grid)).toHaveCount(10)
  await page.keyboard.press('ArrowRight')
  expect(await grid.spoken()).toContain('품목')
})

test('outside the indented column the arrows walk the cells', async ({ page }) => {
  const grid = await openGrid(page, 'rows=10&outline=1')
  await grid.click(0, 'spec')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  expect(await grid.told('outline')).toEqual([])
})

test('a syllable under composition in a tree keeps its arrows to itself', async ({ page }) => {
  const grid = await openGrid(page, 'rows=10&outline=1&edit=1')
  await grid.click(0, 'itemName')
  await grid.compose('ㅎ', '하', '한')
  await grid.finish('한')
  await page.keyboard.press('Enter')
  expect(await grid.value(0, 'itemName')).toBe('한')
  expect(await grid.told('outline')).toEqual([])
})

test('the keys move a row among its siblings, and below another row, but not below itself', async ({
  page,
}) => {
  const grid = await openGrid(page, 'rows=10&outline=1')
  const first = await grid.value(0, 'prNo')
  const second = await grid.value(1, 'prNo')
  await grid.click(1, 'prNo')
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowDown')
  await grid.click(0, 'prNo')
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Control+x')
  await grid.click(3, 'prNo')
  await page.keyboard.press('Control+v')
  await expect(page.getByRole('status')).toContainText('자기 아래로는 옮길 수 없습니다.')
  await grid.click(0, 'prNo')
  await page.keyboard.press('Control+x')
  await grid.click(5, 'prNo')
  await page.keyboard.press('Control+v')
  expect(await grid.told('move')).toEqual([
    [second, 2, 'after'],
    [first, 5, 'after'],
    [first, 5, 'below'],
  ])
})

test('a row is dragged before, behind and below others, never into its own branch, and Esc puts it back', async ({
  page,
}) => {
  const grid = await openGrid(page, 'rows=10&outline=1')
  const drag = async (from: number, to: number, down: number) => {
    const [start, end] = [grid.at(from, 'prNo'), grid.at(to, 'prNo')]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y + down, { steps: 4 })
  }
  const first = await grid.value(0, 'prNo')
  for (const down of [-11, 0, 11]) {
    await drag(0, 5, down)
    await expect(page.locator('.dataGrid-drop')).toBeVisible()
    await page.mouse.up()
  }
  await drag(0, 3, 0)
  await expect(page.locator('.dataGrid-drop')).toHaveCount(0)
  await page.mouse.up()
  await drag(0, 7, 0)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await grid.told('move')).toEqual([
    [first, 5, 'before'],
    [first, 5, 'below'],
    [first, 5, 'after'],
  ])
})
