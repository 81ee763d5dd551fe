import type { Page } from '@playwright/test'
import { dayFromToday, type ProductApi } from '../product/productApi'
import { answerQuestion, ProductGrid, searchedCount } from '../product/productPage'
import { expect } from '../product/productTest'

/** Steps that several scenarios of the domain take by hand, and what is really stored after them. */
export interface StoredDocument {
  readonly header: Readonly<Record<string, string | number>>
  readonly lines: readonly Readonly<Record<string, string>>[]
  readonly approval?: { readonly apprNo: string }
}

export const stored = async (api: ProductApi, path: string) => (await api.read(path)) as StoredDocument

export type OpenAs = (user: string, path: string) => Promise<Page>

/** The supplier promises a day for every line of an order and accepts it. */
export async function acceptOrder(page: Page, lines = 1): Promise<void> {
  const grid = new ProductGrid(page, '발주 품목')
  for (let row = 0; row < lines; row += 1) await grid.type(row, 'promisedDate', dayFromToday(10))
  await page.getByRole('button', { name: '발주접수' }).click()
  await answerQuestion(page, '확인')
  await expect(page.getByRole('button', { name: '발주접수' })).toHaveCount(0)
}

/** A draft of a delivery of so many of each line, begun from the accepted order. */
export async function enterDelivery(page: Page, poNo: string, ...quantities: string[]): Promise<void> {
  await page.goto(`/cyber/CyberOrderRequestEdit?poNo=${poNo}`)
  await page.getByRole('button', { name: '납품 등록' }).click()
  await expect(page.getByText('발주 품목 선택으로 납품할 품목을 더해 주세요.')).toBeVisible()
  await page.getByRole('button', { name: '발주 품목 선택' }).click()
  const choices = new ProductGrid(page, '발주 품목 선택')
  await expect(choices.cell(0, 'poLine')).toHaveText(`${poNo}-10`)
  for (const row of quantities.keys()) await choices.check(row)
  await page.getByRole('dialog', { name: '발주 품목 선택' }).getByRole('button', { name: /^선택/ }).click()
  const lines = new ProductGrid(page, '납품 품목')
  for (const [row, qty] of quantities.entries()) await lines.type(row, 'qty', qty)
  await page.getByLabel('연락처').fill('01012345678')
  await page.getByLabel('거래명세서번호(자사)').fill('2026-11-01')
  await saveDelivery(page)
}

export async function saveDelivery(page: Page): Promise<void> {
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await answerQuestion(page, '확인')
}

/** The saved draft is announced; answers the number of the receipt that waits for its inspection. */
export async function shipDelivery(page: Page, api: ProductApi): Promise<string> {
  await expect(page).toHaveURL(/dlvNo=DL\d{6}-\d{6}/)
  const dlvNo = new URL(page.url()).searchParams.get('dlvNo') ?? ''
  await page.getByRole('button', { name: '납품통보' }).click()
  await answerQuestion(page, '확인')
  await expect(page.getByRole('button', { name: '납품취소' })).toBeVisible()
  return String((await stored(api, `/api/v1/delivery/${dlvNo}`)).header.whReqNo)
}

/** Somebody's page of receipts with the one receipt checked. */
export async function openReceipt(openAs: OpenAs, user: string, whReqNo: string): Promise<Page> {
  const page = await openAs(user, `/warehousingList?whReqNo=${whReqNo}&isSearched=Y`)
  await searchedCount(page)
  const receipts = new ProductGrid(page, '입고 목록')
  await expect(receipts.cell(0, 'whReqNo')).toHaveText(whReqNo)
  await receipts.check(0)
  await expect(page.getByText('1건 선택')).toBeVisible()
  return page
}

export const receiptStatus = (page: Page) => new ProductGrid(page, '입고 목록').cell(0, 'status')

/** All that was delivered is accepted, as the popup proposes, or so many of it; then the receipt is submitted. */
export async function inspectAndSubmit(page: Page, rejected?: { readonly accept: string }): Promise<void> {
  await page.getByRole('button', { name: '검수', exact: true }).click()
  const popup = page.getByRole('dialog', { name: '입고 검수' })
  const lines = new ProductGrid(page, '검수 품목')
  await expect(lines.cell(0, 'rejectQty')).toHaveText('0')
  expect(await lines.cell(0, 'acceptQty').textContent()).toBe(await lines.cell(0, 'dlvQty').textContent())
  if (rejected) await rejectSome(page, lines, rejected.accept)
  await popup.getByRole('button', { name: '검수저장' }).click()
  await expect(popup).toHaveCount(0)
  await expect(receiptStatus(page)).toHaveText('검수완료')
  await page.getByRole('button', { name: '입고상신' }).click()
  await answerQuestion(page, '확인')
}

/** Without a reason it is refused in words; the reason is then chosen in the empty cell. */
async function rejectSome(page: Page, lines: ProductGrid, accept: string): Promise<void> {
  const popup = page.getByRole('dialog', { name: '입고 검수' })
  await lines.type(0, 'acceptQty', accept)
  await popup.getByRole('button', { name: '검수저장' }).click()
  await expect(
    popup.getByRole('button', { name: /불합격사유를 선택하고 내용을 입력해 주세요/ }),
  ).toBeVisible()
  await lines.walkTo(0, 'rejectReason')
  await page.keyboard.press('F2')
  await page.getByRole('option', { name: '불량' }).click()
  await expect(lines.cell(0, 'rejectReason')).toHaveText('불량')
  await lines.type(0, 'rejectMemo', '표면에 흠집이 있습니다.')
}

/** The reason that a transition asks for. */
export async function giveReason(page: Page, reason: string): Promise<void> {
  const asked = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await asked.getByRole('textbox').fill(reason)
  await asked.getByRole('button', { name: '확인' }).click()
}

/** The totals of a report of this month for one supplier, whom no other test orders of, so that what a scenario adds can be told. */
export async function reportSums(api: ProductApi, report: '07' | '09', compNo: string) {
  const yyyymm = dayFromToday(0).slice(0, 7).replace('-', '')
  const answer = await api.read(`/api/v1/report/monthlyReport/${report}`, { yyyymm, compNo })
  const { sums, rows } = answer as {
    readonly sums: Readonly<Record<string, string | number>>
    readonly rows: readonly Readonly<Record<string, string | number>>[]
  }
  const more = (before: typeof sums, field: string) => Number(sums[field] ?? 0) - Number(before[field] ?? 0)
  return {
    sums,
    rows,
    more: (before: typeof sums, ...fields: string[]) => fields.map(field => more(before, field)),
  }
}
