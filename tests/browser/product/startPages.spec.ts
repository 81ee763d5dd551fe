import { expectAccessible } from './expectAccessible'
import { listenForComplaints } from './productPage'
import { expect, test } from './productTest'

/** Pages before a log-in and beside it: address, portal by its title, heading. */
const pages: readonly (readonly [path: string, title: 'GPMS' | 'OGPMS', heading: RegExp])[] = [
  ['/login', 'GPMS', /로그인/],
  ['/cyberLogin', 'OGPMS', /로그인/],
  ['/authReq?error=AUTH006', 'GPMS', /./],
  ['/authReq?error=<b>x</b>', 'GPMS', /./],
  ['/cyberAuthReq?error=AUTH008', 'OGPMS', /./],
  ['/integration', 'OGPMS', /./],
  ['/integration?type=l', 'OGPMS', /./],
  ['/integration?type=a', 'OGPMS', /./],
  ['/info401', 'GPMS', /./],
  ['/info500', 'GPMS', /./],
  ['/nowhere', 'GPMS', /./],
  ['/cyber/nowhere', 'GPMS', /./],
  ['/cyberDevLogin', 'GPMS', /./],
  ['/conv', 'GPMS', /./],
]

for (const colorScheme of ['light', 'dark'] as const)
  test(`every page before a log-in stands, is accessible and makes the browser complain of nothing, ${colorScheme}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const complaints = listenForComplaints(page)
    await page.emulateMedia({ colorScheme })
    for (const [path, title, heading] of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading }).first(), path).toBeVisible()
      await expectAccessible(page, path)
      await expect(page, path).toHaveTitle(title)
      expect(complaints, path).toEqual([])
    }
  })
