import { answerQuestion, ProductGrid } from './productPage'
import { expect, test } from './productTest'

test('a small purchase is reckoned while it is typed, submitted at once, and ordered by the head of the department', async ({
  openAs,
  apiAs,
}) => {
  test.slow()
  const title = `소모품 구매 ${crypto.randomUUID().slice(0, 8)}`
  const requester = await openAs('req.mobile', '/SimpleOrderEdit')
  const reckoned = (field: string) => requester.locator(`[id="basic.${field}"]`)
  await requester.getByLabel('간편발주명').fill(title)
  await requester.getByLabel('협력사', { exact: true }).fill('C000005')
  await requester.getByLabel('협력사', { exact: true }).press('Tab')
  await expect(reckoned('limitAmt')).toHaveText(/^[\d,]+$/)
  await requester.getByLabel('납품장소').fill('모바일개발팀 3층')
  await requester.getByLabel('구매사유').fill('재고가 떨어져 바로 구매합니다.')
  await requester.getByRole('button', { name: '행추가' }).click()
  const lines = new ProductGrid(requester, '발주 품목')
  await lines.type(0, 'itemName', '무진 와이퍼')
  await lines.type(0, 'qty', '3')
  await lines.type(0, 'unitPrice', '335')
  await lines.type(0, 'accountCode', '5310100')
  await lines.type(0, 'costCenter', 'CC1020')
  await expect(reckoned('supplyAmt')).toHaveText('1,005')
  await expect(reckoned('vatAmt')).toHaveText('100')
  await expect(reckoned('totalAmt')).toHaveText('1,105')

  await requester.getByRole('button', { name: '결재상신' }).click()
  await answerQuestion(requester, '확인')
  await requester
    .getByRole('dialog', { name: /결재선/ })
    .getByRole('button', { name: '상신' })
    .click()
  await expect(requester).toHaveURL(/soNo=SO\d{6}-\d{6}/)
  const soNo = new URL(requester.url()).searchParams.get('soNo') ?? ''
  await expect(requester.getByRole('button', { name: '상신취소' })).toBeVisible()

  const head = await openAs('head.mobile', `/SimpleOrderEdit?soNo=${soNo}`)
  await head.getByRole('button', { name: '승인', exact: true }).click()
  await answerQuestion(head, '확인')
  await expect(head.locator('[id="basic.poNo"]')).toHaveText(/^PO\d{6}-\d{6}$/)
  const { header } = (await (await apiAs('req.mobile')).read(`/api/v1/simpleOrder/${soNo}`)) as {
    readonly header: Readonly<Record<string, unknown>>
  }
  expect(header).toMatchObject({ status: 'ORDERED', supplyAmt: '1005', vatAmt: '100', totalAmt: '1105' })
})
