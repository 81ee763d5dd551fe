import type { LoiHeaderInput, LoiLineInput } from '../../../codegen/generated/types'
import { loiWorkflow } from '../../../schemas/workflow/workflows'
import type { Row } from '../../database/tables'
import { documentKind } from '../../document/documentKind'
import { loiTexts } from './loiTexts'

export type LoiRecord = Row<'loi'>
export type LoiLineRecord = Row<'loi_line'>

export interface LoiDraft {
  readonly header: LoiHeaderInput
  readonly lines: readonly LoiLineInput[]
}

/** Letters of intent: urgent work begins before it is ordered. */
export const loi = documentKind<LoiRecord, LoiLineRecord, LoiDraft>({
  name: 'Loi',
  docType: 'LO',
  workflow: loiWorkflow,
  table: 'loi',
  number: 'loi_no',
  fileOwner: 'LOI',
  page: '/LoiRequestEdit',
  approval: { ...loiTexts, amountKrw: 'est_amt_krw' },
  texts: loiTexts,
  stateTexts: { EXPIRED: loiTexts.expired, convertLoi: loiTexts.acceptedOnly },
  reasonTexts: { declineLoi: loiTexts.declineReasonShort },
})
