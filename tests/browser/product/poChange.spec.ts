import { placedOrder } from './placedOrder'
import { answerQuestion, enterAsSupplier, ProductGrid } from './productPage'
import { expect, test } from './productTest'

/** Where the number of a document stands in the inbox. */
const documentLink = 60
const page = (poNo: string) => `/portal/poChange/poChangeInfo?poNo=${poNo}`

test('quantity and price of an issued order change in one document, approved out of the inbox and confirmed by the supplier', async ({
  openAs,
  apiAs,
  openContext,
}) => {
  test.slow()
  const title = `발주 변경 ${crypto.randomUUID().slice(0, 8)}`
  const poNo = await placedOrder(apiAs, title)
  const buyer = await openAs('buy.mobile', page(poNo))
  const lines = new ProductGrid(buyer, '발주 품목')
  await expect(lines.cell(0, 'qty')).toHaveText('10')
  await buyer.getByRole('button', { name: '변경요청' }).click()
  const popup = buyer.getByRole('dialog', { name: '발주 변경 요청' })
  await popup.getByLabel('변경사유').fill('생산 계획이 바뀌었습니다.')
  const entry = new ProductGrid(buyer, '변경 품목', 2)
  await entry.type(0, 'afterQty', '8')
  await entry.type(0, 'afterPrice', '126000')
  const amounts = popup.getByRole('region', { name: '발주 변경 요청' })
  for (const amount of ['1,008,000', '100,800', '1,108,800', '-272,000', '-27,200', '-299,200'])
    await expect(amounts.getByText(amount, { exact: true })).toBeVisible()
  await popup.getByRole('button', { name: '변경요청' }).click()
  await expect(popup).toHaveCount(0)
  await expect(buyer.getByRole('button', { name: '변경취소' })).toBeVisible()

  const head = await openAs('buy.head', '/')
  const inbox = new ProductGrid(head, '결재 대기함')
  const waiting = inbox.table.locator('tr', { hasText: title })
  await expect(waiting).toHaveText(/발주변경 PC\d{6}-\d{6} 수량·단가 \(-272,000원\)/)
  const rows = inbox.table.locator('tr', { has: head.locator('td[data-column]') })
  const row = await rows.evaluateAll(
    (all, name) => all.findIndex(one => one.textContent?.includes(name)),
    title,
  )
  await inbox.click(row, documentLink)
  await expect(head).toHaveURL(new RegExp(`poNo=${poNo}&apprNo=`))
  const changed = new ProductGrid(head, '변경 품목')
  await expect(changed.cell(0, 'beforeQty')).toHaveText('10')
  await expect(changed.cell(0, 'afterPrice')).toHaveText('126,000')
  const change = head.getByRole('region', { name: '변경 내용' })
  await expect(change.getByText('1,108,800', { exact: true })).toBeInViewport()
  await head.getByRole('button', { name: '변경승인' }).click()
  await head.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect(change.getByText('협력사확인대기')).toBeVisible()

  const supplier = await (await openContext()).newPage()
  await enterAsSupplier(supplier, 'daesung2', `/cyber/CyberOrderRequestEdit?poNo=${poNo}`)
  await expect(new ProductGrid(supplier, '변경 품목').cell(0, 'afterQty')).toHaveText('8')
  const asked = supplier.getByRole('region', { name: '확인할 변경' })
  await expect(asked.getByText('-299,200', { exact: true })).toBeInViewport()
  await supplier.getByRole('button', { name: '변경확인' }).click()
  await answerQuestion(supplier, '확인')
  await expect(new ProductGrid(supplier, '발주 품목').cell(0, 'qty')).toHaveText('8')
  await expect(new ProductGrid(supplier, '변경 품목 내역').cell(0, 'afterPrice')).toHaveText('126,000')
  const { header } = (await (await apiAs('buy.mobile')).read(`/api/v1/po/${poNo}`)) as {
    readonly header: Readonly<Record<string, unknown>>
  }
  expect(header).toMatchObject({ revision: 1, supplyAmt: '1008000', totalAmt: '1108800' })
})

test('an order that its supplier declined is sent again, or canceled', async ({
  openAs,
  apiAs,
  openContext,
}) => {
  test.slow()
  const poNo = await placedOrder(apiAs, `거부된 발주 ${crypto.randomUUID().slice(0, 8)}`)
  const supplier = await (await openContext()).newPage()
  await enterAsSupplier(supplier, 'daesung1', `/cyber/CyberOrderRequestEdit?poNo=${poNo}`)
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
