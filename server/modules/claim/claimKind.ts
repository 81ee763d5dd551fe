import type {
  CyberClaimHeaderInput,
  NoneOrderHeaderInput,
  NoneOrderLineInput,
} from '../../../codegen/generated/types'
import { isSupplierGroup, type Workflow } from '../../../schemas/workflow/workflow'
import { noneOrderWorkflow } from '../../../schemas/workflow/workflows'
import type { Row } from '../../database/tables'
import { documentKind } from '../../document/documentKind'
import { peopleNames } from '../../master/peopleNames'

export type ClaimRecord = Row<'none_order'>
export type ClaimLineRecord = Row<'none_order_line'>

/** What both sides say of a claim: staff name the company and where lines are booked. */
export interface ClaimDraft {
  readonly header: CyberClaimHeaderInput & Pick<Partial<NoneOrderHeaderInput>, 'compNo' | 'payTerm'>
  readonly lines: readonly NoneOrderLineInput[]
}

const facts = {
  docType: 'NO',
  table: 'none_order',
  number: 'none_no',
  page: '/noneOrderViewAdmin',
  noted: ['total_amt'],
  isFoundByPolicy: true,
  linesAreReplaced: true,
} as const

/** Claims without orders, as staff work on them. */
export const claim = documentKind<ClaimRecord, ClaimLineRecord, ClaimDraft>({
  ...facts,
  name: 'NoneOrder',
  workflow: noneOrderWorkflow,
  operations: { create: 'createNoneOrderProxy' },
  approval: {
    // The rule is found by the supply in won, for the department of the contact.
    amountKrw: 'supply_amt',
    /** The person who submits is the drafter. */
    subject: async (tx, { updated_by, contact_id }) => {
      const drafter = updated_by ?? contact_id
      return { drafter, drafterNm: (await peopleNames(tx, [drafter])).get(drafter) ?? '' }
    },
  },
})

const supplierSteps: Workflow = {
  ...noneOrderWorkflow,
  transitions: noneOrderWorkflow.transitions.filter(
    ({ groups }) => groups !== 'internal' && groups.some(isSupplierGroup),
  ),
}

/** The same, as their suppliers claim. */
export const supplierClaim = documentKind<ClaimRecord, ClaimLineRecord, ClaimDraft>({
  ...facts,
  name: 'CyberNoneOrder',
  workflow: supplierSteps,
  operations: { create: 'createNoneOrder' },
})

export const supplierClaimLink = (noneNo: string) => `/cyber/noneOrderView?noneNo=${noneNo}`
