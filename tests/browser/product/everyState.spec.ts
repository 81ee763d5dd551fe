import type { Page, Route } from '@playwright/test'
import { isFullSweep } from '../../cases/isFullSweep'
import { expectAccessible } from './expectAccessible'
import { answerQuestion, ProductGrid } from './productPage'
import { expect, test } from './productTest'

interface Visited {
  readonly title: string
  readonly path: string
  readonly grid: string
  /** The call that brings its rows. */
  readonly call: string
  /** Where to press in its first row, and what then stands beside it. */
  readonly opens?: { readonly left: number; readonly shows: string }
}

/** In the full sweep: the states of each page are judged as stories (tests/screens). */
const pages: readonly Visited[] = [
  { title: '구매요청 현황', path: '/prList', grid: '구매요청 목록', call: '/api/v1/pr' },
  {
    title: '입고 현황',
    path: '/warehousingList',
    grid: '입고 목록',
    call: '/api/v1/warehousing',
    opens: { left: 40, shows: '입고 품목' },
  },
  {
    title: '공통코드 관리',
    path: '/portal/codeManage/cmmnCodeManage',
    grid: '코드 그룹',
    call: '/api/v1/portal/codeManage/group',
    opens: { left: 140, shows: '코드 목록' },
  },
  {
    title: '메뉴 관리',
    path: '/portal/author/menuManage',
    grid: '메뉴 트리',
    call: '/api/v1/portal/author/menu',
    opens: { left: 120, shows: '메뉴 상세' },
  },
  {
    title: '공지사항',
    path: '/board/notice',
    grid: '공지 목록',
    call: '/api/v1/board/notice/post',
    opens: { left: 220, shows: '공지 상세' },
  },
  {
    title: '품목 엑셀 업로드 현황',
    path: '/itemExcelUpList',
    grid: '업로드 목록',
    call: '/api/v1/itemUpload',
  },
  {
    title: '월간 부서별 구매실적',
    path: '/report/monthlyReport/monthlyReport01',
    grid: '부서별 실적',
    call: '/api/v1/report/monthlyReport/01',
  },
]

async function visit(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** The answer of the server without a row in any of its lists. */
async function answerNothing(route: Route): Promise<void> {
  const answer = await route.fetch()
  const emptied = (name: string, value: unknown) => (Array.isArray(value) ? [] : name === 'total' ? 0 : value)
  await route.fulfill({ response: answer, json: JSON.parse(await answer.text(), emptied) })
}

for (const { title, path, grid, call, opens } of isFullSweep ? pages : [])
  test(`${title} passes the accessibility rules with rows, without, and when they do not come`, async ({
    openAs,
  }) => {
    test.setTimeout(120_000)
    const page = await openAs('system.admin', path)
    const rows = new ProductGrid(page, grid)
    await expect(rows.row(0)).toBeAttached()
    await expectAccessible(page, 'with rows')
    if (opens) {
      await rows.click(0, opens.left)
      await expect(page.getByText(opens.shows).first()).toBeVisible()
      await expectAccessible(page, 'with what hangs on a row')
    }
    await page.route(({ pathname }) => pathname === call, answerNothing)
    await visit(page, path, title)
    // Buttons without a checked row say so where nobody sees it.
    await expect(page.getByText(/(?<!선택된 항목이 )없습니다/).first()).toBeVisible()
    await expectAccessible(page, 'without rows')
    await page.route(
      ({ pathname }) => pathname === call,
      route => route.abort(),
    )
    await visit(page, path, title)
    await answerQuestion(page, '확인')
    await expect(page.getByRole('button', { name: '다시 조회' }).first()).toBeVisible()
    await expectAccessible(page, 'failed')
  })

if (isFullSweep)
  test('a request passes the accessibility rules with all that opens above it', async ({ openAs, apiAs }) => {
    const prNo = await (await apiAs('req.mobile')).createSubmitted('접근성 확인')
    const page = await openAs('req.mobile', '/prEdit')
    await page.getByRole('button', { name: '품목 붙여넣기(엑셀)' }).click()
    await expect(page.getByRole('button', { name: '파일 선택' })).toBeVisible()
    await expectAccessible(page, 'upload')
    await page.goto(`/prEdit?prNo=${prNo}`)
    await page.getByRole('button', { name: '출력' }).click()
    await expect(page.getByRole('article', { name: '구매요청서' })).toBeVisible()
    await expectAccessible(page, 'print')
    await page.route(
      ({ pathname }) => pathname === `/api/v1/pr/${prNo}`,
      route => route.abort(),
    )
    await page.goto(`/prEdit?prNo=${prNo}`)
    await expect(page.getByRole('button', { name: '다시 조회' })).toBeVisible()
    await expectAccessible(page, 'failed')
  })
