import { answerQuestion, listenForComplaints, ProductGrid } from './productPage'
import { expect, test } from './productTest'

/** Of its own for each try, so that one that broke off leaves nothing in the way of the next. */
const added = `SITE_${Date.now() % 1_000_000}`
const path = '/portal/codeManage/cmmnCodeManage'

test('a group and its codes are added, changed, refused at their cell and deleted', async ({ openAs }) => {
  const page = await openAs('system.admin', path)
  const complaints = listenForComplaints(page)
  const groups = new ProductGrid(page, '코드 그룹')
  const codes = new ProductGrid(page, '코드 목록')
  const above = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(above('코드 목록').getByText('목록에서 행을 선택하면 내용이 표시됩니다.')).toBeVisible()
  const search = async (groupCode: string) => {
    await page.getByRole('textbox', { name: '그룹코드', exact: true }).fill(groupCode)
    await page.getByRole('button', { name: '조회', exact: true }).click()
  }

  // A new group stands at the end; without a code it is refused before anything is sent.
  await search('PURCHASE_TYPE')
  await expect(groups.cell(0, 'groupCode')).toHaveText('PURCHASE_TYPE')
  await above('코드 그룹').getByRole('button', { name: '행추가' }).click()
  await groups.type(1, 'groupName', '시험 그룹')
  await above('코드 그룹').getByRole('button', { name: '그룹 저장' }).click()
  await expect(page.getByText('2행 그룹코드를 입력해 주세요.')).toBeVisible()
  await answerQuestion(page, '확인')
  await groups.type(1, 'groupCode', 'site')
  await above('코드 그룹').getByRole('button', { name: '그룹 저장' }).click()
  await answerQuestion(page, '확인')
  await expect(page.getByText('2행 그룹코드는 영문 대문자, 숫자, 밑줄만 사용할 수 있습니다.')).toBeVisible()
  await answerQuestion(page, '확인')
  await groups.click(0, 300)
  // One that is there already is told at its cell before anybody saves, and keeps the save back.
  await groups.type(1, 'groupCode', 'PR_STATUS')
  await expect(groups.cell(1, 'groupCode')).toHaveAttribute('aria-invalid', 'true')
  await above('코드 그룹').getByRole('button', { name: '그룹 저장' }).click()
  await expect(page.getByText('2행 이미 있는 그룹코드입니다.')).toBeVisible()
  await answerQuestion(page, '확인')
  await groups.click(0, 300)
  await groups.type(1, 'groupCode', added)
  await above('코드 그룹').getByRole('button', { name: '그룹 저장' }).click()
  await answerQuestion(page, '확인')
  await expect(page.getByText('저장되었습니다.')).toBeVisible()

  // Its codes: unsaved ones are asked about before another group is chosen.
  await search(added)
  await expect(groups.cell(0, 'groupCode')).toHaveText(added)
  await groups.click(0, 300)
  await above('코드 목록').getByRole('button', { name: '행추가' }).click()
  await codes.type(0, 'text', '첫째')
  await codes.type(0, 'value', 'T1')
  await page.getByRole('button', { name: '조회', exact: true }).click()
  await answerQuestion(page, '취소')
  await expect(codes.cell(0, 'text')).toHaveText('첫째')
  await above('코드 목록').getByRole('button', { name: '코드 저장' }).click()
  await answerQuestion(page, '확인')
  await expect(above('코드 목록').getByText('총 1건')).toBeVisible()
  await expect(groups.row(0)).toHaveAttribute('aria-selected', 'true')

  // A group goes with its codes.
  await groups.check(0)
  await above('코드 그룹').getByRole('button', { name: '행삭제' }).click()
  await above('코드 그룹').getByRole('button', { name: '그룹 저장' }).click()
  await answerQuestion(page, '확인')
  await expect(above('코드 그룹').getByText('총 0건')).toBeVisible()
  expect(complaints.filter(text => !text.includes('422'))).toEqual([])
})

test('a new row among many comes into sight and takes what is typed, and so does a cell that is refused', async ({
  openAs,
}) => {
  const page = await openAs('system.admin', path)
  const groups = new ProductGrid(page, '코드 그룹')
  const above = page.getByRole('region', { name: '코드 그룹', exact: true })
  await expect(groups.cell(0, 'groupCode')).not.toHaveText('')
  const count = Number(/\d+/.exec((await above.getByText(/^총 \d+건$/).textContent()) ?? '')?.[0])
  await above.getByRole('button', { name: '행추가' }).click()
  await page.keyboard.type('NEW_ROW')
  await page.keyboard.press('Enter')
  // Cells are read from the rows on screen alone, of which it is the last.
  const last = groups.table.locator('tr').last()
  await expect(last.locator('td[data-column="groupCode"]')).toHaveText('NEW_ROW')
  await above.getByRole('button', { name: '그룹 저장' }).click()
  await expect(page.getByText(`${count + 1}행 그룹명을 입력해 주세요.`)).toBeVisible()
  await answerQuestion(page, '확인')
  await page.keyboard.type('new')
  await page.keyboard.press('Enter')
  await expect(last.locator('td[data-column="groupName"]')).toHaveText('new')
})

test('the value of a system code stays as it is', async ({ openAs }) => {
  const page = await openAs('ops.admin', path)
  const groups = new ProductGrid(page, '코드 그룹')
  const codes = new ProductGrid(page, '코드 목록')
  await page.getByRole('textbox', { name: '그룹코드', exact: true }).fill('PR_STATUS')
  await page.getByRole('button', { name: '조회', exact: true }).click()
  await expect(groups.cell(0, 'groupCode')).toHaveText('PR_STATUS')
  await groups.click(0, 300)
  await expect(codes.cell(0, 'value')).toHaveText('DRAFT')
  await codes.check(0)
  await page
    .getByRole('region', { name: '코드 목록', exact: true })
    .getByRole('button', { name: '행삭제' })
    .click()
  await page.getByRole('button', { name: '코드 저장' }).click()
  await answerQuestion(page, '확인')
  await expect(page.getByText('1행 시스템 코드의 값은 변경할 수 없습니다.')).toBeVisible()
})

test('nobody without the right gets there', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/')
  await page.goto(path)
  await expect(page).toHaveURL(/info401/)
})
