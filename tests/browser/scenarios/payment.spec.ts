import type { AdjustmentList } from '../../../codegen/generated/types'
import { placedOrder } from '../product/placedOrder'
import { dayFromToday, type ProductApi, screwdrivers } from '../product/productApi'
import { answerQuestion, enterAsSupplier, ProductGrid } from '../product/productPage'
import { expect, test } from '../product/productTest'
import { acceptOrder, enterDelivery, reportSums, shipDelivery, stored } from './steps'

const sets = { ...screwdrivers, unitPrice: '121000' }
const bits = {
  ...screwdrivers,
  ...{ itemCode: '100101000002', itemName: '교체 비트 PH2', spec: 'PH2', qty: '200', unitPrice: '3300' },
}

const done = async (answer: ReturnType<ProductApi['send']>) => {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBe(200)
}

/** All that came is accepted, submitted and approved, as scenario S02 does by hand. */
async function confirmReceipt(apiAs: (user: string) => Promise<ProductApi>, whReqNo: string): Promise<void> {
  const path = `/api/v1/warehousing/${whReqNo}`
  const receiver = await apiAs('recv.mobile')
  const { lines } = await stored(receiver, path)
  const accepted = lines.map(line => ({ lineNo: line.lineNo, acceptQty: line.dlvQty, rejectQty: '0' }))
  const inspection = { version: 0, header: { receiptDate: dayFromToday(0) }, lines: accepted }
  await done(receiver.send(`${path}/inspect`, inspection, 'PUT'))
  await done(receiver.send(`${path}/submit`, { version: 1 }))
  const { approval } = await stored(receiver, path)
  const head = await apiAs('head.mfg')
  await done(head.send(`/api/v1/approval/${approval?.apprNo}/approve`, { version: 2 }))
}

test('S01, S10, S16: what was received is settled, confirmed, invoiced, booked, refused by the ERP, sent again and paid', async ({
  openAs,
  apiAs,
  openContext,
}) => {
  test.slow()
  const staffApi = await apiAs('acc.staff')
  const auditor = await apiAs('audit.mon')
  const { sums: before } = await reportSums(auditor, '07', 'C000023')
  const poNo = await placedOrder(apiAs, `단독 정산 ${crypto.randomUUID().slice(0, 8)}`, {
    compNo: 'C000023',
    receiver: 'recv.mobile',
    lines: [sets, bits],
  })
  const supplier = await (await openContext()).newPage()
  await enterAsSupplier(supplier, 'partner02301', `/cyber/CyberOrderRequestEdit?poNo=${poNo}`)
  await acceptOrder(supplier, 2)
  await enterDelivery(supplier, poNo, '10', '200')
  await confirmReceipt(apiAs, await shipDelivery(supplier, staffApi))
  expect((await stored(staffApi, `/api/v1/po/${poNo}`)).header.status).toBe('COMPLETED')

  const coordinator = await openAs('dept.mobile', `/adjustment?yyyymm=202611&poNo=${poNo}`)
  const targets = new ProductGrid(coordinator, '정산 대상 입고')
  for (const row of [0, 1]) await targets.check(row)
  await expect(coordinator.getByText('2건 선택')).toBeVisible()
  await coordinator.getByRole('button', { name: '정산 생성' }).click()
  await answerQuestion(coordinator, '확인')
  const made = new ProductGrid(coordinator, '작성된 정산')
  await made.check(0)
  // A deduction is looked at and left as it is.
  await coordinator.getByRole('button', { name: '공제 저장' }).click()
  const deduction = coordinator.getByRole('dialog', { name: '공제 저장' })
  await expect(deduction.getByText('1,870,000').first()).toBeVisible()
  await deduction.getByRole('button', { name: '취소' }).click()
  await coordinator.getByRole('button', { name: '협력사 확인요청' }).click()
  await answerQuestion(coordinator, '확인')
  await expect(made.cell(0, 'status')).toHaveText('협력사확인요청')
  const settlement = async () => {
    const { rows } = (await staffApi.read('/api/v1/adjustment', { poNo })) as AdjustmentList
    return rows[0]
  }
  const { adjNo = '' } = (await settlement()) ?? {}
  expect(await settlement()).toMatchObject({
    status: 'NOTIFIED',
    supplyAmtKrw: '1870000',
    vatAmt: '187000',
    totalAmt: '2057000',
  })
  const { calcNo } = (await stored(staffApi, `/api/v1/adjustment/${adjNo}`)).header

  // The supplier confirms, and sends an invoice that fits.
  await supplier.goto(`/cyber/monthlyCalcDetail?calcNo=${calcNo}`)
  const mine = new ProductGrid(supplier, '정산 목록')
  // Of a first try that failed, another settlement may stand in the month.
  await expect(mine.table.getByText(adjNo)).toBeAttached()
  const row = (await mine.table.locator('td[data-column="adjNo"]').allTextContents()).indexOf(adjNo)
  await supplier.getByRole('button', { name: '정산확인' }).click()
  await answerQuestion(supplier, '확인')
  await expect(mine.cell(row, 'status')).toHaveText('협력사확인')
  await mine.check(row)
  await supplier.getByRole('button', { name: '세금계산서 등록' }).click()
  const invoice = supplier.getByRole('dialog', { name: '세금계산서 등록' })
  const written = dayFromToday(0)
  const number = String(Math.floor(Math.random() * 1e16)).padStart(16, '0')
  await invoice
    .getByRole('textbox', { name: '국세청승인번호' })
    .fill(`${written.replaceAll('-', '')}${number}`)
  await invoice.getByRole('textbox', { name: '작성일자' }).fill(written)
  await invoice.locator('input[type="file"]').setInputFiles({
    name: '세금계산서.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  })
  await expect(invoice.getByText('세금계산서.pdf')).toBeVisible()
  await invoice.getByRole('button', { name: '등록', exact: true }).click()
  await expect(invoice).toHaveCount(0)
  expect(await settlement()).toMatchObject({ status: 'INVOICED', tiStatus: 'MATCHED' })

  // Booked in a popup that offers what waits, and posted with a text that the stand-in of the ERP refuses once.
  const staff = await openAs('acc.staff', '/signifier')
  await staff.getByRole('button', { name: '기표대상 선택' }).click()
  const sources = new ProductGrid(staff, '기표할 정산·비발주 정산·반품')
  await expect(sources.table.getByText(adjNo)).toBeAttached()
  const numbers = await sources.table.locator('td[data-column="sourceNo"]').allTextContents()
  await sources.walkTo(numbers.indexOf(adjNo), 'chosenYn')
  await staff.keyboard.press('Space')
  await staff
    .getByRole('dialog', { name: '기표대상 선택' })
    .getByRole('button', { name: '기표', exact: true })
    .click()
  await expect.poll(async () => (await settlement())?.slipNo).toBeDefined()
  const slipNo = (await settlement())?.slipNo ?? ''
  const slip = () => stored(staffApi, `/api/v1/signifier/${slipNo}`)
  expect((await slip()).lines.map(({ dcType, accountCode, amt }) => [dcType, accountCode, amt])).toEqual([
    ['D', '5310100', '1870000'],
    ['D', '1350000', '187000'],
    ['C', '2110000', '2057000'],
  ])
  await staff.goto(`/signifierDetail?slipNo=${slipNo}`)
  await staff.getByLabel('적요').fill('공구 정산 #E007')
  await staff.getByRole('button', { name: '저장', exact: true }).click()
  await answerQuestion(staff, '확인')
  await expect(staff.getByText('저장되었습니다.')).toBeVisible()
  await staff.getByRole('button', { name: '결재상신' }).click()
  await staff
    .getByRole('dialog', { name: /결재선/ })
    .getByRole('button', { name: '상신' })
    .click()
  await expect(staff.getByRole('button', { name: '상신취소' })).toBeVisible()
  const head = await openAs('acc.head', `/signifierDetail?slipNo=${slipNo}`)
  await head.getByRole('button', { name: '승인', exact: true }).click()
  await head
    .getByRole('dialog')
    .or(head.getByRole('alertdialog'))
    .getByRole('button', { name: '확인' })
    .click()
  // While it is being decided the button has another name.
  await expect(head.getByText('처리되었습니다.')).toBeVisible()
  await staff.reload()
  await staff.getByRole('button', { name: '전기', exact: true }).click()
  await answerQuestion(staff, '확인')
  await staff.getByRole('button', { name: '전기 오류' }).click()
  const errors = new ProductGrid(staff, '전기 오류 목록')
  await expect(errors.cell(0, 'slipNo')).toHaveText(slipNo)
  await expect(errors.cell(0, 'errorCode')).not.toHaveText('')
  await errors.check(0)
  await staff.getByRole('button', { name: '재전송' }).click()
  await answerQuestion(staff, '확인')
  await expect.poll(async () => (await slip()).header.status).toBe('POSTED')
  expect(String((await slip()).header.gerpDocNo)).toMatch(/^\d{10}$/)
  expect((await stored(staffApi, `/api/v1/po/${poNo}`)).header.status).toBe('CLOSED')

  await staff.goto(`/adjustSearch?adjNo=${adjNo}`)
  const found = new ProductGrid(staff, '정산 목록')
  await expect(found.cell(0, 'status')).toHaveText('전기완료')
  await found.check(0)
  await staff.getByRole('button', { name: '지급결과 반영' }).click()
  await answerQuestion(staff, '확인')
  await expect(found.cell(0, 'status')).toHaveText('지급완료')
  await supplier.reload()
  await expect(mine.cell(row, 'paidDt')).toHaveText(written)

  // Reports count it without VAT, from its order to its payment.
  const { more } = await reportSums(auditor, '07', 'C000023')
  const stages = ['poAmt', 'receiptAmt', 'settledAmt', 'postedAmt', 'paidAmt', 'remainAmt', 'unsettledAmt']
  expect(more(before, ...stages)).toEqual([...Array<number>(5).fill(1_870_000), 0, 0])
})
