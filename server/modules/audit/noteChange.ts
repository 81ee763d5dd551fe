import { portalCode } from '../../database/portalCode'
import { runAsSystem } from '../../database/runAsSystem'
import type { OperationContext } from '../../http/route'
import { noteSecurityEvent } from './securityEvents'

/** What a change of authority is made in. */
export type ChangeContext = Pick<OperationContext<unknown>, 'tx' | 'actor' | 'now' | 'requestId' | 'http'>

/** Seals that somebody has changed who may do what; it is kept only when the change is. */
export function noteChange(
  { tx, actor, now, requestId, http }: ChangeContext,
  secret: string,
  action: string,
  subject: string,
): Promise<void> {
  const event = {
    actor: actor.userId,
    portal: portalCode(actor),
    ip: http.ip,
    action,
    subject,
    result: 'done',
    requestId,
  } as const
  return runAsSystem(tx, () => noteSecurityEvent(tx, secret, event, now))
}
