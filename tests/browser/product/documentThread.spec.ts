import type { Page } from '@playwright/test'
import type { DeliveryList, DocumentThread, SignifierList } from '../../../codegen/generated/types'
import type { ProductApi } from './productApi'
import { enterAsSupplier, ProductGrid } from './productPage'
import { expect, test } from './productTest'

/** Inside the column of numbers, behind that of the stages. */
const numberLeft = 130
/** As many rows as a popup shows without scrolling. */
const shownRows = 11

const threadOf = async (api: ProductApi, docNo: string) =>
  (await api.read(`/api/v1/document/${docNo}/thread`)) as DocumentThread

/** Opens the thread of the document on the page, and from there the document with this number. */
async function goTo(page: Page, docNo: string): Promise<void> {
  await page.getByRole('button', { name: '문서 흐름', exact: true }).click()
  const documents = new ProductGrid(page, '연결된 문서')
  await expect(documents.table.locator('td[data-column="docNo"]').filter({ hasText: docNo })).toBeAttached()
  const numbers = await documents.table.locator('td[data-column="docNo"]').allTextContents()
  await documents.click(numbers.indexOf(docNo), numberLeft)
  await expect(page.getByRole('dialog', { name: '문서 흐름' })).toHaveCount(0)
}

/** A posted slip, its request, and few enough documents that all are seen at once. */
async function slipOfRequest(api: ProductApi) {
  const period = { slipDateFrom: '2026-08-01', slipDateTo: '2026-11-30' }
  const { rows } = (await api.read('/api/v1/signifier', { ...period, size: '100' })) as SignifierList
  for (const { slipNo } of rows) {
    const { documents } = await threadOf(api, slipNo)
    const request = documents.find(({ stage }) => stage === '구매요청')
    if (!request || documents.length > shownRows) continue
    const back = await threadOf(api, request.docNo)
    if (back.documents.length <= shownRows) return { slipNo, prNo: request.docNo }
  }
  throw new Error('no slip of the demo leads to a request')
}

test('from a slip one press leads to the request that it pays, and one more back', async ({
  openAs,
  apiAs,
}) => {
  test.slow()
  const { slipNo, prNo } = await slipOfRequest(await apiAs('system.admin'))
  const page = await openAs('system.admin', `/signifierDetail?slipNo=${slipNo}`)
  await goTo(page, prNo)
  await expect(page).toHaveURL(new RegExp(`/prConfirmEdit\\?prNo=${prNo}`))
  await expect(page.getByRole('heading', { name: /구매요청/ }).first()).toBeVisible()
  await goTo(page, slipNo)
  await expect(page).toHaveURL(new RegExp(`/signifierDetail\\?slipNo=${slipNo}`))
})

test('a supplier goes from his delivery to its order and back, and sees nothing of the company', async ({
  apiAs,
  openContext,
}) => {
  test.slow()
  const api = await apiAs('system.admin')
  const found = { compNo: 'C000016', deliveryDateFrom: '2026-08-01', deliveryDateTo: '2026-11-30', size: '1' }
  const [delivery] = ((await api.read('/api/v1/delivery', found)) as DeliveryList).rows
  const { dlvNo = '', poNo = '' } = delivery ?? {}
  const supplier = await (await openContext()).newPage()
  await enterAsSupplier(supplier, 'partner01601')
  await supplier.goto(`/cyber/deliverEdit?dlvNo=${dlvNo}`)
  await goTo(supplier, poNo)
  await expect(supplier).toHaveURL(new RegExp(`/cyber/CyberOrderRequestEdit\\?poNo=${poNo}`))
  await supplier.getByRole('button', { name: '문서 흐름', exact: true }).click()
  const documents = new ProductGrid(supplier, '연결된 문서')
  await expect(documents.cell(0, 'docNo')).toHaveText(poNo)
  const stages = await documents.table.locator('td[data-column="stage"]').allTextContents()
  expect(stages.filter(stage => ['구매요청', '발주요청', '입고', '전표'].includes(stage))).toEqual([])
  await supplier.getByRole('dialog').getByRole('button', { name: '닫기' }).last().click()
  await goTo(supplier, dlvNo)
  await expect(supplier).toHaveURL(new RegExp(`/cyber/deliverEdit\\?dlvNo=${dlvNo}`))
})
