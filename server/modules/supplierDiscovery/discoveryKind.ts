import type { OperationRequests } from '../../../codegen/generated/types'
import { compExcavationWorkflow } from '../../../schemas/workflow/workflows'
import type { Row } from '../../database/tables'
import { documentKind } from '../../document/documentKind'
import { discoveryTexts } from './discoveryTexts'

export type DiscoveryRecord = Row<'comp_excavation'>

export interface DiscoveryDraft {
  readonly header: OperationRequests['saveExcavation']['body']['header'] & { readonly fileId?: never }
  readonly lines: readonly []
}

/** Companies that somebody proposes to buy from. */
export const discovery = documentKind<DiscoveryRecord, object, DiscoveryDraft>({
  name: 'Excavation',
  operations: { create: 'saveExcavation', update: 'saveExcavation' },
  docType: 'EX',
  workflow: compExcavationWorkflow,
  table: 'comp_excavation',
  number: 'ex_no',
  numberedDay: 'proposed_dt',
  title: 'comp_name_kr',
  page: '/compExcavationList',
  noted: ['comp_name_kr', 'tax_no_2', 'review_opinion'],
  stateTexts: { inviteExcavation: { PROPOSED: discoveryTexts.reviewFirst } },
})
