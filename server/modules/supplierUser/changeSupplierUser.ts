import type { Updateable } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { findTransition } from '../../../schemas/workflow/workflow'
import { extUserWorkflow } from '../../../schemas/workflow/workflows'
import { runAsSystem } from '../../database/runAsSystem'
import type { Tables } from '../../database/tables'
import { addEvent } from '../../document/documentEvents'
import { judgeTransition } from '../../document/judgeTransition'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { conflict, documentNotFound, fieldRefused } from '../../http/failure'
import { type ChangeContext, noteChange } from '../audit/noteChange'
import { sendMessage } from '../message/outbox'
import { endSessions, runningSessions } from '../session/sessionStore'
import { lockUser, type SupplierUser } from './supplierUserStore'
import { supplierUserTexts } from './supplierUserTexts'

/** A change of a supplier's user, and the server's secret, which seals what is kept of it. */
export interface UserContext extends ChangeContext {
  readonly secret: string
}

/** Words for a state that refuses, by transition. */
const stateTexts: Readonly<Record<string, string>> = { setMainContact: supplierUserTexts.activeMainOnly }

/** The user locked, judged by the workflow and compared with the version that the actor has seen. */
export async function openForTransition(
  { tx, actor }: UserContext,
  transition: string,
  { id, version }: DocumentKey,
): Promise<SupplierUser> {
  const user = await lockUser(tx, id)
  if (!user) throw documentNotFound(actor.scope)
  judgeTransition(actor, extUserWorkflow, transition, { id, status: user.status }, refusal =>
    refusal === 'state' ? conflict(stateTexts[transition] ?? supplierUserTexts.wrongState) : undefined,
  )
  checkVersion(user.version, version)
  return user
}

/** The reason as the workflow asks for it. */
export function reasonOf(transition: string, reason = ''): string {
  const demand = findTransition(extUserWorkflow, transition)?.reason
  const said = reason.normalize('NFC').trim()
  const least = Math.max(demand?.minLength ?? 0, demand?.required ? 1 : 0)
  if (said.length < least) throw fieldRefused('reason', supplierUserTexts.reasonTooShort, [least])
  return said
}

export interface UserChange {
  readonly action: string
  readonly columns: Updateable<Tables['ext_user']>
  readonly reason?: string
}

/** Writes a change with everything that is kept of it. */
export async function changeUser(
  context: UserContext,
  user: SupplierUser,
  { action, columns, reason }: UserChange,
): Promise<TransitionAnswer> {
  const { tx, actor, now, secret } = context
  const version = user.version + 1
  const status = columns.status ?? user.status
  await tx
    .updateTable('ext_user')
    .set({ ...columns, version, updated_by: actor.userId, updated_dt: now })
    .where('user_id', '=', user.user_id)
    .execute()
  await addEvent(context, {
    docType: 'EXT_USER',
    docNo: user.user_id,
    action,
    from: user.status,
    to: status,
    reason: reason || undefined,
    before: { authGroupId: user.auth_group_id },
    after: { authGroupId: columns.auth_group_id ?? user.auth_group_id },
  })
  const subject = `${user.user_id} of ${user.comp_no}: ${user.status} to ${status}, group ${user.auth_group_id} to ${columns.auth_group_id ?? user.auth_group_id}`
  await noteChange(context, secret, action, subject)
  return { success: true, docNo: user.user_id, status, approvalStatus: 'N', version }
}

/** Every session of the user ends: his next request finds none. */
export function endUserSessions(
  { tx, now }: Pick<UserContext, 'tx' | 'now'>,
  userId: string,
): Promise<number> {
  return runAsSystem(tx, async () => {
    const running = await runningSessions(tx, 'E', userId, now)
    return endSessions(
      tx,
      running.map(session => session.session_id),
      'KILLED',
      now,
    )
  })
}

/** Mails a user; the words are filled as those of messages are. */
export function tellUser(
  { tx, now, secret }: UserContext,
  { user_id, email }: Pick<SupplierUser, 'user_id' | 'email'>,
  title: string,
  text: string,
  values: readonly string[],
): Promise<void> {
  const message = {
    channel: 'E',
    recipient: email,
    portal: 'E',
    userId: user_id,
    purpose: 'NOTICE',
    title,
    text: fillMessage(text, values),
  } as const
  return runAsSystem(tx, () => sendMessage(tx, secret, message, now))
}
