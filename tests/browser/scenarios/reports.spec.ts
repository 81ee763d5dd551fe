import type { Page } from '@playwright/test'
import type { MonthlyReport01, MonthlyReport05 } from '../../../codegen/generated/types'
import { dayFromToday, type ProductApi } from '../product/productApi'
import { answerQuestion, ProductGrid } from '../product/productPage'
import { expect, test } from '../product/productTest'

const yyyymm = '202610'
const at = (number: string) => `/report/monthlyReport/monthlyReport${number}`
const withCommas = (digits: string | number) => Number(digits).toLocaleString('ko-KR')
const report = async (api: ProductApi, number: string, params: Readonly<Record<string, string>> = {}) =>
  api.read(`/api/v1/report/monthlyReport/${number}`, { yyyymm, ...params })
/** The first report of a page also fetches what draws it. */
const patience = { timeout: 15_000 }

test('S16: the documents behind a figure add up to it, and the list of orders to the same', async ({
  openAs,
  apiAs,
}) => {
  const { rows } = (await report(await apiAs('audit.mon'), '01')) as MonthlyReport01
  const amount = withCommas(rows.find(({ deptcd }) => deptcd === 'D1020')?.poAmt ?? '')
  const page = await openAs('audit.mon', `${at('01')}?yyyymm=${yyyymm}&deptcd=D1020&isSearched=Y`)
  await page
    .getByRole('region', { name: '요약' })
    .getByRole('button', { name: /발주금액/ })
    .click()
  const basis = page.getByRole('dialog', { name: '근거 문서' })
  await expect(basis.getByText(`합계 ${amount}`).first()).toBeVisible(patience)
  await basis
    .getByRole('link', { name: '목록에서 보기' })
    .or(basis.getByRole('button', { name: '목록에서 보기' }))
    .click()
  await expect(page).toHaveURL(/poChangeInfo\?.*deptcd=D1020/)
  await expect(page.getByText(`합계 ${amount}`).first()).toBeVisible(patience)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`monthlyReport01\\?.*yyyymm=${yyyymm}`))
})

test('S16: who reads a department or a section sees that alone, and a requester no report', async ({
  openAs,
  apiAs,
}) => {
  const own = (await report(await apiAs('dept.mobile'), '01')) as MonthlyReport01
  expect(own.rows).toHaveLength(1)
  expect(own.sums).toMatchObject({ poAmt: own.rows[0]?.poAmt, totalAmt: own.rows[0]?.totalAmt })
  const page = await openAs('dept.mobile', at('01'))
  await expect(page.getByText('총 1건')).toBeVisible(patience)
  for (const [name, own] of Object.entries({ 사업부: '모바일사업부', 부서: '모바일개발팀' })) {
    const field = page.getByRole('textbox', { name }).first()
    await expect(field).toBeDisabled()
    await expect(field).toHaveAttribute('placeholder', own)
  }
  const section = (await report(await apiAs('buy.mobile'), '02', { topN: '100' })) as {
    readonly rows: readonly { readonly poAmt: string }[]
    readonly sums: { readonly poAmt: string; readonly shareRate: string }
  }
  expect(section.rows.reduce((sum, row) => sum + BigInt(row.poAmt), 0n)).toBe(BigInt(section.sums.poAmt))
  expect(section.sums.shareRate).toBe('100.0')
  const refused = await openAs('req.mobile', '/')
  await refused.goto(at('01'))
  await expect(refused).toHaveURL(/info401/)
})

test('S16: a dear item is acted on with a reason, and the list stands where it stood', async ({ openAs }) => {
  const page = await openAs(
    'buy.all',
    '/report/costUnit/highCostUnit?yyyymm=202610&diffBasis=AVG12&diffRate=5&isSearched=Y',
  )
  const items = new ProductGrid(page, '고단가 품목')
  await expect(items.cell(0, 'itemCode')).not.toHaveText('', patience)
  const itemCode = (await items.cell(0, 'itemCode').textContent()) ?? ''
  await page.goto(`/report/costUnit/highCostUnitDetail?itemCode=${itemCode}&yyyymm=202610&diffBasis=AVG12`)
  await chooseAction(page)
  await page.getByRole('textbox', { name: '조치예정일' }).fill(dayFromToday(20))
  await page.getByRole('textbox', { name: '담당자' }).fill('서지훈')
  await page.getByRole('textbox', { name: '담당자' }).press('Enter')
  await page.getByRole('button', { name: '조치 저장' }).click()
  await answerQuestion(page, '확인')
  await expect(page.getByRole('button', { name: /조치내용.*입력/ }).first()).toBeVisible()
  await page.getByRole('textbox', { name: '조치내용' }).fill('연간 물량으로 단가를 다시 협의합니다.')
  await page.getByRole('button', { name: '조치 저장' }).click()
  await answerQuestion(page, '확인')
  await expect(page.getByText('저장되었습니다.').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/diffRate=5/)
  await expect(items.cell(0, 'itemCode')).toHaveText(itemCode, patience)
  await expect(items.cell(0, 'actionType')).toHaveText('재협상')
})

async function chooseAction(page: Page): Promise<void> {
  await page.getByLabel('조치구분').selectOption({ label: '재협상' })
}

test('S16: thousands round the exact total, and a target moves its line while judgments stay', async ({
  openAs,
  apiAs,
}) => {
  const { sums } = (await report(await apiAs('audit.mon'), '01')) as MonthlyReport01
  const page = await openAs('audit.mon', `${at('01')}?yyyymm=${yyyymm}&isSearched=Y`)
  await page.getByRole('combobox', { name: '단위' }).selectOption({ label: '천원' })
  const thousands = withCommas(String((BigInt(sums.poAmt) + 500n) / 1000n))
  await expect(page.getByText(`발주금액 합계 ${thousands}`).first()).toBeVisible(patience)
  const before = (await report(await apiAs('audit.mon'), '05')) as MonthlyReport05
  const administrator = await apiAs('system.admin')
  await setTarget(administrator, '97')
  try {
    const after = (await report(await apiAs('audit.mon'), '05')) as MonthlyReport05
    expect(after.rows.map(({ targetRate }) => targetRate)).toEqual(after.rows.map(() => '97.0'))
    expect(after.rows.map(({ judge }) => judge)).toEqual(before.rows.map(({ judge }) => judge))
    await page.goto(`${at('05')}?yyyymm=${yyyymm}&isSearched=Y`)
    await expect(page.getByText('목표 97.0%')).toBeVisible(patience)
  } finally {
    await setTarget(administrator, '95')
  }
})

async function setTarget(api: ProductApi, attr1: string): Promise<void> {
  const path = '/api/v1/portal/codeManage/group/REPORT_TARGET/code'
  const { rows } = (await api.read(path)) as { readonly rows: readonly Readonly<Record<string, unknown>>[] }
  const target = rows.find(({ value }) => value === 'ON_TIME')
  const { status, body } = await api.send(path, { rows: [{ ...target, attr1, rowState: 'U' }] }, 'PUT')
  expect(status, JSON.stringify(body)).toBe(200)
}
