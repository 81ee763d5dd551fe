import type { ErpSettings } from '../../erpSettings'
import { askErp, longestErpText } from '../erp/askErp'

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

const documentNumber = /^\d{10}$/
const errorCode = /^E\d{3}$/

/** Sends one slip. The ERP books a key once and answers a repeated one with the same number. */
export async function postToErp(erp: ErpSettings, { key, ...posting }: ErpPosting): Promise<ErpOutcome> {
  const word = await askErp(erp, { path: 'postings', key, body: posting })
  if (word.status === undefined) return { ...word, outcome: 'unknown' }
  const { status, text } = word
  if (status === 200 && documentNumber.test(text('gerpDocNo')))
    return { outcome: 'taken', gerpDocNo: text('gerpDocNo') }
  if (status >= 400 && status < 500 && errorCode.test(text('errorCode')))
    return { outcome: 'refused', code: text('errorCode'), text: text('errorMsg').slice(0, longestErpText) }
  // Without a word that we know nothing can be said, except that 4xx did not get as far as booking.
  return { outcome: 'unknown', why: `status ${status}`, mayHaveArrived: status < 400 || status >= 500 }
}
