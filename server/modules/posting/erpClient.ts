import type { ErpSettings } from '../../erpSettings'

/** What the ERP books: a slip as it stood when it was sent. */
export interface ErpPosting {
  /** The same for every sending of a slip, and of no other slip: not even of one with the same number in a database that was created again. */
  readonly key: string
  readonly slipNo: string
  readonly slipType: string
  readonly compNo: string
  readonly docDate: string
  readonly postingDate: string
  readonly currency: string
  readonly totalAmt: string
  readonly headerText: string
  readonly refNo?: string
  readonly lines: readonly ErpLine[]
}

interface ErpLine {
  readonly dcType: string
  readonly accountCode: string
  readonly costCenter?: string
  readonly amt: string
  readonly taxCode?: string
}

/** `unknown`: no word of the ERP; it may have taken the slip where `mayHaveArrived` says so. */
export type ErpOutcome =
  | { readonly outcome: 'taken'; readonly gerpDocNo: string }
  | { readonly outcome: 'refused'; readonly code: string; readonly text: string }
  | { readonly outcome: 'unknown'; readonly why: string; readonly mayHaveArrived: boolean }

const neverConnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']
const documentNumber = /^\d{10}$/
const errorCode = /^E\d{3}$/
const longestText = 200

/** Sends one slip. The ERP books a key once and answers a repeated one with the same number. */
export async function postToErp(
  { url, token, seconds }: ErpSettings,
  { key, ...posting }: ErpPosting,
): Promise<ErpOutcome> {
  try {
    const response = await fetch(new URL('postings', url.endsWith('/') ? url : `${url}/`), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        // A kept connection may be closed by the ERP in the moment of sending, which looks like an answer that was lost.
        connection: 'close',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(posting),
      signal: AbortSignal.timeout(seconds * 1_000),
      redirect: 'error',
    })
    return judge(response.status, await response.json().catch(() => undefined))
  } catch (error) {
    const code = causeCode(error)
    const why = error instanceof Error ? `${error.message} ${code}`.trim() : String(error)
    return {
      outcome: 'unknown',
      why: why.slice(0, longestText),
      mayHaveArrived: !neverConnected.includes(code),
    }
  }
}

function judge(status: number, answer: unknown): ErpOutcome {
  const said = typeof answer === 'object' && answer !== null ? { ...answer } : {}
  const text = (name: string): string => {
    const value: unknown = Reflect.get(said, name)
    return typeof value === 'string' ? value : ''
  }
  if (status === 200 && documentNumber.test(text('gerpDocNo')))
    return { outcome: 'taken', gerpDocNo: text('gerpDocNo') }
  if (status >= 400 && status < 500 && errorCode.test(text('errorCode')))
    return { outcome: 'refused', code: text('errorCode'), text: text('errorMsg').slice(0, longestText) }
  // Without a word that we know nothing can be said, except that 4xx did not get as far as booking.
  return { outcome: 'unknown', why: `status ${status}`, mayHaveArrived: status < 400 || status >= 500 }
}

function causeCode(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  const code: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : undefined
  return typeof code === 'string' ? code : ''
}
