import { fillMessage } from './koreanParticle'
import { type MessageKey, messages } from './messages'

/**
 * What the client does with a code, spec §4 and §8.
 * alert: titled 오류, with the fixed text. say: the same with the msg of the answer, and the text here where it has none.
 * logIn: time-out text, then the log-in page of the area. integration: /integration?type=l. noAccess: /info401.
 * caller: the log-in flow that made the call decides.
 */
type ResultReaction = 'alert' | 'say' | 'logIn' | 'integration' | 'noAccess' | 'caller'

interface ResultCode {
  readonly reaction: ResultReaction
  /** HTTP status that carries the code; log-in calls and login checks answer 200, spec §4. */
  readonly status: number
  readonly message: MessageKey
}

/** The one table of result codes: the server raises from it, the client reacts by it, the tests walk it. */
export const resultCodes = {
  HTTP400: { reaction: 'alert', status: 400, message: 'badRequest' },
  HTTP401: { reaction: 'alert', status: 401, message: 'authenticationFailed' },
  HTTP403: { reaction: 'alert', status: 403, message: 'notAllowed' },
  HTTP404: { reaction: 'alert', status: 404, message: 'pageNotFound' },
  HTTP500: { reaction: 'alert', status: 500, message: 'serverError' },
  HTTP502: { reaction: 'alert', status: 502, message: 'gatewayError' },
  HTTP413: { reaction: 'say', status: 413, message: 'unknownError' },
  HTTP415: { reaction: 'say', status: 415, message: 'unknownError' },
  HTTP503: { reaction: 'say', status: 503, message: 'unknownError' },
  // Rules whose msg is a sentence and no key; any other rule is called after the key of its msg.
  CONFLICT: { reaction: 'say', status: 409, message: 'unknownError' },
  FIELD_REFUSED: { reaction: 'say', status: 422, message: 'unknownError' },
  // Status 0: any other answer that brings no msg of its own, and no answer at all.
  OTHER: { reaction: 'say', status: 0, message: 'unknownError' },

  // A data call answers 401 with the code; a login check answers 200 with it.
  GPMS005: { reaction: 'logIn', status: 401, message: 'loggedOutByTimeout' },
  GPMS006: { reaction: 'noAccess', status: 200, message: 'notAllowed' },
  'CMM-0005': { reaction: 'integration', status: 401, message: 'sessionExpired' },

  AUTH003: { reaction: 'caller', status: 200, message: 'userNotRegistered' },
  AUTH006: { reaction: 'caller', status: 200, message: 'systemNotAuthorized' },
  AUTH008: { reaction: 'caller', status: 200, message: 'tokenExpired' },
  AUTH011: { reaction: 'caller', status: 200, message: 'passwordWrong' },
  AUTH013: { reaction: 'caller', status: 200, message: 'verificationCodeWrong' },
  AUTH014: { reaction: 'caller', status: 200, message: 'passwordResetRefused' },
  AUTH015: { reaction: 'caller', status: 200, message: 'passwordNotSet' },
  AUTH019: { reaction: 'caller', status: 200, message: 'loginIdUnknown' },
  AUTH100: { reaction: 'caller', status: 200, message: 'accountAbnormal' },
  AUTH101: { reaction: 'caller', status: 200, message: 'accountDormant' },
  AUTH102: { reaction: 'caller', status: 200, message: 'accountLocked' },
  AUTH103: { reaction: 'caller', status: 200, message: 'passwordExpired' },
  // Assumed: no failure of the system, as AUTH006 would call it.
  AUTH020: { reaction: 'caller', status: 200, message: 'loginCanceled' },
  COM000010: { reaction: 'caller', status: 200, message: 'userNotFound' },
} as const satisfies Record<string, ResultCode>

/** Codes of spec §8 that none of our servers sends as a code, and why they stand here. */
export const neverSent: Readonly<Record<string, string>> = {
  HTTP401: 'a proxy may answer a bare 401; our server says GPMS005, CMM-0005 or AUTH008',
  OTHER: 'stands for every answer without a row',
}

export type ResultCodeName = keyof typeof resultCodes

export const messageKeys: readonly MessageKey[] = Object.keys(messages).filter(isMessageKey)

/** `msg` of a refusal is a message key or a Korean sentence; this tells them apart. */
export function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(messages, text)
}

export function isResultCode(text: string): text is ResultCodeName {
  return Object.hasOwn(resultCodes, text)
}

/** The Korean sentence of a key, arguments filled in and their particles chosen. */
export function messageText(key: MessageKey, args: readonly (string | number)[] = []): string {
  return fillMessage(messages[key], args)
}

/** The Korean text of a result code. */
export function resultText(code: ResultCodeName): string {
  return messages[resultCodes[code].message]
}

/** The text shown for a bare HTTP status: one of the six fixed ones, else the general error (spec §8). */
export function statusText(status: number): string {
  const code = `HTTP${status}`
  return isResultCode(code) ? resultText(code) : resultText('OTHER')
}
