import { createHmac } from 'node:crypto'
import type { PortalCode } from '../../database/columnCodes'
import type { Transaction } from '../../database/connect'

export interface SecurityEvent {
  readonly actor: string
  readonly portal: PortalCode
  readonly ip: string
  readonly action: string
  readonly subject: string
  readonly result: 'refused' | 'ended' | 'done'
  readonly requestId: string
}

type SealedFacts = readonly (string | null)[]

/** A seal over a row and the row before it, which only a server with the secret can make. */
function sealOf(secret: string, before: string, facts: SealedFacts): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([before, ...facts]))
    .digest('hex')
}

const instant = (at: string | Date) => new Date(at).toISOString()

/** Adds to the chain. Those who add take turns at its last row. */
export async function noteSecurityEvent(
  tx: Transaction,
  secret: string,
  event: SecurityEvent,
  now: Date,
): Promise<void> {
  const chain = await tx.selectFrom('security_chain').selectAll().forUpdate().executeTakeFirstOrThrow()
  const row = {
    seq: String(BigInt(chain.last_seq) + 1n),
    actor: event.actor.slice(0, 30),
    portal_type: event.portal,
    ip: event.ip,
    action: event.action,
    // One line, whatever was sent: nobody forges a second entry by a line break.
    subject: event.subject.replaceAll(/\p{Cc}/gu, ' ').slice(0, 300),
    result: event.result,
    request_id: event.requestId,
  }
  const seal = sealOf(secret, chain.last_seal, [instant(now), ...Object.values(row)])
  await tx
    .insertInto('security_event')
    .values({ ...row, at: now, seal })
    .execute()
  await tx.updateTable('security_chain').set({ last_seq: row.seq, last_seal: seal }).execute()
}

/** The number of the first row that was changed or is missing, or nothing when the chain is whole. */
export async function findBrokenEvent(tx: Transaction, secret: string): Promise<string | undefined> {
  const chain = await tx.selectFrom('security_chain').selectAll().executeTakeFirstOrThrow()
  const rows = await tx.selectFrom('security_event').selectAll().orderBy('seq').execute()
  let before = '0'.repeat(64)
  let expected = 1n
  for (const { seq, at, actor, portal_type, ip, action, subject, result, request_id, seal } of rows) {
    const facts = [instant(at), seq, actor, portal_type, ip, action, subject, result, request_id]
    if (BigInt(seq) !== expected || seal !== sealOf(secret, before, facts)) return String(expected)
    before = seal
    expected += 1n
  }
  return before === chain.last_seal ? undefined : String(expected)
}
