import { say } from './say'
import type { Failure } from './services'

const kinds: readonly string[] = ['refused', 'conflict', 'failed', 'network', 'aborted', 'sessionLost']

function isFailure(error: unknown): error is Failure {
  return (
    typeof error === 'object' &&
    error !== null &&
    'kind' in error &&
    typeof error.kind === 'string' &&
    kinds.includes(error.kind) &&
    'message' in error
  )
}

/** What a rejected call says. Anything that is not a Failure is a fault of ours, and is not mistaken for the server's. */
export function toFailure(error: unknown): Failure {
  if (isFailure(error)) return error
  throw error
}

/** Of the number of a request: short enough to be said on the telephone, long enough to be found in the log. */
const spokenLength = 8

/**
 * The short code for the help desk: code and status, and how the number of the request begins where it is known. An answer
 * without a code is called after its status, which then is not said again.
 */
export function failureCode({ code, status, requestId = '' }: Failure): string {
  const isInCode = status === 0 || code === `HTTP${status}`
  const parts = [code, isInCode ? '' : String(status), requestId.slice(0, spokenLength)]
  return parts.filter(part => part !== '').join(' · ')
}

/** Whether the rows or the document may not be seen at all, as against a call that went wrong. */
export function isRefusedByAuthority(failure: Failure): boolean {
  return failure.status === 403
}

/** A rule says no to what was entered; it is told where that was entered, as a wrong field is. */
export function isRefusal({ status }: Failure): boolean {
  return status === 409 || status === 422
}

/** What a call ends with that the person did not want after all. */
export const cancelledCall = (): Failure => ({ kind: 'aborted', status: 0, code: 'CANCELLED', message: '' })

/** A cancelled call and a lost session are told by others: nothing is to be drawn for them. */
export function isSilent(failure: Failure): boolean {
  return failure.kind === 'aborted' || failure.kind === 'sessionLost'
}

/** What an alert says. A fault of the server names its request, for nobody at the screen can mend it. */
export function failureText(failure: Failure): string {
  const text = failure.message === '' ? say('unknownError') : failure.message
  return failure.status >= 500 && failure.requestId ? `${text} (${failureCode(failure)})` : text
}
