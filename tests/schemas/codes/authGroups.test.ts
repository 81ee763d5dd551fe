import { describe, expect, it } from 'vitest'
import { authGroup, authGroupIds, isAuthGroupId, rowScopeOf } from '../../../schemas/codes/authGroups'
import { codeEntries, codeText } from '../../../schemas/codes/codeGroups'

describe('authority groups', () => {
  it('are the thirteen of the common code, with the same names', () => {
    expect([...authGroupIds].sort()).toEqual(
      codeEntries('AUTH_GROUP')
        .map(entry => entry.value)
        .sort(),
    )
    expect(authGroupIds.map(id => authGroup(id).name)).toEqual(
      authGroupIds.map(id => codeText('AUTH_GROUP', id)),
    )
  })

  it.each([
    ['99', 'N', 'ALL'],
    ['99', 'A', 'DEPT'],
    ['33', 'N', 'ALL'],
    ['32', 'N', 'SECTION'],
    ['32', 'A', 'DEPT'],
    ['31', 'A', 'DEPT'],
    ['30', 'N', 'OWN'],
    ['30', 'A', 'OWN'],
    ['60', 'N', 'COMPANY'],
    ['61', 'A', 'COMPANY'],
  ] as const)('group %s with auth %s sees rows of scope %s', (id, auth, scope) => {
    expect(rowScopeOf(authGroup(id).rowScope, auth)).toBe(scope)
  })

  it('only 60 and 61 belong to suppliers', () => {
    expect(authGroupIds.filter(id => authGroup(id).portal === 'E')).toEqual(['60', '61'])
    expect([isAuthGroupId('30'), isAuthGroupId('35')]).toEqual([true, false])
  })
})
