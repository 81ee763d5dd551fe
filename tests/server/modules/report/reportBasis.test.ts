import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { divideDecimals } from '../../../../schemas/shared/decimal'
import { reportKeys, reportNames } from '../../../../schemas/shared/reports'
import { reportKinds } from '../../../../server/modules/report/reportRoutes'
import { loadLeadTimes } from './vectorLeadTimes'
import { basis, ofDepartment, report, startVectors, superUrl, table } from './vectorReports'

let stop: () => Promise<void>
beforeAll(async () => {
  stop = await startVectors()
})
afterAll(() => stop())

/** Columns whose documents add up to what is shown; those of the others stand above and below the line. */
const addedUp = /(Cnt|Amt|Qty)$/
/** Working out of rows, not of documents. */
const workedOut = [
  'effectAmt',
  'overAmt',
  'diffAmt',
  'upCnt',
  'downCnt',
  'noActionCnt',
  'itemCnt',
  'stepAmt',
  'stageAmt',
]

/** How many of what is asked for one row make up the figure: its sum, which for a distinct count is the number of rows. */
async function expectBasis(
  name: string,
  row: Readonly<Record<string, unknown>>,
  input: object,
): Promise<void> {
  const keys = reportKeys.filter(key => row[key] !== undefined)
  for (const [figure, shown] of Object.entries(row)) {
    if (!addedUp.test(figure) || workedOut.includes(figure)) continue
    const asked = {
      report: name,
      figure,
      ...input,
      ...Object.fromEntries(keys.map(key => [key, row[key]])),
      keys: keys.join(','),
    }
    const { sums } = await basis(name === 'costUnitDifference' ? { ...asked, ...diffMonths } : asked)
    expect(`${name} ${figure} ${keys.map(key => row[key]).join(' ')}: ${Number(sums.value)}`).toBe(
      `${name} ${figure} ${keys.map(key => row[key]).join(' ')}: ${Number(shown)}`,
    )
  }
}

const diffInput = { yyyymmFrom: '202511', yyyymmTo: '202610', diffBasis: 'PREV' }
const diffMonths = { monthFrom: '202511', monthTo: '202610' }
const inputs: Readonly<Record<string, object>> = {
  costUnitDifference: diffInput,
  highCostUnit: { diffBasis: 'AVG12', diffRate: '2' },
}

describe('the documents behind a figure', () => {
  it.each(Object.entries(reportNames).filter(([, name]) => name !== '08'))(
    'of %s add up to it, in each row and in the totals',
    async (operation, name) => {
      const input = inputs[name] ?? {}
      const { rows, sums } = await report(operation, input)
      for (const row of rows) await expectBasis(name, row, input)
      await expectBasis(name, sums, input)
    },
  )

  it('are the orders of the row with what each adds', async () => {
    const { rows, sums, listPath } = await basis({
      report: '01',
      figure: 'poAmt',
      section: '모바일사업부',
      deptcd: 'D1020',
    })
    expect(table(rows, 'docType', 'docNo', 'docDate', 'value')).toEqual([
      '발주 P1 2026-10-01 1100000',
      '발주 P2 2026-10-05 2200000',
      '발주 P18 2026-10-20 450000',
    ])
    expect(sums).toEqual({ value: '3750000' })
    expect(listPath).toContain(
      '/portal/poChange/poChangeInfo?isSearched=Y&poDateFrom=2026-10-01&poDateTo=2026-10-31',
    )
  })

  it('stand above and below the line of a rate', async () => {
    const { sums } = await basis({ report: '01', figure: 'execRate', deptcd: 'D1020' })
    expect(sums).toEqual({ value: '2080000', base: '2000000' })
    const denominator = await basis({ report: '01', figure: 'execRate', deptcd: 'D1020', part: 'DEN' })
    expect(denominator.sums).toEqual({ value: '2000000' })
  })

  it('count a return below zero and what is compared with below the line', async () => {
    const { rows } = await basis({ report: '01', figure: 'receiptAmt', deptcd: 'D1020' })
    expect(table(rows, 'docNo', 'value')).toContain('RT1 -190000')
    const growth = await basis({ report: '01', figure: 'momRate', deptcd: 'D1020' })
    expect(growth.sums).toEqual({ value: '2800000', base: '950000' })
  })

  it('count each order once for a distinct count', async () => {
    const { total } = await basis({ report: '03', figure: 'poCnt', sgLevel: '001' })
    expect(total).toBe(8)
  })

  it('are those of the rest behind the first suppliers', async () => {
    const { sums } = await basis({ report: '02', figure: 'poAmt', topN: 1, rest: 'Y' })
    expect(sums).toEqual({ value: '2931618' })
  })

  it('are those of the listed rows behind a total that a limit narrows', async () => {
    const { rows } = await basis({ report: '04', figure: 'effectAmt', part: 'NUM' })
    expect(table(rows, 'docNo', 'value')).toEqual(['P1 1000000', 'P18 450000'])
  })

  it.each(['PREV', 'AVG12', 'MIN', 'MARKET'])(
    'of prices and of what they are compared with by %s make the same prices',
    async diffBasis => {
      const asked = { costUnitDifference: { ...diffInput, diffBasis }, highCostUnit: { diffBasis } }
      for (const [name, input] of Object.entries(asked)) {
        const isOfPeriod = name === 'costUnitDifference'
        const { rows } = await report(isOfPeriod ? 'getCostUnitDifference' : 'listHighCostUnit', input)
        for (const { itemCode, section, unitPrice, basisPrice, compNo } of rows) {
          const row = isOfPeriod ? { itemCode, section, compNo } : { itemCode }
          const more = isOfPeriod ? { ...diffMonths, diffBasis } : input
          const priceOf = async (figure: string) => {
            const { sums, total } = await basis({
              report: name,
              figure,
              ...more,
              ...row,
              keys: Object.keys(row).join(','),
            })
            const { value, base = '1' } = sums as { value: string; base?: string }
            return total === 0 ? undefined : divideDecimals(value, base, 2)
          }
          expect([itemCode, await priceOf('unitPrice'), await priceOf('basisPrice')]).toEqual([
            itemCode,
            unitPrice,
            basisPrice,
          ])
        }
        expect(rows.length).toBeGreaterThan(0)
      }
    },
  )

  it('are those of one stage, and those that its reader may see', async () => {
    const { sums } = await basis({ report: '07', figure: 'stageAmt', stage: 'paidAmt' })
    expect(sums).toEqual({ value: '1060000' })
    const own = await basis({ report: '07', figure: 'settledAmt' }, ofDepartment('D1030'))
    expect(own.sums).toEqual({ value: '299000' })
  })

  it('refuse what is no figure', async () => {
    await expect(basis({ report: '01', figure: 'nonsense' })).rejects.toThrow()
  })
})

/** Fields that name a row, and what is shown of a document as it stands. */
const plain =
  /^(section|dept|comp(No|Name|Size)|item(Code|Name)|sg(Code|Name)|l\dSgName|spec|unitCode|buyer|doc|rfqNo|prNo|poNos|savingType|rejectReason|rest|yyyymm|stage(Nm)?$|stepNm|catName|regDate|currency|unitPrice|priceUnit|valid|priceBasis|ownerNm|planDate|belowPath)/

describe('the formula of every column', () => {
  it.each(reportKinds)('$operation', async ({ operation }) => {
    const name = reportNames[operation] ?? ''
    const answer = await report(operation, inputs[name] ?? {})
    const lists = Object.values(answer).filter(part => Array.isArray(part))
    const records = [...lists.flat(), answer.sums, answer.kpi ?? {}] as readonly object[]
    const fields = new Set(records.flatMap(Object.keys))
    const without = [...fields].filter(
      field => !plain.test(field) && !Object.hasOwn(answer.columns ?? {}, field),
    )
    expect(without).toEqual([])
  })
})

describe('the steps of requests', () => {
  beforeAll(() => loadLeadTimes(superUrl()))

  it('are averages of the days of each, which their documents add up to', async () => {
    const { rows, sums } = await report('08')
    for (const row of [...rows, sums]) await expectBasis('08', row, {})
    const { sums: days } = await basis({ report: '08', figure: 'deliverDays', buyerId: 'K1' })
    expect(days).toEqual({ value: '9', base: '2' })
  })
})
