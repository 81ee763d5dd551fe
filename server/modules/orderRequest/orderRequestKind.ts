import type { OrderRequestHeaderInput, OrderRequestLineInput } from '../../../codegen/generated/types'
import { orderRequestWorkflow } from '../../../schemas/workflow/workflows'
import type { Row } from '../../database/tables'
import { documentKind } from '../../document/documentKind'
import type { FileNote } from '../../document/fileStore'
import { orderTexts } from '../order/orderTexts'
import type { Letter } from './letter'
import { orderRequestTexts } from './orderRequestTexts'

export type OrderRequestRecord = Row<'order_request'>
export type OrderRequestLineRecord = Row<'order_request_line'>

export interface OrderRequestDraft {
  readonly header: OrderRequestHeaderInput
  readonly lines: readonly OrderRequestLineInput[]
  readonly files?: readonly FileNote[]
  /** The accepted letter that is being ordered; no request of the wire has it. */
  readonly letter?: Letter | undefined
}

/** What a buyer asks to be ordered of purchase requests, or of a letter of intent. */
export const orderRequest = documentKind<OrderRequestRecord, OrderRequestLineRecord, OrderRequestDraft>({
  name: 'OrderRequest',
  docType: 'OR',
  workflow: orderRequestWorkflow,
  table: 'order_request',
  number: 'or_no',
  page: '/OrderRequestEdit',
  // The rule is found by the supply in won, without tax (domain 5.3).
  approval: {
    amountKrw: 'total_amt_krw',
    submittedBefore: orderRequestTexts.submittedBefore,
    submitTooMany: orderTexts.submitTooMany,
  },
  texts: orderRequestTexts,
  stateTexts: {
    submitOrderRequest: orderRequestTexts.submitMixed,
    retryOrderRequest: orderRequestTexts.retryOnly,
  },
})
