import type { Transaction } from '../../database/connect'
import { addEvent } from '../../document/documentEvents'
import { given } from '../../document/givenFields'
import { conflict, refused } from '../../http/failure'
import { type ChangeContext, noteChange } from '../audit/noteChange'
import { applicationMails } from './applicationTexts'
import { authorityTexts } from './authorityTexts'
import {
  type AuthUserChange,
  administrators,
  authUserFailure,
  isApproval,
  type StoredUser,
} from './authUserRules'
import { type Mailing, tellApplicant } from './tellApplicant'

/** Changes what employees may do, together: the first refusal undoes all. Their next request is judged by it. */
export async function saveAuthUser(
  context: ChangeContext,
  mailing: Mailing,
  changes: readonly AuthUserChange[],
): Promise<void> {
  const { tx } = context
  const users = await lockUsers(
    tx,
    changes.map(({ singleid }) => singleid),
  )
  const unused = await tx.selectFrom('auth_group').select('auth_group_id').where('use_yn', '=', 'N').execute()
  const unusedGroups = new Set(unused.map(group => group.auth_group_id))
  for (const [index, change] of changes.entries()) {
    const stored = users.get(change.singleid)
    if (stored?.version !== change.version) throw conflict('staleVersion')
    const failure = authUserFailure(change, stored, context.actor, unusedGroups, index + 1)
    if (failure) throw failure
    await saveUser(context, mailing, change, stored)
  }
  await checkAdministratorLeft(tx)
}

/** The users and every administrator, so that two who take each other's authority away do it one after the other. */
async function lockUsers(tx: Transaction, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('person')
    .selectAll()
    .where(({ eb, or }) => or([eb('singleid', 'in', [...ids]), eb('auth_group_id', '=', administrators)]))
    .orderBy('singleid')
    .forUpdate()
    .execute()
  return new Map(rows.map(row => [row.singleid, row]))
}

/** Somebody tied to his department sees too little to administer. */
async function checkAdministratorLeft(tx: Transaction): Promise<void> {
  const left = await tx
    .selectFrom('person')
    .select('singleid')
    .where('auth_group_id', '=', administrators)
    .where('use_flag', '=', 'Y')
    .where('status', '<>', 'R')
    .where('auth', '<>', 'A')
    .limit(1)
    .executeTakeFirst()
  if (!left) throw refused('LAST_ADMINISTRATOR', authorityTexts.lastAdministrator)
}

const factsOf = ({ auth_group_id, auth, use_flag }: StoredUser) => ({
  authGroupId: auth_group_id,
  auth,
  useFlag: use_flag,
})

async function saveUser(
  context: ChangeContext,
  mailing: Mailing,
  change: AuthUserChange,
  stored: StoredUser & { readonly version: number; readonly email: string | null },
): Promise<void> {
  const { tx, actor, now } = context
  const { singleid, authGroupId, auth, appChk = 'Y', useFlag } = change
  const approved = isApproval(change, stored) ? { apply_status: 'APPROVED' } : {}
  await tx
    .updateTable('person')
    .set({
      auth_group_id: authGroupId,
      auth,
      app_chk: appChk,
      use_flag: useFlag,
      ...approved,
      updated_by: actor.userId,
      updated_dt: now,
      version: stored.version + 1,
    })
    .where('singleid', '=', singleid)
    .execute()
  const before = factsOf(stored)
  await addEvent(context, {
    docType: 'PERSON',
    docNo: singleid,
    action: 'saveAuthUser',
    from: stored.use_flag,
    to: useFlag,
    before,
    after: { authGroupId, auth, appChk, useFlag, ...given({ applyStatus: approved.apply_status }) },
  })
  const subject = `${singleid}: group ${before.authGroupId} to ${authGroupId}, type ${before.auth} to ${auth}, in use ${before.useFlag} to ${useFlag}`
  await noteChange(context, mailing.secret, 'saveAuthUser', subject)
  if (isApproval(change, stored))
    await tellApplicant(context, { singleid, email: stored.email }, applicationMails.approved, [], {
      ...mailing,
      path: '/login',
    })
}
