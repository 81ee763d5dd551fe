import type { Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible'
import { answerQuestion, enterAsSupplier, goInside, listenForComplaints, ProductGrid } from './productPage'
import { expect, test } from './productTest'

const language = (page: Page) => page.getByRole('combobox', { name: /^(언어|Language)$/ })
const chooseEnglish = async (page: Page) => {
  await language(page).selectOption('en_US')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('button', { name: 'Extend', exact: true })).toBeVisible({ timeout: 30_000 })
}

/**
 * Korean on the page that is no data: outside of cells and the names of rows, of what a form shows of its document, of names
 * at a chart and of the person's own name.
 */
async function koreanLeft(page: Page, person: string): Promise<string[]> {
  const found = await page.evaluate(() => {
    const data =
      'script, noscript, style, td, th[scope="row"], svg, option, .field-read, .timeline-fact, .approval-step'
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (parentElement && !parentElement.closest(data)) texts.push(textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      if (element.closest(data)) continue
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '')
    }
    return [...texts, document.title].map(text => text.trim())
  })
  return [...new Set(found)].filter(text => /[가-힣]/.test(text.replaceAll(person, '')))
}

async function expectEnglish(page: Page, path: string, heading: string, person: string): Promise<void> {
  await goInside(page, path)
  await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible()
  // An empty page says no Korean either.
  const content = page.locator('main').locator('td[data-column], .field-read')
  await expect(content.first(), path).toBeAttached({ timeout: 30_000 })
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect.poll(() => koreanLeft(page, person), path).toEqual([])
}

test('staff choose English in the header, and no page says Korean but for data', async ({ openAs }) => {
  test.slow()
  const page = await openAs('system.admin', '/prList')
  const complaints = listenForComplaints(page)
  await chooseEnglish(page)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en_US')
  const person = '박정우'
  await expectEnglish(page, '/prList', 'Purchase requests', person)
  const requests = new ProductGrid(page, 'Purchase requests')
  await expect(requests.header('Request title')).toBeAttached()
  await expect(requests.cell(0, 'status')).toHaveText(/^[A-Z][a-z ]+$/)
  const prNo = (await requests.cell(0, 'prNo').textContent()) ?? ''
  await page.getByRole('button', { name: 'Find Department' }).click()
  await expect(page.getByRole('dialog', { name: 'Choose department' })).toBeVisible()
  await expect(page.getByRole('dialog').locator('td[data-column]').first()).toBeAttached()
  expect(await koreanLeft(page, person)).toEqual([])
  await page.keyboard.press('Escape')
  await expectEnglish(page, '/', 'GPMS home', person)
  await expectEnglish(
    page,
    '/report/monthlyReport/monthlyReport01',
    'Monthly purchasing by department',
    person,
  )
  await expectEnglish(page, '/portal/author/menuManage', 'Menus', person)
  await expectEnglish(page, '/itemExcelUpList', 'Item Excel uploads', person)
  await expectEnglish(page, '/adjustment', 'Settle receipts', person)
  await expectEnglish(page, `/prEdit?prNo=${prNo}`, 'Purchase request entry and details', person)
  await expectAccessible(page, 'document in English')
  expect(complaints).toEqual([])
})

test('on a phone the buttons at the bottom hold their longer words', async ({ openAs }) => {
  const page = await openAs('system.admin', '/assetInventoryList')
  await chooseEnglish(page)
  await page.setViewportSize({ width: 360, height: 800 })
  const buttons = page.locator('.bottom-actions > .button')
  await expect(buttons.filter({ hasText: 'Open inventory' })).toBeVisible()
  const words = await buttons.evaluateAll(all =>
    all.map(button => {
      const range = document.createRange()
      range.selectNodeContents(button)
      return button.getBoundingClientRect().width - range.getBoundingClientRect().width
    }),
  )
  expect(Math.min(...words)).toBeGreaterThan(8)
})

test('a rule of the server is told in English, and Korean comes back with its choice', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/prList')
  await chooseEnglish(page)
  await page.goto('/prEdit?prNo=PR209901-000001')
  await expect(page.getByText('You have no access', { exact: false }).first()).toBeVisible({
    timeout: 30_000,
  })
  await expect.poll(() => koreanLeft(page, '조민재')).toEqual([])
  await language(page).selectOption('ko_KR')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await expect(page.getByRole('button', { name: '연장', exact: true })).toBeVisible({ timeout: 30_000 })
})

test('unsaved entries are asked about before the language changes', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/prEdit')
  await page.getByLabel('구매요청명').fill('저장하지 않을 제목')
  await language(page).selectOption('en_US')
  await answerQuestion(page, '취소')
  await expect(page.getByLabel('구매요청명')).toHaveValue('저장하지 않을 제목')
  await expect(language(page)).toHaveValue('ko_KR')
  await language(page).selectOption('en_US')
  await answerQuestion(page, '확인')
  await expect(page.getByLabel('Request title')).toHaveValue('', { timeout: 30_000 })
})

test('the log-in page speaks English, refusals included', async ({ page }) => {
  await page.goto('/login')
  await language(page).selectOption('en_US')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.getByLabel('Single ID').fill('nobody.english')
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/^The ID does not exist\.$/)
})

test('suppliers choose English too', async ({ page }) => {
  test.slow()
  await enterAsSupplier(page, 'nippon01')
  await chooseEnglish(page)
  const person = /[가-힣 ]+K\.K\.|다나카 켄지/g
  const left = async () =>
    (await koreanLeft(page, '다나카 켄지')).filter(text => /[가-힣]/.test(text.replace(person, '')))
  for (const [path, heading] of [
    ['/cyber', 'OGPMS home'],
    ['/cyber/CyberOrderRequestList', 'Order acceptance'],
    ['/cyber/monthlyCalculate', 'Monthly settlement'],
  ] as const) {
    await goInside(page, path)
    await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible()
    await expect(page.locator('main [aria-busy="false"]').first(), path).toBeAttached({ timeout: 30_000 })
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect.poll(left, path).toEqual([])
  }
})
