import type { Page } from '@playwright/test'
import type { MenuList } from '../../../codegen/generated/types'
import { answerQuestion, ProductGrid } from './productPage'
import { expect, test } from './productTest'

const path = '/portal/author/menuManage'
const treeOf = (page: Page) => new ProductGrid(page, '메뉴 트리')

/** Stands in the row of a menu, found by its name: a leaf of the tree, so the last row. */
async function chooseMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: '메뉴명' }).first().fill(name)
  await page.getByRole('button', { name: '조회', exact: true }).click()
  const tree = treeOf(page)
  const rows = tree.table.locator('td[data-column="pgmName"]')
  await expect(rows.last()).toHaveText(name)
  await tree.click((await rows.count()) - 1, 200)
  await expect(page.getByRole('textbox', { name: '메뉴명' }).last()).toHaveValue(name)
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await answerQuestion(page, '확인')
}

/** Whoever goes on before that is asked about what he has not saved. */
async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('저장되었습니다.')).toBeVisible()
}

test('the tree tells its levels, opens and closes by the arrow keys', async ({ openAs }) => {
  const page = await openAs('system.admin', path)
  const tree = treeOf(page)
  await expect(tree.cell(0, 'pgmName')).toHaveText('구매')
  await expect(tree.row(1)).toHaveAttribute('aria-level', '2')
  await tree.click(0, 200)
  await page.keyboard.press('ArrowLeft')
  await expect(tree.row(0)).toHaveAttribute('aria-expanded', 'false')
  await expect(tree.cell(1, 'pgmName')).toHaveText('입고·납품')
  await page.keyboard.press('ArrowRight')
  await expect(tree.cell(1, 'pgmName')).toHaveText('구매요청')
})

test('a menu is renamed and keeps its number', async ({ openAs, apiAs }) => {
  const page = await openAs('system.admin', path)
  const api = await apiAs('system.admin')
  const nameNow = async () => {
    const menus = await api.read('/api/v1/portal/author/menu', { portalType: 'I' })
    return (menus as MenuList).rows.find(menu => menu.pgmId === 'I010205')?.pgmName ?? ''
  }
  const name = `발주 연동 ${crypto.randomUUID().slice(0, 8)}`
  await chooseMenu(page, await nameNow())
  await page.getByRole('textbox', { name: '메뉴명' }).last().fill(name)
  await save(page)
  await expect.poll(nameNow).toBe(name)
})

test('a new menu below another is refused at its field until it is right, and goes again', async ({
  openAs,
}) => {
  const page = await openAs('system.admin', path)
  const newName = `새 고객 메뉴 ${crypto.randomUUID().slice(0, 8)}`
  await chooseMenu(page, '고객지원')
  await page.getByRole('button', { name: '하위메뉴 추가' }).click()
  const name = page.getByRole('textbox', { name: '메뉴명' }).last()
  await name.fill(newName)
  await page.getByRole('combobox', { name: '메뉴유형' }).selectOption({ label: '리프' })
  await save(page)
  await expect(page.getByText('리프 메뉴는 URL이 필수입니다.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'URL', exact: true }).fill('/없는화면')
  await save(page)
  await expect(page.getByText('등록되지 않은 화면 경로입니다.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'URL', exact: true }).fill('')
  await page.getByRole('combobox', { name: '메뉴유형' }).selectOption({ label: '그룹' })
  await save(page)
  await expectSaved(page)
  await expect(page.getByText('조회 조건에 맞지 않아 목록에는 보이지 않습니다.')).toBeVisible()
  await chooseMenu(page, newName)
  await page.getByRole('button', { name: '삭제', exact: true }).click()
  await answerQuestion(page, '확인')
  await page.getByRole('button', { name: '조회', exact: true }).click()
  await expect(page.getByText('총 0건').first()).toBeVisible()
})

test('the second of two administrators who change one menu is told, keeps what he typed, and may take the newer one', async ({
  openAs,
  apiAs,
}) => {
  const api = await apiAs('system.admin')
  const own = { portalType: 'I', upPgmId: 'I10', pgmName: `두 관리자 ${crypto.randomUUID().slice(0, 8)}` }
  const header = { ...own, menuType: 'G', sortNo: 99, useYn: 'Y' }
  const made = await api.send('/api/v1/portal/author/menu', { header }, 'PUT')
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const [first, second] = [await openAs('system.admin', path), await openAs('system.admin', path)]
  for (const page of [first, second]) await chooseMenu(page, own.pgmName)
  const name = (page: Page) => page.getByRole('textbox', { name: '메뉴명' }).last()
  await name(first).fill(`${own.pgmName} 가`)
  await save(first)
  await expectSaved(first)
  await name(second).fill(`${own.pgmName} 나`)
  await save(second)
  await expect(second.getByRole('alertdialog')).toContainText('다른 사용자가 먼저 수정했습니다.')
  await answerQuestion(second, '취소')
  await expect(name(second)).toHaveValue(`${own.pgmName} 나`)
  await save(second)
  await expect(second.getByRole('alertdialog')).toContainText('다른 사용자가 먼저 수정했습니다.')
  await answerQuestion(second, '확인')
  await expect(name(second)).toHaveValue(`${own.pgmName} 가`)
  await second.getByRole('button', { name: '삭제', exact: true }).click()
  await answerQuestion(second, '확인')
  await expect(second.getByRole('alertdialog')).toHaveCount(0)
})

test('nobody but the system administrator gets there', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/')
  await page.goto(path)
  await expect(page).toHaveURL(/info401/)
})
