import { expect } from 'vitest'
import type { Actor } from '../../../../../server/database/actor'
import { report, sumsOf, table } from '../vectorReports'
import type { History } from './drawHistory'
import {
  monthBack,
  type Recomputed,
  recompute01,
  recompute02,
  recompute03,
  recompute04,
  recompute05,
  recompute06,
  type Scope,
} from './recompute'
import { recompute08 } from './recomputeDays'
import { recompute07, recompute09, recompute10, recompute11 } from './recomputeFlows'
import { type ItemQuestion, recomputeItems } from './recomputeItems'
import { recomputeDifference, recomputeHighCost } from './recomputePrices'

/** A report and how it is worked out once more. */
export interface Compared {
  /** The number of a monthly report, or the name of an operation. */
  readonly report: string
  readonly input?: object
  readonly key: readonly string[]
  readonly fields: readonly string[]
  /** Fields of the totals. */
  readonly sums?: readonly string[]
  /** Totals of which those of the sections add up to that of all. */
  readonly added?: readonly string[]
  /** A year so far can be asked for. */
  readonly hasYear?: boolean
  /** It is asked for from one month to another. */
  readonly isPeriod?: boolean
  /** No month is asked for: it is of today. */
  readonly isOfToday?: boolean
  readonly recompute: (history: History, months: readonly string[], scope: Scope, today: string) => Recomputed
}

const ofFlow = [
  'poCnt',
  'poAmt',
  'receiptAmt',
  'remainAmt',
  'settledAmt',
  'unsettledAmt',
  'postedAmt',
  'paidAmt',
]
const ofKinds = [
  'normalCnt',
  'normalAmt',
  'simpleCnt',
  'simpleAmt',
  'loiCnt',
  'loiAmt',
  'loiOpenCnt',
  'noneCnt',
  'noneAmt',
]
const ofDepartments = ['prCnt', 'poCnt', 'poAmt', 'receiptAmt', 'totalAmt', 'budgetAmt']
const ofSuppliers = ['poCnt', 'poAmt', 'receiptAmt']
const ofDueLines = ['dueCnt', 'onTimeCnt', 'lateCnt', 'openCnt']
const ofAwards = ['baseAmt', 'contractAmt', 'savingAmt']
const ofQuality = ['dlvCnt', 'dlvQty', 'acceptQty', 'rejectQty', 'returnQty']
export const steps = ['apprDays', 'receiveDays', 'rfqDays', 'orderDays', 'deliverDays', 'settleDays']

/** A report whose totals have the fields of its rows. */
const monthly = (one: Omit<Compared, 'sums' | 'hasYear'>): Compared => ({
  ...one,
  sums: one.fields,
  hasYear: true,
})

const bases = ['PREV', 'AVG12', 'MIN', 'MARKET'] as const
const registered = { regDateFrom: '2026-02-01', regDateTo: '2026-11-30' }
const itemQuestions: readonly ItemQuestion[] = [
  registered,
  { ...registered, noPriceYn: 'Y' },
  { ...registered, expiredYn: 'Y' },
]

/** Every report, with each of its bases and levels. */
export const comparedReports: readonly Compared[] = [
  monthly({
    ...{ report: '01', key: ['section', 'deptcd'], recompute: recompute01, added: ofDepartments },
    fields: [...ofDepartments, 'execRate', 'momRate', 'yoyRate'],
  }),
  monthly({
    ...{ report: '02', input: { topN: 100 }, key: ['compNo'], recompute: recompute02 },
    fields: [...ofSuppliers, 'shareRate', 'cumRate', 'abcClass', 'prevAmt', 'momRate'],
    added: [...ofSuppliers, 'prevAmt'],
  }),
  ...[1, 2, 3, 4].map(level =>
    monthly({
      ...{ report: '03', input: { sgLevel: `00${level}` }, key: ['sgCode'], recompute: recompute03(level) },
      fields: ['itemCnt', 'compCnt', 'qty', 'poCnt', 'poAmt', 'shareRate', 'momRate', 'yoyRate'],
      added: ['poCnt', 'poAmt'],
    }),
  ),
  {
    ...{ report: '04', input: { diffRate: '0' }, key: ['itemCode', 'compNo'], recompute: recompute04 },
    fields: ['prevYyyymm', 'prevPrice', 'unitPrice', 'diffAmt', 'diffRate', 'qty', 'effectAmt'],
    sums: ['effectAmt'],
  },
  monthly({
    ...{ report: '05', key: ['compNo'], recompute: recompute05, added: ofDueLines },
    fields: [...ofDueLines, 'onTimeRate', 'avgLateDays', 'maxLateDays'],
  }),
  monthly({
    ...{ report: '06', key: ['rfqNo'], recompute: recompute06, added: ofAwards },
    fields: [...ofAwards, 'savingRate'],
  }),
  monthly({
    ...{ report: '07', key: ['section'], recompute: recompute07, added: ofFlow },
    fields: [...ofFlow, 'receiptRate', 'settleRate'],
  }),
  monthly({
    ...{ report: '08', key: ['section', 'buyerId'], recompute: recompute08, added: ['docCnt'] },
    fields: ['docCnt', ...steps, 'totalDays', 'momRate'],
  }),
  monthly({
    ...{
      report: '09',
      key: ['compNo', 'sgCode'],
      recompute: recompute09,
      added: [...ofQuality, 'returnAmt'],
    },
    fields: [...ofQuality, 'defectPpm', 'returnAmt'],
  }),
  monthly({
    ...{ report: '10', key: ['section', 'deptcd'], recompute: recompute10, added: ofKinds },
    fields: [...ofKinds, 'complianceRate'],
  }),
  monthly({
    ...{ report: '11', key: ['section'], recompute: recompute11 },
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
      ],
      ...['errorCnt', 'dueAmt', 'paidAmt', 'paidRate', 'over60Cnt', 'over60Amt'],
    ],
    added: [
      'calcCnt',
      'closedCnt',
      'adjCnt',
      'totalAmt',
      'tiCnt',
      'slipCnt',
      'postedCnt',
      'dueAmt',
      'paidAmt',
      'over60Amt',
    ],
  }),
  ...bases.map(
    (diffBasis): Compared => ({
      ...{ report: 'getCostUnitDifference', input: { diffBasis }, isPeriod: true },
      key: ['itemCode', 'compNo', 'section'],
      fields: ['basisPrice', 'unitPrice', 'qty', 'diffRate', 'effectAmt'],
      sums: ['effectAmt'],
      recompute: (history, months, scope, today) =>
        recomputeDifference(history, months, scope, diffBasis, today),
    }),
  ),
  ...bases.map(
    (diffBasis): Compared => ({
      ...{ report: 'listHighCostUnit', input: { diffBasis }, key: ['itemCode'] },
      fields: ['compNo', 'unitPrice', 'avgPrice', 'minPrice', 'diffRate', 'qty', 'overAmt'],
      sums: ['overAmt'],
      recompute: (history, [month = ''], scope, today) =>
        recomputeHighCost(history, month, scope, diffBasis, today),
    }),
  ),
  ...itemQuestions.map(
    (question): Compared => ({
      ...{ report: 'listItemMasterCost', input: question, isOfToday: true },
      key: ['itemCode', 'compNo', 'currency', 'unitPrice', 'priceUnit', 'validFrom', 'validTo'],
      fields: ['prevPrice', 'diffRate', 'lastPoNo'],
      sums: ['itemCnt', 'validCnt', 'expiredCnt', 'noneCnt', 'shareRate'],
      recompute: (history, _months, scope, today) => recomputeItems(history, question, scope, today),
    }),
  ),
]

/** Months of a report of several, which end with one. */
const monthsInPeriod = 8

/** The months that a report of one month is of. */
export const monthsOf = ({ isPeriod }: Compared, month: string): readonly string[] =>
  isPeriod
    ? Array.from({ length: monthsInPeriod }, (_, index) => monthBack(month, monthsInPeriod - 1 - index))
    : [month]

/** The months of a year up to one. */
export const yearTo = (month: string): readonly string[] =>
  Array.from(
    { length: Number(month.slice(4)) },
    (_, index) => `${Number(month.slice(0, 4)) * 100 + index + 1}`,
  )

function askedFor({ isPeriod }: Compared, months: readonly string[]) {
  const [first, last] = [months[0], months.at(-1)]
  if (isPeriod) return { yyyymmFrom: first, yyyymmTo: last }
  return { yyyymm: last, ...(months.length > 1 && { ytdYn: 'Y' }) }
}

export interface Reader {
  readonly scope: Scope
  readonly actor: Actor
}

/** What a report answers for some months. */
export const answerOf = (compared: Compared, months: readonly string[], { actor }: Reader) =>
  report(compared.report, { ...askedFor(compared, months), ...compared.input }, actor)

/** A report answers to a reader what is worked out of the documents that he may read. */
export async function expectRecomputed(
  compared: Compared,
  [history, today]: readonly [History, string],
  months: readonly string[],
  reader: Reader,
): Promise<void> {
  const { key, fields, sums, recompute } = compared
  const answer = await answerOf(compared, months, reader)
  const wanted = recompute(history, months, reader.scope, today)
  const { own, ...scope } = reader.scope
  const what = JSON.stringify({ ...compared, months, scope: own ? 'own' : scope })
  expect(table(answer.rows, ...key, ...fields).toSorted(), what).toEqual(wanted.rows)
  if (sums) expect(sumsOf(answer, ...sums), what).toBe(wanted.sums)
}
