import type { MenuItem } from '../../../codegen/generated/types'
import { listenForComplaints } from './productPage'
import { expect, test } from './productTest'

const pathsOf = (menus: readonly MenuItem[]): readonly string[] =>
  menus.flatMap(({ sspUrl, sspSubUrls = [], childs = [] }) => [
    ...(sspUrl === undefined ? [] : [sspUrl, ...sspSubUrls]),
    ...pathsOf(childs),
  ])

// All pages as system.admin and as a supplier: everyDefinition.spec.ts.
for (const user of ['req.mobile', 'buy.mobile', 'acc.staff', 'audit.mon'])
  test(`every page of the menu opens for ${user}, and the browser complains of nothing`, async ({
    openAs,
    apiAs,
  }) => {
    test.setTimeout(300_000)
    const menus = (await (await apiAs(user)).read('/api/v1/menus')) as MenuItem[]
    const page = await openAs(user, '/')
    const complaints = listenForComplaints(page)
    for (const path of new Set(pathsOf(menus))) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0)
      expect(new URL(page.url()).pathname, path).toBe(path)
      expect(complaints, path).toEqual([])
    }
  })
