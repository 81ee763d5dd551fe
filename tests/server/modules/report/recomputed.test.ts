import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFullSweep } from '../../../cases/isFullSweep'
import { drawHistory, type History, sections } from './random/drawHistory'
import { historyRows } from './random/historyRows'
import {
  type Recomputed,
  recompute01,
  recompute02,
  recompute03,
  recompute04,
  recompute05,
  recompute06,
  type Scope,
} from './random/recompute'
import { recompute08 } from './random/recomputeDays'
import { recompute07, recompute09, recompute10, recompute11 } from './random/recomputeFlows'
import { type ItemQuestion, recomputeItems, recomputeMonths, recomputeTrend } from './random/recomputeItems'
import { recomputeDifference, recomputeHighCost } from './random/recomputePrices'
import {
  type Answer,
  everything,
  ofDepartment,
  ofSection,
  report,
  startVectors,
  sumsOf,
  superUrl,
  table,
} from './vectorReports'
import { company, load } from './vectorWorld'

/** Every history is written to the database; `npm run sweep -- screens` takes two hundred. */
const histories = isFullSweep ? 200 : 4
const today = '2026-12-10'
const months = ['202608', '202609', '202610', '202611']

interface Compared {
  readonly report: string
  readonly input?: object
  readonly key: readonly string[]
  readonly fields: readonly string[]
  readonly hasSums?: boolean
  readonly recompute: (history: History, months: readonly string[], scope: Scope, today: string) => Recomputed
}

const bases = ['PREV', 'AVG12', 'MIN', 'MARKET'] as const

const compared: readonly Compared[] = [
  {
    ...{ report: '01', key: ['deptcd'], recompute: recompute01, hasSums: true },
    fields: [
      'prCnt',
      'poCnt',
      'poAmt',
      'receiptAmt',
      'totalAmt',
      'budgetAmt',
      'execRate',
      'momRate',
      'yoyRate',
    ],
  },
  {
    ...{ report: '02', input: { topN: 100 }, key: ['compNameKr'], recompute: recompute02 },
    fields: ['poCnt', 'poAmt', 'receiptAmt', 'shareRate', 'cumRate', 'abcClass', 'prevAmt', 'momRate'],
  },
  {
    ...{ report: '03', key: ['sgName'], recompute: recompute03, hasSums: true },
    fields: ['itemCnt', 'compCnt', 'qty', 'poCnt', 'poAmt', 'shareRate', 'momRate', 'yoyRate'],
  },
  {
    ...{ report: '04', input: { diffRate: '0' }, key: ['itemCode', 'compNameKr'], recompute: recompute04 },
    fields: ['prevYyyymm', 'prevPrice', 'unitPrice', 'diffAmt', 'diffRate', 'qty', 'effectAmt'],
  },
  {
    ...{ report: '05', key: ['compNameKr'], recompute: recompute05, hasSums: true },
    fields: ['dueCnt', 'onTimeCnt', 'lateCnt', 'openCnt', 'onTimeRate', 'avgLateDays', 'maxLateDays'],
  },
  {
    ...{ report: '06', key: ['rfqNo'], recompute: recompute06, hasSums: true },
    fields: ['baseAmt', 'contractAmt', 'savingAmt', 'savingRate'],
  },
  {
    ...{ report: '07', key: ['section'], recompute: recompute07, hasSums: true },
    fields: [
      ...['poCnt', 'poAmt', 'receiptAmt', 'remainAmt', 'settledAmt', 'unsettledAmt', 'postedAmt', 'paidAmt'],
      ...['receiptRate', 'settleRate'],
    ],
  },
  {
    ...{ report: '08', key: ['section', 'buyerId'], recompute: recompute08, hasSums: true },
    fields: [
      ...['docCnt', 'apprDays', 'receiveDays', 'rfqDays', 'orderDays', 'deliverDays', 'settleDays'],
      ...['totalDays', 'momRate'],
    ],
  },
  {
    ...{ report: '09', key: ['compNameKr', 'sgName'], recompute: recompute09, hasSums: true },
    fields: ['dlvCnt', 'dlvQty', 'acceptQty', 'rejectQty', 'returnQty', 'defectPpm', 'returnAmt'],
  },
  {
    ...{ report: '10', key: ['deptcd'], recompute: recompute10, hasSums: true },
    fields: [
      ...[
        'normalCnt',
        'normalAmt',
        'simpleCnt',
        'simpleAmt',
        'loiCnt',
        'loiAmt',
        'loiOpenCnt',
        'noneCnt',
        'noneAmt',
      ],
      'complianceRate',
    ],
  },
  {
    ...{ report: '11', key: ['section'], recompute: recompute11, hasSums: true },
    fields: [
      ...[
        'calcCnt',
        'closedCnt',
        'adjCnt',
        'totalAmt',
        'tiCnt',
        'tiRate',
        'slipCnt',
        'postedCnt',
        'postedRate',
        'errorCnt',
      ],
      ...['dueAmt', 'paidAmt', 'paidRate', 'over60Cnt', 'over60Amt'],
    ],
  },
  ...bases.map(
    (diffBasis): Compared => ({
      ...{
        report: 'getCostUnitDifference',
        input: { diffBasis },
        key: ['itemCode', 'compNameKr', 'section'],
      },
      fields: ['basisPrice', 'unitPrice', 'qty', 'diffRate', 'effectAmt'],
      recompute: (history, [month = ''], scope) =>
        recomputeDifference(history, month, scope, diffBasis, today),
    }),
  ),
  ...bases.map(
    (diffBasis): Compared => ({
      ...{ report: 'listHighCostUnit', input: { diffBasis }, key: ['itemCode'] },
      fields: ['compNameKr', 'unitPrice', 'avgPrice', 'minPrice', 'diffRate', 'qty', 'overAmt'],
      recompute: (history, [month = ''], scope) => recomputeHighCost(history, month, scope, diffBasis, today),
    }),
  ),
]

const itemFields = ['itemCode', 'compNameKr', 'currency', 'unitPrice', 'priceUnit', 'validFrom', 'validTo']
const moreItemFields = ['prevPrice', 'diffRate', 'lastPoNo']
const itemCounts = ['itemCnt', 'validCnt', 'expiredCnt', 'noneCnt', 'shareRate']
const registered = { regDateFrom: '2026-02-01', regDateTo: '2026-11-30' }
const itemQuestions: readonly ItemQuestion[] = [
  registered,
  { ...registered, noPriceYn: 'Y' },
  { ...registered, expiredYn: 'Y' },
]

const readers = [
  { scope: {}, actor: everything },
  ...[...new Set(Object.values(sections))].map(section => ({
    scope: { section },
    actor: ofSection(section),
  })),
  { scope: { section: '모바일사업부', deptcd: 'D1020' }, actor: ofDepartment('D1020') },
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
      const asked = isFullSweep
        ? readers
        : [...readers.slice(0, 1), ...readers.slice(1 + (seed % (readers.length - 1))).slice(0, 1)]
      for (const { scope, actor } of asked)
        for (const { report: number, input = {}, key, fields, hasSums, recompute } of compared) {
          const months_ =
            number === 'getCostUnitDifference' ? { yyyymmFrom: '202603', yyyymmTo: month } : { yyyymm: month }
          const answer = await report(number, { ...months_, ...input }, actor)
          const wanted = recompute(history, [month], scope, today)
          const what = JSON.stringify({ number, input, scope, month })
          expect(table(answer.rows, ...key, ...fields).toSorted(), what).toEqual(wanted.rows)
          if (hasSums) expect(sumsOf(answer, ...fields), what).toBe(wanted.sums)
        }
      for (const { scope, actor } of asked) {
        for (const question of itemQuestions) {
          const answer = await report('listItemMasterCost', question, actor)
          const wanted = recomputeItems(history, question, scope, today)
          const what = JSON.stringify({ question, scope })
          expect(table(answer.rows, ...itemFields, ...moreItemFields).toSorted(), what).toEqual(wanted.rows)
          expect(sumsOf(answer, ...itemCounts), what).toBe(wanted.sums)
        }
        const item = { yyyymm: month, diffBasis: 'AVG12', itemCode: 'I1' }
        const { trend } = await report('listHighCostUnit', item, actor)
        const points = table(trend as Answer['rows'], 'yyyymm', 'unitPrice', 'avgPrice')
        expect(points, JSON.stringify({ scope, month })).toEqual(recomputeTrend(history, month, scope, 'I1'))
        const pair = { yyyymm: month, itemCode: 'I1', compNo: company('C1') }
        const drawn = await report('04', pair, actor)
        expect(table(drawn.months as Answer['rows'], 'yyyymm', 'unitPrice'), JSON.stringify(pair)).toEqual(
          recomputeMonths(history, month, scope, ['I1', 'C1']),
        )
      }
      const year = months.slice(0, months.indexOf(month) + 1).at(-1) ?? month
      const ytd = await report('01', { yyyymm: year, ytdYn: 'Y' })
      const soFar = Array.from(
        { length: Number(year.slice(4)) },
        (_, index) => `2026${String(index + 1).padStart(2, '0')}`,
      )
      expect(sumsOf(ytd, ...(compared[0]?.fields ?? []))).toBe(recompute01(history, soFar, {}).sums)
    },
  )
})
