import type { ErpSettings } from '../../erpSettings'

interface ErpCall {
  /** Where its interface takes it: `postings`, `vendors`. */
  readonly path: string
  /** The same for every sending of one thing, and of no other thing: the ERP books a key once. */
  readonly key: string
  readonly body: object
}

/** What the ERP answered, `text` by name; or no word, though the call may have arrived where `mayHaveArrived` says so. */
export type ErpWord =
  | { readonly status: number; readonly text: (name: string) => string }
  | { readonly status: undefined; readonly why: string; readonly mayHaveArrived: boolean }

const neverConnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']
export const longestErpText = 200

/** Sends something once. */
export async function askErp(
  { url, token, seconds }: ErpSettings,
  { path, key, body }: ErpCall,
): Promise<ErpWord> {
  try {
    const response = await fetch(new URL(path, url.endsWith('/') ? url : `${url}/`), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        // A kept connection may be closed by the ERP in the moment of sending, which looks like an answer that was lost.
        connection: 'close',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(seconds * 1_000),
      redirect: 'error',
    })
    const answer: unknown = await response.json().catch(() => undefined)
    const said = typeof answer === 'object' && answer !== null ? { ...answer } : {}
    const text = (name: string): string => {
      const value: unknown = Reflect.get(said, name)
      return typeof value === 'string' ? value : ''
    }
    return { status: response.status, text }
  } catch (error) {
    const code = causeCode(error)
    const why = error instanceof Error ? `${error.message} ${code}`.trim() : String(error)
    return {
      status: undefined,
      why: why.slice(0, longestErpText),
      mayHaveArrived: !neverConnected.includes(code),
    }
  }
}

function causeCode(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  const code: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : undefined
  return typeof code === 'string' ? code : ''
}
