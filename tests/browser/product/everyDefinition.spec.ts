import type { Page } from '@playwright/test'
import { screenRoutes } from '../../../codegen/generated/screens'
import { expectAccessible } from './expectAccessible'
import { expectNarrow } from './expectNarrow'
import { goInside, listenForComplaints, logInAsSupplier } from './productPage'
import { expect, test } from './productTest'

type Route = (typeof screenRoutes)[number]

const groupSize = 5
const publicRoutes = screenRoutes.filter(({ access }) => access === 'public')
const ownRoutes = screenRoutes.filter(({ access }) => access !== 'public')
const staffRoutes = ownRoutes.filter(({ portal }) => portal === 'internal')
const supplierRoutes = ownRoutes.filter(({ portal }) => portal === 'external')

function groupsOf(routes: readonly Route[]): readonly (readonly Route[])[] {
  const starts = routes.flatMap((_, at) => (at % groupSize === 0 ? [at] : []))
  return starts.map(at => routes.slice(at, at + groupSize))
}

/** Names of what has been opened by this worker: most pages look up the same departments and persons. */
const opened = new Set<string>()

/** Opens everything that looks a value up, once for each name. */
async function openLookups(page: Page, where: string): Promise<void> {
  const buttons = page.locator('main').getByRole('button', { name: / 찾기$/, disabled: false })
  const names = await buttons.evaluateAll(all => all.map(button => button.getAttribute('aria-label') ?? ''))
  for (const name of names.filter(label => label !== '' && !opened.has(label))) {
    await page.locator('main').getByRole('button', { name, exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog, `${where}: ${name}`).toBeVisible()
    await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page, `${where}: ${name}`, '[role="dialog"]')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    opened.add(name)
  }
}

/** The first page is loaded from its address, the others are gone to inside the product. */
async function visit(page: Page, routes: readonly Route[]): Promise<void> {
  const complaints = listenForComplaints(page)
  for (const { path, title } of routes) {
    await (path === routes[0]?.path ? page.goto(path) : goInside(page, path))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page, path)
    await expectNarrow(page, path)
    await openLookups(page, path)
    expect(complaints, path).toEqual([])
  }
}

const namesOf = (routes: readonly Route[]) => routes.map(({ path }) => path).join(', ')

for (const group of groupsOf(staffRoutes))
  test(`pages and what opens above them pass the accessibility rules: ${namesOf(group)}`, async ({
    openAs,
  }) => {
    test.setTimeout(180_000)
    await visit(await openAs('system.admin', '/'), group)
  })

for (const group of groupsOf(publicRoutes))
  test(`public pages pass the accessibility rules: ${namesOf(group)}`, async ({ page }) => {
    test.setTimeout(180_000)
    await visit(page, group)
  })

test('the pages of suppliers pass the accessibility rules', async ({ page }) => {
  test.setTimeout(180_000)
  await logInAsSupplier(page, 'hanul001')
  await visit(page, supplierRoutes)
})
