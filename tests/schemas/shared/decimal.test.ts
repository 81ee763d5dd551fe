import { describe, expect, it } from 'vitest'
import {
  addDecimals,
  compareDecimals,
  decimalPlaces,
  divideDecimals,
  formatDecimal,
  isDecimal,
  multiplyDecimals,
  negateDecimal,
  parseDecimal,
  roundDecimal,
  subtractDecimals,
  sumDecimals,
  trimDecimal,
  truncateDecimal,
} from '../../../schemas/shared/decimal'
import { seededNumbers } from './seededNumbers'

describe('exact decimal numbers', () => {
  it.each([
    ['0.1', '0.2', '0.3'],
    ['1000000000000000', '0.01', '1000000000000000.01'],
    ['-0.5', '0.5', '0.0'],
    ['99', '1', '100'],
  ])('%s plus %s is %s', (left, right, sum) => expect(addDecimals(left, right)).toBe(sum))

  it.each([
    ['1', '1.1', '-0.1'],
    ['1000000000000000', '999999999999999.9', '0.1'],
  ])('%s minus %s is %s', (left, right, rest) => expect(subtractDecimals(left, right)).toBe(rest))

  it.each([
    ['12.5', '333.33', '4166.625'],
    ['-3', '0.5', '-1.5'],
    ['999999999999999', '999999999999999', '999999999999998000000000000001'],
  ])('%s times %s is %s', (left, right, product) => expect(multiplyDecimals(left, right)).toBe(product))

  it.each([
    ['10', '3', 2, '3.33'],
    ['10', '-4', 0, '-3'],
    ['-10', '-4', 0, '3'],
    ['1', '0.03', 1, '33.3'],
    ['0', '7', 2, '0.00'],
  ])('%s divided by %s to %i decimals is %s', (left, right, places, quotient) => {
    expect(divideDecimals(left, right, places)).toBe(quotient)
  })

  it.each([
    ['0.5', 0, '1'],
    ['-0.5', 0, '-1'],
    ['0.4', 0, '0'],
    ['-0.4', 0, '0'],
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['0.005', 2, '0.01'],
    ['-0.005', 2, '-0.01'],
    ['1.005', 2, '1.01'],
    ['0.0049', 2, '0.00'],
    ['1000000000000000.5', 0, '1000000000000001'],
    ['7', 2, '7.00'],
  ])('%s rounded to %i decimals is %s', (text, places, rounded) =>
    expect(roundDecimal(text, places)).toBe(rounded),
  )

  it.each([
    ['9.99', 0, '9'],
    ['-9.99', 0, '-9'],
    ['-0.9', 0, '0'],
    ['9.876', 2, '9.87'],
    ['1.2', 3, '1.200'],
  ])('%s cut off at %i decimals is %s', (text, places, cut) =>
    expect(truncateDecimal(text, places)).toBe(cut),
  )

  it.each([
    ['1.0', '1', 0],
    ['-0', '0', 0],
    ['2', '10', -1],
    ['-2', '-10', 1],
    ['0.1', '0.09', 1],
  ])('%s against %s compares as %i', (left, right, order) => expect(compareDecimals(left, right)).toBe(order))

  it.each([
    ['1234567.5', undefined, '1,234,567.5'],
    ['1870000', undefined, '1,870,000'],
    ['-1234', undefined, '-1,234'],
    ['-123', undefined, '-123'],
    ['12.500', undefined, '12.5'],
    ['1250.5', 2, '1,250.50'],
    ['0.125', 2, '0.125'],
    ['1000000000000000', 0, '1,000,000,000,000,000'],
  ])('%s shown with %s decimals is %s', (text, places, shown) =>
    expect(formatDecimal(text, places)).toBe(shown),
  )

  it.each(['', ' 1', '1,000', '1e3', '.5', '5.', '--1', 'NaN', '１'])('"%s" is no decimal number', text => {
    expect(isDecimal(text)).toBe(false)
    expect(() => parseDecimal(text)).toThrow('Engine bug: parseDecimal')
  })

  it('small turns: sign, sum of none, trailing zeros, places', () => {
    expect(negateDecimal('0.00')).toBe('0.00')
    expect(negateDecimal('-1.50')).toBe('1.50')
    expect(sumDecimals([])).toBe('0')
    expect(sumDecimals(['0.1', '0.2', '-0.3'])).toBe('0.0')
    expect([trimDecimal('10'), trimDecimal('10.00'), trimDecimal('-0.0')]).toEqual(['10', '10', '0'])
    expect([decimalPlaces('1.500'), decimalPlaces('100')]).toEqual([1, 0])
  })

  it('dividing by zero is named as a fault of the program', () => {
    expect(() => divideDecimals('1', '0.00', 2)).toThrow('Engine bug: divideDecimals')
  })

  it('agrees with whole-number arithmetic for 2,000 random sums, products and roundings', () => {
    const next = seededNumbers(43)
    for (let round = 0; round < 2000; round += 1) {
      const [a, b] = [next(2_000_000) - 1_000_000, next(2_000_000) - 1_000_000]
      const [left, right] = [divideDecimals(String(a), '100', 2), divideDecimals(String(b), '100', 2)]
      expect(addDecimals(left, right)).toBe(divideDecimals(String(a + b), '100', 2))
      expect(multiplyDecimals(left, right)).toBe(divideDecimals(String(a * b), '10000', 4))
      const away = Math.trunc(Math.abs(a) / 100 + 0.5) * (a < 0 ? -1 : 1)
      expect(roundDecimal(left, 0)).toBe(String(away))
    }
  })
})
