import { describe, expect, it } from 'vitest'
import { cellText } from '../../../engine/record/cellText'

const codes = { entries: () => [], text: (_: string, value: string) => value }
const amount = { kind: 'amount', limits: { scale: 2 } } as const

describe('an amount in a list', () => {
  it.each([
    ['in won has no decimals', { currency: 'KRW' }, '1870000', '1,870,000'],
    ['in yen has none', { currency: 'JPY' }, '250000', '250,000'],
    ['in dollars has two', { currency: 'USD' }, '18250.5', '18,250.50'],
    ['in dollars has two where it is whole', { currency: 'USD' }, '-300', '-300.00'],
    ['never loses a digit', { currency: 'KRW' }, '12.5', '12.5'],
    ['without a currency shows what there is', {}, '18250.5', '18,250.5'],
  ])('%s', (_, row, value, text) => expect(cellText(amount, value, row, codes)).toBe(text))

  it('of a line has the currency of its document, unless it has one of its own', () => {
    expect(cellText(amount, '0.5', {}, codes, { currency: 'USD' })).toBe('0.50')
    expect(cellText(amount, '50', { currency: 'JPY' }, codes, { currency: 'USD' })).toBe('50')
  })

  it('in a column of won stays whole beside a foreign currency', () => {
    const won = { kind: 'amount', limits: { scale: 0 } } as const
    expect(cellText(won, '25000', { currency: 'USD' }, codes)).toBe('25,000')
  })
})

describe('a number that is no amount', () => {
  const score = { kind: 'decimal', limits: { scale: 2 }, places: 2 } as const
  const quantity = { kind: 'decimal', limits: { scale: 3 } } as const
  it.each([
    ['with fixed digits shows all of them', score, '82', '82.00'],
    ['with fixed digits loses none', score, '78.505', '78.505'],
    ['without shows those that it has', quantity, '82', '82'],
  ])('%s', (_, column, value, text) => expect(cellText(column, value, {}, codes)).toBe(text))
})
