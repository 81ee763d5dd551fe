import { expect, it } from 'vitest'
import { pathIn, routeNameIn } from '../../../engine/auth/portalOf'

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
