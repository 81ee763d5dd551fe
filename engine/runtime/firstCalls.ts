import { toFailure } from './failure'
import { sameRecord } from './sameRecord'

import type { Services } from './services'

/** Calls that a route has sent while its plan was still on the way. Their request says whether they are what the screen would have asked. */
export interface FirstCalls {
  readonly operation: string
  readonly request: Readonly<Record<string, unknown>>
  readonly answer: Promise<unknown>
  readonly totals?: Promise<unknown>
  /** Nobody waits for them any more. */
  cancel?(): void
}

/**
 * The answer that the route has asked for, where it asked the same; else, and where the session of that moment could not have it,
 * it is asked for now.
 */
export async function firstAnswer(
  first: FirstCalls | undefined,
  asked: Pick<FirstCalls, 'operation' | 'request'>,
  ask: () => Promise<unknown>,
  which: 'answer' | 'totals' = 'answer',
): Promise<unknown> {
  const isSame = first?.operation === asked.operation && sameRecord(first.request, asked.request)
  const answer = isSame ? first?.[which] : undefined
  if (!answer) return ask()
  try {
    return await answer
  } catch (error) {
    // The login check has let the page in since: a session that is lost all the same is told by this call.
    if (toFailure(error).kind !== 'sessionLost') throw error
    return ask()
  }
}

export const pageSize = 100

interface FirstDocument {
  /** Absent where the page alone knows what it takes. */
  readonly operation?: string
  readonly key: string
  /** What it takes beside the key, by parameters of the address. */
  readonly with?: Readonly<Record<string, string>>
}

export function startFirstDocument(
  { operation, key, with: beside = {} }: FirstDocument,
  services: Pick<Services, 'call'>,
  params: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): FirstCalls | undefined {
  const number = params[key]
  if (operation === undefined || number === undefined || number === '') return undefined
  const asked = Object.entries(beside).map(([name, param]): [string, string] => [name, params[param] ?? ''])
  const request = { ...Object.fromEntries(asked), [key]: number }
  return {
    operation,
    request,
    answer: settled(services.call.byName(operation, request, { signal, besideCheck: true })),
  }
}

/** A failure is told by the screen that awaits the answer, or by nobody when the route was left before. */
export function settled(answer: Promise<unknown>): Promise<unknown> {
  answer.catch(() => undefined)
  return answer
}
