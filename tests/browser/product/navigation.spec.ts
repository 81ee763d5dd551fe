import type { Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible'
import { enterAsSupplier, ProductGrid, searchedCount } from './productPage'
import { expect, test } from './productTest'

const entry = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const tabs = (page: Page) => page.getByRole('navigation', { name: '열린 화면' })
const tab = (page: Page, name: string) => tabs(page).getByRole('button', { name, exact: true })
/** Presses until the focus stands there: the panels of a first visit may still be on their way. */
const pressUntil = (page: Page, key: string, name: string) =>
  expect(async () => {
    await page.keyboard.press(key)
    await expect(entry(page, name)).toBeFocused({ timeout: 500 })
  }).toPass()

async function findMenu(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '메뉴 검색' }).fill(typed)
}

test('the menu is walked by keys alone, and Esc gives the focus back', async ({ openAs }) => {
  const page = await openAs('tf.admin', '/board/notice')
  await entry(page, '전체 메뉴').focus()
  await page.keyboard.press('ArrowRight')
  await expect(entry(page, '구매')).toBeFocused()
  await pressUntil(page, 'ArrowDown', '구매요청 현황')
  await page.keyboard.press('Escape')
  await expect(entry(page, '구매')).toBeFocused()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/prList/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('구매요청 현황')
})

test('the mega menu is 900 pixels wide below a window of 1600, and 1200 from there on', async ({
  openAs,
}) => {
  const page = await openAs('tf.admin', '/board/notice')
  const widths: (number | undefined)[] = []
  for (const width of [1280, 1599, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    await entry(page, '구매').click()
    const box = await page.getByRole('menu').boundingBox()
    widths.push(box?.width)
    await page.keyboard.press('Escape')
  }
  expect(widths).toEqual([900, 900, 1200])
})

test('who prefers the horizontal menu chooses it once', async ({ openAs }) => {
  const page = await openAs('tf.admin', '/board/notice')
  await page.getByRole('button', { name: '화면 설정' }).click()
  await page.getByRole('button', { name: '가로 메뉴' }).click()
  await page.reload()
  await entry(page, '구매').click()
  await expect(entry(page, '구매요청')).toHaveAttribute('aria-haspopup', 'menu')
  await entry(page, '구매요청').focus()
  await page.keyboard.press('ArrowRight')
  await expect(entry(page, '구매요청 현황')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(entry(page, '구매요청')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/prList/)
})

test('initial consonants find a menu, what they mean is marked, and a starred menu is there in the next session', async ({
  openAs,
}) => {
  const page = await openAs('tf.admin', '/board/notice')
  await findMenu(page, 'ㄱㅁㅇㅊ')
  const hit = page.getByRole('option', { name: /구매요청 현황/ })
  await expect(hit.locator('mark')).toHaveText('구매요청')
  await page.keyboard.press('Control+d')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/prList/)
  await expect(page.getByRole('button', { name: '구매요청 현황 즐겨찾기에서 빼기' })).toBeVisible()
  const again = await openAs('tf.admin', '/')
  await again.getByRole('button', { name: '즐겨찾기와 최근 화면' }).click()
  const star = again.getByRole('button', { name: '구매요청 현황 즐겨찾기에서 빼기' }).first()
  await expect(star).toBeVisible()
  await star.click()
  await expect(again.getByText('자주 쓰는 화면의 별표를 누르면 여기에 모입니다.')).toBeVisible()
})

test('a level of the way opens what stands beside it, and only leaves lead on', async ({ openAs }) => {
  const page = await openAs('tf.admin', '/prList')
  await page.getByRole('button', { name: '구매, 다른 화면으로 이동' }).click()
  const way = page.getByRole('navigation', { name: '현재 위치' })
  await way.getByRole('button', { name: '고객지원' }).click()
  await expect(page).toHaveURL(/\/prList/)
  await way.getByRole('link', { name: '공지사항' }).click()
  await expect(page).toHaveURL(/\/board\/notice/)
  await expect(way).toContainText('고객지원')
})

test('tabs come back as they were left, scrolled, and a reload lists them again', async ({ openAs }) => {
  const page = await openAs('buy.all', '/prList')
  await searchedCount(page)
  const grid = new ProductGrid(page, '구매요청 목록')
  await expect(grid.cell(0, 'prNo')).toHaveText(/PR/)
  const scroller = page.locator('.dvn-scroller').first()
  await scroller.evaluate(element => element.scrollTo(0, 540))
  await findMenu(page, '공지사항')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/board\/notice/)
  await tab(page, '구매요청 현황').click()
  await expect(page).toHaveURL(/\/prList/)
  await expect.poll(() => scroller.evaluate(element => element.scrollTop)).toBe(540)
  await page.reload()
  await expect(tab(page, '공지사항')).toBeVisible()
  await expect(tab(page, '구매요청 현황')).toHaveAttribute('aria-current', 'page')
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['gpms.session'])
  await tab(page, '공지사항').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('공지사항')
  await tab(page, '구매요청 현황').click({ button: 'middle' })
  await expect(tab(page, '구매요청 현황')).toHaveCount(0)
})

test('documents tell each other apart by their numbers, and a log-out leaves no tab behind', async ({
  openAs,
  apiAs,
}) => {
  const prNo = await (await apiAs('req.mobile')).createSubmitted('탭 이름 확인')
  const page = await openAs('req.mobile', `/prEdit?prNo=${prNo}`)
  await expect(tab(page, `구매요청 등록·상세 ${prNo}`)).toBeVisible()
  await page.getByRole('button', { name: '조민재 님 메뉴' }).click()
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Single ID').fill('req.mobile')
  await page.getByRole('textbox', { name: '비밀번호' }).fill('Demo!2026pw')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '연장' })).toBeVisible()
  await expect(tabs(page).getByRole('button', { name: prNo })).toHaveCount(0)
})

test('suppliers have the same frame with their company in it, and their own home from a page that is not there', async ({
  page,
}) => {
  await enterAsSupplier(page, 'gchip001')
  await expect(page.getByRole('button', { name: 'Emily Carter 님 메뉴' })).toContainText('글로벌칩 Inc.')
  await page.goto('/cyber/nowhere')
  await expect(page.getByRole('heading', { name: '페이지가 존재하지 않습니다.' })).toBeVisible()
  await expect(page).toHaveTitle('OGPMS')
  await expect(page.getByRole('button', { name: '이전 화면' })).toHaveCount(0)
  await page.getByRole('button', { name: '홈으로' }).click()
  await expect(page).toHaveURL(/\/cyber$/)
  await page.goto('/info401')
  await expect(page).toHaveTitle('OGPMS')
})

test('what the header opens passes the accessibility rules', async ({ openAs }) => {
  test.setTimeout(120_000)
  const page = await openAs('tf.admin', '/board/notice')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('공지사항')
  await entry(page, '전체 메뉴').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page, 'all menus')
  await page.keyboard.press('Escape')
  for (const name of [
    '즐겨찾기와 최근 화면',
    '화면 설정',
    '(읽지 않은 )?알림',
    '고객지원, 다른 화면으로 이동',
  ]) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await expectAccessible(page, name)
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: '메뉴 검색' })).toBeFocused()
  await expectAccessible(page, 'menu search')
})
