import { sql } from 'kysely'
import type { IdpwAnswer, IdpwForm, TokenAnswer } from '../../../codegen/generated/types'
import { type ResultCodeName, resultText } from '../../../schemas/shared/resultCodes'
import type { Transaction } from '../../database/connect'
import type { HttpExchange } from '../../http/route'
import { checkWait, forgetWait, lengthenWait, loginPlace } from './loginWait'
import { isPassword } from './passwordHash'
import { failuresToLock, sessionLimits } from './sessionLimits'
import { endSession, findToken, issueTokens, openSession, tokensOfRequest } from './sessionStore'
import { hashToken, newToken } from './tokens'

export const systemId = 'GPMS'

export interface LogInContext {
  readonly tx: Transaction
  readonly now: Date
  readonly http: HttpExchange
  readonly secret: string
}

function refusal(errorCode: ResultCodeName) {
  return { code: 'ERROR', errorCode, msg: resultText(errorCode) }
}

async function audit({ tx, now, http }: LogInContext, userId: string, result: 'S' | 'F', errorCode?: string) {
  await tx
    .insertInto('login_audit')
    .values({
      user_id: userId,
      portal_type: 'I',
      login_mode: 'IDPW',
      result,
      error_code: errorCode ?? null,
      ip: http.ip,
      user_agent: http.headers['user-agent']?.slice(0, 300) ?? null,
      logged_dt: now,
    })
    .execute()
}

/** Networks from which the user has logged in before. */
async function isKnownNetwork({ tx, http }: LogInContext, userId: string): Promise<boolean> {
  const known = await tx
    .selectFrom('known_network')
    .select('ip')
    .where('user_id', '=', userId)
    .where('portal_type', '=', 'I')
    .where('ip', '=', http.ip)
    .executeTakeFirst()
  return known !== undefined
}

async function isLocked({ tx }: LogInContext, userId: string): Promise<boolean> {
  const failure = await tx
    .selectFrom('login_failure')
    .select('locked_dt')
    .where('user_id', '=', userId)
    .where('portal_type', '=', 'I')
    .executeTakeFirst()
  return failure !== undefined && failure.locked_dt !== null
}

async function countFailure({ tx, now }: LogInContext, userId: string): Promise<void> {
  await tx
    .insertInto('login_failure')
    .values({ user_id: userId, portal_type: 'I', fail_cnt: 1 })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'portal_type']).doUpdateSet({
        fail_cnt: sql<number>`login_failure.fail_cnt + 1`,
        locked_dt: sql<Date>`case when login_failure.fail_cnt + 1 >= ${failuresToLock}
          then coalesce(login_failure.locked_dt, ${now}::timestamptz) end`,
      }),
    )
    .execute()
}

async function judge(
  context: LogInContext,
  form: IdpwForm,
  userId: string,
  isKnown: boolean,
): Promise<ResultCodeName | undefined> {
  const { tx } = context
  if (form.systemId !== systemId) return 'AUTH006'
  const person = await tx
    .selectFrom('person')
    .leftJoin('person_password', 'person_password.singleid', 'person.singleid')
    .select(['use_flag', 'status', 'pw_hash'])
    .where('person.singleid', '=', userId)
    .executeTakeFirst()
  // Compared in any case: what a refusal says must not be told by how long it takes.
  const fits = await isPassword(person?.pw_hash ?? undefined, form.password)
  // A locked account still opens to networks from which its owner has logged in before.
  if ((await isLocked(context, userId)) && !isKnown) return 'AUTH102'
  if (!person) {
    await countFailure(context, userId)
    return 'AUTH019'
  }
  if (person.pw_hash === null) return 'AUTH015'
  if (!fits) {
    await countFailure(context, userId)
    return 'AUTH011'
  }
  return person.use_flag === 'Y' && person.status !== 'R' ? undefined : 'AUTH003'
}

/** Identifier and password → one-time token of 60 seconds, or the code of spec §8. Every try is kept. */
export async function logInWithPassword(context: LogInContext, form: IdpwForm): Promise<IdpwAnswer> {
  const { tx, now, secret } = context
  const userId = form.username.trim().toLowerCase()
  const isKnown = await isKnownNetwork(context, userId)
  const place = loginPlace(context.http.ip, userId, isKnown)
  await checkWait(tx, place, now)
  const code = await judge(context, form, userId, isKnown)
  if (code !== undefined) {
    await lengthenWait(tx, place, now)
    await audit(context, userId, 'F', code)
    return refusal(code)
  }
  await tx.deleteFrom('login_failure').where('user_id', '=', userId).where('portal_type', '=', 'I').execute()
  await forgetWait(tx, context.http.ip, userId)
  const token = newToken()
  await tx
    .insertInto('login_token')
    .values({
      token_hash: hashToken(secret, token),
      user_id: userId,
      portal_type: 'I',
      expires_dt: new Date(now.getTime() + sessionLimits.loginToken),
    })
    .execute()
  return { code: 'OK', token }
}

/** One-time token → session. A session that the browser still had ends: a new log-in gives a new identity. */
export async function logInWithToken(context: LogInContext, token: string): Promise<TokenAnswer> {
  const { tx, now, http, secret } = context
  const taken = await tx
    .deleteFrom('login_token')
    .where('token_hash', '=', hashToken(secret, token))
    .returning(['user_id', 'expires_dt'])
    .executeTakeFirst()
  if (!taken || new Date(taken.expires_dt) < now) return refusal('AUTH008')
  const person = await tx
    .selectFrom('person')
    .select(['singleid', 'hname', 'auth_group_id', 'login_ip', 'last_login_dt'])
    .where('singleid', '=', taken.user_id)
    .where('use_flag', '=', 'Y')
    .executeTakeFirst()
  if (!person) return refusal('AUTH003')
  const before = await findToken(tx, secret, tokensOfRequest(http.headers).access)
  if (before) await endSession(tx, before.sessionId, 'LOGOUT')
  const { sessionId, tokenKey, expiresAt } = await openSession(
    tx,
    {
      userId: person.singleid,
      userName: person.hname,
      group: person.auth_group_id,
      ip: http.ip,
      userAgent: http.headers['user-agent'],
      lastLoginIp: person.login_ip,
      lastLoginDt: person.last_login_dt,
    },
    now,
  )
  await tx
    .updateTable('person')
    .set({ login_ip: http.ip, last_login_dt: now })
    .where('singleid', '=', person.singleid)
    .execute()
  await tx
    .insertInto('known_network')
    .values({ user_id: person.singleid, portal_type: 'I', ip: http.ip, first_dt: now })
    .onConflict(conflict => conflict.columns(['user_id', 'portal_type', 'ip']).doNothing())
    .execute()
  await audit(context, person.singleid, 'S')
  return {
    code: 'OK',
    ...(await issueTokens(tx, secret, sessionId, now)),
    tokenKey,
    ...expiry(expiresAt, now),
  }
}

export function expiry(expiresAt: Date, now: Date) {
  return {
    tokenExpiredTimestamp: expiresAt.getTime(),
    currentTimestamp: now.getTime(),
    timeDifference: expiresAt.getTime() - now.getTime(),
  }
}
