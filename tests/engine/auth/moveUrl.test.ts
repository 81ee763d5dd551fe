import { describe, expect, it } from 'vitest'
import { safeMoveUrl, withoutAccessToken } from '../../../engine/auth/moveUrl'

const known = ['/', '/prList', '/prEdit', '/cyber', '/cyber/prCheckList', '/item/category/categoryManage']
const isKnown = (path: string) => known.includes(path)

/** none of these may be gone to after an internal log-in. */
const refused = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nSet-Cookie: a=b',
  '/prList\r\nx',
  '/prList\u0000',
  '/prList\u007f',
  '/prList\u0085',
  'http://evil.example/prList',
  'https://evil.example/prList',
  'HTTPS://EVIL.EXAMPLE',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  '//user:pass@evil.example/prList',
  'https://gpms.invalid@evil.example/prList',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:a@b',
  '%2f%2fevil.example',
  '/%2fevil.example',
  '/%2f%2fevil.example',
  '/%2F/evil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/prList/..//evil.example',
  '/..//evil.example',
  '/./%2fevil.example',
  '/prList%00',
  '/prList%0d%0aX',
  '/%E0%A4%A',
  '/prList%',
  '/unknown',
  '/PRLIST',
  '/prList/',
  '/prList/more',
  '/login',
  '/authReq?error=AUTH003',
  '/info401',
  '/cyber',
  '/cyber/prCheckList',
  '/cyber/../prList/..//evil.example',
  'prList',
  './prList',
  '../prList',
  '?path=/prList',
  '#/prList',
  '',
  ' ',
  ' /prList',
  `/prList?q=${'가'.repeat(2000)}`,
  `/${'a'.repeat(4096)}`,
]

describe('where a log-in may lead', () => {
  it.each(refused)('%j is dropped', kept => {
    expect(safeMoveUrl(kept, 'internal', isKnown)).toBeUndefined()
  })

  it('nothing remembered leads nowhere', () => {
    expect(safeMoveUrl(undefined, 'internal', isKnown)).toBeUndefined()
  })

  it.each([
    ['/prList', '/prList'],
    ['/prEdit?prNo=PR2611-00001&apprNo=A1', '/prEdit?prNo=PR2611-00001&apprNo=A1'],
    ['/prList?title=//evil', '/prList?title=//evil'],
    ['/item/category/categoryManage', '/item/category/categoryManage'],
    ['/x/../prList', '/prList'],
    ['/prList#part', '/prList'],
  ])('%s leads to %s', (kept, target) => {
    expect(safeMoveUrl(kept, 'internal', isKnown)).toBe(target)
  })

  it('a page of the other portal is dropped, whichever way round', () => {
    expect(safeMoveUrl('/prList', 'external', isKnown)).toBeUndefined()
    expect(safeMoveUrl('/cyber/prCheckList', 'external', isKnown)).toBe('/cyber/prCheckList')
  })
})

it.each([
  ['/prEdit?prNo=1&accessToken=abc', '/prEdit?prNo=1'],
  ['/prEdit?access-token=abc', '/prEdit'],
  ['/prEdit?prNo=1', '/prEdit?prNo=1'],
  ['/cyber/prCheckList?accessToken=abc', '/cyber/prCheckList?accessToken=abc'],
])('%s goes on as %s', (path, target) => {
  expect(withoutAccessToken(path)).toBe(target)
})
