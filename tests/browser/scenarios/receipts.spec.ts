import { placedOrder } from '../product/placedOrder'
import { screwdrivers } from '../product/productApi'
import { answerQuestion, enterAsSupplier, ProductGrid } from '../product/productPage'
import { expect, test } from '../product/productTest'
import {
  acceptOrder,
  enterDelivery,
  giveReason,
  inspectAndSubmit,
  openReceipt,
  receiptStatus,
  reportSums,
  saveDelivery,
  shipDelivery,
  stored,
} from './steps'

/** 5 % more than ordered may be delivered of it (an item of the seed). */
const shafts = {
  ...screwdrivers,
  ...{
    itemCode: '200203000001',
    itemName: '정밀 샤프트 Φ8×120',
    spec: 'SUS',
    qty: '1000',
    unitPrice: '1250',
  },
}

test('S02, S16: an order comes in parts, more than ordered, some of it is sent back, and what is kept is settled', async ({
  openAs,
  apiAs,
  openContext,
}) => {
  test.slow()
  const buyer = await apiAs('buy.mobile')
  const auditor = await apiAs('audit.mon')
  const flow = await reportSums(auditor, '07', 'C000022')
  const quality = await reportSums(auditor, '09', 'C000022')
  const poNo = await placedOrder(apiAs, `부분입고 ${crypto.randomUUID().slice(0, 8)}`, {
    compNo: 'C000022',
    receiver: 'recv.mobile',
    lines: [shafts],
  })
  const order = () => stored(buyer, `/api/v1/po/${poNo}`)
  const supplier = await (await openContext()).newPage()
  await enterAsSupplier(supplier, 'partner02201', `/cyber/CyberOrderRequestEdit?poNo=${poNo}`)
  await acceptOrder(supplier)

  // 390 of 400 are good: at 487,500 won they need no approval.
  await enterDelivery(supplier, poNo, '400')
  const first = await shipDelivery(supplier, buyer)
  const receiver = await openReceipt(openAs, 'recv.mobile', first)
  await inspectAndSubmit(receiver, { accept: '390' })
  await expect(receiptStatus(receiver)).toHaveText('입고확정')
  expect((await stored(buyer, `/api/v1/warehousing/${first}`)).header).toMatchObject({
    approvalStatus: 'X',
    inspectResult: 'PART',
    acceptedAmtKrw: '487500',
  })
  const partial = await order()
  expect(partial.header.status).toBe('PARTIAL')
  expect(partial.lines[0]).toMatchObject({ receivedQty: '390', shippedQty: '0' })

  // Of 1,050 that may come, 660 are free.
  await enterDelivery(supplier, poNo, '661')
  await expect(
    supplier.getByText('납품수량이 허용수량(660)을 초과합니다. (초과허용 5%)').first(),
  ).toBeVisible()
  await new ProductGrid(supplier, '납품 품목').type(0, 'qty', '650')
  await saveDelivery(supplier)
  const second = await shipDelivery(supplier, buyer)
  const again = await openReceipt(openAs, 'recv.mobile', second)
  await inspectAndSubmit(again)
  await expect(receiptStatus(again)).toHaveText('결재중')
  const head = await openReceipt(openAs, 'head.mfg', second)
  await expect(new ProductGrid(head, '입고 품목').cell(0, 'acceptQty')).toHaveText('650')
  await head.getByRole('button', { name: '승인', exact: true }).click()
  await head
    .getByRole('alertdialog')
    .or(head.getByRole('dialog'))
    .getByRole('button', { name: '확인' })
    .click()
  await expect(receiptStatus(head)).toHaveText('입고확정')
  expect((await order()).header.status).toBe('COMPLETED')

  // 60 go back; a receipt that is settled stays.
  const coordinator = await openReceipt(openAs, 'dept.mobile', second)
  await coordinator.getByRole('button', { name: '반품', exact: true }).click()
  const popup = coordinator.getByRole('dialog', { name: '반품 등록' })
  const returned = new ProductGrid(coordinator, '반품 품목')
  await popup.getByLabel('반품사유').fill('도면과 치수가 다릅니다.')
  for (const [qty, refusal] of [['651', '반품가능수량(650)을 초과합니다.'], ['60']] as const) {
    await returned.type(0, 'qty', qty)
    await popup.getByRole('button', { name: '반품', exact: true }).click()
    await answerQuestion(coordinator, '확인')
    if (refusal) await expect(popup.getByRole('button', { name: /반품가능수량/ })).toBeVisible()
  }
  await expect(popup).toHaveCount(0)
  const open = await order()
  expect([open.header.status, open.lines[0]?.receivedQty]).toEqual(['PARTIAL', '980'])
  const closing = await openAs('buy.mobile', `/portal/poChange/poChangeInfo?poNo=${poNo}`)
  await closing.getByRole('button', { name: '잔량종결' }).click()
  await giveReason(closing, '나머지는 필요하지 않습니다.')
  await expect(closing.getByRole('button', { name: '잔량종결' })).toHaveCount(0)
  expect((await order()).header.status).toBe('COMPLETED')

  const settling = await openAs('dept.mobile', `/adjustment?yyyymm=202611&poNo=${poNo}`)
  const targets = new ProductGrid(settling, '정산 대상 입고')
  for (const row of [0, 1]) await targets.check(row)
  await expect(settling.getByText('2건 선택')).toBeVisible()
  await settling.getByRole('button', { name: '정산 생성' }).click()
  await answerQuestion(settling, '확인')
  const made = new ProductGrid(settling, '작성된 정산')
  await expect(made.cell(0, 'status')).toHaveText('정산작성')
  const { rows } = (await buyer.read('/api/v1/adjustment', { poNo })) as { readonly rows: readonly object[] }
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ supplyAmt: '1225000', vatAmt: '122500', totalAmt: '1347500' })
  const canceling = await openReceipt(openAs, 'buy.mobile', first)
  await canceling.getByRole('button', { name: '입고취소' }).click()
  await giveReason(canceling, '잘못 입고했습니다.')
  await expect(
    canceling.getByText('정산된 입고는 취소할 수 없습니다. 정산을 먼저 취소해 주세요.').first(),
  ).toBeVisible()

  const flowed = await reportSums(auditor, '07', 'C000022')
  expect(flowed.more(flow.sums, 'receiptAmt', 'settledAmt', 'remainAmt')).toEqual([1_225_000, 1_225_000, 0])
  const inspected = await reportSums(auditor, '09', 'C000022')
  const counts = ['dlvQty', 'acceptQty', 'rejectQty', 'returnQty', 'returnAmt']
  expect(inspected.more(quality.sums, ...counts)).toEqual([1050, 1040, 10, 60, 75_000])
  // Where nothing else came of the supplier this month.
  if (quality.rows.length === 0)
    expect(inspected.sums).toMatchObject({ defectPpm: '66667', mainReason: 'DEF' })
})
