import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, everything, ofSection, report, startVectors, sumsOf, table } from './vectorReports'

let stop: () => Promise<void>
beforeAll(async () => {
  stop = await startVectors()
})
afterAll(() => stop())

describe('단가 차이 분석', () => {
  const months = { yyyymmFrom: '202511', yyyymmTo: '202610' }
  const of = (diffBasis: string, more: object = {}) =>
    report('getCostUnitDifference', { ...months, diffBasis, ...more })
  const fields = ['lastPoNo', 'unitPrice', 'qty', 'basisPrice', 'diffRate', 'effectAmt']

  it('compares with the order before', async () => {
    const answer = await of('PREV')
    expect(table(answer.rows, 'itemCode', 'compNameKr', 'section', ...fields)).toEqual([
      'I1 C1 모바일사업부 P1 10000.00 200 9500.00 5.3 100000',
      'I1 C2 모바일사업부 P2 11000.00 250 11000.00 0.0 0',
      'I2 C1 모바일사업부 P1 2000.00 50 2000.00 0.0 0',
      'I2 C2 모바일사업부 P19 2000.00 15 2000.00 0.0 0',
      'I3 C2 모바일사업부 P11 4000.00 100 - - -',
      'I3 C3 모바일사업부 P3 18900.00 10 - - -',
      'I4 C2 반도체사업부 P8 110000.00 40 - - -',
      'I4 C6 반도체사업부 P4 101406.59 20 108600.00 -6.6 -143868',
      'I5 C1 모바일사업부 P18 1250.00 360 1000.00 25.0 90000',
      'I5 C1 반도체사업부 P13 1000.00 300 - - -',
    ])
  })

  const bases = ['basisPrice', 'diffRate', 'effectAmt']

  it('compares with the average of twelve months', async () => {
    expect(table((await of('AVG12')).rows, ...bases)).toEqual([
      '10477.78 -4.6 -95556',
      '10477.78 5.0 130556',
      '2000.00 0.0 0',
      '2000.00 0.0 0',
      '5354.55 -25.3 -135455',
      '5354.55 253.0 135455',
      '109643.63 0.3 14255',
      '109643.63 -7.5 -164741',
      '1136.36 10.0 40909',
      '1136.36 -12.0 -40909',
    ])
  })

  it('compares with the lowest valid price, by the rate of the price day', async () => {
    expect(table((await of('MIN')).rows, ...bases)).toEqual([
      ...['9800.00 2.0 40000', '9800.00 12.2 300000', '- - -', '- - -', '- - -', '- - -'],
      ...['113750.00 -3.3 -150000', '113750.00 -10.9 -246868', '- - -', '- - -'],
    ])
  })

  it('compares with the lowest price of another supplier', async () => {
    expect(table((await of('MARKET')).rows, ...bases)).toEqual([
      ...['10500.00 -4.8 -100000', '9800.00 12.2 300000', '- - -', '- - -', '- - -', '- - -'],
      ...['113750.00 -3.3 -150000', '- - -', '- - -', '- - -'],
    ])
  })

  it('lists what differs by a limit or more, and adds up its effect', async () => {
    const answer = await of('PREV', { diffRate: '5' })
    expect(table(answer.rows, 'itemCode', 'compNameKr', 'diffRate')).toEqual([
      'I1 C1 5.3',
      'I4 C6 -6.6',
      'I5 C1 25.0',
    ])
    expect(sumsOf(answer, 'effectAmt')).toBe('46132')
    expect(table(answer.chart as Answer['rows'], 'diffRate')).toEqual(['25.0', '-6.6', '5.3'])
  })

  it('refuses months in the wrong order, and more than 24', async () => {
    await expect(of('PREV', { yyyymmFrom: '202610', yyyymmTo: '202609' })).rejects.toThrow(/늦습니다/)
    await expect(of('PREV', { yyyymmFrom: '202410' })).rejects.toThrow(/24개월/)
  })
})

describe('고단가 품목', () => {
  const of = (diffBasis: string, diffRate: string, more: object = {}, actor = everything) =>
    report('listHighCostUnit', { diffBasis, diffRate, ...more }, actor)
  const fields = [
    'itemCode',
    'compNameKr',
    'unitPrice',
    'avgPrice',
    'minPrice',
    'diffRate',
    'qty',
    'overAmt',
    'cumRate',
  ]
  const bolt = (cumRate: string) => `I3 C3 18900.00 5354.55 - 253.0 110 1490000 ${cumRate}`
  const nut = 'I5 C1 1250.00 1136.36 - 10.0 660 75000 100.0'

  it('lists what exceeds the average of twelve months by a limit, which the item at 10.0 % reaches', async () => {
    const answer = await of('AVG12', '10')
    expect(table(answer.rows, ...fields)).toEqual([bolt('95.2'), nut])
    expect(sumsOf(answer, 'overAmt')).toBe('1565000')
    expect(answer.kpi).toEqual({ itemCnt: 2, overAmt: '1565000', noActionCnt: 2 })
  })

  it('lists more by a lower limit', async () => {
    const answer = await of('AVG12', '2')
    const housing = 'I1 C2 11000.00 10477.78 9800.00 5.0 450 235000 95.8'
    expect(table(answer.rows, ...fields)).toEqual([bolt('82.8'), housing, nut])
    expect(sumsOf(answer, 'overAmt')).toBe('1800000')
  })

  it('compares with the lowest valid price of all sections', async () => {
    const answer = await of('MIN', '10')
    const housing = 'I1 C2 11000.00 10477.78 9800.00 12.2 450 540000 100.0'
    expect(table(answer.rows, ...fields)).toEqual([housing])
    expect(sumsOf(answer, 'overAmt')).toBe('540000')
  })

  it('counts the lines of the section that is chosen, and of the one that the reader sees', async () => {
    const chosen = await of('AVG12', '10', { section: '모바일사업부' })
    expect(table(chosen.rows, 'itemCode', 'overAmt')).toEqual(['I3 1490000'])
    const seen = await of('AVG12', '10', {}, ofSection('모바일사업부'))
    expect(seen.rows).toEqual(chosen.rows)
  })

  it('finds items by what is done about them, and none is done without a word', async () => {
    expect((await of('AVG12', '10', { actionType: 'NONE,NEGO' })).rows).toHaveLength(2)
    expect((await of('AVG12', '10', { actionType: 'KEEP' })).rows).toEqual([])
  })

  it('refuses a month to come, and a basis that there is not', async () => {
    await expect(of('AVG12', '10', { yyyymm: '202701' })).rejects.toThrow(/당월 이후/)
    await expect(of('LOWEST', '10')).rejects.toThrow(/LOWEST/)
  })
})

describe('품목마스터 단가', () => {
  const of = (input: object = {}) =>
    report('listItemMasterCost', { regDateFrom: '2026-09-10', regDateTo: '2026-12-10', ...input })
  const counts = ['itemCnt', 'validCnt', 'expiredCnt', 'noneCnt', 'shareRate']

  it('counts items by whether they have a price, the group with the fewest first', async () => {
    const answer = await of()
    expect(table(answer.chart as Answer['rows'], 'sgName', ...counts)).toEqual([
      '부품 3 1 1 1 33.3',
      '소모품 2 1 0 1 50.0',
      '설비 1 1 0 0 100.0',
    ])
    expect(sumsOf(answer, ...counts)).toBe('6 3 1 2 50.0')
  })

  it('lists each valid price, else the newest that has expired, else none, in the currency of the price', async () => {
    const answer = await of()
    const fields = [
      'itemCode',
      'compNameKr',
      'currency',
      'unitPrice',
      'priceUnit',
      'prevPrice',
      'diffRate',
      'lastPoNo',
    ]
    expect(table(answer.rows, ...fields)).toEqual([
      'I1 C1 KRW 9800 1 - - P1',
      'I1 C2 KRW 1050000 100 - - P2',
      'I2 C1 KRW 1900 1 - - P1',
      'I3 - - - - - - -',
      'I4 C6 JPY 12500 1 - - P4',
      'I5 C1 KRW 1100 1 1000 10.0 P18',
      'I6 - - - - - - -',
    ])
  })

  it('lists items with expired prices, or without any, while the counts stay', async () => {
    const expired = await of({ expiredYn: 'Y' })
    expect(table(expired.rows, 'itemCode', 'validTo')).toEqual(['I5 2026-09-30'])
    const none = await of({ noPriceYn: 'Y' })
    expect(table(none.rows, 'itemCode')).toEqual(['I3', 'I6'])
    expect([sumsOf(expired, ...counts), sumsOf(none, ...counts)]).toEqual(Array(2).fill('6 3 1 2 50.0'))
  })

  it('knows the prices of a supplier alone', async () => {
    const answer = await of({ compNo: 'C900002' })
    expect(sumsOf(answer, ...counts)).toBe('6 1 0 5 16.7')
  })

  it('refuses a period that ends before it begins', async () => {
    await expect(of({ regDateTo: '2026-09-01' })).rejects.toThrow(/조회 시작일/)
  })
})
