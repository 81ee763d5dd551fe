import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFullSweep } from '../../../cases/isFullSweep'
import { comparedReports, expectRecomputed, monthsOf, type Reader, yearTo } from './random/comparedReports'
import { drawHistory, sections } from './random/drawHistory'
import { historyRows } from './random/historyRows'
import { recomputeMonths, recomputeTrend } from './random/recomputeItems'
import {
  type Answer,
  everything,
  ofDepartment,
  ofSection,
  report,
  startVectors,
  superUrl,
  table,
} from './vectorReports'
import { company, load } from './vectorWorld'

/** Every history is written to the database; `npm run sweep -- screens` takes two hundred. */
const histories = isFullSweep ? 200 : 4
const today = '2026-12-10'
const months = ['202608', '202609', '202610', '202611']

const everybody: Reader = { scope: {}, actor: everything }
const narrower: readonly Reader[] = [
  ...[...new Set(Object.values(sections))].map(section => ({
    ...{ scope: { section }, actor: ofSection(section) },
  })),
  { scope: { deptcds: ['D1020'] }, actor: ofDepartment('D1020') },
]

let stop: () => Promise<void>
beforeAll(async () => {
  stop = await startVectors()
})
afterAll(() => stop())

describe('reports are worked out once more from raw documents', () => {
  it.each(Array.from({ length: histories }, (_, seed) => seed + 1))(
    'history %i',
    { timeout: 60_000 },
    async seed => {
      const history = drawHistory(seed)
      const month = months[seed % months.length] ?? ''
      await load(superUrl(), historyRows(history))
      // Where all of it is taken, every reader reads; else one after the other.
      const others = isFullSweep ? narrower : narrower.slice(seed % narrower.length).slice(0, 1)
      for (const reader of [everybody, ...others]) {
        for (const compared of comparedReports)
          await expectRecomputed(compared, [history, today], monthsOf(compared, month), reader)
        const { scope, actor } = reader
        const item = { yyyymm: month, diffBasis: 'AVG12', itemCode: 'I1' }
        const { trend } = await report('listHighCostUnit', item, actor)
        const points = table(trend as Answer['rows'], 'yyyymm', 'unitPrice', 'avgPrice')
        expect(points, JSON.stringify({ scope, month })).toEqual(recomputeTrend(history, month, scope, 'I1'))
        const pair = { yyyymm: month, itemCode: 'I1', compNo: company('C1') }
        const drawn = await report('04', pair, actor)
        expect(table(drawn.months as Answer['rows'], 'yyyymm', 'unitPrice'), JSON.stringify(pair)).toEqual(
          recomputeMonths(history, month, scope, ['I1', company('C1')]),
        )
      }
      for (const compared of comparedReports.filter(({ hasYear }) => hasYear))
        await expectRecomputed(compared, [history, today], yearTo(month), everybody)
    },
  )
})
