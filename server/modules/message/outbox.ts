import type { OutboxMessage } from '../../../codegen/generated/types'
import type { Channel, PortalCode } from '../../database/columnCodes'
import type { Transaction } from '../../database/connect'
import { codeLimits, messageLimits } from '../../limits'
import { openText, sealText } from '../secret/sealedText'

export interface Message {
  readonly channel: Channel
  readonly recipient: string
  readonly portal: PortalCode
  readonly userId: string
  readonly purpose: 'OTP' | 'RESET' | 'NOTICE'
  /** The network that asked for a code, where anybody may ask. */
  readonly place?: string
  readonly title: string
  readonly text: string
}

const readable = 50

/**
 * Puts a message where a sender takes it from. It leaves only with the transaction that wrote it, and not at all without a
 * recipient: a code for nobody is written all the same, so that it takes as long and counts alike.
 */
export async function sendMessage(tx: Transaction, secret: string, message: Message, now: Date) {
  await tx
    .insertInto('outbox')
    .values({
      channel: message.channel,
      recipient: message.recipient,
      portal_type: message.portal,
      user_id: message.userId,
      purpose: message.purpose,
      place: message.place ?? null,
      title: message.title,
      sealed_text: sealText(secret, message.text),
      created_dt: now,
    })
    .execute()
}

/** Whether the user may be sent another code of a kind now; with a place, as far as that network asks for them. */
export async function hasCodesLeft(
  tx: Transaction,
  { portal, userId, purpose, place }: Pick<Message, 'portal' | 'userId' | 'purpose' | 'place'>,
  now: Date,
  most: number = codeLimits.perWindow,
): Promise<boolean> {
  let query = tx
    .selectFrom('outbox')
    .select('outbox_seq')
    .where('portal_type', '=', portal)
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_dt', '>', new Date(now.getTime() - codeLimits.windowMilliseconds).toISOString())
    .limit(most)
  if (place !== undefined) query = query.where('place', '=', place)
  return (await query.execute()).length < most
}

/** What went out lately, newest first, in plain text: for developers of the demo alone. */
export async function readOutbox(tx: Transaction, secret: string): Promise<OutboxMessage[]> {
  const rows = await tx
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '<>', '')
    .orderBy('outbox_seq', 'desc')
    .limit(readable)
    .execute()
  return rows.map(row => ({
    outboxSeq: row.outbox_seq,
    channel: row.channel,
    recipient: row.recipient,
    userId: row.user_id,
    title: row.title,
    text: openText(secret, row.sealed_text),
    createdDt: row.created_dt,
  }))
}

/** Nobody needs a code of yesterday; what could not be sent stays for a month, to be looked into. */
export async function sweepOutbox(tx: Transaction, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  await tx
    .deleteFrom('outbox')
    .where('dead_dt', 'is', null)
    .where('created_dt', '<', before(messageLimits.keptMilliseconds))
    .execute()
  await tx
    .deleteFrom('outbox')
    .where('dead_dt', '<', before(30 * messageLimits.keptMilliseconds))
    .execute()
}
