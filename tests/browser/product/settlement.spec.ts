import type { AdjTargetList, AdjTargetRow, AdjustmentList } from '../../../codegen/generated/types'
import type { ProductApi } from './productApi'
import { answerQuestion, enterAsSupplier, ProductGrid } from './productPage'
import { expect, test } from './productTest'

const months = ['202611', '202610', '202609', '202608']

/** A line that waits to be settled, of the newest month that has one; what an earlier try has settled waits no more. */
async function waitingLine(
  api: ProductApi,
  compNo: string,
): Promise<AdjTargetRow & { readonly month: string }> {
  for (const month of months) {
    const { rows } = (await api.read('/api/v1/adjustment/target', {
      yyyymm: month,
      compNo,
      currency: 'KRW',
      size: '0',
    })) as AdjTargetList
    const found = rows.find(row => row.matchVerdict === 'FIT')
    if (found) return { ...found, month }
  }
  throw new Error(`nothing of ${compNo} waits to be settled`)
}

const settlementsOf = async (api: ProductApi, params: Readonly<Record<string, string>>) =>
  ((await api.read('/api/v1/adjustment', params)) as AdjustmentList).rows

const unused = () => String(Math.floor(Math.random() * 1e16)).padStart(16, '0')

test('a receipt is settled, confirmed by its supplier in his portal, and invoiced by him', async ({
  openAs,
  apiAs,
  openContext,
}) => {
  test.slow()
  const api = await apiAs('acc.staff')
  const line = await waitingLine(api, 'C000001')

  // Staff choose the receipt; what it amounts to stands beside it before anything is made.
  const staff = await openAs('acc.staff', `/adjustment?yyyymm=${line.month}&poNo=${line.poNo}`)
  const targets = new ProductGrid(staff, '정산 대상 입고')
  await expect(targets.cell(0, 'whReqNo')).toBeAttached()
  const rowOf = async () => {
    const count = await targets.table.locator('td[data-column="itemName"]').count()
    for (let row = 0; row < count; row += 1)
      if (
        (await targets.cell(row, 'whReqNo').textContent()) === line.whReqNo &&
        (await targets.cell(row, 'itemName').textContent()) === line.itemName
      )
        return row
    return 0
  }
  await targets.check(await rowOf())
  await expect(staff.getByText('1건 선택')).toBeVisible()
  await staff.getByRole('button', { name: '정산 생성' }).click()
  await answerQuestion(staff, '확인')
  const made = new ProductGrid(staff, '작성된 정산')
  await expect(made.cell(0, 'status')).toHaveText('정산작성')
  const [settlement] = await settlementsOf(api, { poNo: line.poNo, status: 'CREATED' })
  expect(settlement).toBeDefined()
  const {
    adjNo = '',
    receiptAmt = '',
    deductAmt = '',
    supplyAmtKrw = '',
    vatAmt = '',
    totalAmt = '',
  } = settlement ?? {}
  expect(Number(receiptAmt) - Number(deductAmt)).toBe(Number(supplyAmtKrw))
  expect(Math.trunc(Number(supplyAmtKrw) / 10)).toBe(Number(vatAmt))
  expect(Number(supplyAmtKrw) + Number(vatAmt)).toBe(Number(totalAmt))

  await made.check(0)
  await staff.getByRole('button', { name: '협력사 확인요청' }).click()
  await answerQuestion(staff, '확인')
  await expect(made.cell(0, 'status')).toHaveText('협력사확인요청')

  // The supplier confirms what he sees, and registers his tax invoice.
  const { header } = (await api.read(`/api/v1/adjustment/${adjNo}`)) as {
    readonly header: Readonly<Record<string, string>>
  }
  const context = await openContext()
  const supplier = await context.newPage()
  await enterAsSupplier(supplier, 'daesung1', `/cyber/monthlyCalcDetail?calcNo=${header.calcNo}`)
  await expect(supplier.getByText(header.calcNo ?? '').first()).toBeVisible()
  const settlements = new ProductGrid(supplier, '정산 목록')
  await expect(settlements.table.getByText(adjNo)).toBeAttached()
  await supplier.getByRole('button', { name: '정산확인' }).click()
  await answerQuestion(supplier, '확인')
  await expect
    .poll(async () => (await settlementsOf(api, { adjNo }))[0]?.status, { timeout: 15_000 })
    .toBe('CONFIRMED')

  const mine = async () => {
    const numbers = await settlements.table.locator('td[data-column="adjNo"]').allTextContents()
    return numbers.indexOf(adjNo)
  }
  await settlements.check(await mine())
  await supplier.getByRole('button', { name: '세금계산서 등록' }).click()
  const popup = supplier.getByRole('dialog', { name: '세금계산서 등록' })
  const writeDate = `${line.month.slice(0, 4)}-${line.month.slice(4)}-10`
  await popup.getByRole('textbox', { name: '국세청승인번호' }).fill('123')
  await popup.getByRole('textbox', { name: '작성일자' }).fill(writeDate)
  await popup.getByRole('button', { name: '등록', exact: true }).click()
  await expect(supplier.getByText('국세청 승인번호는 24자리여야 합니다.').first()).toBeVisible()
  const refusal = supplier.getByRole('alertdialog')
  if (await refusal.isVisible()) await refusal.getByRole('button').first().click()
  await popup
    .getByRole('textbox', { name: '국세청승인번호' })
    .fill(`${writeDate.replaceAll('-', '')}${unused()}`)
  await popup.getByRole('button', { name: '등록', exact: true }).click()
  await expect(popup).toHaveCount(0)
  const [invoiced] = await settlementsOf(api, { adjNo })
  expect(invoiced).toMatchObject({ status: 'INVOICED', tiStatus: 'MATCHED', totalAmt })
})

test('a month of another supplier is disputed, answered and confirmed', async ({
  openAs,
  apiAs,
  openContext,
}) => {
  test.slow()
  const api = await apiAs('acc.staff')
  const line = await waitingLine(api, 'C000002')
  const made = await api.send('/api/v1/adjustment', { lineKeys: line.lineKey, deductAmt: '0' })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const { docNo: adjNo = '' } = made.body as { readonly docNo?: string }
  expect((await api.send(`/api/v1/adjustment/${adjNo}/notify`, { version: 0 })).status).toBe(200)
  const { header } = (await api.read(`/api/v1/adjustment/${adjNo}`)) as {
    readonly header: Readonly<Record<string, string>>
  }
  const path = `/monthlyCalcDetail?calcNo=${header.calcNo}`

  const context = await openContext()
  const supplier = await context.newPage()
  await enterAsSupplier(supplier, 'hanul001', `/cyber${path}`)
  const settlements = new ProductGrid(supplier, '정산 목록')
  await expect(settlements.table.getByText(adjNo)).toBeAttached()
  const numbers = await settlements.table.locator('td[data-column="adjNo"]').allTextContents()
  await settlements.check(numbers.indexOf(adjNo))
  await supplier.getByRole('button', { name: '이의제기' }).click()
  const popup = supplier.getByRole('dialog', { name: '이의제기' })
  await popup.getByLabel('이의내용').fill('검수 수량이 실제 납품 수량과 다릅니다.')
  await popup.getByRole('button', { name: '이의제기', exact: true }).click()
  await expect(popup).toHaveCount(0)

  // Staff read it, answer, and ask again.
  const staff = await openAs('acc.staff', `/monthlyCalcADetail?calcNo=${header.calcNo}`)
  await expect(staff.getByText('검수 수량이 실제 납품 수량과 다릅니다.').first()).toBeVisible()
  await staff.getByRole('textbox', { name: '이의답변' }).fill('검수 기록을 다시 확인하여 맞는 수량입니다.')
  await staff.getByRole('button', { name: '이의답변' }).click()
  await answerQuestion(staff, '확인')
  await expect
    .poll(async () => (await monthOf(api, header.calcNo))?.objectionAnswer, { timeout: 15_000 })
    .toContain('검수 기록을 다시')
  await staff.getByRole('button', { name: '협력사 통보' }).click()
  await answerQuestion(staff, '확인')
  await expect
    .poll(async () => (await monthOf(api, header.calcNo))?.status, { timeout: 15_000 })
    .toBe('NOTIFIED')

  await supplier.goto(`/cyber${path}`)
  await expect(supplier.getByText('검수 기록을 다시 확인하여 맞는 수량입니다.').first()).toBeVisible()
  await supplier.getByRole('button', { name: '정산확인' }).click()
  await answerQuestion(supplier, '확인')
  await expect
    .poll(async () => (await settlementsOf(api, { adjNo }))[0]?.status, { timeout: 15_000 })
    .toBe('CONFIRMED')
  const month = await monthOf(api, header.calcNo)
  expect(Number(month?.supplyAmt) + Number(month?.vatAmt)).toBe(Number(month?.totalAmt))
})

const monthOf = async (api: ProductApi, calcNo: string | undefined) =>
  ((await api.read(`/api/v1/monthlyCalc/${calcNo}`)) as { readonly header: Readonly<Record<string, string>> })
    .header
