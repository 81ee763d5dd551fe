import { dayFromToday } from './productApi'
import { answerQuestion, enterAsSupplier, ProductGrid } from './productPage'
import { expect, test } from './productTest'

test('a received request is ordered, approved, and accepted by its supplier in his portal', async ({
  openAs,
  apiAs,
  openContext,
}) => {
  test.slow()
  const title = `양 포털 발주 ${crypto.randomUUID().slice(0, 8)}`
  const requester = await apiAs('req.mobile')
  const prNo = await requester.createRequest(title, { wishCompNo: 'C000001', receiver: 'req.mobile' })
  expect((await requester.move(prNo, 'submit')).status).toBe(200)
  for (const approver of ['head.mobile', 'dir.mobile'])
    expect((await (await apiAs(approver)).decide(prNo, 'approve', '승인합니다.')).status).toBe(200)

  // Received and turned into an order request by the buyer.
  const buyer = await openAs('buy.mobile', `/prConfirmEdit?prNo=${prNo}`)
  await buyer.getByRole('button', { name: '접수', exact: true }).click()
  await answerQuestion(buyer, '확인')
  await buyer.getByRole('button', { name: '발주요청 생성' }).click()
  await answerQuestion(buyer, '확인')
  await expect(buyer).toHaveURL(/orNo=OR\d{6}-\d{6}/)
  const orNo = new URL(buyer.url()).searchParams.get('orNo') ?? ''
  await expect(buyer.getByLabel('발주요청명')).toHaveValue(title)
  await buyer.getByLabel('단가근거').selectOption({ label: '수의협상' })
  await buyer.getByLabel('근거사유').fill('협력사와 단가를 협의했습니다.')
  // Quantity and price as Excel copies them, and taken back.
  const ordered = new ProductGrid(buyer, '발주 품목')
  await expect(ordered.cell(0, 'amt')).toHaveText('1,280,000')
  await ordered.paste(0, 'qty', '4\t"95,000"\r\n')
  await expect(ordered.cell(0, 'amt')).toHaveText('380,000')
  await buyer.keyboard.press('Control+Z')
  await expect(ordered.cell(0, 'amt')).toHaveText('1,280,000')
  await buyer.getByRole('button', { name: '저장', exact: true }).click()
  await answerQuestion(buyer, '확인')
  await expect(buyer.getByText('저장되었습니다.')).toBeVisible()

  // The forward message names what becomes of the order (spec §3).
  await buyer.getByRole('button', { name: '결재상신' }).click()
  await expect(buyer.getByRole('alertdialog')).toContainText('(주)대성정밀은 OGPMS 사용 업체입니다.')
  await answerQuestion(buyer, '확인')
  await buyer
    .getByRole('dialog', { name: /결재선/ })
    .getByRole('button', { name: '상신' })
    .click()
  await expect(buyer.getByRole('button', { name: '상신취소' })).toBeVisible()

  const head = await openAs('buy.head', `/OrderRequestEdit?orNo=${orNo}`)
  await head.getByRole('button', { name: '승인', exact: true }).click()
  const question = head.getByRole('alertdialog')
  await question.getByRole('button', { name: '확인' }).click()
  // The names of the steps stand there from the beginning.
  await expect(head.getByText('처리되었습니다.')).toBeVisible()
  const order = (await (await apiAs('buy.mobile')).read(`/api/v1/orderRequest/${orNo}`)) as {
    readonly header: Readonly<Record<string, string>>
  }
  expect(order.header).toMatchObject({ supplyAmt: '1280000', vatAmt: '128000', totalAmt: '1408000' })
  const poNo = order.header.poNo ?? ''

  // The supplier promises a day after the one it is due, which wants a reason, and accepts.
  const context = await openContext()
  const supplier = await context.newPage()
  await enterAsSupplier(supplier, 'daesung1', `/cyber/CyberOrderRequestEdit?poNo=${poNo}`)
  await expect(supplier.getByText(title).first()).toBeVisible()
  const grid = new ProductGrid(supplier, '발주 품목')
  await grid.type(0, 'promisedDate', dayFromToday(30))
  await supplier.getByRole('button', { name: '발주접수' }).click()
  await answerQuestion(supplier, '확인')
  await expect(supplier.getByText('납기일보다 늦은 경우 사유를 입력해 주세요.').first()).toBeVisible()
  await supplier.getByRole('textbox', { name: '약속일 변경사유' }).fill('자재 수급에 시간이 걸립니다.')
  await supplier.getByRole('button', { name: '발주접수' }).click()
  await answerQuestion(supplier, '확인')
  await expect(supplier.getByText('처리되었습니다.')).toBeVisible()
  await expect(supplier.getByRole('button', { name: '발주접수' })).toHaveCount(0)

  const accepted = (await (await apiAs('buy.mobile')).read(`/api/v1/cyber/po/${poNo}`)) as {
    readonly header: Readonly<Record<string, string>>
  }
  expect(accepted.header).toMatchObject({ status: 'ACCEPTED', promisedDate: dayFromToday(30) })
  expect((await requester.readRequest(prNo)).header.status).toBe('ORDERED')
})
