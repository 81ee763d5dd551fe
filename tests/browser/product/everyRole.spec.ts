import { screenRoutes } from '../../../codegen/generated/screens'
import type { MenuItem } from '../../../codegen/generated/types'
import { coverOf } from '../../cases/coverOf'
import { isFullSweep } from '../../cases/isFullSweep'
import { printedScreens } from './printedScreens'
import { goInside, listenForComplaints } from './productPage'
import { expect, test } from './productTest'

const pathsOf = (menus: readonly MenuItem[]): readonly string[] =>
  menus.flatMap(({ sspUrl, sspSubUrls = [], childs = [] }) => [
    ...(sspUrl === undefined ? [] : [sspUrl, ...sspSubUrls]),
    ...pathsOf(childs),
  ])

/** Of pages that have a definition; what is written by hand is told by its address alone. */
const titles = new Map(
  screenRoutes.flatMap(({ portal, path, title }) => (portal === 'internal' ? [[path, title] as const] : [])),
)

const floorplans = new Map(
  screenRoutes.map(({ path, screen }) => [path, printedScreens.screens[screen]?.floorplan ?? '']),
)

/** A page of each floorplan, and what is written by hand. */
const chosenOf = (paths: readonly string[]): readonly string[] =>
  isFullSweep ? paths : coverOf(paths, path => [floorplans.get(path) ?? path])

/** Leads on to the page that asks for the password: personInfo.spec.ts. */
const guarded = '/userManagement/PersonInfo'

/** Who only reads sees the pages that differ most. Pages as system.admin and as a supplier: everyDefinition.spec.ts. */
const users = isFullSweep ? ['req.mobile', 'buy.mobile', 'acc.staff', 'audit.mon'] : ['audit.mon']

for (const user of users)
  test(`every kind of page of the menu opens for ${user}, and the browser complains of nothing`, async ({
    openAs,
    apiAs,
  }) => {
    test.setTimeout(300_000)
    const menus = (await (await apiAs(user)).read('/api/v1/menus')) as MenuItem[]
    const page = await openAs(user, '/')
    const complaints = listenForComplaints(page)
    const paths = [...new Set(pathsOf(menus).filter(each => each !== guarded))]
    for (const path of chosenOf(paths)) {
      await goInside(page, path)
      const title = titles.get(path)
      const heading = page.getByRole('heading', { level: 1, ...(title !== undefined && { name: title }) })
      await expect(heading.first(), path).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0)
      expect(new URL(page.url()).pathname, path).toBe(path)
      expect(complaints, path).toEqual([])
    }
  })

test('going to another page inside the frame asks the server once whether it may', async ({ openAs }) => {
  const page = await openAs('req.mobile', '/')
  const tile = page.getByRole('button', { name: /^작성중 구매요청/ })
  await expect(tile).toBeVisible()
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/\/(loginCheck|verify)$/.test(pathname)) asked.push(pathname)
  })
  await tile.click()
  await expect(page.getByRole('heading', { level: 1, name: '구매요청 현황' })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  expect(asked).toEqual(['/api/v1/loginCheck'])
})
