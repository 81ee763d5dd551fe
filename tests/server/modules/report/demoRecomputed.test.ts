import { afterAll, beforeAll, expect, it } from 'vitest'
import type { History } from './random/drawHistory'
import { readHistory } from './random/readHistory'
import { recompute01, recompute02, recompute04, recompute05 } from './random/recompute'
import { recompute10 } from './random/recomputeFlows'
import { report, startDemo, superUrl, table } from './vectorReports'

const today = '2026-12-10'

let stop: () => Promise<void>
let history: History
beforeAll(async () => {
  stop = await startDemo()
  history = await readHistory(superUrl())
})
afterAll(() => stop())

const compared = [
  [
    '01',
    {},
    recompute01,
    ['deptcd'],
    ['prCnt', 'poCnt', 'poAmt', 'receiptAmt', 'totalAmt', 'budgetAmt', 'execRate', 'momRate', 'yoyRate'],
  ],
  [
    '02',
    { topN: 100 },
    recompute02,
    ['compNo'],
    ['poCnt', 'poAmt', 'receiptAmt', 'shareRate', 'cumRate', 'abcClass', 'prevAmt', 'momRate'],
  ],
  [
    '04',
    { diffRate: '0' },
    recompute04,
    ['itemCode', 'compNo'],
    ['prevYyyymm', 'prevPrice', 'unitPrice', 'diffAmt', 'diffRate', 'qty', 'effectAmt'],
  ],
  [
    '05',
    {},
    recompute05,
    ['compNo'],
    ['dueCnt', 'onTimeCnt', 'lateCnt', 'openCnt', 'onTimeRate', 'avgLateDays', 'maxLateDays'],
  ],
  [
    '10',
    {},
    recompute10,
    ['deptcd'],
    [
      'normalCnt',
      'normalAmt',
      'simpleCnt',
      'simpleAmt',
      'loiCnt',
      'loiAmt',
      'loiOpenCnt',
      'noneCnt',
      'noneAmt',
      'complianceRate',
    ],
  ],
] as const

it.each(compared)(
  'report %s of the demo is worked out once more from its documents',
  async (number, input, recompute, key, fields) => {
    for (const month of ['202608', '202609', '202610', '202611']) {
      const answer = await report(number, { yyyymm: month, ...input })
      const wanted = recompute(history, [month], {}, today)
      expect(table(answer.rows, ...key, ...fields).toSorted(), month).toEqual(wanted.rows)
    }
  },
)
