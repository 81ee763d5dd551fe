import { test as base, type Page } from '@playwright/test'
import { ProductApi } from './productApi'
import { logIn } from './productPage'

interface ProductTools {
  /** The server, spoken to as this person. */
  apiAs(user: string): Promise<ProductApi>
  /**
   * A browser of his own for this person, logged in and standing on a page. Searches that other tests make as the same
   * person at the same time do not reach it, unless the test is about that.
   */
  openAs(user: string, path: string, how?: { readonly followsSearches: boolean }): Promise<Page>
}

export const test = base.extend<ProductTools>({
  apiAs: async ({ request, baseURL }, provide) => {
    await provide(user => ProductApi.open(request, baseURL ?? '', user))
  },
  openAs: async ({ browser }, provide) => {
    await provide(async (user, path, how) => {
      const page = await (await browser.newContext()).newPage()
      if (!how?.followsSearches) await forgetSearches(page)
      await logIn(page, user, path)
      return page
    })
  },
})

/** Reading the last search answers that there is none; keeping one goes to the server. */
async function forgetSearches(page: Page): Promise<void> {
  await page.route('**/api/v1/cmmn/savedFilter/*', (route, request) => {
    const screenId = new URL(request.url()).pathname.split('/').at(-1)
    return request.method() === 'GET' ? route.fulfill({ json: { screenId } }) : route.fallback()
  })
}

export { expect } from '@playwright/test'
