import { expect, test } from '@playwright/test'
import { openGrid } from './gridPage'

test('a copied range is text with plain numbers and a table for spreadsheets', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'itemName')
  await page.keyboard.type('볼트 "M8"')
  await page.keyboard.press('Alt+Enter')
  await page.keyboard.type('스테인리스')
  await page.keyboard.press('Enter')
  await grid.click(0, 'itemName')
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+C')
  expect(await grid.copied()).toBe(
    '"볼트 ""M8""\n스테인리스"\t본체 · 620mm 레일 포함\t1\t12500\t12500\t2026-12-01\t작성중\n' +
      '서보 모터 400W\t브레이크 부착형\t2\t49500\t99000\t2026-12-02\t결재중',
  )
  const html = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    return (await item?.getType('text/html'))?.text()
  })
  expect(html).toContain('<td>12500</td>')
  expect(html).toContain('볼트 "M8"<br>스테인리스')
})

test('a paste from Excel reads its quotes, commas, currency and dates', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'itemName')
  await grid.paste(
    '"두 줄\r\n""이름"""\t규격 1\t1,234\t"1,234,567"\t\t20261120\r\n' +
      '이름 2\t규격 2\t20\t₩890원\t\t2026.11.20\r\n' +
      '이름 3\t규격 3\t30\t(1,500)\t\t26-11-20\r\n' +
      '이름 4\t규격 4\t40\t0.50\t\t2026-11-20\r\n',
  )
  const read = (column: string) =>
    page.evaluate(id => window.harness.rows.slice(0, 4).map(row => row[id]), column)
  expect(await read('itemName')).toEqual(['두 줄\n"이름"', '이름 2', '이름 3', '이름 4'])
  expect(await read('qty')).toEqual([1234, 20, 30, 40])
  expect(await read('price')).toEqual(['1234567', '890', '-1500', '0.5'])
  expect(await read('needDate')).toEqual(['2026-11-20', '2026-11-20', '2026-11-20', '2026-11-20'])
  expect(await grid.told('edit')).toHaveLength(1)
  // The year of two digits says which century was chosen.
  expect(await grid.told('paste')).toEqual([{ pasted: 20, noted: 1, locked: 4, refused: 0, dropped: 0 }])
})

test('wrong cells of a paste are refused one by one, marked and counted', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'qty')
  await grid.paste('스무 개\n21\n22.5')
  expect(await grid.value(0, 'qty')).toBe(1)
  expect(await grid.value(1, 'qty')).toBe(21)
  expect(await grid.told('paste')).toEqual([{ pasted: 1, noted: 0, locked: 0, refused: 2, dropped: 0 }])
  await expect(page.locator('td[aria-invalid="true"]')).toHaveCount(2)
  expect(await grid.spoken()).toContain('값이 맞지 않는 2칸')
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await expect(page.locator('td[aria-invalid="true"]')).toHaveCount(1)
})

test('one value fills a whole range and a block that divides it repeats', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'spec')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowDown')
  await grid.paste('같은 규격')
  expect(await grid.value(3, 'spec')).toBe('같은 규격')
  await grid.paste('가\n나')
  expect(await grid.value(2, 'spec')).toBe('가')
  expect(await grid.value(3, 'spec')).toBe('나')
  await page.keyboard.press('Control+Z')
  expect(await grid.value(0, 'spec')).toBe('같은 규격')
})

test('a paste past the end is counted as dropped, or appends rows where that is allowed', async ({
  page,
}) => {
  const bounded = await openGrid(page, 'edit=1&rows=3')
  await bounded.click(2, 'itemName')
  await bounded.paste('하나\n둘\n셋')
  expect(await bounded.value(2, 'itemName')).toBe('하나')
  expect(await bounded.told('paste')).toEqual([{ pasted: 1, noted: 0, locked: 0, refused: 0, dropped: 2 }])

  const open = await openGrid(page, 'edit=1&rows=3&append=1')
  await open.click(2, 'itemName')
  await open.paste('하나\n둘\n셋')
  expect(await open.value(4, 'itemName')).toBe('셋')
  expect(await open.told('append')).toEqual([2])
  const rows = () => page.evaluate(() => window.harness.rows.map(row => row.itemName))
  const [before, after] = [
    ['리니어 가이드 HSR25', '서보 모터 400W'],
    ['하나', '둘', '셋'],
  ]
  await page.keyboard.press('Control+Z')
  expect(await rows()).toEqual([...before, '깊은 홈 볼 베어링 6204ZZ'])
  await page.keyboard.press('Control+Y')
  expect(await rows()).toEqual([...before, ...after])
  expect(await open.told('paste')).toEqual([{ pasted: 3, noted: 0, locked: 0, refused: 0, dropped: 0 }])
})

test('cut empties what it copied, and a locked cell can be copied but not cut', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'price')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Control+X')
  expect(await grid.copied()).toBe('12500\t12500')
  expect(await grid.value(0, 'price')).toBe(null)
  expect(await grid.value(0, 'amount')).toBe('12500')
})

test('a thousand rows of twenty cells come back from the clipboard as they went', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1&rows=1000&deleted=-1')
  await grid.click(0, 'itemName')
  const lines = Array.from(
    { length: 1000 },
    (_, row) => `품목 ${row}\t"줄 ${row}\n""끝"""\t${row % 99}\t${row + 1}00`,
  )
  await grid.paste(lines.join('\n'))
  await expect.poll(() => grid.value(999, 'itemName')).toBe('품목 999')
  await page.keyboard.press('Control+C')
  expect(await grid.copied()).toBe(lines.join('\n'))
})

test('a read-only grid copies and refuses to paste', async ({ page }) => {
  const grid = await openGrid(page, 'edit=0')
  await grid.click(1, 'itemName')
  await page.keyboard.press('Control+C')
  expect(await grid.copied()).toBe('서보 모터 400W')
  await grid.paste('다른 이름')
  expect(await grid.spoken()).toBe('편집할 수 없는 칸입니다.')
})

test('Ctrl+D fills down and Ctrl+R fills right', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'itemName')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+D')
  expect(await grid.value(3, 'itemName')).toBe('리니어 가이드 HSR25')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Control+R')
  expect(await grid.value(2, 'spec')).toBe('리니어 가이드 HSR25')
  expect(await grid.spoken()).toBe('4행 2열 범위 선택')
})
