import { signifierWorkflow } from '../../../schemas/workflow/workflows'
import type { Row } from '../../database/tables'
import { documentKind } from '../../document/documentKind'
import { lockSources, sourceNumbersOf } from './slipSources'
import { slipTexts } from './slipTexts'

export type SlipRecord = Row<'signifier'>
export type SlipLineRecord = Row<'signifier_line'>

/** Slips book settlements, claims and returns; their approval rule is found by the supply in won, without tax (domain 5.3). */
export const slip = documentKind<SlipRecord, SlipLineRecord>({
  name: 'Signifier',
  docType: 'SG',
  workflow: signifierWorkflow,
  table: 'signifier',
  number: 'slip_no',
  numberedDay: 'slip_date',
  title: 'header_text',
  page: '/signifierDetail',
  approval: { amountKrw: 'supply_amt' },
  noted: ['header_text', 'posting_date'],
  stateTexts: { postSignifier: slipTexts.notApproved },
  lockFirst: async (tx, { slip_no }) => lockSources(tx, await sourceNumbersOf(tx, slip_no)),
})
