import { placedOrder } from './placedOrder'
import { answerQuestion, logInAsSupplier, ProductGrid } from './productPage'
import { expect, test } from './productTest'

const page = (poNo: string) => `/portal/poChange/poChangeInfo?poNo=${poNo}`

test('the quantity of an issued order is changed by the buyer, approved, and confirmed by the supplier', async ({
  openAs,
  apiAs,
  openContext,
}) => {
  test.slow()
  const poNo = await placedOrder(apiAs, `발주 변경 ${crypto.randomUUID().slice(0, 8)}`)
  const buyer = await openAs('buy.mobile', page(poNo))
  const lines = new ProductGrid(buyer, '발주 품목')
  await expect(lines.cell(0, 'qty')).toHaveText('10')
  await buyer.getByRole('button', { name: '변경요청' }).click()
  const popup = buyer.getByRole('dialog', { name: '발주 변경 요청' })
  await popup.getByLabel('변경유형').selectOption({ label: '수량' })
  await popup.getByLabel('변경사유').fill('생산 계획이 바뀌었습니다.')
  await new ProductGrid(buyer, '변경 품목').type(0, 'afterQty', '8')
  await expect(popup.getByText('102,400', { exact: true })).toBeVisible()
  await expect(popup.getByText('1,126,400', { exact: true })).toBeVisible()
  await popup.getByRole('button', { name: '변경요청' }).click()
  await expect(popup).toHaveCount(0)
  await expect(buyer.getByRole('button', { name: '변경취소' })).toBeVisible()

  const head = await openAs('buy.head', page(poNo))
  await head.getByRole('tab', { name: '변경 이력' }).click()
  await expect(new ProductGrid(head, '변경 이력').cell(0, 'afterText')).toContainText(': 8')
  await head.getByRole('button', { name: '변경승인' }).click()
  await head.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect(new ProductGrid(head, '변경 이력').cell(0, 'status')).toHaveText('협력사확인대기')

  const supplier = await (await openContext()).newPage()
  await logInAsSupplier(supplier, 'daesung2', `/cyber/CyberOrderRequestEdit?poNo=${poNo}`)
  await expect(new ProductGrid(supplier, '변경 이력').cell(0, 'beforeText')).toContainText(': 10')
  await supplier.getByRole('button', { name: '변경확인' }).click()
  await answerQuestion(supplier, '확인')
  await expect(new ProductGrid(supplier, '발주 품목').cell(0, 'qty')).toHaveText('8')
  const { header } = (await (await apiAs('buy.mobile')).read(`/api/v1/po/${poNo}`)) as {
    readonly header: Readonly<Record<string, unknown>>
  }
  expect(header).toMatchObject({ revision: 1, supplyAmt: '1024000', totalAmt: '1126400' })
})

test('an order that its supplier declined is sent again, or canceled', async ({
  openAs,
  apiAs,
  openContext,
}) => {
  test.slow()
  const poNo = await placedOrder(apiAs, `거부된 발주 ${crypto.randomUUID().slice(0, 8)}`)
  const supplier = await (await openContext()).newPage()
  await logInAsSupplier(supplier, 'daesung2', `/cyber/CyberOrderRequestEdit?poNo=${poNo}`)
  const decline = async () => {
    await supplier.getByRole('button', { name: '접수거부' }).click()
    const asked = supplier.getByRole('dialog').or(supplier.getByRole('alertdialog'))
    await asked.getByRole('textbox').fill('단종된 품목입니다.')
    await asked.getByRole('button', { name: '확인' }).click()
    await expect(supplier.getByRole('button', { name: '접수거부' })).toHaveCount(0)
  }
  await decline()
  const buyer = await openAs('buy.mobile', page(poNo))
  const move = async (button: string, reason: string) => {
    await buyer.getByRole('button', { name: button }).click()
    const asked = buyer.getByRole('dialog').or(buyer.getByRole('alertdialog'))
    await asked.getByRole('textbox').fill(reason)
    await asked.getByRole('button', { name: '확인' }).click()
    await expect(buyer.getByRole('button', { name: button })).toHaveCount(0)
  }
  await move('재발송', '대체품으로 납품해 주세요.')
  await supplier.reload()
  await expect(supplier.getByRole('button', { name: '발주접수' })).toBeVisible()
  await move('발주취소', '다른 곳에 발주하겠습니다.')
  const { header } = (await (await apiAs('buy.mobile')).read(`/api/v1/po/${poNo}`)) as {
    readonly header: Readonly<Record<string, unknown>>
  }
  expect(header.status).toBe('CANCELED')
})
