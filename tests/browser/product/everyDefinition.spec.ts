import type { Page } from '@playwright/test'
import { screenRoutes } from '../../../codegen/generated/screens'
import { coverOf } from '../../cases/coverOf'
import { isFullSweep } from '../../cases/isFullSweep'
import { expectAccessible } from './expectAccessible'
import { expectNarrow } from './expectNarrow'
import { printedScreens } from './printedScreens'
import { enterAsSupplier, goInside, listenForComplaints } from './productPage'
import { expect, test } from './productTest'

type Route = (typeof screenRoutes)[number]

const groupSize = 10

const lookupsOn = ({ screen }: Route) => Object.entries(printedScreens.screens[screen]?.lookups ?? {})
const popups = [...new Set(screenRoutes.flatMap(route => lookupsOn(route).map(([, popup]) => popup)))]
const judgedPopups: ReadonlySet<string> = new Set(
  isFullSweep ? popups : coverOf(popups, popup => printedScreens.popups[popup] ?? []),
)

/** What a page shows: its blocks and controls by its floorplan, the frame around it, and the popups that open above it. */
const shownOn = (route: Route): readonly string[] => [
  ...(printedScreens.screens[route.screen]?.combinations ?? []),
  route.access === 'public' ? 'no frame' : `frame of ${route.portal}`,
  ...lookupsOn(route).flatMap(([, popup]) => (judgedPopups.has(popup) ? [`popup ${popup}`] : [])),
]

/** The fewest pages that show whatever any page shows. The others are opened by the sweep. */
const judged = isFullSweep ? screenRoutes : coverOf(screenRoutes, shownOn)
const publicRoutes = judged.filter(({ access }) => access === 'public')
const ownRoutes = judged.filter(({ access }) => access !== 'public')
const staffRoutes = ownRoutes.filter(({ portal }) => portal === 'internal')
const supplierRoutes = ownRoutes.filter(({ portal }) => portal === 'external')

function groupsOf(routes: readonly Route[]): readonly (readonly Route[])[] {
  const starts = routes.flatMap((_, at) => (at % groupSize === 0 ? [at] : []))
  return starts.map(at => routes.slice(at, at + groupSize))
}

/** Popups that this worker has judged: most pages look up the same departments and persons. */
const opened = new Set<string>()

/** Opens what looks a value up on the page, each popup once. */
async function openLookups(page: Page, route: Route): Promise<void> {
  const { path } = route
  for (const [label, popup] of lookupsOn(route)) {
    if (opened.has(popup) || !judgedPopups.has(popup)) continue
    const button = page
      .locator('main')
      .getByRole('button', { name: `${label} 찾기`, exact: true })
      .first()
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue
    await button.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog, `${path}: ${label}`).toBeVisible()
    await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page, `${path}: ${label}`, '[role="dialog"]')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    opened.add(popup)
  }
}

/** The first page is loaded from its address, the others are gone to inside the product. */
async function visit(page: Page, routes: readonly Route[]): Promise<void> {
  const complaints = listenForComplaints(page)
  for (const route of routes) {
    const { path, title } = route
    await (route === routes[0] ? page.goto(path) : goInside(page, path))
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page, path)
    await expectNarrow(page, path)
    await openLookups(page, route)
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
  await enterAsSupplier(page, 'hanul001')
  await visit(page, supplierRoutes)
})
