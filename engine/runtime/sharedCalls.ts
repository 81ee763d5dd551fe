import { operations } from '../../codegen/generated/operations'
import { isRow } from './row'
import type { CallOptions, CallPort, Failure } from './services'

interface SharedCall {
  readonly answer: Promise<unknown>
  /** How many still wait for it. */
  waiting: number
  readonly abort: AbortController
}

const reads: ReadonlySet<string> = new Set(
  Object.entries(operations).flatMap(([id, { isEffect }]) => (isEffect ? [] : [id])),
)

/**
 * Equal reads that are under way at the same time are one call on the wire: figures, chart and grid of a report name the
 * same operation. Who aborts lets go alone; the call itself is aborted when nobody waits any more. Effects are never shared.
 */
export function shareCalls(call: CallPort): CallPort {
  const underWay = new Map<string, SharedCall>()

  function byName(
    operation: string,
    request: Readonly<Record<string, unknown>>,
    options: CallOptions = {},
  ): Promise<unknown> {
    if (!reads.has(operation)) return call.byName(operation, request, options)
    const key = `${operation} ${requestKey(request)}`
    const shared = underWay.get(key) ?? start(key, operation, request)
    return waitFor(shared, options.signal)
  }

  function start(key: string, operation: string, request: Readonly<Record<string, unknown>>): SharedCall {
    const abort = new AbortController()
    const answer = call.byName(operation, request, { signal: abort.signal })
    const shared: SharedCall = { answer, waiting: 0, abort }
    underWay.set(key, shared)
    const forget = () => {
      if (underWay.get(key) === shared) underWay.delete(key)
    }
    answer.then(forget, forget)
    abort.signal.addEventListener('abort', forget)
    return shared
  }

  // A typed call is made by one place for itself; only blocks, which call by name, meet at the same operation.
  const typed: CallPort = Object.assign(call.bind(undefined), { byName })
  return typed
}

function waitFor(shared: SharedCall, signal: AbortSignal | undefined): Promise<unknown> {
  shared.waiting += 1
  if (!signal) return shared.answer
  return new Promise((resolve, reject) => {
    const letGo = () => {
      shared.waiting -= 1
      if (shared.waiting === 0) shared.abort.abort()
      reject(aborted)
    }
    if (signal.aborted) return letGo()
    signal.addEventListener('abort', letGo, { once: true })
    void shared.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', letGo))
  })
}

const aborted: Failure = { kind: 'aborted', status: 0, code: 'ABORTED', message: '' }

/** The same text for equal requests, in whatever order their parameters stand. */
function requestKey(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(requestKey).join()}]`
  if (!isRow(value)) return JSON.stringify(value) ?? 'undefined'
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([name, item]) => `${name}:${requestKey(item)}`).join()}}`
}
