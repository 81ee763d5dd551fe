import type { IncomingHttpHeaders } from 'node:http'
import { sql } from 'kysely'
import { isAuthGroupId, type RowScope, rowScopeOf } from '../../../schemas/codes/authGroups'
import { monthOf } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { resultText } from '../../../schemas/shared/resultCodes'
import type { Transaction } from '../../database/connect'
import { withActor } from '../../database/withActor'
import { type Actor, type Scope, systemActor } from '../../http/actor'
import { Failure, sessionEnded } from '../../http/failure'
import type { Services } from '../../http/serverModule'
import type { MenuBooks } from '../menu/menuBook'
import { sessionLimits } from './sessionLimits'
import {
  endSession,
  type FoundToken,
  findToken,
  isAlive,
  isFresh,
  tokensOfRequest,
  touchSession,
} from './sessionStore'

const scopes: Readonly<Record<RowScope, Scope>> = {
  ALL: 'all',
  SECTION: 'section',
  DEPT: 'dept',
  OWN: 'own',
  COMPANY: 'company',
}

/** The access token was replaced; the browser renews it and asks again. */
const tokenExpired = () => new Failure(401, 'AUTH008', resultText('AUTH008'))

/** The session of a request, or null without one. */
export async function findSession(
  tx: Transaction,
  secret: string,
  headers: IncomingHttpHeaders,
  now: Date,
): Promise<FoundToken | null> {
  const { access, refresh } = tokensOfRequest(headers)
  const found = await findToken(tx, secret, access)
  if (found?.kind !== 'A') return null
  if (!isAlive(found, now)) {
    if (found.status === 'ACTIVE') await endSession(tx, found.sessionId, 'EXPIRED')
    if (found.portal === 'E') throw sessionEnded()
    return null
  }
  if (isFresh(found, now)) return found
  const renewing = await findToken(tx, secret, refresh)
  if (renewing?.kind === 'R' && renewing.sessionId === found.sessionId && isFresh(renewing, now)) return found
  throw tokenExpired()
}

/**
 * The employee behind a session as he stands this moment: disabled, resigned or given another group, it counts from
 * the next request on.
 */
export async function readActor(
  tx: Transaction,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<Actor | null> {
  const person = await tx
    .selectFrom('person')
    .select(['singleid', 'hname', 'section', 'deptcd', 'deptnm', 'auth', 'auth_group_id'])
    .where('singleid', '=', userId)
    .where('use_flag', '=', 'Y')
    .where('status', '<>', 'R')
    .executeTakeFirst()
  if (!person || !isAuthGroupId(person.auth_group_id)) return null
  return {
    userId: person.singleid,
    name: person.hname,
    portal: 'internal',
    group: person.auth_group_id,
    scope: scopes[rowScopeOf(person.auth_group_id, person.auth)],
    section: person.section,
    deptcd: person.deptcd,
    deptnm: person.deptnm ?? '',
    deptcds: await subtree(tx, person.deptcd, koreanDay(now)),
    auth: person.auth,
    sessionId,
  }
}

/** The department and everything below it in the newest month up to today. */
async function subtree(tx: Transaction, deptcd: string, today: string): Promise<readonly string[]> {
  const { rows } = await sql<{ deptcd: string }>`with recursive
      newest as (select max(yyyymm) as month from department where yyyymm <= ${monthOf(today)}),
      below as (
        select ${deptcd}::text as deptcd union
        select department.deptcd::text from department join newest on yyyymm = month
          join below on indept = below.deptcd)
    select deptcd from below`.execute(tx)
  return rows.map(row => row.deptcd)
}

/** Who a request comes from; for the frame of the server, before any operation runs. */
export function createFindActor({ database, settings, clock }: Services, menus: MenuBooks) {
  return async (headers: IncomingHttpHeaders): Promise<Actor | null> => {
    const { access } = tokensOfRequest(headers)
    if (access === undefined) return null
    const now = clock.now()
    const outcome = await withActor(
      database,
      systemActor,
      async tx => {
        try {
          const session = await findSession(tx, settings.secret, headers, now)
          if (!session) return null
          if (now.getTime() - session.lastAccessAt.getTime() >= sessionLimits.touch)
            await touchSession(tx, session, now)
          // What the actor may call is judged by the menus of this moment.
          await menus.read(tx)
          return await readActor(tx, session.userId, session.sessionId, now)
        } catch (error) {
          // What was learnt of the session is kept although the call is refused.
          if (error instanceof Failure) return error
          throw error
        }
      },
      { idempotent: true },
    )
    if (outcome instanceof Failure) throw outcome
    return outcome
  }
}
