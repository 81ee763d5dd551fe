import { describe, expect, it } from 'vitest'
import { cookieLine, readCookie } from '../../../server/http/cookies'

const wish = { name: 'gpms-access', value: 'v', sameSite: 'Strict' } as const

describe('cookies (R-22)', () => {
  it.each([
    ['production', []],
    ['demo', ['https://gpms.example.com']],
  ] as const)('of an encrypted place (%s, %j) can be written by no other host', (mode, origins) => {
    expect(cookieLine({ mode, origins }, wish)).toBe(
      '__Host-gpms-access=v; Path=/; HttpOnly; SameSite=Strict; Secure',
    )
  })

  it('of a demo without encryption stay those of the server alone', () => {
    expect(cookieLine({ mode: 'demo', origins: [] }, { ...wish, seconds: 60 })).toBe(
      'gpms-access=v; Path=/; HttpOnly; SameSite=Strict; Max-Age=60',
    )
  })

  it.each([
    ['a=1; __Host-gpms-access=v; b=2', 'v'],
    ['__Host-gpms-access=v; __Host-gpms-access=w', undefined],
    ['gpms-access=v', undefined],
    ['x__Host-gpms-access=v', undefined],
    [undefined, undefined],
  ])('of %j the value is %j', (header, value) => {
    expect(readCookie({ mode: 'production', origins: [] }, header, 'gpms-access')).toBe(value)
  })
})
