import { taxInvoiceWorkflow } from '../../../schemas/workflow/workflows'
import type { Row } from '../../database/tables'
import { documentKind } from '../../document/documentKind'
import { settlement } from '../settlement/settlementKind'

export type TaxInvoiceRecord = Row<'tax_invoice'>

/** What a supplier bills for a settlement. */
export const taxInvoice = documentKind<TaxInvoiceRecord, never, never>({
  name: 'TaxInvoice',
  docType: 'TI',
  workflow: taxInvoiceWorkflow,
  table: 'tax_invoice',
  number: 'ti_no',
  // It has no page of its own.
  page: settlement.page,
})
