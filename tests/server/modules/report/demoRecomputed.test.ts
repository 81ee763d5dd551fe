import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFullSweep } from '../../../cases/isFullSweep'
import {
  answerOf,
  comparedReports,
  expectRecomputed,
  monthsOf,
  type Reader,
  yearTo,
} from './random/comparedReports'
import type { History } from './random/drawHistory'
import { readHistory, readOwn } from './random/readHistory'
import { monthOf } from './random/recompute'
import { recomputeLines, recomputeMonths, recomputeTrend } from './random/recomputeItems'
import {
  type Answer,
  everything,
  highCostDetail,
  ofDepartment,
  ofPerson,
  ofSection,
  report,
  startDemo,
  superUrl,
  table,
} from './vectorReports'

const today = '2026-12-10'
/** Who has documents of his own in the demo. */
const requester = 'req.mobile'

const everybody: Reader = { scope: {}, actor: everything }

let stop: () => Promise<void>
let history: History
/** Readers of a section, of a department, and of their own documents alone. */
let sectionReaders: readonly Reader[]
let narrower: readonly Reader[]
/** Those in which something was bought. */
let months: readonly string[]
beforeAll(async () => {
  stop = await startDemo()
  history = await readHistory(superUrl())
  const of = (values: readonly string[]) => [...new Set(values)].toSorted()
  months = of(history.orders.map(({ date }) => monthOf(date)))
  sectionReaders = of(history.orders.map(({ section }) => section)).map(section => ({
    ...{ scope: { section }, actor: ofSection(section) },
  }))
  narrower = [
    ...sectionReaders,
    ...of(history.orders.map(({ deptcd }) => deptcd)).map(deptcd => ({
      ...{ scope: { deptcds: [deptcd] }, actor: ofDepartment(deptcd) },
    })),
    { scope: { own: await readOwn(superUrl(), requester) }, actor: ofPerson(requester) },
  ]
})
afterAll(() => stop())

const named = comparedReports.map(
  compared => [`${compared.report} ${JSON.stringify(compared.input ?? {})}`, compared] as const,
)

/** One after the other, the last ones first; all of them where all of it is taken. */
const some = <Value>(values: readonly Value[], index: number, count = 1): readonly Value[] =>
  isFullSweep
    ? values
    : Array.from({ length: count }, (_, step) => values.at(-1 - ((index + step) % values.length))).flatMap(
        value => value ?? [],
      )

/** No group that reads its own documents alone has report 01, and budgets are granted to none of them. */
const readersOf = ({ report: name }: { readonly report: string }): readonly Reader[] =>
  name === '01' ? narrower.filter(({ scope }) => scope.own === undefined) : narrower

describe('a report of the demo is worked out once more from its documents', () => {
  it.each(named)('%s, month by month', async (name, compared) => {
    const index = named.findIndex(([one]) => one === name)
    const asked = compared.isOfToday ? months.slice(-1) : some(months, index, 2)
    for (const month of asked)
      await expectRecomputed(compared, [history, today], monthsOf(compared, month), everybody)
  })

  it.each(named.filter(([, { hasYear }]) => hasYear))('%s, the year so far', async (_, compared) => {
    for (const month of some(
      months.filter(one => one > `${months.at(-1)?.slice(0, 4)}01`),
      0,
    ))
      await expectRecomputed(compared, [history, today], yearTo(month), everybody)
  })

  it.each(named)('%s, as who reads less', async (name, compared) => {
    const index = named.findIndex(([one]) => one === name)
    for (const month of some(months, index))
      for (const reader of some(readersOf(compared), index, 3))
        await expectRecomputed(compared, [history, today], monthsOf(compared, month), reader)
  })
})

it.each(named.filter(([, { added }]) => added))(
  'the sections of %s add up to the whole',
  async (_, compared) => {
    for (const month of some(months, 1)) {
      const sumsFor = async (reader: Reader) => {
        const { sums } = await answerOf(compared, monthsOf(compared, month), reader)
        return (compared.added ?? []).map(field => BigInt(String(sums[field] ?? 0)))
      }
      const sections = await Promise.all(sectionReaders.map(sumsFor))
      const addedUp = compared.added?.map((_field, index) =>
        sections.reduce((sum, ofSection) => sum + (ofSection[index] ?? 0n), 0n),
      )
      expect(addedUp, month).toEqual(await sumsFor(everybody))
    }
  },
)

describe('an item of a high price', () => {
  it('has its prices month by month and the lines of its orders, for each reader', async () => {
    const month = months.at(-1) ?? ''
    const { rows } = await report('listHighCostUnit', { yyyymm: month, diffBasis: 'AVG12' })
    expect(rows.length).toBeGreaterThan(0)
    for (const [index, { itemCode }] of some(rows, 0, 3).entries())
      for (const { scope, actor } of [everybody, ...some(narrower, index)]) {
        const asked = { yyyymm: month, diffBasis: 'AVG12', itemCode }
        const { trend } = await report('listHighCostUnit', asked, actor)
        expect(table(trend as Answer['rows'], 'yyyymm', 'unitPrice', 'avgPrice')).toEqual(
          recomputeTrend(history, month, scope, String(itemCode)),
        )
        const { lines, prices } = await highCostDetail(asked, actor)
        expect(
          table(lines, 'lineKey', 'section', 'qty', 'currency', 'unitPrice', 'amtKrw', 'poDate'),
        ).toEqual(recomputeLines(history, month, scope, String(itemCode)))
        expect(table(prices, 'priceNo')).toEqual(newestPrices(String(itemCode)))
      }
    // Every item for every reader, in a sweep.
  }, 600_000)

  it('has the prices of one of its suppliers month by month', async () => {
    const { rows } = await report('04', { yyyymm: months.at(-1), diffRate: '0' })
    expect(rows.length).toBeGreaterThan(0)
    for (const { itemCode, compNo } of some(rows, 0, 3)) {
      const drawn = await report('04', { yyyymm: months.at(-1), itemCode, compNo })
      expect(table(drawn.months as Answer['rows'], 'yyyymm', 'unitPrice')).toEqual(
        recomputeMonths(history, months.at(-1) ?? '', {}, [String(itemCode), String(compNo)]),
      )
    }
  })
})

const newestPrices = (itemCode: string) =>
  history.prices
    .filter(({ item }) => item === itemCode)
    .toSorted((a, b) => (a.from === b.from ? (a.no < b.no ? 1 : -1) : a.from < b.from ? 1 : -1))
    .map(({ no }) => no)

it('tells something in each report', async () => {
  const filled = await Promise.all(
    comparedReports.map(async compared => {
      const { rows } = await answerOf(compared, monthsOf(compared, months.at(-2) ?? ''), everybody)
      return rows.length > 0 ? [compared.report] : []
    }),
  )
  expect(new Set(filled.flat())).toEqual(new Set(comparedReports.map(({ report: name }) => name)))
})
