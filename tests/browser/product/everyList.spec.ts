import type { Page } from '@playwright/test'
import type { ExpressionPlan } from '../../../engine/expression/expressionPlan'
import { coverOf } from '../../cases/coverOf'
import { handsOf } from '../../cases/handsOf'
import { isFullSweep } from '../../cases/isFullSweep'
import type { ListScreen } from '../../cases/listScreens'
import { driveConditions, driveExport, driveReset, driveSort, findActions } from './listHands'
import { printedScreens } from './printedScreens'
import { enterAsSupplier, goInside, listenForComplaints, searchedCount } from './productPage'
import { expect, test } from './productTest'

const groupSize = 4

const pathIn = (portal: 'internal' | 'external', { plan }: ListScreen) =>
  plan.mounts.find(mount => mount.portal === portal)?.path

/** What suppliers have as well is driven in their portal, where its buttons are, unless its list is of the staff alone. */
const portalOf = (list: ListScreen) =>
  pathIn('external', list) && !isOfStaff(list) ? 'external' : 'internal'

function isOfStaff({
  grid,
}: {
  readonly grid: ListScreen['grid'] & { readonly visibleWhen?: ExpressionPlan }
}) {
  return grid.visibleWhen?.text === '!user.isSupplier'
}

/** Lists among which a hand does everything that it can do on any, in both portals. */
const chosen = isFullSweep
  ? printedScreens.lists
  : coverOf(printedScreens.lists, list => [...handsOf(list), portalOf(list)])
const ofSuppliers = chosen.filter(list => portalOf(list) === 'external')
const ofStaff = chosen.filter(list => portalOf(list) === 'internal')

async function drive(page: Page, list: ListScreen, path: string, group: string): Promise<void> {
  await test.step(path, async () => {
    await goInside(page, path)
    await expect(page.getByRole('heading', { level: 1, name: list.plan.title })).toBeVisible()
    await searchedCount(page)
    await findActions(page, list, group)
    await driveExport(page, list)
    await driveSort(page, list)
    await driveConditions(page, list)
    await driveReset(page, list)
  })
}

for (let start = 0; start < ofStaff.length; start += groupSize) {
  const group = ofStaff.slice(start, start + groupSize)
  test(`lists are searched by every condition, sorted and exported: ${group.map(({ plan }) => plan.title).join(', ')}`, async ({
    openAs,
  }) => {
    test.setTimeout(180_000)
    const page = await openAs('system.admin', '/')
    const complaints = listenForComplaints(page)
    for (const list of group) await drive(page, list, pathIn('internal', list) ?? '', '99')
    expect(complaints).toEqual([])
  })
}

test('the lists of suppliers are searched by every condition, sorted and exported', async ({ page }) => {
  test.setTimeout(180_000)
  await enterAsSupplier(page, 'partner01301')
  const complaints = listenForComplaints(page)
  for (const list of ofSuppliers) await drive(page, list, pathIn('external', list) ?? '', '61')
  expect(complaints).toEqual([])
})
