import type { Page } from 'playwright'
import { awaitDrawn, type ExpectedRows, type MeasuredPage, openCold, type Visitor } from './measuredPage'
import { medianOf } from './statistics'

export interface Visit {
  /** Milliseconds from the start of the navigation until row 1 is on screen. */
  readonly firstRows: number
  /** Milliseconds beyond 50 of each long task before the first rows. */
  readonly blocked: number
  /** Milliseconds from the click until row 1 of the answer is on screen; the median of some searches in turn. */
  readonly search: number
}

const searchesPerVisit = 4
const settleMilliseconds = 400

/** One cold visit: the first rows, then a few searches. */
export async function measureVisit(
  visitor: Visitor,
  measured: MeasuredPage,
  expected: ExpectedRows,
): Promise<Visit> {
  const { context, page } = await openCold(visitor, expected.first)
  try {
    await page.goto(measured.url, { waitUntil: 'commit' })
    const firstRows = await awaitDrawn(page, `The first row of ${measured.name} (${expected.first})`)
    const blocked = await page.evaluate(until => window.benchProbe.blocked(until), firstRows)
    return { firstRows, blocked, search: await measureSearches(page, measured, expected) }
  } finally {
    await context.close()
  }
}

async function measureSearches(page: Page, measured: MeasuredPage, expected: ExpectedRows): Promise<number> {
  const field = page.locator(measured.numberField).first()
  const button = page.locator(measured.searchButton).first()
  const times: number[] = []
  for (let turn = 0; turn < searchesPerVisit; turn += 1) {
    const search = expected.searches[turn % expected.searches.length]
    if (!search) throw new Error(`No search was learned for ${measured.name}.`)
    await field.fill(search.value)
    await button.hover()
    await page.waitForTimeout(settleMilliseconds)
    // Where it stands only now: a font that has come meanwhile moves it.
    await button.hover()
    await page.evaluate(prNo => window.benchProbe.expect(prNo), search.prNo)
    await page.mouse.down()
    await page.mouse.up()
    const drawn = await awaitDrawn(
      page,
      `The first row found by ${search.value} on ${measured.name} (${search.prNo})`,
    )
    times.push(drawn - (await page.evaluate(() => window.benchProbe.clickedAt())))
  }
  return medianOf(times)
}
