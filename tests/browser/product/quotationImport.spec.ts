import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as XLSX from 'xlsx'
import type { CyberQuotationList, RfqDocument } from '../../../codegen/generated/types'
import { dayFromToday, type ProductApi, screwdrivers } from './productApi'
import { answerQuestion, enterAsSupplier, ProductGrid } from './productPage'
import { expect, test } from './productTest'

type Cells = Record<string, string | number>

const supplierOf = { compNo: 'C000013', userId: 'partner01301' }

async function done(answer: Promise<{ readonly status: number; readonly body: unknown }>) {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBe(200)
  return body as { readonly docNo: string; readonly version: number }
}

/** Two items for which one supplier alone is asked; the number of his answer. */
async function askedQuotation(apiAs: (user: string) => Promise<ProductApi>, title: string): Promise<string> {
  const requester = await apiAs('req.mobile')
  const measure = { ...screwdrivers, itemCode: undefined, itemName: '측정 게이지', spec: '0.01 mm', qty: '4' }
  const prNo = await requester.createRequest(title, {}, [screwdrivers, measure])
  await done(requester.move(prNo, 'submit'))
  for (const approver of ['head.mobile', 'dir.mobile'])
    await done((await apiAs(approver)).decide(prNo, 'approve', '승인합니다.'))
  const buyer = await apiAs('buy.mobile')
  const { header } = await buyer.readRequest(prNo)
  const received = await done(buyer.send(`/api/v1/pr/${prNo}/receive`, { version: header.version }))
  const { docNo: rfqNo } = await done(buyer.send(`/api/v1/pr/${prNo}/rfq`, { version: received.version }))
  const draft = (await buyer.read(`/api/v1/rfq/${rfqNo}`)) as RfqDocument
  const saved = await done(
    buyer.send(
      `/api/v1/rfq/${rfqNo}`,
      {
        version: draft.header.version,
        header: {
          ...{ title, rfqType: 'SOLE', soleReason: '독점 대리점입니다.', payTerm: 'P30' },
          ...{ deadlineDate: dayFromToday(5), deliveryPlace: '모바일개발팀 3층' },
        },
        lines: draft.lines.map(({ lineNo }) => ({ lineNo })),
        suppliers: [{ compNo: supplierOf.compNo }],
      },
      'PUT',
    ),
  )
  await done(buyer.send(`/api/v1/rfq/${rfqNo}/send`, { version: saved.version }))
  const { rows } = (await buyer.read('/api/v1/cyber/quotation', { rfqNo })) as CyberQuotationList
  return rows[0]?.qtNo ?? ''
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '견적 품목 엑셀 업로드' })

async function choose(page: Page, head: readonly string[], rows: readonly Cells[]): Promise<void> {
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, XLSX.utils.json_to_sheet([...rows], { header: [...head] }), '견적 품목')
  const buffer = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
  await dialogOf(page)
    .locator('input[type="file"]')
    .setInputFiles({
      ...{ name: '견적 단가.xlsx', buffer },
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    })
}

test('a supplier fills the prices of his quotation from the workbook that holds its items', async ({
  apiAs,
  openContext,
}) => {
  test.slow()
  const qtNo = await askedQuotation(apiAs, `단가 파일 견적 ${crypto.randomUUID().slice(0, 8)}`)
  const page = await (await openContext()).newPage()
  await enterAsSupplier(page, supplierOf.userId, `/cyber/prCheckEdit?qtNo=${qtNo}`)
  await page.getByRole('button', { name: '의뢰확인' }).click()
  await answerQuestion(page, '확인')
  await page.getByRole('button', { name: '견적 작성' }).click()

  await page.getByRole('button', { name: '단가 붙여넣기(엑셀)' }).click()
  const coming = page.waitForEvent('download')
  await dialogOf(page).getByRole('button', { name: '양식 내려받기' }).click()
  const book = XLSX.read(await readFile(await (await coming).path()))
  const sheet = book.Sheets['견적 품목'] ?? {}
  const [head = []] = XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1 })
  const rows = XLSX.utils.sheet_to_json<Cells>(sheet, { defval: '' })
  expect(rows.map(row => row.품목명)).toEqual(['전동드라이버 세트', '측정 게이지'])
  const priceTitle = head.find(title => title.startsWith('단가')) ?? ''
  const dayTitle = head.find(title => title.startsWith('납품가능일')) ?? ''
  const priced = (...prices: readonly (string | number)[]) =>
    rows.map((row, index) => ({ ...row, [priceTitle]: prices[index] ?? '', [dayTitle]: dayFromToday(20) }))

  await choose(page, head, priced('백이십', -1))
  await expect(dialogOf(page).getByText('오류 2행 (2칸)')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: '다른 파일 선택' }).click()
  await choose(page, head, priced(120000, '35,000.5'))
  await expect(dialogOf(page).getByText('모든 행을 등록할 수 있습니다.')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: '2행 등록' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  const lines = new ProductGrid(page, '견적 품목')
  await expect(lines.cell(0, 'amt')).toHaveText('1,200,000')
  await expect(lines.cell(1, 'unitPrice')).toHaveText('35,000.5')
  await expect(lines.cell(1, 'amt')).toHaveText('140,002')

  await page.getByRole('textbox', { name: '견적유효일' }).fill(dayFromToday(40))
  await page.getByRole('textbox', { name: '견적유효일' }).press('Tab')
  await page.getByLabel('납기(일)').fill('14')
  await page.getByRole('button', { name: '견적제출' }).click()
  await answerQuestion(page, '확인')
  await expect(page.getByRole('button', { name: '제출회수' })).toBeVisible()
})
