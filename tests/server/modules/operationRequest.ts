import { operations } from '../../../codegen/generated/operations'
import type { OperationId } from '../../../codegen/generated/types'

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  bytes: 'application/octet-stream',
}

export interface OperationRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
}

let keys = 0

/** A call of the contract as a browser of ours would send it; an effect gets a key of its own. */
export function operationRequest(
  operationId: OperationId,
  input: Readonly<Record<string, unknown>>,
): OperationRequest {
  const { method, path, inPath = [], body, isEffect } = operations[operationId]
  const url = inPath.reduce(
    (text, name) => text.replace(`{${name}}`, encodeURIComponent(String(input[name]))),
    path,
  )
  const query = Object.entries(input)
    .filter(([name]) => !inPath.includes(name) && name !== 'body')
    .map(([name, value]) => [name, String(value)] as const)
  keys += 1
  const form = () => new URLSearchParams(Object.entries({ ...Object(input.body) })).toString()
  const payloads = {
    json: () => JSON.stringify(input.body),
    form,
    bytes: () => input.body as string | Buffer,
  }
  return {
    method,
    url,
    query: Object.fromEntries(query),
    headers: {
      iscyber: 'N',
      'sec-fetch-site': 'same-origin',
      ...(isEffect ? { 'idempotency-key': `test-key-${process.pid}-${keys}` } : {}),
      ...(body ? { 'content-type': contentTypes[body] } : {}),
    },
    ...(body ? { payload: payloads[body]() } : {}),
  }
}
