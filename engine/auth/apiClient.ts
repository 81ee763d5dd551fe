import type { OperationCall } from '../../codegen/generated/frameOperations'
import { translateAnswer } from '../../schemas/shared/translated'
import { text } from '../i18n/text'
import type { CallOptions, CallPort, Failure } from '../runtime/services'
import { type AnswerFacts, type AnswerReaction, failureOf, reactionOf } from './answerRule'
import { buildRequest, type WireCall } from './buildRequest'
import type { SendRequest } from './sendRequest'
import type { ServerClock } from './serverClock'
import type { SessionStore, VerifyOutcome } from './sessionStore'

export interface ApiClientParts {
  readonly sendRequest: SendRequest
  readonly session: SessionStore
  readonly clock: ServerClock
  readonly createId: () => string
  /** How operations travel: those of the frame from the start, those of screens once screens have come. */
  readonly operations: () => Readonly<Record<string, OperationCall>>
  /** Renews the tokens once for all who wait, because this one was refused. */
  readonly refresh: (refusedToken: string | undefined) => Promise<VerifyOutcome>
  /** Leaves for where a lost session leads; called once per answer that says so. */
  readonly leave: (reaction: Extract<AnswerReaction, 'logIn' | 'integration' | 'home'>) => unknown
  /** Called for each answer to a session with the moment when it ends unless used, and the latest possible one. */
  readonly onSessionTime: (end: number, longest: number) => void
  /** Called for each answer to a session with the state of rights by which it was judged. */
  readonly onRights: (state: string) => void
}

/** Opens a stream of messages by the same rules as a call. Undefined: the server answered, but has nothing to say. */
export type OpenStream = (
  path: string,
  options: { readonly signal: AbortSignal; readonly lastEventId: string | undefined },
) => Promise<ReadableStream<Uint8Array> | undefined>

interface PlainCall {
  readonly call: WireCall
  readonly values: Readonly<Record<string, unknown>>
  readonly options: CallOptions
  readonly keys: Parameters<typeof buildRequest>[3]
}

/**
 * The one way to the server, for calls, files and streams. An answer goes through the table of answerRule.ts: delivered, refused
 * as a Failure, or the session is lost and the frame leaves. An effect keeps its key when it is repeated after a refresh, so it
 * happens once.
 */
export function createApiClient(parts: ApiClientParts): {
  readonly call: CallPort
  readonly openStream: OpenStream
} {
  const run = async (
    call: WireCall,
    values: PlainCall['values'],
    options: CallOptions & { readonly lastEventId?: string | undefined },
  ): Promise<unknown> => {
    const { besideCheck, confirmed, lastEventId } = options
    const requestId = parts.createId()
    const idempotencyKey = options.idempotencyKey ?? parts.createId()
    const keys = { requestId, idempotencyKey, besideCheck, confirmed, lastEventId }
    const plain = { call, values, options, keys }
    const token = parts.session.getState().tokens?.accessToken
    const first = await send(parts, plain)
    if (reactionOf(first.facts) !== 'refresh') return settle(parts, first, options)
    const outcome = await parts.refresh(token)
    if (outcome === 'unreachable') throw networkFailure(keys.requestId)
    return settle(parts, outcome === 'renewed' ? await send(parts, plain) : first, options)
  }
  const byName: CallPort['byName'] = async (operation, values, options = {}) =>
    run(callOf(parts, operation), values, options)
  return {
    // The contract ties the answer to the operation, and the server answers by the contract; the cast only repeats that.
    call: Object.assign(byName, { byName }) as CallPort,
    openStream: async (path, options) => {
      const body = await run({ method: 'GET', path, isStream: true }, {}, options)
      return body instanceof ReadableStream ? body : undefined
    },
  }
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
  const { signal, onProgress } = options
  try {
    const response = await parts.sendRequest(url, signal ? { ...init, signal } : init, onProgress)
    learnDate(parts.clock, response.headers.get('date'))
    const end = Number(response.headers.get('sessionend'))
    if (end > 0) parts.onSessionTime(end, Number(response.headers.get('sessionlongest')))
    const rights = response.headers.get('rightsstate')
    if (rights !== null) parts.onRights(rights)
    const content = await contentOf(call, response)
    return {
      facts: { path: call.path, status: response.status, body: recordOf(content) },
      content,
      requestId: response.headers.get('x-request-id') ?? keys.requestId,
    }
  } catch (error) {
    throw transportFailure(error, signal, keys.requestId)
  }
}

/** A file or a stream as it is; JSON also where it stands in place of one, since it then says why. */
async function contentOf({ isBinary, isStream }: WireCall, response: Response): Promise<unknown> {
  const isPlain = (!isBinary && !isStream) || !response.ok || isJson(response)
  if (isPlain) return readJson(response)
  return isStream ? response.body : response.blob()
}

const isJson = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json') === true

function settle(
  parts: ApiClientParts,
  { facts, content, requestId }: Answer,
  { besideCheck }: CallOptions,
): unknown {
  // A refresh that was refused means the session is over.
  const asked = reactionOf(facts)
  const reaction = asked === 'refresh' ? afterRefresh(facts.path) : asked
  if (reaction === 'deliver')
    return facts.status < 400 ? translateAnswer(content) : deliverRefusal(facts, requestId)
  // Of a session that is lost beside its login check the check speaks: the two may name different ways out (spec §4, §8).
  if (reaction !== 'fail' && !besideCheck) parts.leave(reaction)
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
  const isRecord =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isRecord ? { ...value } : {}
}

export function isFailure(error: unknown): error is Failure {
  return (
    typeof error === 'object' && error !== null && 'kind' in error && 'status' in error && 'message' in error
  )
}
