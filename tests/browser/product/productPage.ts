import { expect, type Page } from '@playwright/test'
import { type KeptSession, keptSessionKey, type Tokens } from '../../../engine/auth/keptSession'
import type { Portal } from '../../../schemas/shared/addresses'

/** Spec §9: rows of 27 and a header of 30 pixels. */
const rowHeight = 27
const headerHeight = 30
const checkLeft = 18
const firstColumnLeft = 130

export const password = 'Demo!2026pw'

/** Logs in through the log-in page; the session lives in this page's tab alone (spec §4). */
export async function logIn(page: Page, user: string, path = '/'): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Single ID').fill(user)
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password)
  await page.keyboard.press('Enter')
  // The first page of a person fetches everything, on a machine that works for others too.
  await expect(page.getByRole('button', { name: '연장' })).toBeVisible({ timeout: 30_000 })
}

/** Any answer of the product's origin will do that runs nothing of the product. */
export async function standOnOrigin(page: Page): Promise<void> {
  if (!page.url().endsWith('/healthz')) await page.goto('/healthz')
}

/** Stands on a page with a session that the server has given out already. */
export async function enterAs(
  page: Page,
  loginId: string,
  tokens: Tokens,
  path: string,
  portal: Portal = 'internal',
): Promise<void> {
  // There this tab's storage can be written.
  await standOnOrigin(page)
  const kept: KeptSession = { tokens, portal, loginId }
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
    keptSessionKey,
    JSON.stringify(kept),
  ] as const)
  await page.goto(path)
  await expect(page.getByRole('button', { name: '연장' })).toBeVisible({ timeout: 30_000 })
}

/** Goes where a link of the frame leads, without loading the product anew. The router counts its entries in `idx`. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    history.pushState({ idx: history.state.idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  await page.waitForURL(path)
}

/**
 * Answers what a page asks late and by itself. With the session lost, such a call would meet the loss before the person
 * does, whose next step a test is about.
 */
export async function answerLateCalls(page: Page): Promise<void> {
  const answers = {
    '**/api/v1/menuLog': { success: true },
    '**/api/v1/board/opening': [],
    '**/api/v1/menus/mine': { favourites: [], recent: [] },
    '**/api/v1/cmmn/gridLayout?**': { gridKey: '', columns: [] },
  }
  for (const [path, json] of Object.entries(answers)) await page.route(path, route => route.fulfill({ json }))
}

/** Of the session in this tab. */
export const tokensOf = (page: Page) =>
  page.evaluate(() => {
    const { tokens } = JSON.parse(sessionStorage.getItem('gpms.session') ?? '{}')
    return { accessToken: String(tokens?.accessToken), refreshToken: String(tokens?.refreshToken) }
  })

/** Ends the session behind this page's back, as an administrator or another browser would. */
export async function endElsewhere(page: Page, iscyber: 'Y' | 'N' = 'N'): Promise<void> {
  await answerLateCalls(page)
  const { accessToken } = await tokensOf(page)
  const reply = await page.request.post('/auth/logout', {
    form: { AccessToken: accessToken },
    headers: { iscyber, origin: new URL(page.url()).origin },
  })
  expect(reply.status()).toBe(200)
}

/** The frame has fetched what it shows late: the star beside the way can be pressed. */
export async function frameAtRest(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /즐겨찾기(에 추가|에서 빼기)$/ })).toBeEnabled()
}

/** The code that the demo sends. */
export const demoCode = '123456'

/** First step of the log-in of suppliers: the code is on its way. */
export async function askForCode(page: Page, user: string): Promise<void> {
  await page.getByLabel('사용자 ID').fill(user)
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '인증번호 확인' })).toBeVisible()
}

/** Both steps; nobody is sent more than five codes within ten minutes. */
export async function logInAsSupplier(page: Page, user: string, path = '/cyber'): Promise<void> {
  await page.goto(path)
  await askForCode(page, user)
  await page.getByLabel('인증번호 6자리').fill(demoCode)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '연장' })).toBeVisible({ timeout: 30_000 })
}

/** Stands on a page of the suppliers' portal without typing: log-ins have tests of their own (cyberLogin.spec.ts). */
export async function enterAsSupplier(page: Page, user: string, path = '/cyber'): Promise<void> {
  await standOnOrigin(page)
  const { origin } = new URL(page.url())
  const form = { userId: user, userPw: password }
  const headers = () => ({ iscyber: 'Y', origin, 'idempotency-key': crypto.randomUUID() })
  let tokens: Tokens | undefined
  // A code that another test asks for as the same person ends the one that was sent here.
  await expect(async () => {
    const asked = await page.request.post('/api/v1/cyberLogin', { form, headers: headers() })
    const { transaction } = await asked.json()
    const answer = await page.request.post('/api/v1/cyberCheckOtp', {
      form: { ...form, otpNum: demoCode },
      headers: { ...headers(), loginTransaction: transaction },
    })
    const { accessToken, refreshToken } = await answer.json()
    expect(accessToken, `the log-in of ${user}`).toEqual(expect.any(String))
    tokens = { accessToken, refreshToken, tokenKey: '' }
  }).toPass({ intervals: [1_000], timeout: 3_000 })
  if (tokens) await enterAs(page, user, tokens, path, 'external')
}

/** Whether the frame asks for it, before any page and any log-in: texts of its language, and messages as edited. */
export const isFrameCall = (pathname: string): boolean =>
  ['/api/v1/common/resources', '/api/v1/common/message'].includes(pathname)

/** Everything a browser complains about while a test runs; the test asserts that nothing was. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(`error: ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`console: ${message.text()}`)
  })
  return complaints
}

/** Answers the question that stands above everything. */
export async function answerQuestion(page: Page, button: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click()
}

/** What the list says about its count, once it has been searched. */
export async function searchedCount(page: Page): Promise<string> {
  const count = page.getByRole('status').filter({ hasText: /^총 [\d,]+건$/ })
  await expect(page.getByRole('grid').first()).toHaveAttribute('aria-busy', 'false')
  return (await count.first().textContent()) ?? ''
}

/** A grid on a page, driven by mouse and keys; cells are read from the table that screen readers get. */
export class ProductGrid {
  constructor(
    private readonly page: Page,
    private readonly name: string,
    /** Two where columns stand in groups. */
    private readonly headerRows = 1,
  ) {}

  /** Rows that open and close make the table a tree. */
  get table() {
    const { page, name } = this
    return page.getByRole('grid', { name }).or(page.getByRole('treegrid', { name }))
  }

  row(index: number) {
    return this.table
      .locator('tr')
      .filter({ has: this.page.locator('td[data-column]') })
      .nth(index)
  }

  cell(row: number, column: string) {
    return this.row(row).locator(`td[data-column="${column}"]`)
  }

  header(title: string) {
    return this.table.getByRole('columnheader', { name: title, exact: true })
  }

  get spoken() {
    return this.frame.locator('[role="status"]')
  }

  private get frame() {
    return this.page.locator('.dataGrid', { has: this.table })
  }

  /** A row that is not there yet cannot be pressed. */
  private async placeOfRow(row: number, left: number): Promise<readonly [number, number]> {
    await expect(this.row(row)).toBeAttached()
    return this.place(row, left)
  }

  private async place(row: number, left: number): Promise<readonly [number, number]> {
    const canvas = this.frame.locator('canvas').first()
    await canvas.scrollIntoViewIfNeeded()
    const box = await canvas.boundingBox()
    expect(box, `grid ${this.name}`).not.toBeNull()
    const { x, y } = box ?? { x: 0, y: 0 }
    return [x + left, y + headerHeight * this.headerRows + row * rowHeight + rowHeight / 2]
  }

  /** Turns the check box of a row over. */
  async check(row: number): Promise<void> {
    await this.page.mouse.click(...(await this.placeOfRow(row, checkLeft)))
  }

  /** The row at so many pixels from the left edge. */
  async click(row: number, left: number): Promise<void> {
    await this.page.mouse.click(...(await this.placeOfRow(row, left)))
  }

  async doubleClick(row: number, left: number): Promise<void> {
    await this.page.mouse.dblclick(...(await this.placeOfRow(row, left)))
  }

  async clickHeader(left: number, modifiers: 'Shift'[] = []): Promise<void> {
    const [x, y] = await this.place(0, left)
    for (const key of modifiers) await this.page.keyboard.down(key)
    await this.page.mouse.click(x, y - rowHeight)
    for (const key of modifiers) await this.page.keyboard.up(key)
  }

  /** Walks from the first column to a column by the arrow keys, as it stands on the screen now. */
  async walkTo(row: number, column: string): Promise<void> {
    // A row just added is drawn a frame later; read before that, it would have no columns.
    await expect(this.cell(row, column)).toBeAttached()
    const names = await this.row(row)
      .locator('td[data-column]')
      .evaluateAll(cells => cells.map(cell => cell.getAttribute('data-column')))
    await this.click(row, firstColumnLeft)
    await this.page.keyboard.press('Home')
    for (let step = names.indexOf(column); step > 0; step -= 1) await this.page.keyboard.press('ArrowRight')
    await expect(this.cell(row, column)).toHaveAttribute('aria-current', 'true')
  }

  async type(row: number, column: string, text: string): Promise<void> {
    await this.walkTo(row, column)
    await this.page.keyboard.type(text)
    await this.page.keyboard.press('Enter')
  }

  /** Pastes at a cell what a spreadsheet would have put on the clipboard. */
  async paste(row: number, column: string, text: string): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await this.page.evaluate(given => navigator.clipboard.writeText(given), text)
    await this.walkTo(row, column)
    await this.page.keyboard.press('Control+V')
  }
}
