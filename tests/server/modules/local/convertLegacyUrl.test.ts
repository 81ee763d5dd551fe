import { describe, expect, it } from 'vitest'
import { convertLegacyUrl } from '../../../../server/modules/local/convertLegacyUrl'

const known = [
  { path: '/prList', portal: 'internal' },
  { path: '/prEdit', portal: 'internal' },
  { path: '/portal/ogpmsManage/notice', portal: 'internal' },
  { path: '/board/notice', portal: 'internal' },
  { path: '/cyber/deliverInfo', portal: 'external' },
]

describe('an address of the former system', () => {
  it.each([
    ['http://old.example/gpms/prList.do', 'internal', '/prList'],
    ['/gpms/pur/PRLIST.do?section=A&status=DRAFT', 'internal', '/prList?section=A&status=DRAFT'],
    [
      'https://old.example/prEdit.do;jsessionid=AB12?prNo=PR1&accessToken=secret',
      'internal',
      '/prEdit?prNo=PR1',
    ],
    ['/board/notice.do', 'internal', '/board/notice'],
    ['/x/ogpmsManage/notice.do', 'internal', '/portal/ogpmsManage/notice'],
    ['/ogpms/deliverInfo.do', 'external', '/cyber/deliverInfo'],
    ['/ogpms/deliverInfo.do', 'internal', undefined],
    ['/unknownPage.do', 'internal', undefined],
    ['javascript:alert(1)//prList', 'internal', undefined],
    ['//evil.example/prList?next=//evil.example', 'internal', '/prList?next=%2F%2Fevil.example'],
    ['', 'internal', undefined],
  ] as const)('%s becomes a path of the %s portal: %s', (legacyUrl, portal, path) => {
    expect(convertLegacyUrl(legacyUrl, portal, known)).toBe(path)
  })
})
