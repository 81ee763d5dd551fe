import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { ProductApi } from './productApi'
import { enterAs } from './productPage'

interface Following {
  readonly followsSearches?: boolean
  readonly opensNotices?: boolean
}

interface ProductTools {
  /** A browser of its own, closed when the test has ended. */
  openContext(): Promise<BrowserContext>
  /** The server, spoken to as this person. */
  apiAs(user: string): Promise<ProductApi>
  /**
   * A browser of his own for this person, standing on a page with a session that was not typed: log-ins have tests of their
   * own (login.spec.ts). Searches that other tests make as the same
   * person at the same time do not reach it, and no notice opens above the page, unless the test is about that.
   */
  openAs(user: string, path: string, how?: Following): Promise<Page>
}

export const test = base.extend<ProductTools, { readonly clockAhead: number }>({
  // Milliseconds by which the clock of the tested product goes before the machine's.
  clockAhead: [
    async ({ playwright }, provide, worker) => {
      const client = await playwright.request.newContext({ baseURL: worker.project.use.baseURL ?? '' })
      const { date } = (await client.get('/healthz')).headers()
      await client.dispose()
      await provide(Date.parse(date ?? '') - Date.now())
    },
    { scope: 'worker' },
  ],
  context: async ({ context, clockAhead }, provide) => {
    await context.addInitScript(setClock, clockAhead)
    await closeNotices(context)
    await provide(context)
  },
  apiAs: async ({ request, baseURL }, provide) => {
    await provide(user => ProductApi.open(request, baseURL ?? '', user))
  },
  openContext: async ({ browser }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async () => {
      const context = await browser.newContext()
      await closeNotices(context)
      contexts.push(context)
      return context
    })
    // Left open, they would count down and ask the server until the last test has ended.
    await Promise.all(contexts.map(context => context.close()))
  },
  openAs: async ({ openContext, apiAs, clockAhead }, provide) => {
    await provide(async (user, path, how) => {
      const context = await openContext()
      await context.addInitScript(setClock, clockAhead)
      if (how?.opensNotices) await context.unroute(noticesPath)
      const page = await context.newPage()
      if (!how?.followsSearches) await forgetSearches(page)
      await enterAs(page, user, (await apiAs(user)).tokens, path)
      return page
    })
  },
})

/** Runs in the browser: its person sits at a computer whose clock is right. */
function setClock(ahead: number): void {
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given) =>
      given.length > 0 ? Reflect.construct(target, given) : new target(target.now() + ahead),
    get: (target, name) => (name === 'now' ? () => target.now() + ahead : Reflect.get(target, name)),
  })
}

const noticesPath = '**/api/v1/board/opening'

/** What opens after a log-in comes at any moment, above what a test presses. */
const closeNotices = (context: BrowserContext) =>
  context.route(noticesPath, route => route.fulfill({ json: [] }))

/** Reading the last search answers that there is none; keeping one goes to the server. */
async function forgetSearches(page: Page): Promise<void> {
  await page.route('**/api/v1/cmmn/savedFilter/*', (route, request) => {
    const screenId = new URL(request.url()).pathname.split('/').at(-1)
    return request.method() === 'GET' ? route.fulfill({ json: { screenId } }) : route.fallback()
  })
}

export { expect } from '@playwright/test'
