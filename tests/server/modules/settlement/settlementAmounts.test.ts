import { describe, expect, it } from 'vitest'
import { paymentDue } from '../../../../server/master/paymentDue'
import { amountFailure, deductionOf } from '../../../../server/modules/settlement/createSettlement'
import { latePenalty, settlementAmounts } from '../../../../server/modules/settlement/settlementAmounts'
import { confirmDue } from '../../../../server/modules/settlementMonth/settlementMonth'
import { matchLine } from '../../../../server/modules/settlementTarget/matchLine'

const line = (qty: string, unitPrice: string, receipt = 'WR1', rate = '1') => ({
  receipt,
  qty,
  unitPrice,
  rate,
})

describe('a settlement adds up', () => {
  it('the tax of the whole, whose lost won stand on the last line', () => {
    const found = settlementAmounts(
      [line('1', '33333'), line('1', '33333'), line('1', '33335')],
      'KRW',
      'V1',
      '0',
    )
    expect(found).toMatchObject({ receiptAmt: '100001', vatAmt: '10000', totalAmt: '110001' })
    expect(found.lines.map(({ vat }) => vat)).toEqual(['3333', '3333', '3334'])
  })

  it.each([
    ['1870000', 'V1', '187000'],
    ['345678', 'V1', '34567'],
    ['9', 'V1', '0'],
    ['-37800', 'V1', '-3780'],
    ['345678', 'V3', '0'],
    ['345678', 'V4', '0'],
  ] as const)('%s won under %s bear %s won of tax', (amount, taxCode, vat) => {
    expect(
      settlementAmounts(
        [line(amount.startsWith('-') ? '-1' : '1', amount.replace('-', ''))],
        'KRW',
        taxCode,
        '0',
      ).vatAmt,
    ).toBe(vat)
  })

  it.each([
    ['JPY', '617250', '912.34', '5631419'],
    ['JPY', '12345', '910.00', '112340'],
    ['JPY', '150', '913.00', '1370'],
    ['USD', '1250.55', '1387.20', '1734763'],
  ] as const)('%s %s at %s becomes %s won once', (currency, amount, rate, krw) => {
    const found = settlementAmounts([line('1', amount, 'WR1', rate)], currency, 'V4', '0')
    expect(found).toMatchObject({ supplyKrw: krw, vatAmt: '0', totalAmt: krw, rate })
  })

  it('each receipt becomes won at its own rate, and the rate is weighted', () => {
    const found = settlementAmounts(
      [line('1', '100', 'WR1', '1000'), line('3', '100', 'WR2', '2000')],
      'USD',
      'V4',
      '0',
    )
    expect(found).toMatchObject({ receiptAmt: '400.00', supplyKrw: '700000', rate: '1750.0000' })
  })

  it('a deduction lowers supply and tax', () => {
    expect(settlementAmounts([line('10', '10000')], 'KRW', 'V1', '5000')).toMatchObject({
      receiptAmt: '100000',
      supplyAmt: '95000',
      vatAmt: '9500',
      totalAmt: '104500',
    })
  })
})

it.each([
  ['100000', '110000', '0', undefined],
  ['100000', '0', '100000', undefined],
  ['100000', '-1100', '101000', 'deductAmt'],
  // Returns alone: nobody owes a supplier less than nothing.
  ['-100000', '-110000', '0', 'totalNegative'],
  ['0', '0', '0', undefined],
])(
  'receipts of %s won with a total of %s and a deduction of %s: %s',
  (receiptAmt, totalAmt, deduction, refusal) => {
    const failure = amountFailure(
      { ...settlementAmounts([], 'KRW', 'V1', '0'), receiptAmt, totalAmt },
      deduction,
    )
    expect(failure?.place.field ?? failure?.code).toBe(refusal)
  },
)

it.each([
  ['1000000', 0, '0'],
  ['1000000', 10, '15000'],
  ['1000000', 400, '100000'],
])('%s won that came %d days late are worth %s won of deduction', (amt, lateDays, penalty) => {
  expect(latePenalty([{ amt, lateDays }], 'KRW')).toBe(penalty)
})

it.each([
  ['P30', 'N', '2026-11-10', '2026-12-30'],
  ['P45', 'N', '2026-10-10', '2026-12-15'],
  ['P60', 'Y', '2026-09-02', '2026-10-30'],
  ['P60', 'Y', '2026-09-29', '2026-11-27'],
  ['P60', 'N', '2026-09-02', '2026-11-02'],
  ['P10', 'N', '2026-11-11', '2026-11-23'],
])('a receipt of term %s (subcontract %s) on %s is paid on %s', (payTerm, subcontractYn, receiptDay, due) => {
  expect(paymentDue({ payTerm, subcontractYn, receiptDay })).toBe(due)
})

it('a term of the posting waits for it', () => {
  const terms = { payTerm: 'PIM', subcontractYn: 'N', receiptDay: '2026-11-02' }
  expect(paymentDue(terms)).toBeUndefined()
  expect(paymentDue({ ...terms, postedDay: '2026-11-20' })).toBe('2026-11-20')
})

const matched = { unitPrice: '100', poPrice: '100', poQty: '10', receivedQty: '10', overTol: '5' }
it.each([
  [{}, 'FIT', '일치'],
  [{ unitPrice: '101' }, 'WARN', '단가 +1.0%'],
  [{ unitPrice: '102' }, 'STOP', '단가 +2.0%'],
  [{ receivedQty: '10.5' }, 'WARN', '수량 초과 5.0%'],
  [{ receivedQty: '10.6' }, 'STOP', '수량 초과 6.0%'],
] as const)('order and receipt with %o are %s', (change, verdict, text) => {
  expect(matchLine({ ...matched, ...change })).toEqual({ verdict, text })
})

it('a month is to be confirmed by the third working day of the next', () => {
  expect(confirmDue('202610')).toBe('2026-11-04')
})

describe('a deduction', () => {
  it.each([
    ['abc', 'notNumeric'],
    ['-1', 'negativeRefused'],
    ['0.5', 'integersOnly'],
  ])('of "%s" is refused at its field by %s', (deductAmt, code) => {
    expect(() => deductionOf({ deductAmt }, 'KRW', '0')).toThrow(
      expect.objectContaining({ body: expect.objectContaining({ code, field: 'deductAmt' }) }),
    )
  })

  it('is the proposed penalty with its reason where none is entered', () => {
    expect(deductionOf({}, 'KRW', '0')).toEqual({ amount: '0', reason: null })
    expect(deductionOf({}, 'KRW', '300').amount).toBe('300')
  })
})
