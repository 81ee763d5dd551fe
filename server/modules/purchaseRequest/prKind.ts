import type { PrHeaderInput, PrLineInput } from '../../../codegen/generated/types'
import { prWorkflow } from '../../../schemas/workflow/workflows'
import type { Row } from '../../database/tables'
import { documentKind } from '../../document/documentKind'
import { refused } from '../../http/failure'
import { purchaseTexts } from './purchaseTexts'

export type PrRecord = Row<'pr'>
export type PrLineRecord = Row<'pr_line'>

export interface PrDraft {
  readonly header: PrHeaderInput
  readonly lines: readonly PrLineInput[]
}

const { transitionReasonTooShort } = purchaseTexts

/** Purchase requests: what a department wants, until it is ordered. */
export const purchaseRequest = documentKind<PrRecord, PrLineRecord, PrDraft>({
  name: 'Pr',
  docType: 'PR',
  workflow: prWorkflow,
  table: 'pr',
  number: 'pr_no',
  page: '/prEdit',
  approval: {
    amountKrw: 'total_amt_krw',
    submittedBefore: purchaseTexts.submittedBefore,
    submitTooMany: purchaseTexts.submitTooMany,
  },
  texts: purchaseTexts,
  reasonTexts: {
    cancelPr: transitionReasonTooShort,
    returnPr: transitionReasonTooShort,
    closePr: transitionReasonTooShort,
  },
  stateTexts: { deletePr: purchaseTexts.deleteDraftOnly, receivePr: purchaseTexts.receiveApprovedOnly },
  ownRefusal: (refusal, transition, { status }) => {
    if (refusal === 'drafter' && transition === 'deletePr')
      return refused('deleteOwnOnly', purchaseTexts.deleteOwnOnly)
    return refusal === 'state' && transition === 'returnPr' && status === 'RFQ'
      ? refused('rfqRunning', purchaseTexts.rfqRunning)
      : undefined
  },
})
