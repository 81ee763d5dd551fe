import type { CyberItemHeaderInput } from '../../../codegen/generated/types'
import { companyItemWorkflow } from '../../../schemas/workflow/workflows'
import { documentKind } from '../../document/documentKind'
import type { OfferRecord } from '../itemPrice/offeredPrices'
import { companyItemTexts } from './companyItemTexts'

export interface OfferDraft {
  readonly header: CyberItemHeaderInput
  readonly lines: readonly []
}

/** What suppliers offer: one row for each of their items, whose revisions are approved one after the other. */
export const companyItem = documentKind<OfferRecord, object, OfferDraft>({
  name: 'CyberItem',
  docType: 'CI',
  workflow: companyItemWorkflow,
  operations: { update: 'saveCyberItem' },
  table: 'company_item',
  number: 'ci_no',
  title: 'sup_item_name',
  drafter: 'comp_no',
  fileOwner: 'ITEM',
  page: '/itemManagement/ItemInfoEdit',
  noted: ['revision', 'sup_item_name', 'unit_price', 'currency', 'valid_from', 'valid_to'],
  reasonTexts: {
    stopCyberItem: companyItemTexts.stopReasonTooShort,
    rejectCyberItem: companyItemTexts.rejectReasonTooShort,
  },
  isFoundByPolicy: true,
})

/** The same page as its supplier opens it. */
export const supplierLinkOf = (ciNo: string) => `/cyber/itemManagement/ItemInfoEdit?ciNo=${ciNo}`
