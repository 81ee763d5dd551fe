import type { Page } from '@playwright/test'
import type { CyberQuotationList, RfqDocument } from '../../../codegen/generated/types'
import { expectAccessible } from './expectAccessible'
import type { ProductApi } from './productApi'
import { answerQuestion } from './productPage'
import { expect, test } from './productTest'

/** Requests for quotation that are closed and wait for a decision; each test takes one of its own section. */
async function closedOf(api: ProductApi): Promise<readonly string[]> {
  const { rows } = (await api.read('/api/v1/cyber/quotation', {
    status: 'SUBMITTED',
    size: '0',
  })) as CyberQuotationList
  return [...new Set(rows.filter(row => row.sealedYn === 'N' && row.proxyYn === 'N').map(row => row.rfqNo))]
}

const readRfq = async (api: ProductApi, rfqNo: string) =>
  (await api.read(`/api/v1/rfq/${rfqNo}`)) as RfqDocument

async function select(page: Page, reason?: string): Promise<void> {
  await page.getByRole('button', { name: '업체선정', exact: true }).click()
  const question = page.getByRole('alertdialog')
  if (reason !== undefined) await question.getByRole('textbox').fill(reason)
  await answerQuestion(page, '확인')
}

test('opened quotations are compared, the dearer supplier wants a reason, and each item may go elsewhere', async ({
  openAs,
  apiAs,
}) => {
  const api = await apiAs('buy.semi')
  const [rfqNo = ''] = await closedOf(api)
  expect(rfqNo).not.toBe('')
  const { quotes } = await readRfq(api, rfqNo)
  const dearest = quotes.reduce((one, other) => ((other.rankNo ?? 0) > (one.rankNo ?? 0) ? other : one))
  const page = await openAs('buy.semi', `/prConfirmEdit/rfq?rfqNo=${rfqNo}`)
  const table = page.getByRole('table', { name: '견적 비교' })
  await expect(table.getByText('최저 합계')).toBeVisible()
  await expectAccessible(page, 'comparison of quotations')

  await page.getByRole('button', { name: `${dearest.compNameKr} 전체 선택` }).click()
  await select(page)
  // The question itself wants the reason: nothing is sent without it.
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await answerQuestion(page, '취소')

  await page.getByRole('button', { name: '행별 최저 선택' }).click()
  await select(page)
  await expect(page.getByText('처리되었습니다.')).toBeVisible()
  await expect(table.getByRole('radio')).toHaveCount(0)
  await expect(table.getByText('선택됨').first()).toBeVisible()
  const { header, quotes: decided } = await readRfq(api, rfqNo)
  expect(header.status).toBe('AWARDED')
  expect(decided.filter(row => row.selectedYn === 'Y').every(row => row.lineRank === 1)).toBe(true)
})

test('a request for quotation that is written is named and opened, and is not written twice', async ({
  openAs,
  apiAs,
}) => {
  const requester = await apiAs('req.mobile')
  const prNo = await requester.createSubmitted('견적의뢰 작성 확인')
  // The second one decides as well where the amount wants it.
  for (const approver of ['head.mobile', 'dir.mobile'])
    await (await apiAs(approver)).decide(prNo, 'approve', '승인합니다.')
  const buyer = await apiAs('buy.mobile')
  const { header } = await buyer.readRequest(prNo)
  expect(header.status).toBe('APPROVED')
  await buyer.send(`/api/v1/pr/${prNo}/receive`, { version: header.version })
  const page = await openAs('buy.mobile', `/prConfirmEdit?prNo=${prNo}`)
  await page.getByRole('button', { name: '견적의뢰 작성' }).click()
  await expect(page.getByText(/^견적의뢰 RQ\d{6}-\d{6}[을를] 작성했습니다\.$/)).toBeVisible()
  await expect(page).toHaveURL(/prConfirmEdit\/rfq\?rfqNo=RQ/)
  await page.getByRole('button', { name: '구매요청', exact: true }).click()
  await expect(page.getByRole('button', { name: '견적의뢰 작성' })).toHaveAttribute('aria-disabled', 'true')
})
