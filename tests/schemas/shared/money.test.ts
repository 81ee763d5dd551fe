import { describe, expect, it } from 'vitest'
import { multiplyDecimals, sumDecimals } from '../../../schemas/shared/decimal'
import {
  currencyDecimals,
  isCurrency,
  lineAmount,
  shownDecimals,
  toKrw,
  vatOf,
  vatOfLines,
} from '../../../schemas/shared/money'
import { seededNumbers } from './seededNumbers'

describe('the amount of a line', () => {
  it.each([
    ['12.5', '333.33', 'KRW', 1, '4167'],
    ['2.5', '1', 'KRW', 1, '3'],
    ['-2.5', '1', 'KRW', 1, '-3'],
    ['-0.5', '1', 'KRW', 1, '-1'],
    ['0.005', '1', 'KRW', 1, '0'],
    ['0.005', '1', 'USD', 1, '0.01'],
    ['-0.005', '1', 'USD', 1, '-0.01'],
    ['0.333', '9.99', 'USD', 1, '3.33'],
    ['5', '1234.5', 'JPY', 1, '6173'],
    ['250', '1200', 'KRW', 100, '3000'],
    ['1000000000000000', '1', 'KRW', 1, '1000000000000000'],
    ['1000000000000000', '99.99', 'EUR', 1, '99990000000000000.00'],
  ] as const)('%s at %s %s per %i is %s', (qty, price, currency, priceUnit, amount) => {
    expect(lineAmount(qty, price, currency, priceUnit)).toBe(amount)
  })
})

describe('the decimals that an amount is shown with', () => {
  it.each([
    ['KRW', 2, 0],
    ['JPY', 2, 0],
    ['USD', 2, 2],
    ['USD', 0, 0],
    ['', 2, undefined],
    [undefined, undefined, undefined],
  ] as const)('of %s in a field of %s digits are %s', (currency, scale, shown) => {
    expect(shownDecimals(currency, scale)).toBe(shown)
  })
})

describe('the equivalent in won', () => {
  it.each([
    ['617250', 'JPY', '912.34', '5631419'],
    ['12345', 'JPY', '910.00', '112340'],
    ['150', 'JPY', '913.00', '1370'],
    ['617250', 'JPY', '915.20', '5649072'],
    ['-150', 'JPY', '913.00', '-1370'],
    ['-1', 'JPY', '50', '-1'],
    ['1', 'JPY', '49.99', '0'],
    ['1250.55', 'USD', '1387.20', '1734763'],
    ['0.005', 'USD', '1000', '5'],
    ['-0.5', 'USD', '1', '-1'],
    ['1000000000000000', 'JPY', '912.34', '9123400000000000'],
    ['1870000', 'KRW', '1', '1870000'],
    ['-37800', 'KRW', '1', '-37800'],
    // Won are won, whatever rate stands beside them.
    ['1870000', 'KRW', '1387.20', '1870000'],
  ] as const)('%s %s at %s is %s won', (amount, currency, rate, won) => {
    expect(toKrw(amount, currency, rate)).toBe(won)
  })
})

describe('VAT', () => {
  it.each([
    ['100001', 'V1', '10000'],
    ['1870000', 'V1', '187000'],
    ['345678', 'V1', '34567'],
    ['345678', 'V2', '34567'],
    ['9', 'V1', '0'],
    ['-9', 'V1', '0'],
    ['-37800', 'V1', '-3780'],
    ['-345678', 'V1', '-34567'],
    ['1870000', 'V3', '0'],
    ['1870000', 'V4', '0'],
    ['1870000', 'V5', '0'],
    ['1000000000000000', 'V1', '100000000000000'],
  ] as const)('of %s won with %s is %s won', (supply, taxCode, vat) =>
    expect(vatOf(supply, taxCode)).toBe(vat),
  )

  it('the won lost by cutting off each line goes to the last line', () => {
    expect(vatOfLines(['33333', '33333', '33335'])).toEqual(['3333', '3333', '3334'])
    expect(vatOfLines([])).toEqual([])
  })

  it('the lines always add up to the tax of the document', () => {
    const next = seededNumbers(7)
    for (let round = 0; round < 500; round += 1) {
      const lines = Array.from({ length: 1 + next(8) }, () => String(next(1_000_000) - 200_000))
      expect(sumDecimals(vatOfLines(lines))).toBe(vatOf(sumDecimals(lines)))
    }
  })
})

describe('currencies', () => {
  it('won and yen have no decimals, the others two', () => {
    expect(currencyDecimals).toEqual({ KRW: 0, JPY: 0, USD: 2, EUR: 2, CNY: 2 })
    expect([isCurrency('JPY'), isCurrency('GBP'), isCurrency('toString')]).toEqual([true, false, false])
  })

  it('a total is the sum of the rounded lines, which may differ from the rounded total', () => {
    const amounts = ['0.5', '0.5', '0.5'].map(qty => lineAmount(qty, '1', 'KRW'))
    expect(sumDecimals(amounts)).toBe('3')
    expect(lineAmount(multiplyDecimals('0.5', '3'), '1', 'KRW')).toBe('2')
  })
})
