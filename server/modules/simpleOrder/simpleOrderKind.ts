import type { SimpleOrderHeaderInput, SimpleOrderLineInput } from '../../../codegen/generated/types'
import { simpleOrderWorkflow } from '../../../schemas/workflow/workflows'
import type { Row } from '../../database/tables'
import { documentKind } from '../../document/documentKind'
import { orderTexts } from '../order/orderTexts'
import { simpleOrderTexts } from './simpleOrderTexts'

export type SimpleOrderRecord = Row<'simple_order'>

export interface SimpleOrderDraft {
  readonly header: SimpleOrderHeaderInput
  readonly lines: readonly SimpleOrderLineInput[]
}

/** Small purchases without request and quotation. */
export const simpleOrder = documentKind<SimpleOrderRecord, Row<'simple_order_line'>, SimpleOrderDraft>({
  name: 'SimpleOrder',
  docType: 'SO',
  workflow: simpleOrderWorkflow,
  table: 'simple_order',
  number: 'so_no',
  page: '/SimpleOrderEdit',
  approval: {
    ...simpleOrderTexts,
    amountKrw: 'supply_amt',
    submitTooMany: orderTexts.submitTooMany,
  },
  texts: simpleOrderTexts,
  stateTexts: {
    submitSimpleOrder: simpleOrderTexts.submitMixed,
    retrySimpleOrder: simpleOrderTexts.retryOnly,
  },
})
