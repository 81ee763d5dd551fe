import { describe, expect, it } from 'vitest'
import { toKrw } from '../../../schemas/shared/money'
import { zeroPad } from '../../../schemas/shared/zeroPad'
import { wonCases, zeroPadCases } from '../../cases/textRuleCases'

describe('numbers as text', () => {
  it.each(zeroPadCases)('%s in %i digits is %s', (value, length, text) => {
    expect(zeroPad(value, length)).toBe(text)
  })

  it.each(wonCases)('%s %s at %s is %s won', (amount, currency, rate, won) => {
    expect(toKrw(amount, currency, rate)).toBe(won)
  })
})
