import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  comparedReports,
  expectRecomputed,
  monthsOf,
  type Reader,
  steps,
  yearTo,
} from './random/comparedReports'
import type { History, Order, OrderLine, Receipt } from './random/drawHistory'
import { historyRows } from './random/historyRows'
import { type Answer, everything, report, startVectors, sumsOf, superUrl, table } from './vectorReports'
import { company, load, worldItems, worldRates } from './vectorWorld'

const today = '2026-12-10'
const everybody: Reader = { scope: {}, actor: everything }

const place = { section: '모바일사업부', deptcd: 'D1020' }

const request = {
  ...{ no: 'PR202610-001', date: '2026-10-01', ...place, status: 'ORDERED', type: 'GEN', buyer: 'K1' },
  ...{ submitted: ['2026-10-01T01:00:00Z'], approved: '2026-10-02T01:00:00Z' },
  ...{ received: '2026-10-03T01:00:00Z', quotations: [] },
}
const line: OrderLine = {
  ...{ no: 10, item: 'I1', unit: 'EA', qty: 10n, price: 100_000n, due: '2026-10-20' },
  ...{ isForceClosed: false, request: request.no },
}
const order: Order = {
  ...{ no: 'PO202610-001', date: '2026-10-05', ...place, type: 'NORMAL', status: 'COMPLETED' },
  ...{
    comp: company('C1'),
    currency: 'KRW',
    rate: 10_000n,
    acceptedAt: '2026-10-06T01:00:00Z',
    lines: [line],
  },
}
/** Of the month before, which prices are compared with. */
const earlier: Order = {
  ...{ ...order, no: 'PO202609-001', date: '2026-09-10', acceptedAt: undefined },
  lines: [{ ...line, qty: 5n, price: 90_000n, due: '2026-09-20', request: undefined }],
}
const receipt: Receipt = {
  ...{ no: 'R1', date: '2026-10-25', ...place, status: 'CONFIRMED', order, rate: order.rate },
  ...{ confirmedAt: '2026-10-26T01:00:00Z' },
  lines: [{ line, delivered: 11n, accepted: 10n, rejected: 1n, reason: 'DEF' }],
}

/** A history of which every report has one row in October. */
const oneRow: History = {
  ...{ orders: [earlier, order], receipts: [receipt], requests: [request], letters: [], rates: worldRates },
  settlements: [
    {
      ...{ no: 'A1', yyyymm: '202610', status: 'PAID', slip: undefined, receipts: [receipt], deduction: 0n },
      invoicedAt: ['2026-10-30T01:00:00Z'],
    },
  ],
  claims: [{ no: 'NO202610-001', date: '2026-10-08', ...place, status: 'APPROVED', supply: 5_000n }],
  months: [{ section: place.section, yyyymm: '202610', status: 'CLOSED' }],
  awards: [
    {
      ...{ no: 'G1', at: '2026-10-10T01:00:00Z', section: place.section, type: 'BID', status: 'AWARDED' },
      ...{ base: 12_000n, contract: 10_000n },
    },
  ],
  budgets: [{ ...place, yyyymm: '202610', amount: 20_000n }],
  prices: [
    {
      ...{ no: 'V1', item: 'I1', comp: company('C1'), section: undefined, currency: 'KRW' },
      ...{ price: 80_000n, unit: 1, from: '2026-01-01', to: '2026-12-31' },
    },
  ],
  items: worldItems.map(item => ({ ...item, registered: '2026-10-01', isActive: item.code === 'I1' })),
}

/** What one row, the totals, tiles and charts say. */
interface Said {
  readonly fields: readonly string[]
  readonly row: string
  readonly sums: string
  readonly kpi?: object
  /** Of each chart: its fields, and its rows. */
  readonly charts?: Readonly<Record<string, readonly [fields: readonly string[], rows: readonly string[]]>>
}

const stages = ['발주', '입고', '정산', '전기', '지급']
const kinds = ['normalRate', 'simpleRate', 'loiRate', 'noneRate']
const counts = ['itemCnt', 'validCnt', 'expiredCnt', 'noneCnt', 'shareRate']

const said: Readonly<Record<string, Said>> = {
  '01': {
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
    row: '1 1 10000 10000 10000 20000 50.0 122.2 -',
    sums: '1 1 10000 10000 10000 20000 50.0 122.2 -',
  },
  '02': {
    fields: ['poCnt', 'poAmt', 'receiptAmt', 'shareRate', 'cumRate', 'abcClass', 'prevAmt', 'momRate'],
    row: '1 10000 10000 100.0 100.0 A 4500 122.2',
    sums: '1 10000 10000 100.0 - - 4500 122.2',
    kpi: { compCnt: 1, poAmt: '10000', top10Rate: '100.0' },
  },
  '03': {
    fields: ['itemCnt', 'compCnt', 'qty', 'poCnt', 'poAmt', 'shareRate', 'momRate', 'yoyRate'],
    row: '1 1 10 1 10000 100.0 122.2 -',
    sums: '1 1 10 1 10000 100.0 122.2 -',
  },
  '04': {
    fields: ['prevYyyymm', 'prevPrice', 'unitPrice', 'diffAmt', 'diffRate', 'qty', 'effectAmt'],
    row: '202609 900.00 1000.00 100.00 11.1 10 1000',
    sums: '- - - - - - 1000',
    kpi: { upCnt: 1, downCnt: 0, effectAmt: '1000' },
  },
  '05': {
    fields: [
      'dueCnt',
      'onTimeCnt',
      'lateCnt',
      'openCnt',
      'onTimeRate',
      'avgLateDays',
      'maxLateDays',
      'judge',
    ],
    row: '1 0 1 0 0.0 5.0 5 미달',
    sums: '1 0 1 0 0.0 5.0 5 미달',
  },
  '06': {
    fields: ['baseAmt', 'contractAmt', 'savingAmt', 'savingRate'],
    row: '12000 10000 2000 16.7',
    sums: '12000 10000 2000 16.7',
    kpi: { baseAmt: '12000', contractAmt: '10000', savingAmt: '2000', savingRate: '16.7', targetRate: '3.0' },
    charts: {
      chart: [
        ['stage', 'savingType', 'stepAmt'],
        ['baseAmt - 12000', '- BID -2000', 'contractAmt - 10000'],
      ],
    },
  },
  '07': {
    fields: [
      'poCnt',
      'poAmt',
      'receiptAmt',
      'remainAmt',
      'settledAmt',
      'unsettledAmt',
      'paidAmt',
      'receiptRate',
    ],
    row: '1 10000 10000 0 10000 0 10000 100.0',
    sums: '1 10000 10000 0 10000 0 10000 100.0',
    charts: { chart: [['stageNm', 'stageAmt', 'stageRate'], stages.map(stage => `${stage} 10000 100.0`)] },
  },
  '08': {
    fields: ['docCnt', ...steps, 'totalDays', 'momRate'],
    row: '1 1.0 1.0 - 2.0 19.0 4.0 27.0 -',
    sums: '1 1.0 1.0 - 2.0 19.0 4.0 27.0 -',
    kpi: { totalDays: '27.0', targetDays: '20.0' },
    charts: { chart: [['section', ...steps], ['모바일사업부 1.0 1.0 - 2.0 19.0 4.0']] },
  },
  '09': {
    fields: [
      'dlvCnt',
      'dlvQty',
      'acceptQty',
      'rejectQty',
      'returnQty',
      'defectPpm',
      'returnAmt',
      'mainReason',
    ],
    row: '1 11 10 1 0 90909 0 DEF',
    sums: '1 11 10 1 0 90909 0 DEF',
    charts: {
      reasons: [['rejectReason', 'rejectQty', 'cumRate'], ['DEF 1 100.0']],
      months: [['yyyymm', 'defectPpm'], ['202610 90909']],
    },
  },
  '10': {
    fields: [
      'normalCnt',
      'normalAmt',
      'simpleAmt',
      'loiAmt',
      'loiOpenCnt',
      'noneCnt',
      'noneAmt',
      'complianceRate',
    ],
    row: '1 10000 0 0 0 1 5000 66.7',
    sums: '1 10000 0 0 0 1 5000 66.7',
    kpi: { normalRate: '66.7', simpleRate: '0.0', loiRate: '0.0', noneRate: '33.3' },
    charts: {
      chart: [
        ['yyyymm', ...kinds],
        ['202609 100.0 0.0 0.0 0.0', '202610 66.7 0.0 0.0 33.3'],
      ],
    },
  },
  '11': {
    fields: [
      'calcCnt',
      'closedCnt',
      'adjCnt',
      'totalAmt',
      'tiRate',
      'postedRate',
      'dueAmt',
      'paidRate',
      'over60Amt',
    ],
    row: '1 1 1 10000 100.0 100.0 0 100.0 0',
    sums: '1 1 1 10000 100.0 100.0 0 100.0 0',
  },
  getCostUnitDifference: {
    fields: ['basisPrice', 'unitPrice', 'diffAmt', 'diffRate', 'qty', 'effectAmt'],
    row: '900.00 1000.00 100.00 11.1 10 1000',
    sums: '- - - - - 1000',
    charts: { chart: [['itemCode', 'diffRate'], ['I1 11.1']] },
  },
  listHighCostUnit: {
    fields: ['unitPrice', 'avgPrice', 'minPrice', 'diffRate', 'qty', 'overAmt', 'cumRate', 'actionType'],
    row: '1000.00 966.67 800.00 3.4 15 500 100.0 NONE',
    sums: '- - - - - 500 - -',
    kpi: { itemCnt: 1, overAmt: '500', noActionCnt: 1 },
  },
  listItemMasterCost: {
    fields: ['itemCode', 'unitPrice', 'prevPrice', 'diffRate', 'lastPoNo'],
    row: 'I1 800 - - PO202610-001',
    sums: '- - - - -',
    charts: {
      chart: [['sgName', ...counts, 'expiredRate', 'noneRate'], ['부품 1 1 0 0 100.0 0.0 0.0']],
    },
  },
}

/** What a report of one month is asked. */
const askedFor = (month: string): Readonly<Record<string, object>> => ({
  ...Object.fromEntries(Object.keys(said).map(name => [name, { yyyymm: month }])),
  '04': { yyyymm: month, diffRate: '0' },
  getCostUnitDifference: { yyyymmFrom: month, yyyymmTo: month, diffBasis: 'PREV' },
  listHighCostUnit: { yyyymm: month, diffBasis: 'AVG12' },
  listItemMasterCost: {
    ...{ regDateFrom: `${month.slice(0, 4)}-${month.slice(4)}-01` },
    regDateTo: `${month.slice(0, 4)}-${month.slice(4)}-28`,
  },
})
const ask = (name: string, month: string) => report(name, askedFor(month)[name])

let stop: () => Promise<void>
beforeAll(async () => {
  stop = await startVectors()
  await load(superUrl(), historyRows(oneRow))
})
afterAll(() => stop())

const chartRows = (answer: Answer, name: string, fields: readonly string[]) =>
  table(answer[name] as Answer['rows'], ...fields)

describe('a report of one row', () => {
  it.each(Object.entries(said))(
    '%s says it in its totals, tiles and charts',
    async (name, { fields, ...wanted }) => {
      const answer = await ask(name, '202610')
      expect(table(answer.rows, ...fields)).toEqual([wanted.row])
      expect(sumsOf(answer, ...fields)).toBe(wanted.sums)
      expect(answer.kpi).toEqual(wanted.kpi)
      for (const [chart, [columns, rows]] of Object.entries(wanted.charts ?? {}))
        expect(chartRows(answer, chart, columns), chart).toEqual(rows)
    },
  )

  it('is what is worked out of its documents', async () => {
    for (const compared of comparedReports) {
      await expectRecomputed(compared, [oneRow, today], monthsOf(compared, '202610'), everybody)
      if (compared.hasYear) await expectRecomputed(compared, [oneRow, today], yearTo('202610'), everybody)
    }
  })
})

/** Totals, tiles and charts of no document at all: counts and amounts are 0, and there is no rate, average or reason. */
const nothing: Readonly<Record<string, object>> = {
  '01': { sums: { prCnt: 0, poCnt: 0, poAmt: '0', receiptAmt: '0', totalAmt: '0', budgetAmt: '0' } },
  '02': {
    sums: { poCnt: 0, poAmt: '0', receiptAmt: '0', prevAmt: '0' },
    kpi: { compCnt: 0, poAmt: '0' },
  },
  '03': { sums: { itemCnt: 0, compCnt: 0, poCnt: 0, poAmt: '0' } },
  '04': { sums: { effectAmt: '0' }, kpi: { upCnt: 0, downCnt: 0, effectAmt: '0' } },
  '05': { sums: { dueCnt: 0, onTimeCnt: 0, lateCnt: 0, openCnt: 0, targetRate: '95.0', judge: '-' } },
  '06': {
    sums: { baseAmt: '0', contractAmt: '0', savingAmt: '0' },
    kpi: { baseAmt: '0', contractAmt: '0', savingAmt: '0', targetRate: '3.0' },
    chart: [],
  },
  '07': {
    sums: {
      ...{ poCnt: 0, poAmt: '0', receiptAmt: '0', remainAmt: '0', settledAmt: '0', unsettledAmt: '0' },
      ...{ postedAmt: '0', paidAmt: '0' },
    },
    chart: ['poAmt', 'receiptAmt', 'settledAmt', 'postedAmt', 'paidAmt'].map((stage, index) => ({
      ...{ stageNm: stages[index], stage, stageAmt: '0' },
    })),
  },
  '08': { sums: { docCnt: 0 }, kpi: { targetDays: '20.0' }, chart: [] },
  '09': {
    sums: { dlvCnt: 0, dlvQty: '0', acceptQty: '0', rejectQty: '0', returnQty: '0', returnAmt: '0' },
    ...{ reasons: [], months: [] },
  },
  '10': {
    sums: {
      ...{ normalCnt: 0, normalAmt: '0', simpleCnt: 0, simpleAmt: '0', loiCnt: 0, loiAmt: '0' },
      ...{ loiOpenCnt: 0, noneCnt: 0, noneAmt: '0' },
    },
    ...{ kpi: {}, chart: [] },
  },
  '11': {
    sums: {
      ...{ calcCnt: 0, closedCnt: 0, adjCnt: 0, totalAmt: '0', tiCnt: 0, slipCnt: 0, postedCnt: 0 },
      ...{ errorCnt: 0, dueAmt: '0', paidAmt: '0', over60Cnt: 0, over60Amt: '0' },
    },
  },
  getCostUnitDifference: { sums: { effectAmt: '0' }, chart: [] },
  listHighCostUnit: { sums: { overAmt: '0' }, kpi: { itemCnt: 0, overAmt: '0', noActionCnt: 0 } },
  listItemMasterCost: { sums: { itemCnt: 0, validCnt: 0, expiredCnt: 0, noneCnt: 0 }, chart: [] },
}

describe('a report of a month before all documents', () => {
  it.each(Object.entries(nothing))('%s has no row and no rate', async (name, wanted) => {
    const { columns: _columns, asOf: _asOf, ...answer } = await ask(name, '202401')
    expect(answer).toEqual({ rows: [], total: 0, ...wanted })
  })

  it('has no point in the line of an item', async () => {
    const { trend, figures } = await report('listHighCostUnit', {
      ...{ yyyymm: '202401', diffBasis: 'AVG12', itemCode: 'I1' },
    })
    expect(trend).toHaveLength(24)
    expect(new Set((trend as Answer['rows']).flatMap(Object.keys))).toEqual(new Set(['yyyymm']))
    expect(figures).toEqual({})
    const { months } = await report('04', { yyyymm: '202401', itemCode: 'I1', compNo: company('C1') })
    expect(new Set((months as Answer['rows']).flatMap(Object.keys))).toEqual(new Set(['yyyymm']))
  })
})

it('lists in a year so far no supplier of the year before alone', async () => {
  const before = {
    ...oneRow,
    orders: [{ ...earlier, no: 'PO202510-001', date: '2025-10-10' }],
    receipts: [],
    settlements: [],
  }
  await load(superUrl(), historyRows(before))
  const { rows } = await report('02', { yyyymm: '202610', ytdYn: 'Y' })
  expect(rows).toEqual([])
})
