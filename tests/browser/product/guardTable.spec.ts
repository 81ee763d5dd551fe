import type { Page } from '@playwright/test'
import { decideEntry, farewells, fits, guardTable } from '../../../engine/routing/guardTable'
import { messages } from '../../../schemas/shared/messages'
import { checkCall, entryWithout, type GuardCase, guardCases, rowName, verifyCall } from './guardCases'
import { answerLateCalls, answerQuestion } from './productPage'
import { expect, test } from './productTest'

const asking = (page: Page) =>
  page.getByRole('alertdialog', { name: '화면을 열 수 있는지 확인하지 못했습니다.' })
const deadTokens = { accessToken: 'gone', refreshToken: 'gone', tokenKey: 'gone' }

test('every row of the guard has a navigation of its own, which would lead elsewhere without it', () => {
  expect(Object.keys(guardCases)).toEqual(guardTable.map(rowName))
  for (const row of guardTable) {
    const { facts } = guardCases[rowName(row)] ?? {}
    if (!facts) continue
    expect(guardTable.find(other => fits(other, facts))).toBe(row)
    expect(entryWithout(row, facts), rowName(row)).not.toBe(row[6])
  }
})

for (const row of guardTable) {
  const own = guardCases[rowName(row)]
  test(own?.says ?? `the guard's row ${rowName(row)} is without a case`, async ({ page, apiAs }) => {
    expect(own, 'This row has no case in guardCases.ts.').toBeDefined()
    if (!own) return
    const held = own.session === 'own' ? (await apiAs('req.mobile')).tokens : deadTokens
    await keepInTab(page, own, own.session === 'none' ? undefined : held)
    await navigate(page, own)
    await seeEntry(page, own)
  })
}

/** The tab begins with a session, as a reloaded or copied one does. */
async function keepInTab(page: Page, { facts }: GuardCase, tokens: typeof deadTokens | undefined) {
  await answerLateCalls(page)
  await page.addInitScript(
    kept => {
      if (sessionStorage.getItem('gpms.session') === null) sessionStorage.setItem('gpms.session', kept)
      // What a computer has slept is added to its clock by the case that needs it.
      const Awake = Date
      globalThis.Date = new Proxy(Awake, {
        get: (target, name) =>
          name === 'now'
            ? () => target.now() + Number(Reflect.get(globalThis, 'slept') ?? 0)
            : Reflect.get(target, name),
      })
    },
    JSON.stringify({ portal: facts.portal, ...(tokens ? { tokens } : {}) }),
  )
}

async function navigate(page: Page, { path, from, prepare }: GuardCase) {
  if (from === undefined) {
    await prepare?.(page)
    await page.goto(path)
    return
  }
  // The page that is wanted lies behind the one on which the person stands; going back asks the guard.
  await page.goto(path)
  await standsAt(page, path)
  await page.getByRole('link', { name: 'GPMS', exact: true }).click()
  await standsAt(page, from)
  await prepare?.(page)
  await page.evaluate(() => history.back())
}

async function standsAt(page: Page, path: string) {
  await expect(page).toHaveURL(address => address.pathname === path)
  await expect(page.getByRole('button', { name: '연장' })).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('main h1').first()).toBeVisible()
}

async function seeEntry(page: Page, { facts, path, from }: GuardCase) {
  const entry = decideEntry(facts)
  if (entry === 'page') {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 30_000 })
    await expect(page).toHaveURL(address => address.pathname === path)
  } else if (entry === 'stay') {
    await expect(asking(page)).toContainText('입력한 내용은 그대로 있습니다.')
    if (from !== undefined) {
      await answerQuestion(page, '취소')
      await standsAt(page, from)
      await page.evaluate(() => history.back())
      await expect(asking(page)).toBeVisible()
    }
    await page.unroute(checkCall)
    await page.unroute(verifyCall)
    await answerQuestion(page, '다시 시도')
    await standsAt(page, path)
  } else if (entry === 'info401' || entry === 'info500') {
    await expect(page).toHaveURL(address => address.pathname === `/${entry}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } else {
    const farewell = farewells[entry ?? 'logIn']
    if ('text' in farewell) {
      await expect(page.getByRole('alertdialog', { name: messages.alertTitleLogin })).toContainText(
        messages[farewell.text],
      )
      await answerQuestion(page, '확인')
    }
    const { pathname, search } = new URL(farewell.to(facts.portal), page.url())
    await expect(page).toHaveURL(address => `${address.pathname}${address.search}` === pathname + search)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('gpms.session') ?? '{}'))
    expect(kept).toEqual({ portal: facts.portal, moveUrl: path })
  }
}
