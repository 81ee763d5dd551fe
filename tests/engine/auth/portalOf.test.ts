import { expect, it } from 'vitest'
import { pathIn, portalOf, portalTitle, routeNameIn } from '../../../engine/auth/portalOf'

it.each([
  ['/', 'internal'],
  ['/prList', 'internal'],
  ['/cyber', 'external'],
  ['/cyber/prCheckList', 'external'],
  ['/cyberLogin', 'internal'],
  ['/cybernetics', 'internal'],
])('%s is mounted in the %s portal', (path, mounted) => {
  expect(portalOf(path)).toBe(mounted)
})

it('the page title is OGPMS on the external portal and GPMS on the internal one', () => {
  expect([portalTitle('external'), portalTitle('internal')]).toEqual(['OGPMS', 'GPMS'])
})

it.each([
  ['internal', '/prList', '/prList'],
  ['external', '/prCheckList', '/cyber/prCheckList'],
  ['external', '/cyber/prCheckList', '/cyber/prCheckList'],
  ['external', '/', '/cyber'],
  ['external', '/cyber', '/cyber'],
  ['external', '/cybernetics', '/cyber/cybernetics'],
] as const)('in the %s portal %s is gone to as %s', (portal, path, gone) => {
  expect(pathIn(portal, path)).toBe(gone)
})

it('route names of the external portal begin with Cyber_', () => {
  expect([routeNameIn('internal', 'prList'), routeNameIn('external', 'prCheckList')]).toEqual([
    'prList',
    'Cyber_prCheckList',
  ])
})
