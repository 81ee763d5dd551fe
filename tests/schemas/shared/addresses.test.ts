import { expect, it } from 'vitest'
import { isShownOn, portalOfAddress, portalOfDocument, portalTitle } from '../../../schemas/shared/addresses'

const mainHost = { isExternal: false }
const supplierHost = { isExternal: true }

/** An address; whose it is; what a fresh document there is titled; whether the host of suppliers shows it. */
it.each([
  ['/', 'internal', 'GPMS', false],
  ['/prList', 'internal', 'GPMS', false],
  ['/login', 'internal', 'GPMS', false],
  ['/authReq', 'internal', 'GPMS', false],
  ['/nothing', 'internal', 'GPMS', false],
  ['/template/template0', 'internal', 'GPMS', false],
  ['/template/userApply', 'internal', 'GPMS', false],
  ['/cybernetics', 'internal', 'GPMS', false],
  ['/cyberfoo', 'internal', 'GPMS', false],
  ['/cyber', 'external', 'OGPMS', true],
  ['/cyber/', 'external', 'OGPMS', true],
  ['/cyber/prCheckList', 'external', 'OGPMS', true],
  ['/cyber/nothing', 'external', 'OGPMS', true],
  ['/cyberLogin', 'external', 'OGPMS', true],
  ['/cyberAuthReq', 'external', 'OGPMS', true],
  ['/integration', 'external', 'OGPMS', true],
  ['/info401', undefined, 'GPMS', true],
  ['/info500', undefined, 'GPMS', true],
] as const)('%s is of the %s portal and titled %s', (path, portal, title, isShown) => {
  expect(portalOfAddress(path)).toBe(portal)
  expect(portalTitle(portalOfDocument(mainHost, path))).toBe(title)
  expect(portalTitle(portalOfDocument(supplierHost, path))).toBe('OGPMS')
  expect([isShownOn(mainHost, path), isShownOn(supplierHost, path)]).toEqual([true, isShown])
})
