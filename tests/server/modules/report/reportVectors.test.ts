import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadLeadTimes } from './vectorLeadTimes'
import { ofDepartment, ofSection, report, startVectors, sumsOf, superUrl, table } from './vectorReports'

let stop: () => Promise<void>
beforeAll(async () => {
  stop = await startVectors()
})
afterAll(() => stop())

describe('01 부서별 구매실적', () => {
  const fields = [
    'prCnt',
    'poCnt',
    'poAmt',
    'receiptAmt',
    'totalAmt',
    'budgetAmt',
    'execRate',
    'momRate',
    'yoyRate',
  ]

  it('adds up each department and all of them', async () => {
    const answer = await report('01')
    expect(table(answer.rows, 'deptcd', ...fields)).toEqual([
      'D1010 0 0 0 0 0 500000 0.0 - -',
      'D1020 1 3 3750000 2120000 2080000 2000000 104.0 294.7 134.4',
      'D1030 1 3 299000 350000 340000 0 - -28.8 -',
      'D3030 1 2 5492618 790870 790870 1000000 79.1 1730.9 -',
    ])
    expect(sumsOf(answer, ...fields)).toBe('3 8 9541618 3260870 3210870 3500000 91.7 471.4 496.4')
    const subtotals = answer.subtotals as readonly Readonly<Record<string, unknown>>[]
    expect(table(subtotals, 'section', ...fields)).toEqual([
      '모바일사업부 2 6 4049000 2470000 2420000 2500000 96.8 195.5 153.1',
      '반도체사업부 1 2 5492618 790870 790870 1000000 79.1 1730.9 -',
    ])
  })

  it('adds up the year so far', async () => {
    const answer = await report('01', { ytdYn: 'Y' })
    expect(sumsOf(answer, ...fields)).toBe('4 13 12862618 4510870 4460870 3500000 127.5 - 703.9')
  })

  it('is the department alone for its reader', async () => {
    const answer = await report('01', {}, ofDepartment('D1020'))
    expect(table(answer.rows, 'deptcd', 'poAmt')).toEqual(['D1020 3750000'])
    expect(sumsOf(answer, 'poAmt', 'budgetAmt')).toBe('3750000 2000000')
  })

  it('is the section for its reader, with the figures of 소계', async () => {
    const answer = await report('01', {}, ofSection('모바일사업부'))
    expect(sumsOf(answer, ...fields)).toBe('2 6 4049000 2470000 2420000 2500000 96.8 195.5 153.1')
  })
})

describe('02 협력사별 구매실적', () => {
  const fields = [
    'compNameKr',
    'poCnt',
    'poAmt',
    'receiptAmt',
    'shareRate',
    'cumRate',
    'abcClass',
    'prevAmt',
    'momRate',
  ]

  it('ranks suppliers with shares and classes', async () => {
    const answer = await report('02')
    expect(table(answer.rows, 'rankNo', ...fields)).toEqual([
      '1 C2 3 6610000 1460000 69.3 69.3 A 420000 1473.8',
      '2 C1 2 1550000 910000 16.2 85.5 A 1250000 24.0',
      '3 C6 1 1092618 790870 11.5 97.0 B 0 -',
      '4 C3 2 289000 100000 3.0 100.0 C 0 -',
    ])
    expect(sumsOf(answer, ...fields.slice(1, 4), 'shareRate', 'prevAmt', 'momRate')).toBe(
      '8 9541618 3260870 100.0 1670000 471.4',
    )
    expect(answer.kpi).toMatchObject({ compCnt: 4, top10Rate: '100.0' })
  })

  it('puts the rest into one row', async () => {
    const { rows } = await report('02', { topN: 1 })
    expect(table(rows, 'compNameKr', 'poAmt', 'shareRate')).toEqual([
      'C2 6610000 69.3',
      '기타 (3개사) 2931618 30.7',
    ])
  })

  it('counts the lines of a sourcing group', async () => {
    const { rows } = await report('02', { L1_SG_CODE: '91' })
    expect(table(rows, 'compNameKr', 'poAmt', 'poCnt')).toEqual(['C2 2200000 1', 'C1 1450000 2'])
  })

  it('shares what its reader may see', async () => {
    const { rows } = await report('02', {}, ofSection('모바일사업부'))
    expect(table(rows, 'compNameKr', 'poAmt', 'shareRate', 'cumRate', 'abcClass')).toEqual([
      'C2 2210000 54.6 54.6 A',
      'C1 1550000 38.3 92.9 A',
      'C3 289000 7.1 100.0 B',
    ])
  })
})

describe('03 품목군별 구매실적', () => {
  const fields = ['itemCnt', 'compCnt', 'qty', 'poCnt', 'poAmt', 'shareRate', 'momRate', 'yoyRate']

  it('groups order lines, those without an item last', async () => {
    const answer = await report('03')
    expect(table(answer.rows, 'sgName', ...fields)).toEqual([
      '설비 1 2 50 2 5492618 57.6 - -',
      '부품 2 2 660 3 3650000 38.3 192.0 -',
      '소모품 2 3 - 3 299000 3.1 -28.8 -81.3',
      '미분류 0 1 1 1 100000 1.0 - -',
    ])
    expect(sumsOf(answer, ...fields)).toBe('5 4 - 8 9541618 100.0 471.4 496.4')
  })
})

describe('03 one level down', () => {
  it('is led to by each group, with the conditions that it stands under', async () => {
    const address = '/report/monthlyReport/monthlyReport03?isSearched=Y&yyyymm=202610'
    const { rows } = await report('03', { ytdYn: 'Y' })
    expect(rows.map(({ sgName, belowPath = '-' }) => `${sgName} ${belowPath}`)).toEqual([
      `설비 ${address}&ytdYn=Y&sgLevel=002&L1_SG_CODE=93`,
      `부품 ${address}&ytdYn=Y&sgLevel=002&L1_SG_CODE=91`,
      `소모품 ${address}&ytdYn=Y&sgLevel=002&L1_SG_CODE=92`,
      '미분류 -',
    ])
    const second = await report('03', { sgLevel: '002', L1_SG_CODE: '91' })
    expect(second.rows.map(({ belowPath }) => belowPath)).toEqual([
      `${address}&sgLevel=003&L1_SG_CODE=91&L2_SG_CODE=9101`,
    ])
    const lowest = await report('03', { sgLevel: '004' })
    expect(lowest.rows.filter(({ belowPath }) => belowPath)).toEqual([])
  })
})

describe('04 단가 변동 현황', () => {
  const fields = [
    'itemCode',
    'compNameKr',
    'prevYyyymm',
    'prevPrice',
    'unitPrice',
    'diffAmt',
    'diffRate',
    'qty',
    'effectAmt',
  ]

  it('compares averages with the newest earlier month', async () => {
    const answer = await report('04', { diffRate: '0' })
    expect(table(answer.rows, ...fields)).toEqual([
      'I5 C1 202609 1000.00 1250.00 250.00 25.0 360 90000',
      'I1 C2 202606 11300.00 11000.00 -300.00 -2.7 200 -60000',
      'I1 C1 202609 9500.00 10000.00 500.00 5.3 100 50000',
      'I4 C6 202608 108600.00 109261.80 661.80 0.6 10 6618',
      'I2 C1 202510 2000.00 2000.00 0.00 0.0 50 0',
      'I2 C2 202609 2000.00 2000.00 0.00 0.0 5 0',
    ])
    expect(answer.kpi).toEqual({ upCnt: 3, downCnt: 1, effectAmt: '86618' })
  })

  it('lists changes from the rate asked for', async () => {
    const answer = await report('04', {})
    expect(table(answer.rows, 'itemCode', 'compNameKr')).toEqual(['I5 C1', 'I1 C1'])
    expect(answer.kpi).toEqual({ upCnt: 2, downCnt: 0, effectAmt: '140000' })
  })
})

describe('05 납기 준수율', () => {
  const fields = [
    'dueCnt',
    'onTimeCnt',
    'lateCnt',
    'openCnt',
    'onTimeRate',
    'avgLateDays',
    'maxLateDays',
    'targetRate',
    'judge',
  ]

  it('judges the lines due in the month, the slowest supplier first', async () => {
    const answer = await report('05')
    expect(table(answer.rows, 'compNameKr', ...fields)).toEqual([
      'C1 2 1 1 0 50.0 2.0 2 95.0 미달',
      'C2 4 2 2 2 50.0 45.5 51 95.0 미달',
      'C6 2 1 1 1 50.0 40.0 40 95.0 미달',
      'C3 1 1 0 0 100.0 - - 95.0 우수',
    ])
    expect(sumsOf(answer, ...fields)).toBe('9 5 4 3 55.6 33.3 51 95.0 미달')
  })
})

describe('06 원가절감 실적', () => {
  const fields = ['baseAmt', 'contractAmt', 'savingAmt', 'savingRate']

  it('lists awards of the month in Seoul', async () => {
    const answer = await report('06')
    expect(table(answer.rows, 'rfqNo', ...fields)).toEqual([
      'G1 24000000 23500000 500000 2.1',
      'G2 1000000 1050000 -50000 -5.0',
      'G4 0 300000 -300000 -',
      'G6 10000000 9705000 295000 3.0',
    ])
    expect(sumsOf(answer, ...fields)).toBe('35000000 34555000 445000 1.3')
    expect(answer.kpi).toMatchObject({ targetRate: '3.0' })
    expect(answer.chart).toEqual([
      { stepNm: '기준금액', stage: 'baseAmt', stepAmt: '35000000' },
      { stepNm: '협상', savingType: 'NEGO', stepAmt: '-245000' },
      { stepNm: '경쟁입찰', savingType: 'BID', stepAmt: '-200000' },
      { stepNm: '계약금액', stage: 'contractAmt', stepAmt: '34555000' },
    ])
  })

  it('is empty for a department, which has no awards', async () => {
    expect((await report('06', {}, ofDepartment('D1020'))).rows).toEqual([])
  })
})

describe('07 발주-입고-정산 현황', () => {
  const fields = [
    'poCnt',
    'poAmt',
    'receiptAmt',
    'remainAmt',
    'settledAmt',
    'unsettledAmt',
    'postedAmt',
    'paidAmt',
    'receiptRate',
    'settleRate',
  ]

  it('follows the orders of October', async () => {
    const answer = await report('07')
    expect(table(answer.rows, ...fields)).toEqual([
      '6 4049000 3159000 890000 2569000 590000 1060000 1060000 78.0 81.3',
      '2 5492618 790870 4704219 790870 0 0 0 14.4 100.0',
    ])
    expect(sumsOf(answer, ...fields)).toBe(
      '8 9541618 3949870 5594219 3359870 590000 1060000 1060000 41.4 85.1',
    )
  })

  it('follows the orders of September', async () => {
    const answer = await report('07', { yyyymm: '202609' })
    expect(table(answer.rows, ...fields)).toEqual([
      '2 1370000 1000000 0 1000000 0 1000000 760000 73.0 100.0',
      '1 300000 270000 0 270000 0 270000 270000 90.0 100.0',
    ])
    expect(sumsOf(answer, ...fields)).toBe('3 1670000 1270000 0 1270000 0 1270000 1030000 76.0 100.0')
  })

  it('follows the orders of a department also where they are settled with a neighbour', async () => {
    const answer = await report('07', {}, ofDepartment('D1030'))
    expect(sumsOf(answer, ...fields)).toBe('3 299000 299000 0 299000 0 0 0 100.0 100.0')
  })
})

describe('09 품질·반품 현황', () => {
  const fields = [
    'dlvCnt',
    'dlvQty',
    'acceptQty',
    'rejectQty',
    'returnQty',
    'defectPpm',
    'returnAmt',
    'mainReason',
  ]

  it('counts what was inspected and what went back', async () => {
    const answer = await report('09')
    expect(table(answer.rows, 'compNameKr', 'sgName', ...fields)).toEqual([
      'C1 부품 1 100 100 0 20 200000 190000 -',
      'C1 소모품 2 50 50 0 0 0 0 -',
      'C2 부품 1 120 110 10 0 83333 0 DEF',
      'C2 소모품 2 65 65 0 0 0 0 -',
      'C2 설비 1 10 0 10 0 1000000 0 SPEC',
      'C3 미분류 1 1 1 0 0 0 0 -',
      'C6 설비 1 7 7 0 0 0 0 -',
    ])
    expect(sumsOf(answer, ...fields)).toBe('8 353 333 20 20 113314 190000 DEF')
    expect(answer.reasons).toEqual([
      { rejectReason: 'DEF', rejectQty: '10', cumRate: '50.0' },
      { rejectReason: 'SPEC', rejectQty: '10', cumRate: '100.0' },
    ])
  })
})

describe('10 발주유형별 현황', () => {
  const fields = [
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
  ]

  it('tells orders by their kind from claims without one', async () => {
    const answer = await report('10')
    expect(table(answer.rows, 'deptcd', ...fields)).toEqual([
      'D1020 3 3750000 0 0 0 0 0 1 345678 91.6',
      'D1030 1 10000 2 289000 0 0 0 0 0 100.0',
      'D3030 1 1092618 0 0 1 4400000 2 1 100000 98.2',
    ])
    expect(sumsOf(answer, ...fields)).toBe('5 4852618 2 289000 1 4400000 2 2 445678 95.5')
    expect(answer.kpi).toEqual({ normalRate: '48.6', simpleRate: '2.9', loiRate: '44.1', noneRate: '4.5' })
  })
})

describe('11 월마감·전기·지급 현황', () => {
  const fields = [
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
    'dueAmt',
    'paidAmt',
    'paidRate',
    'over60Cnt',
    'over60Amt',
  ]

  it('shows how far the settlements have come', async () => {
    const answer = await report('11')
    expect(table(answer.rows, 'section', ...fields)).toEqual([
      '모바일사업부 3 1 4 2420000 4 100.0 3 2 50.0 1 1560000 860000 25.0 1 240000',
      '반도체사업부 1 0 1 790870 0 0.0 0 0 0.0 0 790870 0 0.0 0 0',
    ])
    expect(sumsOf(answer, ...fields)).toBe('4 1 5 3210870 4 80.0 3 2 40.0 1 2350870 860000 20.0 1 240000')
  })

  it('knows no months of suppliers for a department', async () => {
    const { sums } = await report('11', {}, ofDepartment('D1020'))
    expect(sums).not.toHaveProperty('calcCnt')
  })
})

describe('08 구매 리드타임', () => {
  const steps = [
    'apprDays',
    'receiveDays',
    'rfqDays',
    'orderDays',
    'deliverDays',
    'settleDays',
    'totalDays',
    'momRate',
  ]
  beforeAll(() => loadLeadTimes(superUrl()))

  it('averages the days of each step', async () => {
    const answer = await report('08')
    expect(table(answer.rows, 'buyerId', 'docCnt', ...steps)).toEqual([
      'K1 3 1.7 1.3 6.0 5.0 4.5 12.0 30.5 -',
      'K2 1 3.0 1.0 7.0 2.0 20.0 10.0 43.0 126.3',
    ])
    expect(sumsOf(answer, 'docCnt', ...steps)).toBe('4 2.0 1.3 6.5 4.3 9.7 11.0 34.7 82.5')
    expect(answer.kpi).toMatchObject({ targetDays: '20.0' })
  })
})
