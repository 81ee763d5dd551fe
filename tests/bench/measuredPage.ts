import type { Browser, BrowserContext, Page } from 'playwright'
import { type BenchSession, prNosOf } from './benchSession'

/** One way to build the list, and where a hand finds its controls. */
export interface MeasuredPage {
  readonly name: string
  readonly url: string
  /** Selector of the field 구매요청번호. */
  readonly numberField: string
  /** Selector of the button 조회. */
  readonly searchButton: string
}

/** Which row is the first one, learned in the warm-up round from what the server answers to this very page. */
export interface ExpectedRows {
  readonly first: string
  readonly searches: readonly { readonly value: string; readonly prNo: string }[]
}

export interface Visitor {
  readonly browser: Browser
  readonly probe: string
  /** A session of its own for each visit: one that a closed page has renewed is over for the next. */
  readonly logIn: () => Promise<BenchSession>
  /** How many times slower the processor is made to be; 1 for its own speed. */
  readonly slowedBy: number
  /** Called with each new page before it goes anywhere. @default nothing */
  readonly prepare?: (page: Page) => Promise<void>
}

export const viewport = { width: 1600, height: 900 }
const patience = 60_000

/** A browser that has never been here: nothing cached, the session already in its storage. */
export async function openCold(
  { browser, probe, logIn, slowedBy, prepare }: Visitor,
  expected?: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport, locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
  const start = { stored: (await logIn()).stored, expected }
  await context.addInitScript(({ stored, expected: text }) => {
    if (!sessionStorage.getItem('gpms.session')) sessionStorage.setItem('gpms.session', stored)
    if (text !== undefined) window.benchExpected = text
  }, start)
  await context.addInitScript({ content: probe })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  await prepare?.(page)
  if (slowedBy > 1) {
    const protocol = await context.newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
  }
  return { context, page }
}

export async function awaitDrawn(page: Page, what: string): Promise<number> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} was not drawn in ${patience / 1000} s.`)), patience)
  })
  try {
    return await Promise.race([page.evaluate(() => window.benchProbe.drawn()), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** Opens the page once and searches each value once; what the list calls answer is what the measured visits wait for. */
export async function learnRows(
  visitor: Visitor,
  measured: MeasuredPage,
  values: readonly string[],
): Promise<ExpectedRows> {
  const { context, page } = await openCold(visitor)
  try {
    const nextRows = async (prNo: string | null, act: () => Promise<unknown>) => {
      const answered = page.waitForResponse(response => isFirstPage(response.url(), prNo))
      await act()
      const top = prNosOf(await (await answered).json())[0]
      if (top === undefined) throw new Error(`The list of ${measured.name} came without rows.`)
      return top
    }
    const first = await nextRows(null, () => page.goto(measured.url, { waitUntil: 'commit' }))
    const searches: { value: string; prNo: string }[] = []
    for (const value of values) {
      await page.locator(measured.numberField).first().fill(value)
      searches.push({
        value,
        prNo: await nextRows(value, () => page.locator(measured.searchButton).first().click()),
      })
    }
    return { first, searches }
  } finally {
    await context.close()
  }
}

/** Pages fetched ahead of need come later than a search is asked for; they say nothing of its first row. */
function isFirstPage(address: string, prNo: string | null): boolean {
  const { pathname, searchParams } = new URL(address)
  const isRows = pathname === '/api/v1/pr' && searchParams.get('want') !== 'totals'
  return isRows && searchParams.get('page') === '1' && searchParams.get('prNo') === prNo
}
