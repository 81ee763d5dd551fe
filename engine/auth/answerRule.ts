import { fillMessage } from '../../schemas/shared/koreanParticle'
import {
  isMessageKey,
  isResultCode,
  messageText,
  resultCodes,
  resultText,
} from '../../schemas/shared/resultCodes'
import { translateSentence } from '../../schemas/shared/translated'
import type { Failure } from '../runtime/services'

/** What an answer asks of the frame, before anything else is done with it. */
export type AnswerReaction = 'deliver' | 'refresh' | 'logIn' | 'integration' | 'home' | 'fail'

export interface AnswerFacts {
  readonly path: string
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** Spec §8: these pass their errors to the caller. */
const authPaths = [
  '/api/v1/login',
  '/api/v1/addUser',
  '/api/v1/cyberLogin',
  '/api/v1/cyberCheckOtp',
  '/api/v1/loginCheck',
  '/api/v1/cyberAdLogin',
]
/** Spec §4: the caller decides what a failed verification leads to, by the portal and the page. */
const verifyPaths = ['/api/v2/verify', '/auth/verify']

interface AnswerRule {
  readonly when: (facts: AnswerFacts) => boolean
  readonly reaction: AnswerReaction
}

const isExpired = (status: number, body: AnswerFacts['body']) => status === 401 && body.code === 'AUTH008'

/**
 * Decision D-31 as a table; the first line that fits decides. An expired access token is refreshed once before anything
 * is lost (Assumed: the specification's AUTH008 on a data call).
 */
export const answerRules: readonly AnswerRule[] = [
  // Of a login check, too: its caller is to hear about the path, not about a token that was replaced meanwhile.
  {
    when: ({ path, status, body }) => path === '/api/v1/loginCheck' && isExpired(status, body),
    reaction: 'refresh',
  },
  { when: ({ path }) => authPaths.includes(path) || verifyPaths.includes(path), reaction: 'deliver' },
  { when: ({ status, body }) => isExpired(status, body), reaction: 'refresh' },
  { when: ({ body }) => body.code === 'GPMS005', reaction: 'logIn' },
  { when: ({ body }) => body.errCode === 'CMM-0005' || body.code === 'CMM-0005', reaction: 'integration' },
  { when: ({ body }) => body.errCode != null, reaction: 'home' },
  { when: ({ status, body }) => status >= 400 || body.code === 'GPMS006', reaction: 'fail' },
  { when: () => true, reaction: 'deliver' },
]

export function reactionOf(facts: AnswerFacts): AnswerReaction {
  return answerRules.find(rule => rule.when(facts))?.reaction ?? 'deliver'
}

/** The text of a refused answer: fixed for six statuses, else the translated msg, else the general error (spec §8). */
export function refusalText(status: number, body: Readonly<Record<string, unknown>>): string {
  const code = `HTTP${status}`
  if (isResultCode(code) && resultCodes[code].reaction === 'alert') return resultText(code)
  const { msg, args, code: rule } = body
  if (typeof msg !== 'string' || msg === '') return resultText('OTHER')
  const given = Array.isArray(args) ? args.filter(isArgument) : []
  // What the server has composed of a message of the product is said in the language, and the wording, of this page.
  const key = typeof rule === 'string' && isMessageKey(rule) ? rule : msg
  if (isMessageKey(key)) return messageText(key, given.map(argumentText))
  return translateSentence(fillMessage(msg, given))
}

function isArgument(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

/** Labels and states are said in the language; names and numbers stay. */
const argumentText = (value: string | number) =>
  typeof value === 'string' ? translateSentence(value) : value

const kinds: Readonly<Record<number, Failure['kind']>> = { 403: 'refused', 409: 'conflict', 422: 'refused' }

export function failureOf(facts: AnswerFacts, reaction: AnswerReaction, requestId: string): Failure {
  // Beside a login check the server refuses with the check's own code, in place of the status.
  const { status, body } = facts.body.code === 'GPMS006' ? { status: 403, body: {} } : facts
  return failureBy(status, body, reaction, requestId)
}

function failureBy(
  status: number,
  body: AnswerFacts['body'],
  reaction: AnswerReaction,
  requestId: string,
): Failure {
  const isSessionLost = reaction === 'logIn' || reaction === 'integration' || reaction === 'home'
  const code = typeof body.code === 'string' ? body.code : `HTTP${status}`
  return {
    kind: isSessionLost ? 'sessionLost' : (kinds[status] ?? 'failed'),
    status,
    code,
    message: isSessionLost ? sessionLostText(reaction) : refusalText(status, body),
    requestId,
    ...(typeof body.field === 'string' ? { field: body.field } : {}),
    ...(typeof body.row === 'number' ? { row: body.row } : {}),
    ...(body.confirm === true ? { isQuestion: true } : {}),
  }
}

function sessionLostText(reaction: AnswerReaction): string {
  if (reaction === 'logIn') return resultText('GPMS005')
  return reaction === 'integration' ? resultText('CMM-0005') : resultText('OTHER')
}
