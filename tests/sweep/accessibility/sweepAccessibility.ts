import { expect } from '@playwright/test'
import { type Browser, chromium, type Page } from 'playwright'
import { buildProduct } from '../../../server/buildProduct.mjs'
import { projectFolder } from '../../../server/projectFolder'
import { partsOutside } from '../../browser/product/expectNarrow'
import { startOwnProduct } from '../../browser/product/ownProduct'
import { logIn, logInAsSupplier } from '../../browser/product/productPage'
import { productStart } from '../../browser/product/productStart'
import { chromiumLaunch } from '../../chromium'
import { ensureChromium } from '../../ensureChromium'
import { accepted } from './accepted'
import type { Complaint } from './complaints'
import { alfaComplaints, axeComplaints, ibmComplaints } from './engines'
import { documentKey, keysSeen, sweptPages, type Visitor } from './sweptPages'
import { spacingComplaints } from './textFit'

const origin = 'http://localhost:4189'
const widths = [1600, 360]

export interface AccessibilitySweep {
  /** Every page instead of those that show every kind of block between them. */
  readonly isAll: boolean
  /** Parts of paths; pages without any of them are left out. */
  readonly pages: readonly string[]
  readonly staff: string
  readonly supplier: string
}

interface Found extends Complaint {
  readonly where: string
}

/** Every page, light and dark, wide and narrow, before three engines, with the text spread and at 320 pixels. */
export async function sweepAccessibility(sweep: AccessibilitySweep): Promise<boolean> {
  await buildProduct(projectFolder(), 'demo', text => console.log(text))
  await ensureChromium()
  const settings = { GPMS_CLOCK: productStart, GPMS_SESSION_IDLE_MINUTES: '300' }
  const product = await startOwnProduct(origin, settings)
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const visitors: readonly Visitor[] = ['nobody', 'staff', 'supplier']
    const found = await Promise.all(visitors.map(visitor => visitAs(browser, visitor, sweep)))
    return report(found.flat(), sweep.pages.length > 0)
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function visitAs(
  browser: Browser,
  visitor: Visitor,
  sweep: AccessibilitySweep,
): Promise<readonly Found[]> {
  const { isAll, pages, staff, supplier } = sweep
  const swept = sweptPages(isAll).filter(
    each => each.visitor === visitor && (pages.length === 0 || pages.some(part => each.path.includes(part))),
  )
  if (swept.length === 0) return []
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1600, height: 900 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  })
  const page = await context.newPage()
  await page.clock.install({ time: productStart })
  if (visitor === 'staff') await logIn(page, staff)
  if (visitor === 'supplier') await logInAsSupplier(page, supplier)
  const seen = visitor === 'nobody' ? new Map() : await keysSeen(page, visitor)
  const found: Found[] = []
  for (const each of swept) {
    const value = documentKey(each, seen)
    // Nobody can open a document of which there is none.
    if (each.key !== undefined && value === undefined) continue
    const address = each.key === undefined ? each.path : `${each.path}?${each.key}=${value}`
    const here = await judgePage(page, address)
    console.log(`${address}  ${here.length}`)
    found.push(...here)
  }
  await context.close()
  return found
}

async function judgePage(page: Page, address: string): Promise<readonly Found[]> {
  const found: Found[] = []
  const add = (state: string, complaints: readonly Complaint[]) =>
    found.push(...complaints.map(complaint => ({ ...complaint, where: `${address} ${state}` })))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: widths[0] ?? 1600, height: 900 })
  await page.goto(address)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await atRest(page)
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      for (const judge of [axeComplaints, ibmComplaints, alfaComplaints])
        add(`${width} ${scheme}`, await judge(page, scheme === 'light' ? 'all' : 'colours'))
    }
    add(String(width), await spacingComplaints(page))
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await atRest(page)
  const outside = await partsOutside(page)
  add(
    '320',
    outside.map(says => ({ engine: 'reflow', rule: 'sideways', element: says, says })),
  )
  const alarms = await page.getByRole('alertdialog').allInnerTexts()
  add(
    '',
    alarms.map(says => ({ engine: 'page', rule: 'alarm', element: 'alertdialog', says })),
  )
  return found
}

/** Everything that was asked for is drawn, and the grid has taken the tab stop from its drawing. */
async function atRest(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"], canvas[tabindex]')).toHaveCount(0)
}

function report(found: readonly Found[], isPartly: boolean): boolean {
  const isAccepted = (one: Complaint) =>
    accepted.some(
      ({ engine, rule, element }) => engine === one.engine && rule === one.rule && element.test(one.element),
    )
  const open = found.filter(one => !isAccepted(one))
  const kinds = new Map<string, Found[]>()
  for (const one of open) {
    const kind = `${one.engine} ${one.rule} ${one.element.slice(0, 200)}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), one])
  }
  for (const [kind, ones] of kinds)
    console.log(
      `\n${kind}\n  ${ones[0]?.says.slice(0, 300)}\n  ${[...new Set(ones.map(({ where }) => where))].join(', ')}`,
    )
  const stale = accepted.filter(
    line =>
      !isPartly &&
      !found.some(
        one => line.engine === one.engine && line.rule === one.rule && line.element.test(one.element),
      ),
  )
  for (const { engine, rule, element } of stale)
    console.log(`\naccepted, and reported no more: ${engine} ${rule} ${element}`)
  const count = (engine: string) => {
    const all = found.filter(one => one.engine === engine)
    return `${engine} ${all.length} (${all.filter(one => !isAccepted(one)).length} open)`
  }
  console.log(`\na11y: ${['axe', 'ibm', 'alfa', 'spacing', 'reflow', 'page'].map(count).join(', ')}`)
  return open.length === 0 && stale.length === 0
}
