import type { PrList, TransitionAnswer } from '../../../codegen/generated/types'
import type { ProductApi } from './productApi'
import { answerQuestion, ProductGrid } from './productPage'
import { expect, test } from './productTest'

/** A request for quotation that nobody is asked by yet. */
async function draft(api: ProductApi): Promise<string> {
  const { rows } = (await api.read('/api/v1/pr', { status: 'RECEIVED', size: '0' })) as PrList
  for (const { prNo, version } of rows) {
    const { status, body } = await api.send(`/api/v1/pr/${prNo}/rfq`, { version })
    if (status === 200) return (body as TransitionAnswer).docNo
  }
  throw new Error('The demo has no request to ask quotations for.')
}

test('suppliers are added to a request for quotation out of the sourcing group of its items, several at once', async ({
  openAs,
  apiAs,
}) => {
  const api = await apiAs('buy.semi')
  const rfqNo = await draft(api)
  const page = await openAs('buy.semi', `/prConfirmEdit/rfq?rfqNo=${rfqNo}`)
  const asked = new ProductGrid(page, '의뢰 업체')
  await page.getByRole('button', { name: '소싱그룹 업체 추가' }).click()
  const popup = page.getByRole('dialog', { name: '소싱그룹 협력사 선택' })
  await expect(popup.getByRole('textbox', { name: '소싱그룹', exact: true })).toHaveValue(/^\d{8}$/)
  const known = new ProductGrid(page, '소싱그룹 협력사 선택')
  await expect(known.cell(0, 'mainYn')).toHaveText('예')
  const names = [
    await known.cell(0, 'compNameKr').textContent(),
    await known.cell(1, 'compNameKr').textContent(),
  ]
  await known.check(0)
  await known.check(1)
  await popup.getByRole('button', { name: '선택 (2)' }).click()
  await expect(asked.table.locator('td[data-column="compNo"]')).toHaveCount(2)
  for (const [index, name] of names.entries())
    await expect(asked.cell(index, 'compNameKr')).toHaveText(name ?? '')
  await api.send(`/api/v1/rfq/${rfqNo}/cancel`, { version: 0, reason: '시험을 마쳤습니다.' })
})

test('before a test order is made the operator is told how it reaches the chosen company', async ({
  openAs,
}) => {
  const page = await openAs('ops.admin', '/testPo')
  const popup = page.getByRole('dialog', { name: '협력사 선택' })
  const choose = async (name: string) => {
    await page.getByRole('button', { name: '테스트 발주 생성' }).click()
    await popup.getByLabel('협력사명').fill(name)
    await popup.getByRole('button', { name: '조회' }).click()
    await expect(popup.locator('td[data-column="compNameKr"]')).toHaveText([name])
    await popup.getByRole('button', { name: '선택', exact: true }).click()
  }
  await choose('동양공업사')
  await expect(page.getByRole('alertdialog')).toContainText(
    '동양공업사는 OGPMS 미사용 업체입니다. 생성 후 발주서를 출력하여 이메일 또는 팩스로 직접 발송해야 합니다.',
  )
  await answerQuestion(page, '취소')
  await choose('(주)대성정밀')
  await expect(page.getByRole('alertdialog')).toContainText(
    '생성하면 발주서가 협력사 포털로 자동 전송됩니다.',
  )
  await answerQuestion(page, '확인')
  await expect(page.getByRole('dialog', { name: '테스트 발주 생성' })).toContainText('C000001')
})
