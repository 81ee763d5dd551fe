import type { MySession } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { portalCode } from '../../database/portalCode'
import { runAsSystem } from '../../database/runAsSystem'
import { rowOf } from '../../document/answerRows'
import { notAllowed } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import { endSessions, runningSessions } from './sessionStore'

const sessionRow = rowOf('listMySession')

const mine = (tx: Transaction, actor: Actor, now: Date) =>
  runAsSystem(tx, () => runningSessions(tx, portalCode(actor), actor.userId, now))

async function list(tx: Transaction, actor: Actor, now: Date): Promise<MySession[]> {
  const sessions = await mine(tx, actor, now)
  return sessions.map(session => ({
    ...sessionRow(session),
    isCurrent: session.session_id === actor.sessionId,
  }))
}

/** A user sees where he is logged in and ends what he does not know. */
export const mySessionRoutes: readonly OperationRoute[] = [
  route('listMySession', async ({ tx, actor, now }) => {
    const rows = await list(tx, actor, now)
    return { rows, total: rows.length }
  }),
  route('endMySession', async ({ tx, actor, now, input: { sessionId } }) => {
    const isMine = (await mine(tx, actor, now)).some(session => session.session_id === sessionId)
    if (!isMine) throw notAllowed('a session of somebody else, or one that has ended')
    await runAsSystem(tx, () => endSessions(tx, [sessionId], 'LOGOUT', now))
    return { success: true }
  }),
  route('logOutEverywhere', async ({ tx, actor, now }) => {
    const ids = (await mine(tx, actor, now)).map(session => session.session_id)
    await runAsSystem(tx, () => endSessions(tx, ids, 'LOGOUT', now))
    return { success: true }
  }),
]
