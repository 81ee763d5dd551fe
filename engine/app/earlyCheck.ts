import { frameOperations } from '../../codegen/generated/frameOperations'
import { framelessPaths } from '../../schemas/shared/framelessPaths'
import { buildRequest } from '../auth/buildRequest'
import { keptSessionKey, readKeptSession } from '../auth/keptSession'
import { sendRequest } from '../auth/sendRequest'
import { createId } from '../runtime/createId'

interface EarlyCheck {
  readonly url: string
  readonly token: string
  readonly answer: Promise<Response>
}

/*
 * The server is asked whether the page may be opened before the rest of the code is read, which takes a slow processor half
 * a second. This file is a piece of its own that runs before the others.
 */
let sent = sendCheck()

/** The answer to the check that was sent early, once, for who asks the same in the same session. */
export function takeEarlyCheck(url: string, token: string | undefined): Promise<Response> | undefined {
  if (sent?.url !== url || sent.token !== token) return undefined
  const { answer } = sent
  sent = undefined
  return answer
}

/** Nobody who has no tokens is asked about, and a page without the frame asks by itself if it must. */
function sendCheck(): EarlyCheck | undefined {
  const { pathname, search } = location
  const session = readKeptSession(sessionStorage.getItem(keptSessionKey))
  if (!session.tokens || framelessPaths.includes(pathname)) return undefined
  const apprNo = new URLSearchParams(search).get('apprNo')
  const values = { path: pathname, store: 'Y', ...(apprNo ? { apprNo } : {}) }
  const keys = { requestId: createId(), idempotencyKey: createId() }
  const { url, init } = buildRequest(frameOperations.loginCheck, values, session, keys)
  const answer = sendRequest(url, init)
  // The caller that awaits the answer handles a network failure.
  answer.catch(() => undefined)
  return { url, token: session.tokens.accessToken, answer }
}
