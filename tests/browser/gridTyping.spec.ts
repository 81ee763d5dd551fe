import { expect, test } from '@playwright/test'
import { openGrid } from './gridPage'

test('한글 typed into a merely selected cell arrives from the first jamo', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'itemName')
  await grid.compose('ㅎ', '하', '한')
  await grid.finish('한')
  await grid.compose('ㄱ', '그', '글')
  await grid.finish('글')
  await page.keyboard.press('Enter')
  expect(await grid.value(0, 'itemName')).toBe('한글')
  expect(await grid.spoken()).toContain('2행 품목명')
})

test('Enter during a composition does not commit, the Enter after it does and moves down', async ({
  page,
}) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'itemName')
  await grid.compose('ㅂ', '보', '볼')
  await grid.cdp.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
  })
  expect(await grid.told('edit')).toEqual([])
  await grid.finish('볼')
  await page.keyboard.press('Enter')
  expect(await grid.told('edit')).toEqual([[{ index: 0, columnId: 'itemName', value: '볼' }]])
  await grid.compose('ㅌ', '트')
  await grid.finish('트')
  await page.keyboard.press('Enter')
  expect(await grid.value(1, 'itemName')).toBe('트')
})

test('a click elsewhere during a composition takes the syllable as it stands', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'itemName')
  await grid.compose('ㄱ', '가')
  await grid.click(3, 'spec')
  expect(await grid.value(0, 'itemName')).toBe('가')
  await grid.compose('ㄴ', '나')
  await grid.finish('나')
  await page.keyboard.press('Enter')
  expect(await grid.value(3, 'spec')).toBe('나')
})

test('Tab goes right, Shift+Tab and Shift+Enter go back, Esc restores', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(1, 'itemName')
  await page.keyboard.type('모터')
  await page.keyboard.press('Tab')
  await page.keyboard.type('규격')
  await page.keyboard.press('Shift+Tab')
  expect(await grid.value(1, 'itemName')).toBe('모터')
  expect(await grid.value(1, 'spec')).toBe('규격')
  await page.keyboard.type('버릴 글자')
  await page.keyboard.press('Escape')
  expect(await grid.value(1, 'itemName')).toBe('모터')
  await page.keyboard.type('볼트')
  await page.keyboard.press('Shift+Enter')
  expect(await grid.value(1, 'itemName')).toBe('볼트')
  expect(await grid.spoken()).toContain('1행 품목명')
})

test('Enter after a run of Tabs returns to the column where the run began', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'itemName')
  await page.keyboard.type('가')
  await page.keyboard.press('Tab')
  await page.keyboard.type('나')
  await page.keyboard.press('Enter')
  await page.keyboard.type('다')
  await page.keyboard.press('Enter')
  expect(await grid.value(1, 'itemName')).toBe('다')
})

test('F2 edits the value with the caret at its end, and arrows then move the caret', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'itemName')
  await page.keyboard.press('F2')
  await page.keyboard.type('-A')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('B')
  await page.keyboard.press('Enter')
  expect(await grid.value(0, 'itemName')).toBe('리니어 가이드 HSR25-BA')
})

test('an arrow while typing takes the text and moves on', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'itemName')
  await page.keyboard.type('가나')
  await page.keyboard.press('ArrowRight')
  expect(await grid.value(0, 'itemName')).toBe('가나')
  expect(await grid.spoken()).toContain('1행 규격')
})

test('arrows, Ctrl+arrows, Home, End and the page keys move the cursor', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'qty')
  const steps: [string, string][] = [
    ['ArrowDown', '2행 수량'],
    ['ArrowRight', '2행 단가'],
    ['ArrowLeft', '2행 수량'],
    ['ArrowUp', '1행 수량'],
    ['Control+ArrowDown', '30행 수량'],
    ['Home', '30행 품목명'],
    ['Home', '30행 요청번호'],
    ['End', '30행 비고'],
    ['Control+Home', '1행 품목명'],
    ['Control+Home', '1행 요청번호'],
    ['Control+End', '30행 비고'],
    ['Control+ArrowLeft', '30행 요청번호'],
    ['Control+ArrowUp', '1행 요청번호'],
    ['PageDown', '12행 요청번호'],
    ['PageUp', '1행 요청번호'],
  ]
  for (const [key, place] of steps) {
    await page.keyboard.press(key)
    expect(await grid.spoken(), key).toContain(place)
  }
})

test('Shift draws a range out and Delete empties what may be edited in it', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'price')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  expect(await grid.spoken()).toBe('2행 2열 범위 선택')
  await page.keyboard.press('Delete')
  expect(await grid.told('edit')).toEqual([
    [
      { index: 0, columnId: 'price', value: null },
      { index: 1, columnId: 'price', value: null },
    ],
  ])
})

test('Space turns check cells over, and checks the row on a cell that cannot be edited', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(1, 'amount')
  await page.keyboard.press(' ')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press(' ')
  expect(await grid.value(1, 'urgent')).toBe(true)
  await page.keyboard.press(' ')
  expect(await grid.value(1, 'urgent')).toBe(false)
  await expect(page.getByRole('row').nth(2)).toContainText('선택됨')
})

test('a scanner that types without any pause loses no value', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1&rows=200')
  await grid.click(7, 'qty')
  const sends: Promise<unknown>[] = []
  const key = (text: string, code: number) => {
    sends.push(
      grid.cdp.send('Input.dispatchKeyEvent', {
        type: 'keyDown',
        text: text === 'Enter' ? '\r' : text,
        key: text,
        windowsVirtualKeyCode: code,
      }),
      grid.cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text, windowsVirtualKeyCode: code }),
    )
  }
  for (let row = 0; row < 60; row += 1) {
    for (const digit of String(1000 + row)) key(digit, digit.charCodeAt(0))
    key('Enter', 13)
  }
  await Promise.all(sends)
  await expect.poll(() => grid.value(66, 'qty')).toBe(1059)
  const values = await page.evaluate(() => window.harness.rows.slice(7, 67).map(row => row.qty))
  expect(values).toEqual(Array.from({ length: 60 }, (_, row) => 1000 + row))
})

test('a wrong number keeps the editor open and says why, and the next keys mend it', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'qty')
  await page.keyboard.type('1.5')
  await page.keyboard.press('Enter')
  expect(await grid.told('edit')).toEqual([])
  await expect(page.getByText('소수점 없이 정수로 입력해 주세요.', { exact: true })).toBeVisible()
  expect(await grid.spoken()).toContain('소수점 없이')
  await page.keyboard.type('15')
  await page.keyboard.press('Enter')
  expect(await grid.value(0, 'qty')).toBe(15)
})

test('leaving a wrong value by mouse keeps the old one and marks the cell', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'needDate')
  await page.keyboard.type('2026-13')
  await grid.click(4, 'itemName')
  expect(await grid.value(0, 'needDate')).toBe('2026-12-01')
  await grid.click(0, 'needDate')
  await expect(page.getByText('날짜로 읽을 수 없습니다.').first()).toBeVisible()
})

test('a code cell opens its list on typing 한글, filters by jamo and takes the choice with Enter', async ({
  page,
}) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'status')
  await grid.compose('ㄷ', '대', '댁')
  await expect(page.getByRole('option')).toHaveText(['대기'])
  await grid.compose('대기')
  await grid.finish('대기')
  await page.keyboard.press('Enter')
  expect(await grid.value(0, 'status')).toBe('50')
  expect(await grid.spoken()).toContain('2행 상태')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByRole('option')).toHaveCount(5)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await grid.value(1, 'status')).toBe('30')
  await page.keyboard.press('F2')
  await page.getByRole('option', { name: '반려' }).click()
  expect(await grid.value(2, 'status')).toBe('40')
})

test('an empty code cell takes what is chosen in its list, and one whose text is deleted is emptied', async ({
  page,
}) => {
  const grid = await openGrid(page, 'edit=1')
  for (const [row, choose, value] of [
    [0, () => page.getByRole('option', { name: '반려' }).click(), '40'],
    [1, () => page.keyboard.press('ArrowDown').then(() => page.keyboard.press('Enter')), '20'],
  ] as const) {
    await grid.click(row, 'status')
    await page.keyboard.press('Delete')
    expect(await grid.value(row, 'status')).toBeNull()
    await page.keyboard.press('F2')
    await expect(page.getByRole('option')).toHaveCount(5)
    await choose()
    expect(await grid.value(row, 'status')).toBe(value)
  }
  await grid.click(3, 'status')
  for (const key of ['F2', 'Backspace', 'Enter']) await page.keyboard.press(key)
  expect(await grid.value(3, 'status')).toBeNull()
})

test('a code typed at scanner speed is taken without waiting for the list', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'status')
  await page.keyboard.type('반려')
  await page.keyboard.press('Enter')
  await page.keyboard.type('승인')
  await page.keyboard.press('Tab')
  expect(await grid.value(0, 'status')).toBe('40')
  expect(await grid.value(1, 'status')).toBe('30')
})

test('a lookup cell asks for its popup by F2, Alt+Down and its button, and hands over typed text', async ({
  page,
}) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'vendor')
  await page.keyboard.press('F2')
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByRole('button', { name: '공급사 찾기 창 열기' }).click()
  expect(await grid.told('lookup')).toEqual([
    [0, 'vendor'],
    [0, 'vendor'],
    [0, 'vendor'],
  ])
  await grid.compose('ㅎ', '한')
  await grid.finish('한')
  await page.keyboard.press('Enter')
  expect(await grid.told('lookupText')).toEqual([[0, 'vendor', '한']])
})

test('undo and redo take back whole gestures', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'itemName')
  await page.keyboard.type('하나')
  await page.keyboard.press('Enter')
  await grid.click(0, 'spec')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Control+Z')
  expect(await grid.value(0, 'spec')).toBe('본체 · 620mm 레일 포함')
  expect(await grid.value(1, 'spec')).toBe('브레이크 부착형')
  await page.keyboard.press('Control+Z')
  expect(await grid.value(0, 'itemName')).toBe('리니어 가이드 HSR25')
  await page.keyboard.press('Control+Y')
  expect(await grid.value(0, 'itemName')).toBe('하나')
  await page.keyboard.press('Control+Shift+Z')
  expect(await grid.value(1, 'spec')).toBe(null)
})

test('Insert adds a row behind the cursor and goes to its first editable cell, Ctrl+Delete deletes it', async ({
  page,
}) => {
  const grid = await openGrid(page, 'edit=1&rows=3&deleted=-1')
  await grid.click(1, 'qty')
  await page.keyboard.press('Insert')
  expect(await grid.told('addRow')).toEqual([2])
  expect(await grid.spoken()).toContain('3행 품목명 빈 칸, 편집 가능')
  await page.keyboard.type('볼트')
  await page.keyboard.press('Tab')
  expect(await grid.value(2, 'itemName')).toBe('볼트')
  expect(await grid.value(3, 'itemName')).toBe('깊은 홈 볼 베어링 6204ZZ')
  await page.keyboard.press('Control+Delete')
  expect(await grid.told('deleteRow')).toEqual([2])
  expect(await grid.value(2, 'itemName')).toBe('깊은 홈 볼 베어링 6204ZZ')
  await page.keyboard.press('Control+Z')
  expect(await grid.value(2, 'itemName')).toBe('볼트')
})

test('the keys of rows do nothing in a grid that is only read', async ({ page }) => {
  const grid = await openGrid(page, 'edit=0&rows=3')
  await grid.click(1, 'itemName')
  await page.keyboard.press('Insert')
  await page.keyboard.press('Control+Delete')
  expect(await grid.told('addRow')).toEqual([])
  expect(await grid.told('deleteRow')).toEqual([])
  expect(await page.evaluate(() => window.harness.rows.length)).toBe(3)
})

test('shortcuts work with the keyboard in 한글, where Ctrl+Z arrives as Ctrl+ㅋ', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'itemName')
  await page.keyboard.press('Delete')
  expect(await grid.value(0, 'itemName')).toBe(null)
  await grid.cdp.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'ㅋ',
    code: 'KeyZ',
    modifiers: 2,
    windowsVirtualKeyCode: 90,
  })
  expect(await grid.value(0, 'itemName')).toBe('리니어 가이드 HSR25')
})

test('Tab and arrows during a composition are left to it', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'itemName')
  await grid.compose('ㄱ', '가')
  for (const key of ['Tab', 'ArrowDown', 'Escape', 'Delete']) {
    await grid.cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 })
  }
  expect(await grid.told('edit')).toEqual([])
  await grid.finish('가')
  await page.keyboard.press('Enter')
  expect(await grid.value(0, 'itemName')).toBe('가')
})

test('Ctrl+Shift+arrow selects to the end, Ctrl+A everything, Shift+Space the row', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(2, 'qty')
  await page.keyboard.press('Control+Shift+ArrowDown')
  expect(await grid.spoken()).toBe('28행 1열 범위 선택')
  await page.keyboard.press('Control+A')
  expect(await grid.spoken()).toBe('30행 11열 범위 선택')
  await grid.click(2, 'qty')
  await page.keyboard.press('Shift+ ')
  expect(await grid.spoken()).toBe('1행 11열 범위 선택')
})

test('a locked cell takes neither keys nor compositions', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'amount')
  await grid.compose('ㄱ', '가')
  await grid.finish('가')
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  expect(await grid.told('edit')).toEqual([])
  await expect(page.locator('.dataGrid-editor')).toHaveAttribute('data-mode', 'select')
})

test('Esc and then Tab leave the grid, which otherwise keeps Tab for itself', async ({ page }) => {
  const grid = await openGrid(page, 'edit=1')
  await grid.click(0, 'itemName')
  await page.keyboard.press('Tab')
  await expect(page.locator('.dataGrid-editor')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '다음' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('.dataGrid-editor')).toBeFocused()
})

test('what scrolls is no stop of the Tab key: the grid is entered and left in one step', async ({ page }) => {
  for (const query of ['edit=1&menu=1', 'edit=0&menu=1']) {
    const grid = await openGrid(page, query)
    const menu = page.getByRole('button', { name: '열 설정' })
    await menu.focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('.dataGrid-editor')).toBeFocused()
    expect(await grid.spoken()).toContain(query.startsWith('edit=1') ? '1행 품목명' : '1행 요청번호')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+Tab')
    await expect(menu).toBeFocused()
    await grid.click(2, 'spec')
    await expect(page.locator('.dataGrid-editor')).toBeFocused()
  }
})
