import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { runAsSystem } from '../../database/runAsSystem'
import type { DocumentKey } from '../../document/transitionKeys'
import { fieldRefused, refused } from '../../http/failure'
import { readUsableCodes } from '../../master/usableCodes'
import { forgetFailures } from '../login/loginFailures'
import { giveTemporaryPassword } from '../login/temporaryPassword'
import {
  changeUser,
  endUserSessions,
  openForTransition,
  reasonOf,
  tellUser,
  type UserContext,
} from './changeSupplierUser'
import { checkAdministratorLeft } from './saveSupplierUser'
import {
  companyStatus,
  isOpenApplicant,
  lockCompanyOf,
  otherAdministrators,
  otherMains,
} from './supplierUserStore'
import { supplierUserTexts } from './supplierUserTexts'

type Said = Pick<OperationRequests['blockExtUser']['body'], 'reason' | 'reasonCode'>

/** One of the transitions of domain 3.41, for one user. */
type Move = (context: UserContext, key: DocumentKey, said: Said) => Promise<TransitionAnswer>

const unlocked = { status: 'ACTIVE', fail_cnt: 0 } as const

/** Log-in counts failures by identifier; without this it would still answer that the account is locked. */
const forget = ({ tx }: UserContext, userId: string) =>
  runAsSystem(tx, () => forgetFailures(tx, { portal: 'E', userId }))

/** APPLIED → ACTIVE. A second administrator of a company needs a reason. */
export const approveUser: Move = async (context, key, { reason }) => {
  const { tx } = context
  const user = await openForTransition(context, 'approveExtUser', key)
  if ((await companyStatus(tx, user.comp_no)) !== 'REGISTERED')
    throw refused('COMPANY_NOT_TRADING', supplierUserTexts.companyNotTrading)
  if (await isOpenApplicant(tx, user.user_id))
    throw refused('COMES_WITH_APPLICATION', supplierUserTexts.comesWithApplication)
  const said = reasonOf('approveExtUser', reason)
  if (user.auth_group_id === '61') {
    // An administrator of a supplier makes none (domain 10.3).
    if (context.actor.group === '61')
      throw refused('ADMINISTRATOR_BY_STAFF', supplierUserTexts.administratorByStaff)
    if (said === '' && (await otherAdministrators(tx, user)) > 0)
      throw refused('SECOND_ADMINISTRATOR', supplierUserTexts.secondAdministrator)
  }
  const answer = await changeUser(context, user, {
    action: 'approveExtUser',
    columns: { status: 'ACTIVE' },
    reason: said,
  })
  await tellUser(context, user, supplierUserTexts.approvedTitle, supplierUserTexts.approvedText, [
    user.user_id,
  ])
  return answer
}

/** APPLIED → REJECTED, with a reason that the applicant reads. */
export const rejectUser: Move = async (context, key, { reason }) => {
  const said = reasonOf('rejectExtUser', reason)
  const user = await openForTransition(context, 'rejectExtUser', key)
  const columns = { status: 'REJECTED', reject_reason: said }
  const answer = await changeUser(context, user, { action: 'rejectExtUser', columns, reason: said })
  await tellUser(context, user, supplierUserTexts.rejectedTitle, supplierUserTexts.rejectedText, [
    user.user_id,
    said,
  ])
  return answer
}

/** → BLOCKED: his sessions end. An administrator of a supplier does not block the last one beside himself away. */
export const blockUser: Move = async (context, key, { reason, reasonCode = '' }) => {
  const { tx, actor } = context
  if (reasonCode === '') throw fieldRefused('reasonCode', supplierUserTexts.blockReasonMissing)
  const usable = await readUsableCodes(tx, ['BLOCK_REASON'])
  if (!usable.get('BLOCK_REASON')?.has(reasonCode))
    throw fieldRefused('reasonCode', 'codeNotAllowed', [reasonCode])
  if (key.id === actor.userId && actor.portal === 'external')
    throw refused('BLOCK_SELF', supplierUserTexts.blockSelf)
  const user = await openForTransition(context, 'blockExtUser', key)
  if (actor.group === '61') await checkAdministratorLeft(tx, user)
  const columns = {
    status: 'BLOCKED',
    block_reason: reasonCode,
    blocked_by: actor.userId,
    blocked_portal: actor.portal === 'external' ? 'E' : 'I',
  } as const
  const said = reasonOf('blockExtUser', reason)
  const answer = await changeUser(context, user, { action: 'blockExtUser', columns, reason: said })
  await endUserSessions(context, user.user_id)
  return answer
}

/** BLOCKED → ACTIVE. What staff have set, staff lift. */
export const unblockUser: Move = async (context, key) => {
  const user = await openForTransition(context, 'unblockExtUser', key)
  if (context.actor.group === '61' && user.blocked_portal !== 'E')
    throw refused('BLOCKED_BY_STAFF', supplierUserTexts.blockedByStaff)
  const columns = { ...unlocked, block_reason: null, blocked_by: null, blocked_portal: null }
  const answer = await changeUser(context, user, { action: 'unblockExtUser', columns })
  await forget(context, user.user_id)
  return answer
}

/** LOCKED → ACTIVE, once it is known who asks for it. */
export const unlockUser: Move = async (context, key, { reason }) => {
  const said = reasonOf('unlockExtUser', reason)
  const user = await openForTransition(context, 'unlockExtUser', key)
  const answer = await changeUser(context, user, { action: 'unlockExtUser', columns: unlocked, reason: said })
  await forget(context, user.user_id)
  return answer
}

/** DORMANT → ACTIVE; the password must be changed at the next log-in. */
export const wakeUser: Move = async (context, key) => {
  const user = await openForTransition(context, 'wakeExtUser', key)
  const columns = { ...unlocked, woken_dt: context.now, pw_reset_yn: 'Y' }
  const answer = await changeUser(context, user, { action: 'wakeExtUser', columns })
  await forget(context, user.user_id)
  return answer
}

/** A temporary password goes to the user by mail, and to nobody else; his sessions end. */
export const resetPassword: Move = async (context, key) => {
  const { tx, now } = context
  const user = await openForTransition(context, 'resetExtUserPw', key)
  const answer = await changeUser(context, user, { action: 'resetExtUserPw', columns: {} })
  const password = await runAsSystem(tx, () => giveTemporaryPassword(tx, user.user_id, now))
  await tellUser(context, user, supplierUserTexts.passwordTitle, supplierUserTexts.passwordText, [password])
  await endUserSessions(context, user.user_id)
  return answer
}

/** → WITHDRAWN: for good. */
export const withdrawUser: Move = async (context, key) => {
  const { tx, actor } = context
  if (key.id === actor.userId && actor.portal === 'external')
    throw refused('WITHDRAW_SELF', supplierUserTexts.withdrawSelf)
  const user = await openForTransition(context, 'withdrawExtUser', key)
  await checkAdministratorLeft(tx, user)
  const columns = { status: 'WITHDRAWN', main_yn: 'N' }
  const answer = await changeUser(context, user, { action: 'withdrawExtUser', columns })
  await endUserSessions(context, user.user_id)
  return answer
}

/** The one whom buyers call first; whoever was it before is it no more. */
export const setMainContact: Move = async (context, key) => {
  const { tx } = context
  // Two who choose for one company come one after the other.
  await lockCompanyOf(tx, key.id)
  const user = await openForTransition(context, 'setMainContact', key)
  for (const former of await otherMains(tx, user))
    await changeUser(context, former, { action: 'setMainContact', columns: { main_yn: 'N' } })
  return changeUser(context, user, { action: 'setMainContact', columns: { main_yn: 'Y' } })
}
