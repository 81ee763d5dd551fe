import type { OperationRequests } from '../../../codegen/generated/types'
import { isCodeValue } from '../../../schemas/codes/codeGroups'
import { addEvent } from '../../document/documentEvents'
import { conflict, type Failure, fieldRefused } from '../../http/failure'
import { noteMenuChange } from '../access/menuBook'
import { type ChangeContext, noteChange } from '../audit/noteChange'
import { noteCodeChange } from '../code/codeBook'
import { authorityTexts } from './authorityTexts'
import { usersOfGroup } from './listAuthorGroup'

type GroupChange = OperationRequests['saveAuthorGroup']['body']['rows'][number]

interface StoredGroup {
  readonly portal_type: string
  readonly user_cnt: number
}

const administrators = '99'

/** What speaks against a changed group. */
function groupFailure(change: GroupChange, stored: StoredGroup, row: number): Failure | undefined {
  const { authGroupId, authGroupName, rowScope, prefill, useYn } = change
  if (authGroupName.trim() === '') return fieldRefused('authGroupName', 'fieldEmpty', ['권한그룹명'], row)
  for (const [field, group, value] of [
    ['rowScope', 'ROW_SCOPE', rowScope],
    ['prefill', 'PREFILL', prefill],
    ['useYn', 'USE_YN', useYn],
  ] as const)
    if (!isCodeValue(group, value)) return fieldRefused(field, 'codeNotAllowed', [value], row)
  if (authGroupId === administrators && rowScope !== 'ALL')
    return fieldRefused('rowScope', authorityTexts.adminScope, [], row)
  if ((stored.portal_type === 'E') !== (rowScope === 'COMPANY'))
    return fieldRefused('rowScope', authorityTexts.supplierScope, [], row)
  if (useYn === 'Y') return undefined
  if (authGroupId === administrators) return fieldRefused('useYn', authorityTexts.adminGroupUnused, [], row)
  return stored.user_cnt > 0 ? fieldRefused('useYn', authorityTexts.groupHasUsers, [], row) : undefined
}

/** Changes groups together: the first refusal undoes all. Row scope, name and prefill count from the next request on. */
export async function saveAuthorGroup(
  context: ChangeContext,
  secret: string,
  changes: readonly GroupChange[],
): Promise<void> {
  for (const [index, change] of changes.entries()) await saveGroup(context, secret, change, index + 1)
  await noteCodeChange(context.tx)
  await noteMenuChange(context.tx)
}

async function saveGroup(
  context: ChangeContext,
  secret: string,
  change: GroupChange,
  row: number,
): Promise<void> {
  const { tx, actor, now } = context
  const { authGroupId, rowScope, prefill, useYn } = change
  const stored = await tx
    .selectFrom('auth_group')
    .selectAll()
    .select(usersOfGroup.as('user_cnt'))
    .where('auth_group_id', '=', authGroupId)
    .forUpdate()
    .executeTakeFirst()
  if (stored?.version !== change.version) throw conflict('staleVersion')
  const failure = groupFailure(change, stored, row)
  if (failure) throw failure
  const name = change.authGroupName.normalize('NFC').trim()
  await tx
    .updateTable('auth_group')
    .set({
      auth_group_name: name,
      row_scope: rowScope,
      prefill,
      description: change.description || null,
      use_yn: useYn,
      updated_by: actor.userId,
      updated_dt: now,
      version: stored.version + 1,
    })
    .where('auth_group_id', '=', authGroupId)
    .execute()
  // Every list shows a group by its code: the two have one name.
  await tx
    .updateTable('code')
    .set({ text: name, use_yn: useYn })
    .where('group_code', '=', 'AUTH_GROUP')
    .where('value', '=', authGroupId)
    .execute()
  await addEvent(context, {
    docType: 'AUTH_GROUP',
    docNo: authGroupId,
    action: 'saveAuthorGroup',
    from: stored.use_yn,
    to: useYn,
    before: { name: stored.auth_group_name, rowScope: stored.row_scope, prefill: stored.prefill },
    after: { name, rowScope, prefill },
  })
  const subject = `group ${authGroupId}: scope ${stored.row_scope} to ${rowScope}, in use ${stored.use_yn} to ${useYn}`
  await noteChange(context, secret, 'saveAuthorGroup', subject)
}
