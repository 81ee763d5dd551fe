import { fillMessage } from '../../schemas/shared/koreanParticle'
import { isMessageKey, messageText, resultText, statusText } from '../../schemas/shared/resultCodes'
import { tooManyDecimals } from '../../schemas/shared/tooManyDecimals'

export type FailureArgument = string | number

/** Body of every refusal. Without `errCode`, at which the client leaves for "/": spec §8 keeps it for ended sessions. */
export interface FailureBody {
  readonly code: string
  readonly errCode?: string
  readonly msg: string
  readonly args?: readonly FailureArgument[]
  readonly field?: string
  readonly row?: number
  /** `msg` is a question: the same call goes on when it comes again with `X-Confirmed: <code>`. */
  readonly confirm?: true
}

interface FailurePlace {
  readonly args?: readonly FailureArgument[]
  readonly field?: string
  readonly row?: number
  readonly confirm?: true
  /** For the log alone, in English. */
  readonly why?: string
  readonly retryAfterSeconds?: number
}

const endedSessionCode = 'CMM-0005'

/** A refusal that a rule or the server means; anything else thrown is our mistake and answers 500. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: string,
    readonly place: FailurePlace = {},
  ) {
    super(place.why ?? text)
    this.name = 'Failure'
  }

  get body(): FailureBody {
    const { args, field, row, confirm } = this.place
    return {
      code: this.code,
      ...(this.code === endedSessionCode ? { errCode: this.code } : {}),
      msg: this.text,
      ...(args && args.length > 0 ? { args } : {}),
      ...(field === undefined ? {} : { field }),
      ...(row === undefined ? {} : { row }),
      ...(confirm ? { confirm } : {}),
    }
  }
}

/** A message key of the shared table, or a Korean sentence; {0} and {1} are filled in, with their particles. */
function sentence(msg: string, args: readonly FailureArgument[]): string {
  return isMessageKey(msg) ? messageText(msg, args) : fillMessage(msg, args)
}

const codeOf = (msg: string, otherwise: string) => (isMessageKey(msg) ? msg : otherwise)

/** No session, or one that has ended, spec §8. */
export const notLoggedIn = () => new Failure(401, 'GPMS005', resultText('GPMS005'))
/** An external session that existed and has ended, spec §8. */
export const sessionEnded = () => new Failure(401, endedSessionCode, resultText(endedSessionCode))
/** Refused by authority or row scope. `why` goes to the log alone. */
export const notAllowed = (why?: string) => statusFailure(403, { ...(why ? { why } : {}) })
export const badRequest = (field?: string, why?: string) =>
  statusFailure(400, { ...(field ? { field } : {}), ...(why ? { why } : {}) })
export const pageNotFound = () => statusFailure(404)

/** The fixed text of a bare status: code HTTP403, 인가에 실패했습니다. … */
export const statusFailure = (status: number, place: FailurePlace = {}) =>
  new Failure(status, `HTTP${status}`, statusText(status), place)

/** One field is wrong: 422. `row` counts from 1. */
export function fieldRefused(
  field: string,
  msg: string,
  args: readonly FailureArgument[] = [],
  row?: number,
) {
  return new Failure(422, codeOf(msg, 'FIELD_REFUSED'), sentence(msg, args), {
    args,
    field,
    ...(row === undefined ? {} : { row }),
  })
}

/** A number with more decimals than these. */
export function decimalsRefused(field: string, most: number, row?: number): Failure {
  const [msg, ...args] = tooManyDecimals(most)
  return fieldRefused(field, msg, args, row)
}

/** A code that is missing, or that its group does not have. */
export const codeRefused = (field: string, label: string, value: string | undefined) =>
  value ? fieldRefused(field, 'codeNotAllowed', [value]) : fieldRefused(field, 'fieldEmpty', [label])

/** A business rule says no: 422. */
export const refused = (code: string, msg: string, args: readonly FailureArgument[] = []) =>
  new Failure(422, code, sentence(msg, args), { args })

/** Somebody else was faster, or the state has moved on: 409. */
export const conflict = (msg: string, args: readonly FailureArgument[] = []) =>
  new Failure(409, codeOf(msg, 'CONFLICT'), sentence(msg, args), { args })

/** Nothing forbids it, yet the person has to say yes first: 409 with `confirm`, and whatever was done is undone. */
export const question = (code: string, msg: string, args: readonly FailureArgument[] = []) =>
  new Failure(409, code, sentence(msg, args), { args, confirm: true })

/** A document number that does not exist: only the scope "all" is told so; others cannot tell it from a hidden one. */
export const documentNotFound = (scope: string) =>
  scope === 'all' ? refused('documentNotFound', 'documentNotFound') : notAllowed('no such row in the scope')
