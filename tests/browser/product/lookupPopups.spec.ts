import { ProductGrid, searchedCount } from './productPage'
import { expect, test } from './productTest'

test('the department popup keeps the section closed unless it may be changed, and Enter searches', async ({
  openAs,
}) => {
  const page = await openAs('buy.all', '/prList')
  await searchedCount(page)
  await page.getByRole('button', { name: '부서명 찾기' }).click()
  const popup = page.getByRole('dialog', { name: '부서 선택' })
  const grid = new ProductGrid(page, '부서 선택')
  await expect(popup.getByRole('textbox', { name: '사업부명' })).toBeEnabled()
  await expect(popup.getByRole('textbox', { name: '부서명' })).toBeFocused()
  await expect(grid.cell(3, 'deptnm')).toBeAttached()
  await popup.getByRole('textbox', { name: '부서명' }).fill('반도체설비')
  await popup.getByRole('textbox', { name: '부서명' }).press('Enter')
  await expect(popup.getByText('총 1건')).toBeVisible()
  await expect(grid.cell(0, 'sectionName')).toHaveText('반도체사업부')
  await popup.getByRole('textbox', { name: '부서명' }).fill('없는부서')
  await popup.getByRole('textbox', { name: '부서명' }).press('Enter')
  await expect(popup.getByText('총 0건')).toBeVisible()
  await expect(popup.getByRole('button', { name: '선택', exact: true })).toBeDisabled()
})

test('the section is fixed in the department popup once one is chosen outside', async ({ openAs }) => {
  const page = await openAs('buy.all', '/prList')
  await searchedCount(page)
  await page.getByRole('textbox', { name: '사업부', exact: true }).fill('모바일사업부')
  await page.getByRole('textbox', { name: '사업부', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: '사업부 지우기' })).toBeVisible()
  await page.getByRole('button', { name: '부서명 찾기' }).click()
  const popup = page.getByRole('dialog', { name: '부서 선택' })
  await expect(popup.getByRole('textbox', { name: '사업부명' })).toHaveValue('모바일사업부')
  await expect(popup.getByRole('textbox', { name: '사업부명' })).toBeDisabled()
})

test('a double click chooses a department, and the focus returns to the field', async ({ openAs }) => {
  const page = await openAs('buy.all', '/prList')
  await searchedCount(page)
  await page.getByRole('button', { name: '부서명 찾기' }).click()
  const grid = new ProductGrid(page, '부서 선택')
  await expect(grid.cell(1, 'deptnm')).toBeAttached()
  const chosen = (await grid.cell(1, 'deptnm').textContent()) ?? ''
  const section = (await grid.cell(1, 'sectionName').textContent()) ?? ''
  await grid.doubleClick(1, 200)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: '부서명' })).toHaveValue(chosen)
  await expect(page.getByRole('textbox', { name: '사업부', exact: true })).toHaveValue(section)
})

test('Esc closes a popup without choosing and gives the focus back to the button', async ({ openAs }) => {
  const page = await openAs('buy.all', '/prList')
  await searchedCount(page)
  await page.getByRole('button', { name: '부서명 찾기' }).click()
  await expect(page.getByRole('dialog', { name: '부서 선택' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: '부서명' })).toHaveValue('')
  await expect(page.getByRole('button', { name: '부서명 찾기' })).toBeFocused()
})

test('a department that is the only hit is chosen without a popup', async ({ openAs }) => {
  const page = await openAs('buy.all', '/prList')
  await searchedCount(page)
  await page.getByRole('textbox', { name: '부서명' }).fill('모바일개발')
  await page.getByRole('textbox', { name: '부서명' }).press('Enter')
  await expect(page.getByRole('textbox', { name: '부서명' })).toHaveValue('모바일개발팀')
  await expect(page.getByRole('textbox', { name: '사업부', exact: true })).toHaveValue('모바일사업부')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('choosing another section clears department and person', async ({ openAs }) => {
  const page = await openAs('buy.all', '/prList')
  await searchedCount(page)
  await page.getByRole('textbox', { name: '부서명' }).fill('모바일개발')
  await page.getByRole('textbox', { name: '부서명' }).press('Enter')
  await expect(page.getByRole('textbox', { name: '부서명' })).toHaveValue('모바일개발팀')
  await page.getByRole('textbox', { name: '사업부', exact: true }).fill('반도체')
  await page.getByRole('textbox', { name: '사업부', exact: true }).press('Enter')
  await expect(page.getByRole('textbox', { name: '사업부', exact: true })).toHaveValue('반도체사업부')
  await expect(page.getByRole('textbox', { name: '부서명' })).toHaveValue('')
})

test('the person popup starts empty and wants a name of two characters or an id', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/prEdit')
  await page.getByRole('button', { name: '인수자 찾기' }).click()
  const popup = page.getByRole('dialog', { name: '임직원 검색' })
  const name = popup.getByRole('textbox', { name: '이름' })
  await expect(name).toBeFocused()
  await expect(popup.getByRole('gridcell')).toHaveCount(0)
  await expect(popup.getByRole('button', { name: '선택', exact: true })).toBeDisabled()
  await popup.getByRole('button', { name: '조회' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('이름과 Single ID 중 하나 이상 입력해 주세요.')
  await page.keyboard.press('Enter')
  await name.fill('임')
  await name.press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText('이름은 2자 이상 입력해 주세요.')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await name.fill('')
  await popup.getByRole('textbox', { name: 'Single ID' }).fill('mobile')
  await popup.getByRole('textbox', { name: 'Single ID' }).press('Enter')
  const people = new ProductGrid(page, '임직원 검색')
  await expect(people.cell(2, 'singleid')).toHaveText(/mobile/)
  const hname = (await people.cell(2, 'hname').textContent()) ?? ''
  await people.click(2, 40)
  await popup.getByRole('button', { name: '선택', exact: true }).click()
  await expect(page.getByRole('textbox', { name: '인수자' })).toHaveValue(hname)
})

test('a receiver typed by name is chosen when he is the only one', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/prEdit')
  await page.getByRole('textbox', { name: '인수자' }).fill('임수빈')
  await page.getByRole('textbox', { name: '인수자' }).press('Enter')
  await expect(page.getByRole('textbox', { name: '인수자' })).toHaveValue('임수빈')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a company number fills in the name, an unknown one is refused at the field', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/prEdit')
  const field = page.getByRole('textbox', { name: '희망협력사' })
  await field.fill('c000001')
  await field.press('Enter')
  await expect(field).toHaveValue('(주)대성정밀')
  await field.fill('C999999')
  await field.press('Enter')
  await expect(page.getByText('존재하지 않는 협력사입니다.').first()).toBeVisible()
})

test('a suspended company cannot be chosen in the popup, nor typed by number or name', async ({
  openAs,
  apiAs,
}) => {
  const prNo = await (await apiAs('req.mobile')).createRequest('거래정지 협력사 확인')
  const page = await openAs('req.mobile', `/prEdit?prNo=${prNo}`)
  await page.getByRole('button', { name: '희망협력사 찾기' }).click()
  const popup = page.getByRole('dialog', { name: '협력사 선택' })
  await popup.getByRole('combobox', { name: '협력사상태' }).selectOption('SUSPENDED')
  await popup.getByRole('textbox', { name: '협력사명' }).fill('청솔')
  await popup.getByRole('textbox', { name: '협력사명' }).press('Enter')
  await expect(popup.getByText('총 1건')).toBeVisible()
  await new ProductGrid(page, '협력사 선택').doubleClick(0, 100)
  await expect(page.getByRole('alertdialog')).toContainText('거래정지 협력사는 선택할 수 없습니다.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const field = page.getByRole('textbox', { name: '희망협력사' })
  await field.fill('C000008')
  await field.press('Enter')
  await expect(page.getByText('거래정지 협력사는 선택할 수 없습니다.').first()).toBeVisible()
  await expect(field).toHaveValue('C000008')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  // By name only registered companies are looked for.
  await field.fill('청솔전기')
  await field.press('Enter')
  await expect(page.getByText('"청솔전기" 검색 결과가 없습니다.').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the section popup has one column, chooses a single row, and closes without change', async ({
  openAs,
}) => {
  const page = await openAs('buy.all', '/prList')
  await searchedCount(page)
  await page.getByRole('button', { name: '사업부 찾기' }).click()
  const popup = page.getByRole('dialog', { name: '사업부 선택' })
  const grid = new ProductGrid(page, '사업부 선택')
  await expect(grid.cell(1, 'sectionName')).toBeAttached()
  await expect(popup.getByRole('columnheader')).toHaveText(['사업부명'])
  await expect(popup.getByRole('button', { name: '취소' })).toBeVisible()
  await grid.click(1, 60)
  const section = (await grid.cell(1, 'sectionName').textContent()) ?? ''
  await popup.getByRole('button', { name: '선택', exact: true }).click()
  await expect(page.getByRole('textbox', { name: '사업부', exact: true })).toHaveValue(section)
  await page.getByRole('button', { name: '사업부 찾기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '취소' }).click()
  await expect(page.getByRole('textbox', { name: '사업부', exact: true })).toHaveValue(section)
})

test('dialogs lie above the page from 3000 on', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/prEdit')
  await page.getByRole('button', { name: '인수자 찾기' }).click()
  await expect(page.getByRole('dialog', { name: '임직원 검색' })).toBeVisible()
  await expect(page.locator('.dialog-backdrop')).toHaveCSS('z-index', '3000')
  await expect(page.getByRole('dialog', { name: '임직원 검색' })).toHaveCSS('z-index', '3001')
})

test('department and person grids are 400 pixels high, with the columns of the specification', async ({
  openAs,
}) => {
  const page = await openAs('buy.all', '/prList')
  await searchedCount(page)
  await page.getByRole('button', { name: '부서명 찾기' }).click()
  const departments = page.getByRole('dialog', { name: '부서 선택' })
  await expect(departments.getByRole('columnheader')).toHaveText(['사업부명', '부서명'])
  const box = await departments.locator('.dataGrid').boundingBox()
  expect(box?.height).toBe(400)
  await page.keyboard.press('Escape')

  const document = await openAs('req.mobile', '/prEdit')
  await document.getByRole('button', { name: '인수자 찾기' }).click()
  const people = document.getByRole('dialog', { name: '임직원 검색' })
  await expect(people.getByRole('columnheader')).toHaveText(['이름', '사업부', '부서명', 'Single ID'])
  expect((await people.locator('.dataGrid').boundingBox())?.height).toBe(400)
})

test('a text that finds nothing stays in its field and holds the search back until it is mended', async ({
  openAs,
}) => {
  const page = await openAs('buy.all', '/prList')
  await searchedCount(page)
  const field = page.getByRole('textbox', { name: '구매담당' })
  await field.fill('없는사람')
  await field.press('Enter')
  await expect(page.getByText('"없는사람" 검색 결과가 없습니다.')).toBeVisible()
  await expect(field).toHaveValue('없는사람')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: '조회', exact: true }).click()
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: '구매담당 지우기' }).click()
  await expect(field).toHaveValue('')
  await expect(page.getByText('"없는사람" 검색 결과가 없습니다.')).toHaveCount(0)
})

test('several hits open the popup with the typed text', async ({ openAs }) => {
  const page = await openAs('buy.all', '/prList')
  await searchedCount(page)
  await page.getByRole('textbox', { name: '부서명' }).fill('모바일')
  await page.getByRole('textbox', { name: '부서명' }).press('Enter')
  const popup = page.getByRole('dialog', { name: '부서 선택' })
  await expect(popup.getByRole('textbox', { name: '부서명' })).toHaveValue('모바일')
  await expect(new ProductGrid(page, '부서 선택').cell(1, 'deptnm')).toHaveText(/모바일/)
})

test('items are found by the four levels of sourcing groups', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/prEdit')
  const lines = new ProductGrid(page, '요청 품목')
  await page.getByRole('button', { name: '행추가' }).click()
  await lines.walkTo(0, 'itemCode')
  await page.keyboard.press('F2')
  const popup = page.getByRole('dialog', { name: '품목 선택' })
  const first = popup.getByRole('combobox', { name: '소싱그룹 대분류' })
  await expect(first.getByRole('option')).toHaveCount(7)
  await expect(popup.getByRole('combobox', { name: '소싱그룹 중분류' })).toBeDisabled()
  await first.selectOption({ index: 1 })
  const second = popup.getByRole('combobox', { name: '소싱그룹 중분류' })
  await expect(second).toBeEnabled()
  await expect(second.getByRole('option')).not.toHaveCount(1)
  await popup.getByRole('button', { name: '조회' }).click()
  await expect(popup.getByText(/총 \d+건/)).toBeVisible()
})

test('a session that is found lost while a popup opens is told to screen readers too', async ({ openAs }) => {
  const page = await openAs('buy.all', '/prList')
  await searchedCount(page)
  await page.route('**/api/v1/cmmn/popup/**', route =>
    route.fulfill({ status: 401, json: { code: 'GPMS005', msg: '' } }),
  )
  await page.getByRole('button', { name: '구매담당 찾기' }).click()
  const farewell = page.getByRole('alertdialog', { name: '로그인 정보' })
  // The popup behind it is there and hides what stands around it.
  await expect(page.getByText('구매담당 선택')).toBeVisible()
  await farewell.getByRole('button', { name: '확인' }).click()
  await expect(page).toHaveURL(/\/login$/)
})
