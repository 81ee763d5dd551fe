import { describe, expect, it } from 'vitest'
import { takeUrlTokens } from '../../../engine/routing/urlTokens'

function visit(pathname: string, search: string, hash = '') {
  const shown: string[] = []
  const history = { replaceState: (_state: unknown, _unused: string, url: string) => void shown.push(url) }
  return { taken: takeUrlTokens({ location: { pathname, search, hash }, history }), shown }
}

const tokens = { urlTokens: { accessToken: 'a', refreshToken: 'r', tokenKey: '' } }

describe('tokens in the address', () => {
  it.each([
    ['both are taken and leave the address', '?accessToken=a&refreshToken=r', tokens, ['/cyberLogin']],
    ['what else stands there stays', '?t=abc&accessToken=a&refreshToken=r', tokens, ['/cyberLogin?t=abc']],
    ['one alone opens nothing and leaves the address all the same', '?accessToken=a', {}, ['/cyberLogin']],
    ['empty ones open nothing', '?accessToken=&refreshToken=', {}, ['/cyberLogin']],
    ['an address without them is left as it is', '?errorCode=AUTH003', {}, []],
    ['and so is a bare one', '', {}, []],
  ])('%s', (_, search, taken, shown) => {
    expect(visit('/cyberLogin', search)).toEqual({ taken, shown })
  })

  it('a stroke at the end of the page makes no difference', () => {
    expect(visit('/cyberLogin/', '?accessToken=a&refreshToken=r')).toEqual({
      taken: tokens,
      shown: ['/cyberLogin/'],
    })
  })

  it.each(['/', '/login', '/cyber', '/integration'])('%s takes none', pathname => {
    expect(visit(pathname, '?accessToken=a&refreshToken=r')).toEqual({ taken: {}, shown: [] })
  })
})

describe("SSO's assertion in the address", () => {
  it.each([
    [
      'is taken at the log-in page of staff and leaves the address',
      '/login',
      { ssoData: 'a.b.c' },
      ['/login'],
    ],
    ['and at no other page', '/cyberLogin', {}, []],
  ])('%s', (_, pathname, taken, shown) => {
    expect(visit(pathname, '', '#data=a.b.c')).toEqual({ taken, shown })
  })
})
