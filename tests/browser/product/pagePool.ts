import type { Browser, Page } from '@playwright/test'
import { standOnOrigin } from './productPage'

/** What a page does by itself that tests are not about. */
export interface PageHabits {
  /** Notices open after a log-in, above what a test presses. */
  readonly opensNotices: boolean
  /** The last search of the same person, perhaps of another test at the same time, is taken up. */
  readonly followsSearches: boolean
  /** Milliseconds by which the clock of this page goes before the machine's. */
  readonly clockAhead: number
}

interface TakenPage {
  readonly kind: string
  readonly page: Page
  readonly size: ReturnType<Page['viewportSize']>
  /** A test has done what cannot be undone. */
  isSpent: boolean
}

const eventsOfTests = ['console', 'dialog', 'download', 'pageerror', 'request', 'response'] as const

/**
 * Pages that the tests of a worker use one after the other. The product loads with less than half of the work into a page that had
 * loaded it before: the process is there, and the browser has its files. Each test finds a page without anything that a test left:
 * storage, cookies, permissions, routes, listeners, size. A page on which that cannot be undone, or of a test that failed, is
 * closed.
 */
export class PagePool {
  private readonly free = new Map<string, Page[]>()
  private taken: TakenPage[] = []

  constructor(private readonly browser: Browser) {}

  /** A page of the product's origin for this test. `kind` says with which options of the browser. */
  async take(habits: PageHabits, options: string): Promise<Page> {
    const kind = JSON.stringify([habits, options])
    const page = this.free.get(kind)?.pop() ?? (await openPage(this.browser, habits))
    this.taken.push(watched({ kind, page, size: page.viewportSize(), isSpent: false }))
    return page
  }

  /** The test has ended. */
  async giveBack(hasPassed: boolean): Promise<void> {
    const { taken } = this
    this.taken = []
    await Promise.all(
      taken.map(async ({ kind, page, size, isSpent }) => {
        if (!hasPassed || isSpent || !(await isCleared(page, size))) return page.context().close()
        this.free.set(kind, [...(this.free.get(kind) ?? []), page])
      }),
    )
  }
}

async function openPage(browser: Browser, habits: PageHabits): Promise<Page> {
  const context = await browser.newContext()
  await context.addInitScript(answerAside, habits)
  return context.newPage()
}

/**
 * Runs in the browser. A route of Playwright would answer the same, but with a route the browser keeps nothing of what it
 * fetches, and each request goes through the test.
 */
export function answerAside({ opensNotices, followsSearches, clockAhead }: PageHabits): void {
  const RealDate = Date
  if (clockAhead !== 0)
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, given) =>
        given.length > 0 ? Reflect.construct(target, given) : new target(target.now() + clockAhead),
      get: (target, name) => (name === 'now' ? () => target.now() + clockAhead : Reflect.get(target, name)),
    })
  const ask = globalThis.fetch
  globalThis.fetch = (input, init) => {
    // The call itself is not made a Request: that would take its body.
    const { url, method = 'GET' } = input instanceof Request ? input : { url: String(input), ...init }
    const { pathname } = new URL(url, location.href)
    const search = /\/api\/v1\/cmmn\/savedFilter\/([^/]+)$/.exec(pathname)
    if (!opensNotices && pathname.endsWith('/api/v1/board/opening')) return Promise.resolve(Response.json([]))
    if (!followsSearches && search && method === 'GET')
      return Promise.resolve(Response.json({ screenId: decodeURIComponent(search[1] ?? '') }))
    return ask(input, init)
  }
}

function watched(taken: TakenPage): TakenPage {
  const spend = () => {
    taken.isSpent = true
  }
  const context = taken.page.context()
  for (const [target, names] of [
    [taken.page, ['addInitScript', 'exposeFunction', 'exposeBinding']],
    [context, ['addInitScript', 'exposeFunction', 'newCDPSession', 'setOffline']],
    [context.clock, ['install', 'setFixedTime', 'setSystemTime']],
  ] as const)
    for (const name of names) noteCall(target, name, spend)
  return taken
}

function noteCall(target: object, name: string, note: () => void): void {
  const call: unknown = Reflect.get(target, name)
  if (typeof call !== 'function') throw new Error(`Playwright has no ${name} any more.`)
  Reflect.set(target, name, (...given: unknown[]) => {
    note()
    return Reflect.apply(call, target, given)
  })
}

/** Leaves nothing behind of the test that used the page; false where that fails, as on a page that was closed. */
async function isCleared(page: Page, size: TakenPage['size']): Promise<boolean> {
  const context = page.context()
  try {
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const event of eventsOfTests) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.clearPermissions()
    await page.mouse.move(0, 0)
    await page.emulateMedia({ media: null })
    if (size) await page.setViewportSize(size)
    await standOnOrigin(page)
    await page.evaluate(async () => {
      localStorage.clear()
      sessionStorage.clear()
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    })
    await context.clearCookies()
    return true
  } catch {
    return false
  }
}
