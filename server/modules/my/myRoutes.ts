import { koreanTimestamp } from '../../../schemas/shared/koreanTime'
import { passwordTexts } from '../../../schemas/shared/passwordRule'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { portalCode } from '../../database/portalCode'
import { runAsSystem } from '../../database/runAsSystem'
import { type Failure, fieldRefused, refused } from '../../http/failure'
import { type OperationContext, type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import type { Settings } from '../../settings'
import { countFailure, forgetFailures, isLocked, type TypedUser } from '../login/loginFailures'
import { changePassword, faultOf } from '../login/passwordStore'
import { sendMessage } from '../message/outbox'
import { isPassword } from '../secret/passwordHash'
import { findEmployeeAccount } from '../session/loginAccount'
import { endSessions, runningSessions } from '../session/sessionStore'
import { findSupplierAccount, lockSupplier } from '../session/supplierAccount'
import { myInfoFailure } from './myRules'
import { myTexts } from './myTexts'
import { readMyInfo, readMySession, verifiedMinutes } from './readMyInfo'
import { saveEmployee, saveSupplier } from './saveMyInfo'

/*
 * password once more ──▶ ten minutes ──▶ own data are told, saved, the password changed
 *        │ wrong, counted with those of log-in; the fifth locks (and ends no session that runs, R-15)
 */

type Context = Pick<OperationContext<unknown>, 'tx' | 'actor' | 'now'>

const userOf = (actor: Actor): TypedUser => ({ portal: portalCode(actor), userId: actor.userId })

/** What is wrong with a password that somebody says to be his. Every wrong one is counted. */
async function passwordRefusal(
  { tx, actor, now }: Context,
  password: string,
  settings: Settings,
): Promise<Failure | undefined> {
  const user = userOf(actor)
  if (await isLocked(tx, user, now)) return fieldRefused('password', myTexts.passwordLocked)
  const account =
    user.portal === 'E'
      ? await findSupplierAccount(tx, user.userId, now)
      : await findEmployeeAccount(tx, user.userId)
  if (await isPassword(account?.passwordHash ?? undefined, password)) {
    await forgetFailures(tx, user)
    return undefined
  }
  if (!(await countFailure(tx, user, now, settings.session)))
    return fieldRefused('password', myTexts.passwordWrong)
  if (user.portal === 'E') await lockSupplier(tx, user.userId)
  return fieldRefused('password', myTexts.passwordLocked)
}

async function tell(
  tx: Transaction,
  { secret }: Settings,
  { actor, now }: Context,
  { recipient, title, text }: { recipient: string | null; title: string; text: string },
): Promise<void> {
  if (recipient === null) return
  const message = { channel: 'E', recipient, ...userOf(actor), purpose: 'NOTICE', title, text } as const
  await sendMessage(tx, secret, message, now)
}

/** Own data: everybody sees and changes his own alone, whatever the portal. */
export function myModule(settings: Settings): ServerModule {
  const routes: readonly OperationRoute[] = [
    route('getMyInfo', ({ tx, actor, now }) =>
      runAsSystem(tx, async () => readMyInfo(tx, actor, await readMySession(tx, actor, now))),
    ),
    route(
      'verifyMyPassword',
      context =>
        runAsSystem(context.tx, async () => {
          const { tx, actor, now, input } = context
          const { hasPassword } = await readMySession(tx, actor, now)
          if (!hasPassword) return refused('noPassword', myTexts.noPassword)
          const failure = await passwordRefusal(context, input.body.password, settings)
          if (failure) return failure
          const until = koreanTimestamp(new Date(now.getTime() + verifiedMinutes * 60_000))
          await tx
            .updateTable('user_session')
            .set({ verified_until: until })
            .where('session_id', '=', actor.sessionId)
            .execute()
          return { verifiedUntil: until }
        }),
      // A refusal is answered, so that the wrong try stays counted.
      { exemptFromKey: true },
    ),
    route('updateMyInfo', context =>
      runAsSystem(context.tx, async () => {
        const { tx, actor, now, clock, input } = context
        const session = await readMySession(tx, actor, now)
        if (!session.isVerified) throw refused('notVerified', myTexts.notVerified)
        const failure = myInfoFailure(actor, input.body, clock.today())
        if (failure) throw failure
        const { email, isChanged } =
          actor.portal === 'external'
            ? await saveSupplier(tx, actor, input.body, now)
            : await saveEmployee(tx, actor, input.body, now)
        const words = { recipient: email, title: myTexts.changedTitle, text: myTexts.changedText }
        if (isChanged) await tell(tx, settings, context, words)
        return readMyInfo(tx, actor, session)
      }),
    ),
    route(
      'changeMyPassword',
      context =>
        runAsSystem(context.tx, async () => {
          const { tx, actor, now, input } = context
          const { password, passwordNew, passwordCheck } = input.body
          const user = userOf(actor)
          const session = await readMySession(tx, actor, now)
          if (!session.hasPassword) return refused('noPassword', myTexts.noPassword)
          if (!session.isVerified) return refused('notVerified', myTexts.notVerified)
          if (passwordNew !== passwordCheck) return fieldRefused('passwordCheck', passwordTexts.differs)
          const fault = faultOf(passwordNew, user)
          if (fault) return fieldRefused('passwordNew', passwordTexts[fault])
          const failure = await passwordRefusal(context, password, settings)
          if (failure) return failure
          const recent = await changePassword(tx, user, passwordNew, now)
          if (recent) return fieldRefused('passwordNew', passwordTexts[recent])
          const others = (await runningSessions(tx, user.portal, user.userId, now))
            .map(running => running.session_id)
            .filter(id => id !== actor.sessionId)
          await endSessions(tx, others, 'KILLED', now)
          const { email = null } = await readMyInfo(tx, actor, session)
          const words = { recipient: email, title: myTexts.passwordTitle, text: myTexts.passwordText }
          await tell(tx, settings, context, words)
          return { success: true }
        }),
      { exemptFromKey: true },
    ),
  ]
  return { name: 'my', routes }
}
