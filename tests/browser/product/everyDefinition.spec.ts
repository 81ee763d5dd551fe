import type { Page } from '@playwright/test'
import { screenRoutes } from '../../../codegen/generated/screens'
import { expectAccessible } from './expectAccessible'
import { listenForComplaints, logInAsSupplier } from './productPage'
import { expect, test } from './productTest'

type Route = (typeof screenRoutes)[number]

const groupSize = 3
const publicRoutes = screenRoutes.filter(({ access }) => access === 'public')
const ownRoutes = screenRoutes.filter(({ access }) => access !== 'public')
const staffRoutes = ownRoutes.filter(({ portal }) => portal === 'internal')
const supplierRoutes = ownRoutes.filter(({ portal }) => portal === 'external')

function groupsOf(routes: readonly Route[]): readonly (readonly Route[])[] {
  const starts = routes.flatMap((_, at) => (at % groupSize === 0 ? [at] : []))
  return starts.map(at => routes.slice(at, at + groupSize))
}

async function inBothModes(page: Page, where: string, part?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `${where}, ${colorScheme}`, part)
  }
}

/** Opens everything that looks a value up, once for each name that it has on these pages. */
async function openLookups(page: Page, where: string, opened: Set<string>): Promise<void> {
  const buttons = page.locator('main').getByRole('button', { name: / 찾기$/, disabled: false })
  const names = await buttons.evaluateAll(all => all.map(button => button.getAttribute('aria-label') ?? ''))
  for (const name of names.filter(label => label !== '' && !opened.has(label))) {
    opened.add(name)
    await page.locator('main').getByRole('button', { name, exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog, `${where}: ${name}`).toBeVisible()
    await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0)
    await inBothModes(page, `${where}: ${name}`, '[role="dialog"]')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
}

async function visit(page: Page, routes: readonly Route[]): Promise<void> {
  const opened = new Set<string>()
  const complaints = listenForComplaints(page)
  for (const { path, title } of routes) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await inBothModes(page, path)
    await openLookups(page, path, opened)
    expect(complaints, path).toEqual([])
  }
}

const namesOf = (routes: readonly Route[]) => routes.map(({ path }) => path).join(', ')

for (const group of groupsOf(staffRoutes))
  test(`pages and what opens above them pass the accessibility rules, light and dark: ${namesOf(group)}`, async ({
    openAs,
  }) => {
    test.setTimeout(180_000)
    await visit(await openAs('system.admin', '/'), group)
  })

for (const group of groupsOf(publicRoutes))
  test(`public pages pass the accessibility rules, light and dark: ${namesOf(group)}`, async ({ page }) => {
    test.setTimeout(180_000)
    await visit(page, group)
  })

test('the pages of suppliers pass the accessibility rules, light and dark', async ({ page }) => {
  test.setTimeout(180_000)
  await logInAsSupplier(page, 'hanul001')
  await visit(page, supplierRoutes)
})
