import type { Page } from '@playwright/test'
import { listenForComplaints, ProductGrid } from './productPage'
import { expect, test } from './productTest'

/** S01 step 1: two lines, 1,970,000 won in all. */
async function draftRequest(page: Page, title: string): Promise<string> {
  await page.getByLabel('구매요청명').fill(title)
  await page.getByLabel('비용구분').selectOption('EXP')
  await page.getByLabel('납품장소').fill('모바일개발팀 3층')
  await page.getByLabel('구매사유').fill('신규 시제품 조립에 필요한 공구를 구매합니다.')
  await page.getByRole('textbox', { name: '인수자' }).fill('임수빈')
  await page.keyboard.press('Enter')
  const lines = new ProductGrid(page, '요청 품목')
  const wanted = [
    ['전동드라이버 세트', '10', '128,000'],
    ['교체 비트', '200', '3,450'],
  ] as const
  for (const [row, [item, qty, price]] of wanted.entries()) {
    await page.getByRole('button', { name: '행추가' }).click()
    await lines.type(row, 'itemCode', item)
    await expect(lines.cell(row, 'itemName')).toContainText(item)
    await lines.type(row, 'qty', qty)
    await lines.type(row, 'unitPrice', price)
    // Without a budget, so that what others spend raises no question.
    await lines.type(row, 'accountCode', '도서인쇄비')
    await expect(lines.cell(row, 'accountCode')).not.toHaveText('')
    await lines.type(row, 'costCenter', '모바일개발팀')
    await expect(lines.cell(row, 'costCenter')).not.toHaveText('')
  }
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect(page).toHaveURL(/prNo=PR\d{6}-\d{6}/)
  return new URL(page.url()).searchParams.get('prNo') ?? ''
}

test('a request is drafted, submitted, reviewed and approved along the seeded rule', async ({ openAs }) => {
  test.setTimeout(120_000)
  const page = await openAs('req.mobile', '/prEdit')
  const complaints = listenForComplaints(page)
  const prNo = await draftRequest(page, '시제품 조립용 공구 구매')
  await expect(page.getByText('1,970,000').first()).toBeVisible()

  await page.getByRole('button', { name: '결재상신' }).click()
  const preview = page.getByRole('dialog', { name: /결재선/ })
  await expect(preview.getByRole('gridcell', { name: '오경석' })).toBeAttached()
  await expect(preview.getByRole('gridcell', { name: '백승철' })).toBeAttached()
  await preview.getByRole('button', { name: '상신' }).click()
  // The word itself stands among the steps of the workflow from the beginning.
  await expect(page.getByRole('button', { name: '상신취소' })).toBeVisible()
  expect(complaints).toEqual([])

  for (const [approver, status] of [
    ['head.mobile', '결재중'],
    ['dir.mobile', '접수대기'],
  ] as const) {
    const inbox = await openAs(approver, `/prEdit?prNo=${prNo}`)
    await inbox.getByRole('button', { name: '승인', exact: true }).click()
    await inbox
      .getByRole('dialog')
      .or(inbox.getByRole('alertdialog'))
      .getByRole('button', { name: /확인|승인/ })
      .click()
    // Before the decision has come to its end the request may read the same status.
    await expect(inbox.getByText('처리되었습니다.')).toBeVisible()
    await expect(inbox.locator('main').getByText(status).first()).toBeVisible()
    await inbox.context().close()
  }
  await page.reload()
  await expect(page.locator('main').getByText('접수대기').first()).toBeVisible()
})

test('the second of two people who change one request is told, and loses nothing he typed', async ({
  openAs,
}) => {
  test.setTimeout(90_000)
  const first = await openAs('req.mobile', '/prEdit')
  const prNo = await draftRequest(first, '동시 수정 확인용 구매')
  const second = await openAs('req.mobile', `/prEdit?prNo=${prNo}`)
  for (const [page, title] of [
    [first, '먼저 고친 제목'],
    [second, '나중에 고친 제목'],
  ] as const) {
    await page.getByLabel('구매요청명').fill(title)
    await page.getByRole('button', { name: '저장', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
    if (page === first) await expect(page.getByText('저장되었습니다.')).toBeVisible()
  }
  await expect(second.getByText('다른 사용자가 먼저 수정했습니다. 다시 조회해 주세요.').first()).toBeVisible()
  await expect(second.getByLabel('구매요청명')).toHaveValue('나중에 고친 제목')
})

test("another department's request is refused by its number", async ({ openAs }) => {
  const owner = await openAs('req.mobile', '/prList')
  const list = new ProductGrid(owner, '구매요청 목록')
  await expect(list.cell(0, 'prNo')).toHaveText(/PR/)
  const prNo = (await list.cell(0, 'prNo').textContent()) ?? ''
  const stranger = await openAs('req.semi', `/prEdit?prNo=${prNo}`)
  await expect(stranger.locator('main').getByText(/권한/).first()).toBeVisible()
})
