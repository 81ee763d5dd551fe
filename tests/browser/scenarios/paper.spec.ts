import type { AdjustmentList } from '../../../codegen/generated/types'
import { placedOrder } from '../product/placedOrder'
import { dayFromToday, screwdrivers } from '../product/productApi'
import { answerQuestion, ProductGrid } from '../product/productPage'
import { expect, test } from '../product/productTest'
import { inspectAndSubmit, openReceipt, receiptStatus, saveDelivery, stored } from './steps'

const sensors = { ...screwdrivers, qty: '16', unitPrice: '200000' }

test('S07: of a supplier without the portal staff enter delivery, confirmation and tax invoice', async ({
  openAs,
  apiAs,
}) => {
  test.slow()
  const staffApi = await apiAs('acc.staff')
  const poNo = await placedOrder(apiAs, `종이 거래 ${crypto.randomUUID().slice(0, 8)}`, {
    compNo: 'C000005',
    receiver: 'recv.mobile',
    lines: [sensors],
  })
  // Nobody can accept it, so it is accepted at once.
  expect((await stored(staffApi, `/api/v1/po/${poNo}`)).header.status).toBe('ACCEPTED')

  const receiver = await openAs('recv.mobile', `/deliverEditAdmin?poNo=${poNo}`)
  await receiver.getByRole('button', { name: '발주 품목 선택' }).click()
  const choices = new ProductGrid(receiver, '발주 품목 선택')
  await expect(choices.cell(0, 'poLine')).toHaveText(`${poNo}-10`)
  await choices.check(0)
  await receiver
    .getByRole('dialog', { name: '발주 품목 선택' })
    .getByRole('button', { name: /^선택/ })
    .click()
  await expect(new ProductGrid(receiver, '납품 품목').cell(0, 'qty')).toHaveText('16')
  await receiver.getByLabel('거래명세서번호(자사)').fill('2026-11-07')
  await receiver.getByLabel('대리사유').fill('전화로 납품을 알려 왔습니다.')
  await saveDelivery(receiver)
  await expect(receiver).toHaveURL(/dlvNo=DL\d{6}-\d{6}/)
  await receiver.getByRole('button', { name: '납품통보' }).click()
  await answerQuestion(receiver, '확인')
  await expect(receiver.getByText('거래명세서 파일을 첨부해 주세요.').first()).toBeVisible()
  if (await receiver.getByRole('alertdialog').isVisible()) await answerQuestion(receiver, '확인')
  await receiver.locator('input[type=file]').setInputFiles({
    name: '거래명세서.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 거래명세서'),
  })
  await expect(receiver.getByRole('button', { name: '거래명세서.pdf', exact: true })).toBeVisible()
  await saveDelivery(receiver)
  await expect(receiver.getByText('저장되었습니다.').last()).toBeVisible()
  await receiver.getByRole('button', { name: '납품통보' }).click()
  await answerQuestion(receiver, '확인')
  await expect(receiver.getByRole('button', { name: '검수', exact: true })).toBeVisible()
  const dlvNo = new URL(receiver.url()).searchParams.get('dlvNo')
  const whReqNo = String((await stored(staffApi, `/api/v1/delivery/${dlvNo}`)).header.whReqNo)
  const inspecting = await openReceipt(openAs, 'recv.mobile', whReqNo)
  await inspectAndSubmit(inspecting)
  await expect(receiptStatus(inspecting)).toHaveText('결재중')
  const head = await openReceipt(openAs, 'head.mfg', whReqNo)
  await head.getByRole('button', { name: '승인', exact: true }).click()
  await head
    .getByRole('alertdialog')
    .or(head.getByRole('dialog'))
    .getByRole('button', { name: '확인' })
    .click()
  await expect(receiptStatus(head)).toHaveText('입고확정')

  const staff = await openAs('acc.staff', `/adjustment?yyyymm=202611&poNo=${poNo}`)
  await new ProductGrid(staff, '정산 대상 입고').check(0)
  await staff.getByRole('button', { name: '정산 생성' }).click()
  await answerQuestion(staff, '확인')
  const made = new ProductGrid(staff, '작성된 정산')
  await expect(made.cell(0, 'status')).toHaveText('정산작성')
  await made.check(0)
  await staff.getByRole('button', { name: '협력사 확인요청' }).click()
  await answerQuestion(staff, '확인')
  await expect(staff.getByText('OGPMS 미사용 협력사입니다. 대리확인을 이용해 주세요.').first()).toBeVisible()
  await answerQuestion(staff, '확인')
  await staff.getByRole('button', { name: '대리확인', exact: true }).click()
  const confirming = staff.getByRole('dialog', { name: '대리확인' })
  await confirming.getByRole('textbox').fill('전화로 금액을 확인했습니다.')
  await confirming.getByRole('button', { name: '대리확인', exact: true }).click()
  await expect(confirming).toHaveCount(0)
  await expect(made.cell(0, 'status')).toHaveText('협력사확인')
  const settlement = async () =>
    ((await staffApi.read('/api/v1/adjustment', { poNo })) as AdjustmentList).rows[0]
  expect(await settlement()).toMatchObject({
    status: 'CONFIRMED',
    supplyAmtKrw: '3200000',
    vatAmt: '320000',
    totalAmt: '3520000',
  })

  await staff.goto(`/adjustSearch?adjNo=${(await settlement())?.adjNo}`)
  const found = new ProductGrid(staff, '정산 목록')
  await expect(found.cell(0, 'status')).toHaveText('협력사확인')
  await found.check(0)
  await staff.getByRole('button', { name: '세금계산서 등록' }).click()
  const invoice = staff.getByRole('dialog', { name: '세금계산서 등록' })
  const written = dayFromToday(0)
  const number = String(Math.floor(Math.random() * 1e16)).padStart(16, '0')
  await invoice
    .getByRole('textbox', { name: '국세청승인번호' })
    .fill(`${written.replaceAll('-', '')}${number}`)
  await invoice.getByRole('textbox', { name: '작성일자' }).fill(written)
  await invoice.getByRole('button', { name: '등록', exact: true }).click()
  await expect(invoice).toHaveCount(0)
  await expect(found.cell(0, 'status')).toHaveText('계산서수취')
  expect(await settlement()).toMatchObject({ status: 'INVOICED', tiStatus: 'MATCHED' })
})
