import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { answerAside, type PageHabits, PagePool } from './pagePool'
import { ProductApi } from './productApi'
import { enterAs } from './productPage'

interface ProductTools {
  /** A browser of its own, closed when the test has ended. */
  openContext(): Promise<BrowserContext>
  /** The server, spoken to as this person. */
  apiAs(user: string): Promise<ProductApi>
  /**
   * A page for this person, with a session that was not typed: log-ins have tests of their own (login.spec.ts). Each call answers
   * a browser of its own, as it seems to the product.
   */
  openAs(user: string, path: string, how?: Partial<PageHabits>): Promise<Page>
  /** A page of the pool, as it was when it was new. */
  takePage(how?: Partial<PageHabits>): Promise<Page>
}

interface WorkerTools {
  /** Milliseconds by which the clock of the tested product goes before the machine's. */
  readonly clockAhead: number
  readonly pool: PagePool
}

export const test = base.extend<ProductTools, WorkerTools>({
  clockAhead: [
    async ({ playwright }, provide, worker) => {
      const client = await playwright.request.newContext({ baseURL: worker.project.use.baseURL ?? '' })
      const { date } = (await client.get('/healthz')).headers()
      await client.dispose()
      await provide(Date.parse(date ?? '') - Date.now())
    },
    { scope: 'worker' },
  ],
  pool: [async ({ browser }, provide) => provide(new PagePool(browser)), { scope: 'worker' }],
  apiAs: async ({ request, baseURL }, provide) => {
    await provide(user => ProductApi.open(request, baseURL ?? '', user))
  },
  openContext: async ({ browser }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async () => {
      const context = await browser.newContext()
      const habits = { opensNotices: false, followsSearches: true, clockAhead: 0 }
      await context.addInitScript(answerAside, habits)
      contexts.push(context)
      return context
    })
    // Left open, they would count down and ask the server until the last test has ended.
    await Promise.all(contexts.map(context => context.close()))
  },
  takePage: async ({ pool, clockAhead, baseURL, viewport, isMobile, hasTouch }, provide, info) => {
    const options = JSON.stringify({ baseURL, viewport, isMobile, hasTouch })
    const usual = { opensNotices: false, followsSearches: false, clockAhead }
    await provide(how => pool.take({ ...usual, ...how }, options))
    await pool.giveBack(info.status === info.expectedStatus)
  },
  page: async ({ takePage }, provide) => {
    await provide(await takePage({ followsSearches: true }))
  },
  openAs: async ({ takePage, apiAs }, provide) => {
    await provide(async (user, path, how) => {
      const page = await takePage(how)
      await enterAs(page, user, (await apiAs(user)).tokens, path)
      return page
    })
  },
})

export { expect } from '@playwright/test'
