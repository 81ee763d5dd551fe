import { expect, it } from 'vitest'
import { portalOf, portalOfPage } from '../../../engine/auth/portalOf'

it.each([
  ['/', 'internal', 'internal'],
  ['/prList', 'internal', 'internal'],
  ['/cyber', 'external', 'external'],
  ['/cyber/prCheckList', 'external', 'external'],
  ['/cyberLogin', 'internal', 'external'],
  ['/cyberAuthReq', 'internal', 'external'],
  ['/integration', 'internal', 'external'],
  ['/cybernetics', 'internal', 'internal'],
])('%s is mounted in the %s portal and is a page of the %s one', (path, mounted, page) => {
  expect([portalOf(path), portalOfPage(path)]).toEqual([mounted, page])
})
