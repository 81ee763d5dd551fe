import { isFrameCall, listenForComplaints, ProductGrid, searchedCount } from './productPage'
import { expect, test } from './productTest'

/** Pixels from the left edge to the middle of the button column. */
const detailLeft = 1525

test('a visitor without a log-in tries the list template, and nothing is asked of the server', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  const calls: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/assets/')) calls.push(pathname)
  })
  await page.goto('/template/template0')
  await expect(page.getByRole('heading', { level: 1, name: '목록형 템플릿' })).toBeVisible()
  const all = await searchedCount(page)

  await page.getByLabel('제목').fill('노트북')
  await page.getByRole('button', { name: '조회', exact: true }).click()
  await expect(page.getByText(all, { exact: true })).toHaveCount(0)
  await expect(new ProductGrid(page, '샘플 목록').cell(0, 'title')).toHaveText('개발용 노트북 20대')

  await page.getByRole('button', { name: '초기화' }).click()
  await page.getByRole('button', { name: '부서명 찾기' }).click()
  const departments = new ProductGrid(page, '부서 선택')
  await expect(departments.cell(2, 'deptnm')).toHaveText('반도체설비팀')
  await departments.doubleClick(2, 200)
  await expect(page.getByRole('textbox', { name: '사업부', exact: true })).toHaveValue('반도체사업부')

  await page.getByRole('combobox', { name: /대분류/ }).selectOption({ label: '생산설비' })
  await page.getByRole('button', { name: '조회', exact: true }).click()
  await expect(new ProductGrid(page, '샘플 목록').cell(0, 'deptnm')).toHaveText('반도체설비팀')
  await expect(new ProductGrid(page, '샘플 목록').cell(0, 'sgName')).toHaveText('오실로스코프')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '엑셀' }).click()
  expect((await download).suggestedFilename()).toMatch(/^목록형 템플릿_\d{8}_\d{4}\.xlsx$/)

  await new ProductGrid(page, '샘플 목록').click(0, detailLeft)
  const detail = page.getByRole('dialog', { name: '문서 확인' })
  await expect(new ProductGrid(page, '문서 확인').cell(0, 'sgName')).toHaveText('오실로스코프')
  await detail.getByRole('button', { name: '확인', exact: true }).click()
  await expect(detail).toHaveCount(0)

  expect(calls.filter(path => !isFrameCall(path))).toEqual(['/template/template0'])
  expect(complaints).toEqual([])
})

test('the way in stands on an open page', async ({ page }) => {
  await page.goto('/template/template0')
  await page.getByRole('link', { name: '로그인 화면으로' }).click()
  await expect(page.getByLabel('Single ID')).toBeVisible()
})
