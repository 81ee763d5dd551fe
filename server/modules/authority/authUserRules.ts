import type { OperationRequests } from '../../../codegen/generated/types'
import { authGroup, isAuthGroupId } from '../../../schemas/codes/authGroups'
import { isCodeValue } from '../../../schemas/codes/codeGroups'
import type { Actor } from '../../database/actor'
import { type Failure, fieldRefused } from '../../http/failure'
import { authorityTexts } from './authorityTexts'

export type AuthUserChange = OperationRequests['saveAuthUser']['body']['rows'][number]

export interface StoredUser {
  readonly auth_group_id: string
  readonly auth: string
  readonly use_flag: string
  readonly status: string
}

export const administrators = '99'

/** What speaks against a change of somebody's authority; `unused` are the groups out of use, `row` counts from 1. */
export function authUserFailure(
  change: AuthUserChange,
  stored: StoredUser,
  actor: Pick<Actor, 'userId' | 'group'>,
  unused: ReadonlySet<string>,
  row: number,
): Failure | undefined {
  const { authGroupId, auth, appChk = 'Y', useFlag } = change
  for (const [field, group, value] of [
    ['auth', 'AUTH_TYPE', auth],
    ['appChk', 'YN', appChk],
    ['useFlag', 'USE_YN', useFlag],
  ] as const)
    if (!isCodeValue(group, value)) return fieldRefused(field, 'codeNotAllowed', [value], row)
  if (!isAuthGroupId(authGroupId)) return fieldRefused('authGroupId', 'codeNotAllowed', [authGroupId], row)
  const isGroupChanged = authGroupId !== stored.auth_group_id
  if (change.singleid === actor.userId) {
    if (isGroupChanged) return fieldRefused('authGroupId', authorityTexts.ownGroup, [], row)
    if (useFlag !== 'Y') return fieldRefused('useFlag', authorityTexts.ownUse, [], row)
    if (auth !== stored.auth) return fieldRefused('auth', authorityTexts.ownType, [], row)
  }
  const touchesAdministrator = [authGroupId, stored.auth_group_id].includes(administrators)
  if (actor.group !== administrators && touchesAdministrator)
    return fieldRefused('authGroupId', authorityTexts.onlyAdministrator, [], row)
  if (authGroup(authGroupId).portal === 'E')
    return fieldRefused('authGroupId', authorityTexts.supplierGroup, [], row)
  if (isGroupChanged && unused.has(authGroupId))
    return fieldRefused('authGroupId', authorityTexts.unusedGroup, [], row)
  return useFlag === 'Y' && stored.status === 'R'
    ? fieldRefused('useFlag', authorityTexts.retired, [], row)
    : undefined
}
