import { expect, it } from 'vitest'
import { userRoot } from '../../../engine/runtime/userRoot'
import { fakeServices } from './fakeServices'

it.each([
  ['60', true],
  ['61', true],
  ['50', false],
  ['', false],
])('a person of group "%s" is a supplier: %s', (authGroupId, isSupplier) => {
  expect(userRoot(fakeServices({ user: { authGroupId } }))).toMatchObject({ authGroupId, isSupplier })
})
