import { compRegWorkflow } from '../../../schemas/workflow/workflows'
import { runAs } from '../../database/runAs'
import type { Row } from '../../database/tables'
import { documentKind } from '../../document/documentKind'

export type RegistrationRecord = Row<'comp_reg'>

/** Companies that apply to be suppliers. They come of the public pages alone. */
export const registration = documentKind<RegistrationRecord, object>({
  name: 'CompReg',
  docType: 'CR',
  workflow: compRegWorkflow,
  table: 'comp_reg',
  number: 'reg_no',
  numberedDay: 'applied_dt',
  title: 'comp_name_kr',
  page: '/compRegList',
  fileOwner: 'COMP',
  // An application of a stranger locks the company first as well.
  lockFirst: (tx, { comp_no }) =>
    runAs(tx, 'all', () =>
      tx.selectFrom('company').select('comp_no').where('comp_no', '=', comp_no).forUpdate().execute(),
    ),
  noted: ['comp_name_kr', 'tax_no_2', 'review_opinion'],
})
