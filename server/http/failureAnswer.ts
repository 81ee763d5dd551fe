import type { IncomingHttpHeaders } from 'node:http'
import { databaseCode, passingFailures } from '../database/retry'
import { badRequest, conflict, Failure, fieldRefused, notAllowed, refused, statusFailure } from './failure'
import { serverTexts } from './serverTexts'

const busy = (why: string) => statusFailure(503, { why, retryAfterSeconds: 3 })

/** What codes of PostgreSQL, of the driver and of the folder of the attachments mean to the caller. Everything else is our mistake. */
const databaseFailures: Readonly<Record<string, (why: string) => Failure>> = {
  '55P03': () => conflict(serverTexts.busyRow),
  '42501': notAllowed,
  // A sum outgrew its column; numbers that are typed are refused at their fields before.
  '22003': () => refused('numberTooLarge', 'numberTooLarge'),
  '57014': busy,
  '53100': busy,
  '53300': busy,
  CONNECT_TIMEOUT: busy,
  FILES_AWAY: busy,
  ...Object.fromEntries([...passingFailures].map(code => [code, busy])),
}

/** A value that names nothing, as the database found it: `Key (top_dept)=(D9) is not present in table "bsns".` */
function unknownReference(error: unknown): Failure | undefined {
  const detail: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'detail') : undefined
  const [, column, value] = /^Key \((\w+)\)=\((.*)\) is not present/s.exec(String(detail)) ?? []
  const field = column?.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return field && value !== undefined ? fieldRefused(field, 'codeNotAllowed', [value]) : undefined
}

/** What Fastify itself refuses before a handler is reached. */
const requestFailures: Readonly<Record<string, (why: string) => Failure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: why => statusFailure(413, { why }),
  // Only files travel in a body that is neither JSON nor a form, and only they have a limit a user knows (U1).
  FILE_TOO_LARGE: () => fieldRefused('file', 'fileTooLarge'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: why => statusFailure(415, { why }),
}

interface RefusedRequest {
  readonly id: string
  readonly headers: IncomingHttpHeaders
}

/**
 * The one place that turns whatever was thrown into a refusal: failures as they are, codes of the database and of
 * Fastify by table, anything else into 500, whose text says nothing but the request id.
 */
export function toFailure(error: unknown, { id, headers }: RefusedRequest): Failure {
  if (error instanceof Failure) return error
  const given = databaseCode(error) ?? ''
  const isFile = headers['content-type'] === 'application/octet-stream'
  const code = isFile && given === 'FST_ERR_CTP_BODY_TOO_LARGE' ? 'FILE_TOO_LARGE' : given
  const why = error instanceof Error ? error.message : String(error)
  const known = databaseFailures[code] ?? requestFailures[code]
  if (known) return known(why)
  const reference = code === '23503' ? unknownReference(error) : undefined
  if (reference) return reference
  const status = statusOf(error)
  if (status !== undefined && status >= 400 && status < 500) return badRequest(undefined, why)
  return statusFailure(500, { args: [id], why })
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined
  return typeof error.statusCode === 'number' ? error.statusCode : undefined
}
