import { screwdrivers } from './productApi'
import { answerQuestion, ProductGrid } from './productPage'
import { expect, test } from './productTest'

/** 640,000,000 won: beyond the budget of its account, whatever others have used by then. */
const beyondAnyBudget = { ...screwdrivers, qty: '5000' }

test('who exceeds the budget is asked before the request goes on, and 취소 leaves it as it was', async ({
  apiAs,
  openAs,
}) => {
  const api = await apiAs('req.mobile')
  const prNo = await api.createRequest('예산을 넘는 공구 구매', {}, [beyondAnyBudget])
  const page = await openAs('req.mobile', `/prEdit?prNo=${prNo}`)
  const submit = async () => {
    await page.getByRole('button', { name: '결재상신' }).click()
    await page
      .getByRole('dialog', { name: /결재선/ })
      .getByRole('button', { name: '상신' })
      .click()
  }
  await submit()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(/예산 잔액을 [\d,]+원 초과합니다. 계속하시겠습니까\?/)
  await answerQuestion(page, '취소')
  await expect(question).toHaveCount(0)
  expect((await api.readRequest(prNo)).header.status).toBe('DRAFT')

  await submit()
  await expect(question).toContainText('예산 잔액을')
  await answerQuestion(page, '확인')
  await expect(page.getByText('처리되었습니다.')).toBeVisible()
  expect((await api.readRequest(prNo)).header.status).toBe('APPROVING')
})

test('several requests of the list ask once for all of them', async ({ apiAs, openAs }) => {
  const api = await apiAs('req.mobile')
  const title = `예산 초과 ${crypto.randomUUID().slice(0, 8)}`
  const drafts = [
    await api.createRequest(title, {}, [beyondAnyBudget]),
    await api.createRequest(title, {}, [beyondAnyBudget]),
  ]
  const page = await openAs('req.mobile', '/prList')
  await page.getByLabel('구매요청명').fill(title)
  await page.getByLabel('구매요청명').press('Enter')
  await expect(page.getByText('총 2건')).toBeVisible()
  const list = new ProductGrid(page, '구매요청 목록')
  await list.check(0)
  await list.check(1)
  await page.getByRole('button', { name: '일괄상신' }).click()
  await answerQuestion(page, '확인')
  await expect(page.getByRole('alertdialog')).toContainText('예산 잔액을')
  await answerQuestion(page, '확인')
  await expect(page.getByText('처리되었습니다.')).toBeVisible()
  for (const prNo of drafts) expect((await api.readRequest(prNo)).header.status).toBe('APPROVING')
})
