import type { Locator, Page } from '@playwright/test'
import { hostileTexts } from '../../cases/hostileTexts'
import { listenForComplaints, ProductGrid, searchedCount } from './productPage'
import { expect, test } from './productTest'

/** A text that a rule does not take is refused by the server, which every browser writes down. */
const isRefusal = /Failed to load resource: the server responded with a status of 4(00|22)/

/** What is executed calls this; a policy that has to step in complains in the console. */
async function listenForCanary(
  page: Page,
): Promise<{ readonly sung: string[]; readonly complaints: () => readonly string[] }> {
  const sung: string[] = []
  const all = listenForComplaints(page)
  await page.exposeFunction('canary', () => void sung.push(page.url()))
  return { sung, complaints: () => all.filter(text => !isRefusal.test(text)) }
}

const plain = hostileTexts.map(text => text.replaceAll(/[\n\t]/g, ' ').trim())
const hundredLines = plain.map(text => ({
  itemName: text,
  spec: text,
  bigo: text,
  qty: '1',
  unitPrice: '1000',
}))

/** Every text field that stands on the page or in a part of it, however many a definition has given it. */
async function fillTexts(place: Locator, from: number): Promise<number> {
  const boxes = place.locator(
    'input[type="text"]:enabled, input:not([type]):enabled, input[type="search"]:enabled, textarea:enabled',
  )
  const fields = (await boxes.all()).filter(Boolean)
  let filled = 0
  for (const field of fields) {
    if (!(await field.isEditable()) || !(await field.isVisible())) continue
    await field.fill(plain[(from + filled) % plain.length] ?? '')
    filled += 1
  }
  return filled
}

//
test('a hundred hostile texts in every field of a document are only texts: in form, grid, list and popup', async ({
  openAs,
  apiAs,
}) => {
  test.setTimeout(120_000)
  const title = `${crypto.randomUUID().slice(0, 8)} <img src=x onerror=canary()>`
  const reason = plain.slice(0, 20).join(' ')
  const header = { title, reason, deliveryPlace: '<svg onload=canary()>' }
  const prNo = await (await apiAs('req.mobile')).createRequest(title, header, hundredLines)
  const page = await openAs('req.mobile', '/prList')
  const { sung, complaints } = await listenForCanary(page)

  await page.getByLabel('구매요청명').fill(title)
  await page.getByLabel('구매요청명').press('Enter')
  await expect(page.getByText('총 1건')).toBeVisible()
  await expect(new ProductGrid(page, '구매요청 목록').cell(0, 'title')).toHaveText(title)

  await page.goto(`/prEdit?prNo=${prNo}`)
  await expect(page.getByLabel('구매요청명')).toHaveValue(title, { timeout: 30_000 })
  await expect(page.getByRole('textbox', { name: '구매사유' })).toHaveValue(reason)
  const lines = new ProductGrid(page, '요청 품목')
  await expect(lines.cell(0, 'itemName')).toHaveText(plain[0] ?? '')
  expect(await fillTexts(page.locator('main'), 20)).toBeGreaterThan(2)

  await page.getByRole('button', { name: '품목 추가' }).click()
  const popup = page.getByRole('dialog', { name: '품목 선택' })
  await expect(popup).toBeVisible()
  expect(await fillTexts(popup, 40)).toBeGreaterThan(0)
  await popup.getByRole('button', { name: '조회' }).click()
  await expect(popup.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  expect(sung).toEqual([])
  expect(complaints()).toEqual([])
})

test('a hundred hostile texts as conditions and pasted into cells run nothing', async ({ openAs }) => {
  test.setTimeout(120_000)
  const page = await openAs('buy.all', '/prList')
  const { sung, complaints } = await listenForCanary(page)
  await searchedCount(page)
  for (const text of plain.filter((_text, index) => index % 10 === 0)) {
    await page.getByLabel('구매요청명').fill(text)
    await page.getByLabel('구매요청명').press('Enter')
    await expect(page.getByText('총 0건')).toBeVisible()
  }
  expect(await fillTexts(page.locator('main'), 60)).toBeGreaterThan(0)

  await page.goto('/prEdit')
  await page.getByRole('button', { name: '행추가' }).click()
  const lines = new ProductGrid(page, '요청 품목')
  await lines.paste(0, 'itemName', plain.join('\n'))
  await expect(lines.cell(0, 'itemName')).toHaveText(plain[0] ?? '')
  await expect(lines.cell(1, 'itemName')).toHaveText(plain[1] ?? '')
  expect(sung).toEqual([])
  expect(complaints()).toEqual([])
})

test('a hostile address leads to no page that runs it', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/prList')
  const { sung, complaints } = await listenForCanary(page)
  for (const text of ['<script>canary()</script>', '"><img src=x onerror=canary()>', 'javascript:canary()']) {
    await page.goto(`/prList?title=${encodeURIComponent(text)}&moveUrl=${encodeURIComponent(text)}`)
    await expect(page.getByLabel('구매요청명')).toHaveValue(text, { timeout: 30_000 })
    await page.goto(`/authReq?error=${encodeURIComponent(text)}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.goto(`/${encodeURIComponent(text)}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
  }
  expect(sung).toEqual([])
  expect(complaints()).toEqual([])
})
