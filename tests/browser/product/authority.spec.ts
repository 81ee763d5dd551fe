import type { Page } from '@playwright/test'
import type { AuthMenuList, ExtUserList } from '../../../codegen/generated/types'
import type { ProductApi } from './productApi'
import { answerQuestion, listenForComplaints, logInAsSupplier, ProductGrid } from './productPage'
import { expect, test } from './productTest'

/** A group and a supplier's user that no other test has. */
const group = '34'
const granted = { path: '/warehousingList', menu: '입고 현황' }
const supplierUser = 'sejin003'

/** Whether a leaf stands among all menus; they are drawn anew while they are open. */
async function expectMenu(page: Page, name: string, count: 0 | 1): Promise<void> {
  await page.getByRole('menuitem', { name: '전체 메뉴' }).click()
  await expect(page.getByRole('menuitem', { name: '구매요청 현황', exact: true })).toBeVisible()
  await expect(page.getByRole('menuitem', { name, exact: true })).toHaveCount(count)
  await page.keyboard.press('Escape')
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await answerQuestion(page, '확인')
}

/** Turns the box of a menu over, in the row of its address. */
async function turn(page: Page, column: string): Promise<number> {
  const menus = new ProductGrid(page, '메뉴 권한')
  const addresses = menus.table.locator('td[data-column="sspUrl"]')
  await expect(addresses.filter({ hasText: granted.path }).first()).toBeAttached()
  const row = (await addresses.allTextContents()).indexOf(granted.path)
  await menus.walkTo(row, column)
  await page.keyboard.press('Space')
  return row
}

/** The grant as the product brings it, whatever a try before has left. */
async function restoreGrant(admin: ProductApi): Promise<void> {
  const path = `/api/v1/portal/author/group/${group}/menu`
  const { rows } = (await admin.read(path, { portalType: 'I' })) as AuthMenuList
  const found = rows.find(({ sspUrl }) => sspUrl === granted.path)
  const { pgmId, version } = found ?? { pgmId: '', version: undefined }
  const row = { rowState: 'U', pgmId, readYn: 'Y', writeYn: 'Y', excelYn: 'Y', version }
  expect((await admin.send(path, { rows: [row] }, 'PUT')).status).toBe(200)
}

/** The user as one who may log in. */
async function liftBlock(admin: ProductApi): Promise<void> {
  const path = '/api/v1/portal/ogpmsManage/user'
  const { rows } = (await admin.read(path, { userId: supplierUser })) as ExtUserList
  const found = rows.find(({ userId }) => userId === supplierUser)
  if (found?.status !== 'BLOCKED') return
  const { status } = await admin.send(`${path}/${supplierUser}/unblock`, { version: found.version })
  expect(status).toBe(200)
}

test('a session ended by an administrator leads its person to log-in with the next step', async ({
  openAs,
}) => {
  const clerk = await openAs('acc.staff', '/prList')
  const admin = await openAs('system.admin', '/portal/author/userSessionManage?userId=acc.staff')
  const sessions = new ProductGrid(admin, '세션 목록')
  await expect(sessions.cell(0, 'userId')).toHaveText('acc.staff')
  await expect(admin.getByRole('button', { name: '강제 로그아웃' })).toBeDisabled()
  await sessions.check(-1)
  await admin.getByRole('button', { name: '강제 로그아웃' }).click()
  await answerQuestion(admin, '확인')
  await expect(admin.getByText('처리되었습니다.')).toBeVisible()
  // The bell may have asked the server first; the button then lies below the answer.
  const ended = clerk.getByText('로그인 시간이 초과되어 로그아웃되었습니다.')
  if (!(await ended.isVisible()))
    await clerk
      .getByRole('button', { name: '조회', exact: true })
      .click({ timeout: 5_000 })
      .catch(() => {})
  await expect(ended).toBeVisible()
  await answerQuestion(clerk, '확인')
  await expect(clerk).toHaveURL(/\/login$/)
})

test('a menu taken away from a group is out of the page, the menu and the address of its people; granted again it is back', async ({
  openAs,
  apiAs,
}) => {
  // Two people, and every page of the first is loaded anew.
  test.slow()
  const api = await apiAs('system.admin')
  await restoreGrant(api)
  const clerk = await openAs('vendor.mgr', granted.path)
  await expect(clerk.getByRole('grid').first()).toBeAttached()
  await expectMenu(clerk, granted.menu, 1)
  const admin = await openAs(
    'system.admin',
    `/portal/author/authMenuManage?authGroupId=${group}&portalType=I`,
  )
  const row = await turn(admin, 'readYn')
  const menus = new ProductGrid(admin, '메뉴 권한')
  // What may not be read may be neither written nor exported.
  for (const column of ['readYn', 'writeYn', 'excelYn'])
    await expect(menus.cell(row, column)).toHaveText('선택 안 됨')
  await save(admin)
  await expect(menus.cell(row, 'readYn')).toHaveText('선택 안 됨')
  await expect(admin.getByText('저장되었습니다.').first()).toBeVisible()

  await clerk.getByRole('button', { name: '조회', exact: true }).click()
  await expect(clerk.getByText('인가에 실패했습니다. 접근 권한이 없습니다.').first()).toBeVisible()
  await answerQuestion(clerk, '확인')
  // The refusal itself has told the browser to read the menus anew.
  await expectMenu(clerk, granted.menu, 0)
  await clerk.goto(granted.path)
  await expect(clerk).toHaveURL(/\/info401$/)

  await restoreGrant(api)
  await clerk.goto('/prList')
  await expectMenu(clerk, granted.menu, 1)
  await clerk.goto(granted.path)
  await expect(clerk.getByRole('grid').first()).toBeAttached()
  await expect(clerk).toHaveURL(new RegExp(granted.path))
})

test('a menu granted while somebody works is in his menu after his next search, without a reload', async ({
  openAs,
  apiAs,
}) => {
  const api = await apiAs('system.admin')
  const path = '/api/v1/portal/author/group/31/menu'
  const find = async () => {
    const { rows } = (await api.read(path, { portalType: 'I' })) as AuthMenuList
    const { pgmId = '', version } = rows.find(({ sspUrl }) => sspUrl === '/itemExcelUpList') ?? {}
    return { pgmId, version }
  }
  const grant = async (readYn: 'Y' | 'N') => {
    const row = { rowState: 'U', ...(await find()), readYn, writeYn: 'N', excelYn: 'N' }
    expect((await api.send(path, { rows: [row] }, 'PUT')).status).toBe(200)
  }
  await grant('N')
  const clerk = await openAs('dept.mobile', '/prList')
  await expectMenu(clerk, '품목 엑셀 업로드', 0)
  await grant('Y')
  await clerk.getByRole('button', { name: '조회', exact: true }).click()
  await expectMenu(clerk, '품목 엑셀 업로드', 1)
  await grant('N')
  await clerk.getByRole('button', { name: '조회', exact: true }).click()
  await expectMenu(clerk, '품목 엑셀 업로드', 0)
})

test('a page that is open becomes one that is only read with the next answer, and what was typed stays', async ({
  openAs,
  apiAs,
}) => {
  const api = await apiAs('system.admin')
  const path = '/api/v1/portal/author/group/20/menu'
  const grant = async (writeYn: 'Y' | 'N') => {
    const { rows } = (await api.read(path, { portalType: 'I' })) as AuthMenuList
    const { pgmId = '', version } = rows.find(({ sspUrl }) => sspUrl === '/board/notice') ?? {}
    const row = { rowState: 'U', pgmId, readYn: 'Y', writeYn, excelYn: 'Y', version }
    expect((await api.send(path, { rows: [row] }, 'PUT')).status).toBe(200)
  }
  await grant('Y')
  const page = await openAs('ops.admin', '/board/notice')
  /** Any request hears of it; this one touches nothing on the page. */
  const askSomething = async () => {
    await page.getByRole('button', { name: /^(읽지 않은 )?알림/ }).click()
    await expect(page.getByRole('region', { name: '알림', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  const saving = page.getByRole('button', { name: '저장', exact: true })
  await expect(page.getByText(/총 [\d,]+건/).first()).toBeVisible()
  await page.getByRole('button', { name: '신규' }).click()
  const title = page.getByRole('textbox', { name: '제목', exact: true })
  await title.fill('권한이 바뀌기 전의 제목')
  await expect(saving).toBeEnabled()
  await expect(title).toHaveValue('권한이 바뀌기 전의 제목')
  await grant('N')
  await askSomething()
  await expect(saving).toBeDisabled()
  await expect(page.locator('main').getByText('권한이 바뀌기 전의 제목')).toBeVisible()
  await grant('Y')
  await askSomething()
  await expect(saving).toBeEnabled()
  await expect(title).toHaveValue('권한이 바뀌기 전의 제목')
})

test('a supplier’s user who is blocked for a reason is out with the next step, and comes back when it is lifted', async ({
  openAs,
  apiAs,
  page: supplier,
}) => {
  const api = await apiAs('system.admin')
  await liftBlock(api)
  await logInAsSupplier(supplier, supplierUser)
  // What the page asks for by itself would notice it before its next step.
  await supplier.goto('about:blank')
  const manager = await openAs(
    'system.admin',
    `/portal/ogpmsManage/userBlock?userId=${supplierUser}&status=ACTIVE,BLOCKED`,
  )
  const users = new ProductGrid(manager, '사용자 목록')
  await expect(users.cell(0, 'userId')).toHaveText(supplierUser)
  await users.check(0)
  await manager.getByRole('button', { name: '차단', exact: true }).click()
  const dialog = manager.getByRole('alertdialog')
  await dialog.getByRole('button', { name: '확인' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('차단 사유를 선택해 주세요.')
  await dialog.getByRole('combobox').selectOption({ label: '업체요청' })
  await dialog.getByRole('button', { name: '확인' }).click()
  await expect(users.cell(0, 'status')).toHaveText('차단')
  await expect(users.cell(0, 'blockReason')).toHaveText('업체요청')

  await supplier.goto('/cyber')
  await expect(supplier.getByText('세션이 만료되어 로그아웃됩니다.')).toBeVisible()
  await answerQuestion(supplier, '확인')
  await expect(supplier).toHaveURL(/\/integration\?type=l$/)

  await liftBlock(api)
  await logInAsSupplier(supplier, supplierUser)
  await expect(supplier.getByRole('heading', { name: 'OGPMS 홈' })).toBeVisible()
})

test('a page that is refused by its address leads to /info401, and the browser complains of nothing', async ({
  openAs,
}) => {
  const page = await openAs('recv.mobile', '/prList')
  const complaints = listenForComplaints(page)
  for (const path of [
    '/portal/author/authUserManage',
    '/portal/author/menuManage',
    '/cyber/monthlyCalculate',
  ]) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/info401$/)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
  expect(complaints).toEqual([])
})
