import type { OperationCall } from '../../codegen/generated/frameOperations'
import { answerInLanguage } from '../../schemas/shared/spoken'
import { text } from '../i18n/text'
import type { CallOptions, CallPort, Failure } from '../runtime/services'
import { type AnswerFacts, type AnswerReaction, failureOf, reactionOf } from './answerRule'
import { buildRequest } from './buildRequest'
import type { ServerClock } from './serverClock'
import type { SessionStore, VerifyOutcome } from './sessionStore'

export interface ApiClientParts {
  readonly fetch: typeof fetch
  readonly session: SessionStore
  readonly clock: ServerClock
  readonly createId: () => string
  /** How operations travel: those of the frame from the start, those of screens once screens have come. */
  readonly operations: () => Readonly<Record<string, OperationCall>>
  /** Renews the tokens once for all who wait, because this one was refused. */
  readonly refresh: (refusedToken: string | undefined) => Promise<VerifyOutcome>
  /** Leaves for where a lost session leads; called once per answer that says so. */
  readonly leave: (reaction: Extract<AnswerReaction, 'logIn' | 'integration' | 'home'>) => void
  /** Told by each answer to a session when it ends now, and when it would at the latest. */
  readonly onSessionTime: (end: number, longest: number) => void
  /** Told by each answer to a session which state of its rights it was judged by. */
  readonly onRights: (state: string) => void
}

interface PlainCall {
  readonly call: OperationCall
  readonly values: Readonly<Record<string, unknown>>
  readonly options: CallOptions
  readonly keys: Parameters<typeof buildRequest>[3]
}

/**
 * The one way to the server. An answer goes through the table of answerRule.ts: delivered, refused as a Failure, or the
 * session is lost and the frame leaves. An effect keeps its key when it is repeated after a refresh, so it happens once.
 */
export function createApiClient(parts: ApiClientParts): CallPort {
  const byName = async (
    operation: string,
    values: Readonly<Record<string, unknown>>,
    options: CallOptions = {},
  ): Promise<unknown> => {
    const keys = {
      requestId: parts.createId(),
      idempotencyKey: options.idempotencyKey ?? parts.createId(),
      besideCheck: options.besideCheck,
      confirmed: options.confirmed,
    }
    const plain = { call: callOf(parts, operation), values, options, keys }
    const token = parts.session.getState().tokens?.accessToken
    const first = await send(parts, plain)
    if (reactionOf(first.facts) !== 'refresh') return settle(parts, first)
    const outcome = await parts.refresh(token)
    if (outcome === 'unreachable') throw networkFailure(keys.requestId)
    return settle(parts, outcome === 'renewed' ? await send(parts, plain) : first)
  }
  // The contract ties the answer to the operation, and the server answers by the contract; the cast only repeats that.
  return Object.assign(byName, { byName }) as CallPort
}

function callOf({ operations }: ApiClientParts, operation: string): OperationCall {
  const calls = operations()
  const found = Object.hasOwn(calls, operation) ? calls[operation] : undefined
  if (!found)
    throw new Error(`Engine bug: createApiClient was asked for "${operation}", which is no operation.`)
  return found
}

interface Answer {
  readonly facts: AnswerFacts
  readonly content: unknown
  /** As the server's log has it: a check that was sent early has a number of its own. */
  readonly requestId: string
}

async function send(parts: ApiClientParts, { call, values, options, keys }: PlainCall): Promise<Answer> {
  const { url, init } = buildRequest(call, values, parts.session.getState(), keys)
  try {
    const response = await parts.fetch(url, options.signal ? { ...init, signal: options.signal } : init)
    learnDate(parts.clock, response.headers.get('date'))
    const end = Number(response.headers.get('sessionend'))
    if (end > 0) parts.onSessionTime(end, Number(response.headers.get('sessionlongest')))
    const rights = response.headers.get('rightsstate')
    if (rights !== null) parts.onRights(rights)
    const isBinary = call.isBinary === true && response.ok
    const content: unknown = isBinary ? await response.blob() : await readJson(response)
    return {
      facts: { path: call.path, status: response.status, body: isBinary ? {} : recordOf(content) },
      content,
      requestId: response.headers.get('x-request-id') ?? keys.requestId,
    }
  } catch (error) {
    throw transportFailure(error, options.signal, keys.requestId)
  }
}

function settle(parts: ApiClientParts, { facts, content, requestId }: Answer): unknown {
  // A refresh that was refused means the session is over.
  const asked = reactionOf(facts)
  const reaction = asked === 'refresh' ? afterRefresh(facts.path) : asked
  if (reaction === 'deliver')
    return facts.status < 400 ? answerInLanguage(content) : deliverRefusal(facts, requestId)
  if (reaction !== 'fail') parts.leave(reaction)
  throw failureOf(facts, reaction, requestId)
}

/** A refresh was refused: the session is over. A login check says so to its caller, who decides where to go. */
function afterRefresh(path: string): 'deliver' | 'logIn' {
  return path === '/api/v1/loginCheck' ? 'deliver' : 'logIn'
}

/** Log-in calls get the body of a refusal when it says why; without a code there is nothing they could judge. */
function deliverRefusal(facts: AnswerFacts, requestId: string): unknown {
  const says =
    typeof facts.body.errorCode === 'string' || /^(GPMS|AUTH|COM|ERROR)/.test(String(facts.body.code ?? ''))
  if (says) return facts.body
  throw failureOf(facts, 'fail', requestId)
}

function transportFailure(error: unknown, signal: AbortSignal | undefined, requestId: string): Failure {
  const isAborted = signal?.aborted === true || (error instanceof DOMException && error.name === 'AbortError')
  return isAborted
    ? { kind: 'aborted', status: 0, code: 'ABORTED', message: '', requestId }
    : networkFailure(requestId)
}

function networkFailure(requestId: string): Failure {
  return { kind: 'network', status: 0, code: 'NETWORK', message: text('networkLost'), requestId }
}

async function readJson(response: Response): Promise<unknown> {
  const body = await response.text()
  if (body === '') return {}
  try {
    return JSON.parse(body)
  } catch {
    // A proxy's error page, for instance; the status says all that can be used.
    if (response.ok) throw new TypeError('The answer is no JSON.')
    return {}
  }
}

function learnDate(clock: ServerClock, date: string | null): void {
  const stamp = date === null ? Number.NaN : Date.parse(date)
  if (!Number.isNaN(stamp)) clock.learn(stamp, 'seconds')
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

export function isFailure(error: unknown): error is Failure {
  return (
    typeof error === 'object' && error !== null && 'kind' in error && 'status' in error && 'message' in error
  )
}
