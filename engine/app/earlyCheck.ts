import { frameOperations } from '../../codegen/generated/frameOperations'
import { framelessPaths } from '../../schemas/shared/framelessPaths'
import { buildRequest } from '../auth/buildRequest'
import { keptSessionKey, readKeptSession } from '../auth/keptSession'

interface EarlyCheck {
  readonly url: string
  readonly token: string
  readonly answer: Promise<Response>
}

/*
 * The server is asked whether the page may be opened before the rest of the code is read, which takes a slow processor half
 * a second. This file is a piece of its own that runs before the others.
 */
let refusedPath: string | undefined
let sent = sendCheck()

/** Whether the early check has answered by now, and said that the page may not be opened. */
export function isRefusedEarly(path: string): boolean {
  return refusedPath === path
}

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
  const keys = { requestId: crypto.randomUUID(), idempotencyKey: crypto.randomUUID() }
  const { url, init } = buildRequest(frameOperations.loginCheck, values, session, keys)
  const answer = fetch(url, init).then(response => noteRefusal(response, pathname))
  // A network failure is told by whoever takes the answer.
  answer.catch(() => undefined)
  return { url, token: session.tokens.accessToken, answer }
}

/** Reads the answer as soon as it comes; the same text goes on to who takes it. */
async function noteRefusal(response: Response, path: string): Promise<Response> {
  if (response.status !== 200) return response
  const body = await response.text()
  if (!body.includes('"code":"OK"')) refusedPath = path
  return new Response(body, response)
}
