import { sql } from 'kysely'
import { systemActor } from '../../database/actor'
import { withActor } from '../../database/withActor'
import type { Services } from '../../http/serverModule'
import { messageLimits } from '../../limits'
import { openText } from '../secret/sealedText'
import { messageTexts } from './messageTexts'
import { SmtpRefusal, sendMail } from './sendMail'
import { sendText, TextRefusal } from './sendText'

/*
 * waiting ──claim (row lock, committed)──▶ taken ── sent ──▶ done
 *    ▲                                       ├── may go later ──▶ waiting, 10 s, then three times as long each
 *    │                                       ├── never, or the sixth time ──▶ dead
 *    └───────────────────────────────────────┘── sender died ──▶ dead, for it may have left (nothing is sent twice)
 */

const { tries: mostTries, firstPauseMilliseconds, leaseMilliseconds, atOnce } = messageLimits

interface TakenMessage {
  readonly outbox_seq: string
  readonly channel: 'S' | 'E'
  readonly recipient: string
  readonly purpose: string
  readonly title: string
  readonly sealed_text: string
  readonly created_dt: string
  readonly try_cnt: number
}

export type SendOutcome = 'sent' | 'later' | 'dead'

/** The pause after the nth try. */
export const pauseAfter = (tries: number) => firstPauseMilliseconds * 3 ** (tries - 1)

/** Sends what waits, one message after the other; any number of nodes may do so at once. */
export async function sendOutbox(services: Services): Promise<readonly SendOutcome[]> {
  await buryLost(services)
  const outcomes: SendOutcome[] = []
  while (outcomes.length < atOnce) {
    const message = await claim(services)
    if (!message) break
    outcomes.push(await sendOne(services, message))
  }
  return outcomes
}

const channelsOf = ({ settings: { messages } }: Services) => [
  ...(messages.mail ? ['E'] : []),
  ...(messages.text ? ['S'] : []),
]

function claim(services: Services): Promise<TakenMessage | undefined> {
  const now = services.clock.now()
  return withActor(services.database, systemActor, async tx => {
    const { rows } = await sql<TakenMessage>`update outbox set claimed_dt = ${now}, try_cnt = try_cnt + 1
      where outbox_seq = (
        select outbox_seq from outbox
        where sent_dt is null and dead_dt is null and claimed_dt is null and recipient <> ''
          and coalesce(next_dt, created_dt) <= ${now} and channel = any(${channelsOf(services)})
        order by outbox_seq limit 1 for update skip locked)
      returning outbox_seq, channel, recipient, purpose, title, sealed_text, created_dt, try_cnt`.execute(tx)
    return rows[0]
  })
}

async function sendOne(services: Services, message: TakenMessage): Promise<SendOutcome> {
  const { settings, clock } = services
  const age = clock.now().getTime() - new Date(message.created_dt).getTime()
  // Nobody can use a code that has run out.
  if (message.purpose !== 'NOTICE' && age > settings.session.codeSeconds * 1_000)
    return settle(services, message, 'dead', messageTexts.tooLate)
  try {
    await send(services, message)
    return await settle(services, message, 'sent')
  } catch (error) {
    const isFinal =
      error instanceof TextRefusal ||
      (error instanceof SmtpRefusal && error.code >= 500) ||
      message.try_cnt >= mostTries
    return settle(
      services,
      message,
      isFinal ? 'dead' : 'later',
      error instanceof Error ? error.message : String(error),
    )
  }
}

async function send({ settings, clock }: Services, message: TakenMessage): Promise<void> {
  const { mail, text: gateway } = settings.messages
  const id = `${message.outbox_seq} ${message.created_dt}`
  const text = openText(settings.secret, message.sealed_text)
  const to = message.recipient
  if (message.channel === 'E' && mail)
    return sendMail(mail, { to, title: message.title, text, id, sentAt: clock.now() })
  if (message.channel === 'S' && gateway) return sendText(gateway, { to, text, id })
  throw new Error(messageTexts.noWay)
}

async function settle(
  { database, clock }: Services,
  { outbox_seq, try_cnt }: TakenMessage,
  outcome: SendOutcome,
  why?: string,
): Promise<SendOutcome> {
  const now = clock.now()
  const later = { claimed_dt: null, next_dt: new Date(now.getTime() + pauseAfter(try_cnt)) }
  const changes = { sent: { sent_dt: now }, dead: { dead_dt: now }, later }
  await withActor(database, systemActor, tx =>
    tx
      .updateTable('outbox')
      .set({ ...changes[outcome], last_error: why?.slice(0, 200) ?? null })
      .where('outbox_seq', '=', outbox_seq)
      .execute(),
  )
  return outcome
}

async function buryLost({ database, clock }: Services): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - leaseMilliseconds).toISOString()
  await withActor(database, systemActor, tx =>
    tx
      .updateTable('outbox')
      .set({ dead_dt: now, last_error: messageTexts.senderDied })
      .where('claimed_dt', '<', before)
      .where('sent_dt', 'is', null)
      .where('dead_dt', 'is', null)
      .execute(),
  )
}
