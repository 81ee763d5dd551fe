import type { OperationCall } from '../../codegen/generated/frameOperations'
import { isCyberPath } from '../../schemas/shared/addresses'
import type { RequestParts } from './sendRequest'
import type { SessionState } from './sessionStore'

export interface BuiltRequest {
  readonly url: string
  readonly init: RequestParts
}

/** How an operation travels, or a stream of messages, which is no operation since it never ends. */
export type WireCall = OperationCall & { readonly isStream?: true }

type RequestValues = Readonly<Record<string, unknown>>

/** Turns an operation and its values into what fetch takes: path, query, body, and the headers of spec §7. */
export function buildRequest(
  call: WireCall,
  values: RequestValues,
  session: Pick<SessionState, 'tokens' | 'portal' | 'loginId' | 'loginTransaction' | 'applyToken'>,
  keys: {
    readonly requestId: string
    readonly idempotencyKey: string
    readonly besideCheck?: boolean | undefined
    readonly confirmed?: readonly string[] | undefined
    /** Where a stream goes on that broke off. */
    readonly lastEventId?: string | undefined
  },
): BuiltRequest {
  const inPath = call.inPath ?? []
  const url = `${fillPath(call.path, inPath, values)}${queryText(call, values, inPath)}`
  return {
    url,
    init: {
      method: call.method,
      credentials: 'same-origin',
      headers: {
        accept: acceptedType(call),
        'x-request-id': keys.requestId,
        ...portalHeader(call, values, session),
        ...sessionHeaders(session),
        ...(session.loginTransaction === undefined ? {} : { logintransaction: session.loginTransaction }),
        ...(session.applyToken === undefined ? {} : { 'x-apply-token': session.applyToken }),
        ...(call.method === 'GET' ? noCacheHeaders : {}),
        ...(keys.besideCheck ? { 'beside-check': 'Y' } : {}),
        ...(keys.lastEventId === undefined ? {} : { 'last-event-id': keys.lastEventId }),
        ...(keys.confirmed ? { 'x-confirmed': keys.confirmed.join(',') } : {}),
        ...(call.isEffect ? { 'idempotency-key': keys.idempotencyKey } : {}),
        ...contentHeader(call),
      },
      ...bodyOf(call, values),
    },
  }
}

function acceptedType({ isBinary, isStream }: WireCall): string {
  if (isStream) return 'text/event-stream'
  return isBinary ? '*/*' : 'application/json'
}

/** Spec §7: all GET requests send no-cache headers. */
const noCacheHeaders = { 'cache-control': 'no-cache', pragma: 'no-cache' }

/**
 * Spec §7: every request but loginCheck carries IsCyber of the portal. loginCheck sets its own, from the path that it asks
 * about (domain 0.2); verify also names the log-in id.
 */
function portalHeader(
  call: OperationCall,
  values: RequestValues,
  { portal, loginId }: Pick<SessionState, 'portal' | 'loginId'>,
): Readonly<Record<string, string>> {
  if (call.path === '/api/v1/loginCheck') return { iscyber: isCyberPath(plainText(values.path)) ? 'Y' : 'N' }
  const isCyber = portal === 'external' ? 'Y' : 'N'
  if (call.path !== '/auth/verify') return { iscyber: isCyber }
  return {
    iscyber: isCyber,
    iscyberurl: isCyber,
    ...(loginId ? { loginid: encodeURIComponent(loginId) } : {}),
  }
}

/** Spec §7: after log-in the bearer token, access token and refresh token are default headers. */
function sessionHeaders({ tokens }: Pick<SessionState, 'tokens'>): Readonly<Record<string, string>> {
  if (!tokens) return {}
  return {
    authorization: `Bearer ${tokens.accessToken}`,
    accesstoken: tokens.accessToken,
    refreshtoken: tokens.refreshToken,
  }
}

function fillPath(path: string, inPath: readonly string[], values: RequestValues): string {
  return inPath.reduce(
    (filled, name) => filled.replace(`{${name}}`, encodeURIComponent(plainText(values[name]))),
    path,
  )
}

function queryText(call: OperationCall, values: RequestValues, inPath: readonly string[]): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    const isElsewhere = inPath.includes(name) || (name === 'body' && call.body !== undefined)
    if (isElsewhere || value === undefined || value === null || value === '') continue
    // Domain 0.1: several chosen values travel joined by commas.
    query.set(name, Array.isArray(value) ? value.map(plainText).join(',') : plainText(value))
  }
  // A comma may stand in a query as it is, and a list of a thousand codes has many.
  const text = query.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

function bodyOf(call: OperationCall, { body }: RequestValues): { body?: BodyInit } {
  if (call.body === undefined) return {}
  if (call.body === 'form') return { body: formText(body) }
  if (call.body === 'bytes') return bytesOf(body)
  return { body: JSON.stringify(body ?? {}) }
}

function bytesOf(body: unknown): { body?: BodyInit } {
  if (body instanceof Blob) return { body }
  return body instanceof Uint8Array ? { body: new Uint8Array(body) } : {}
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  bytes: 'application/octet-stream',
} as const

function contentHeader(call: OperationCall): Readonly<Record<string, string>> {
  return call.body === undefined ? {} : { 'content-type': contentTypes[call.body] }
}

function formText(body: unknown): string {
  const form = new URLSearchParams()
  if (typeof body === 'object' && body !== null)
    for (const [name, value] of Object.entries(body))
      if (value !== undefined) form.set(name, plainText(value))
  return form.toString()
}

function plainText(value: unknown): string {
  return typeof value === 'string' ? value : String(value ?? '')
}
