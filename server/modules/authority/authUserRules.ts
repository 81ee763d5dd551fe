import type { OperationRequests } from '../../../codegen/generated/types'
import { authGroup, isAuthGroupId } from '../../../schemas/codes/authGroups'
import { codeText } from '../../../schemas/codes/codeGroups'
import type { Actor } from '../../database/actor'
import { type Failure, fieldRefused } from '../../http/failure'
import { applicationTexts } from './applicationTexts'
import { authorityTexts } from './authorityTexts'

export type AuthUserChange = OperationRequests['saveAuthUser']['body']['rows'][number]

export interface StoredUser {
  readonly auth_group_id: string
  readonly auth: string
  readonly use_flag: string
  readonly status: string
  readonly apply_status: string | null
}

export const administrators = '99'

/**
 * What speaks against a change of somebody's authority, whose codes the contract has judged; `unused` are the groups out of use, `row`
 * counts from 1.
 */
export function authUserFailure(
  change: AuthUserChange,
  stored: StoredUser,
  actor: Pick<Actor, 'userId' | 'group'>,
  unused: ReadonlySet<string>,
  row: number,
): Failure | undefined {
  const { authGroupId, auth, appChk = 'Y', useFlag } = change
  const isGroupChanged = authGroupId !== stored.auth_group_id
  if (change.singleid === actor.userId) {
    if (isGroupChanged) return fieldRefused('authGroupId', authorityTexts.ownGroup, [], row)
    if (useFlag !== 'Y') return fieldRefused('useFlag', authorityTexts.ownUse, [], row)
    if (auth !== stored.auth) return fieldRefused('auth', authorityTexts.ownType, [], row)
  }
  const touchesAdministrator = [authGroupId, stored.auth_group_id].includes(administrators)
  if (actor.group !== administrators && touchesAdministrator)
    return fieldRefused('authGroupId', authorityTexts.onlyAdministrator, [], row)
  if (isAuthGroupId(authGroupId) && authGroup(authGroupId).portal === 'E')
    return fieldRefused('authGroupId', authorityTexts.supplierGroup, [], row)
  if ((isGroupChanged || isApproval(change, stored)) && unused.has(authGroupId))
    return fieldRefused('authGroupId', authorityTexts.unusedGroup, [], row)
  if (useFlag === 'Y' && stored.status === 'R')
    return fieldRefused('useFlag', authorityTexts.retired, [], row)
  return applicationFailure({ useFlag, appChk }, stored, row)
}

/** Putting an applicant to use approves the application (domain 3.46). */
export const isApproval = (
  { useFlag }: Pick<AuthUserChange, 'useFlag'>,
  { apply_status }: Pick<StoredUser, 'apply_status'>,
) => apply_status === 'APPLIED' && useFlag === 'Y'

/** A rejected applicant has to apply again, and nobody approves documents before being approved. */
function applicationFailure(
  { useFlag, appChk }: { readonly useFlag: string; readonly appChk: string },
  { apply_status }: StoredUser,
  row: number,
): Failure | undefined {
  if (apply_status === null || apply_status === 'APPROVED' || (useFlag === 'N' && appChk === 'N'))
    return undefined
  if (useFlag === 'N') return fieldRefused('appChk', applicationTexts.notApproved, [], row)
  return apply_status === 'REJECTED'
    ? fieldRefused('useFlag', 'stateRefused', [codeText('APPLY_STATUS', apply_status)], row)
    : undefined
}
