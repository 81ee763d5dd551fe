import { describe, expect, it } from 'vitest'
import { formatDateTokens } from '../../../schemas/shared/dateTokens'
import { tokenCases } from '../../cases/textRuleCases'

const noon = { year: 2004, month: 2, day: 29, hour: 12, minute: 30, second: 0 }

describe('date tokens', () => {
  it.each(tokenCases)('"%s" of %j is "%s"', (pattern, moment, text) =>
    expect(formatDateTokens(pattern, moment)).toBe(text),
  )

  it('one o’clock in the afternoon is 01 on a twelve-hour clock', () => {
    expect(formatDateTokens('hh a/p', { ...noon, hour: 13 })).toBe('01 오후')
  })
})
