import { expectAccessible } from './expectAccessible'
import { listenForComplaints } from './productPage'
import { expect, test } from './productTest'

/** Pages before a log-in and beside it, and whose they are; those of both portals keep the title of the portal one came from. */
const pages: readonly (readonly [path: string, title?: 'GPMS' | 'OGPMS'])[] = [
  ['/login', 'GPMS'],
  ['/template/userApply', 'GPMS'],
  ['/cyberLogin', 'OGPMS'],
  ['/template/ogpmsUserApply1', 'OGPMS'],
  ['/template/ogpmsLogin', 'OGPMS'],
  ['/authReq?error=AUTH006', 'GPMS'],
  ['/authReq?error=<b>x</b>', 'GPMS'],
  ['/cyberAuthReq?error=AUTH008', 'OGPMS'],
  ['/integration', 'OGPMS'],
  ['/integration?type=l', 'OGPMS'],
  ['/integration?type=a', 'OGPMS'],
  ['/info401'],
  ['/info500'],
  ['/nowhere'],
  ['/cyber/nowhere'],
  ['/cyberDevLogin'],
  ['/conv'],
]

test('every page before a log-in stands, is accessible and makes the browser complain of nothing', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const complaints = listenForComplaints(page)
  for (const [path, title] of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    await expectAccessible(page, path)
    await expect(page, path).toHaveTitle(title ?? /^O?GPMS$/)
    expect(complaints, path).toEqual([])
  }
})
