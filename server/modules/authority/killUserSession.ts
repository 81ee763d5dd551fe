import { runAsSystem } from '../../database/runAsSystem'
import { addEvent } from '../../document/documentEvents'
import type { DocumentKey } from '../../document/transitionKeys'
import { conflict, documentNotFound, refused } from '../../http/failure'
import { type ChangeContext, noteChange } from '../audit/noteChange'
import { endSession } from '../session/sessionStore'
import { authorityTexts } from './authorityTexts'

/** Ends a session of somebody else: his next request finds none. */
export async function killUserSession(
  context: ChangeContext,
  secret: string,
  { id }: DocumentKey,
): Promise<void> {
  const { tx, actor, now } = context
  if (id === actor.sessionId) throw refused('OWN_SESSION', authorityTexts.ownSession)
  const session = await runAsSystem(tx, async () => {
    const found = await tx
      .selectFrom('user_session')
      .select(['user_id', 'portal_type', 'status', 'expired_date'])
      .where('session_id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw documentNotFound(actor.scope)
    if (found.status !== 'ACTIVE' || new Date(found.expired_date) <= now)
      throw conflict(authorityTexts.endedSession)
    await endSession(tx, id, 'KILLED', now)
    return found
  })
  await addEvent(context, {
    docType: 'USER_SESSION',
    docNo: id,
    action: 'killUserSession',
    from: 'ACTIVE',
    to: 'KILLED',
    after: { userId: session.user_id },
  })
  const subject = `session ${id} of ${session.user_id}, portal ${session.portal_type}`
  await noteChange(context, secret, 'killUserSession', subject)
}
