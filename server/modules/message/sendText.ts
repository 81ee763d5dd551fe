import { messageLimits } from '../../limits'
import type { TextGateway } from '../../messageSettings'

export interface TextMessage {
  readonly to: string
  readonly text: string
  /** The same for every try. */
  readonly id: string
}

/** The gateway will never take this message. */
export class TextRefusal extends Error {}

const askedTooMuch = 429

/**
 * Hands one text message to the gateway: JSON with `to`, `text` and `id`, the id as Idempotency-Key too. Assumed: which
 * words it takes, for the specification tells none; another gateway needs another file like this.
 */
export async function sendText({ url, token }: TextGateway, message: TextMessage): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(messageLimits.answerMilliseconds),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': message.id,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(message),
  })
  if (answer.ok) return
  const text = `the gateway answers ${answer.status}`
  throw answer.status < 500 && answer.status !== askedTooMuch ? new TextRefusal(text) : new Error(text)
}
