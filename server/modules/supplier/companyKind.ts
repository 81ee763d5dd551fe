import { companyWorkflow, compChangeWorkflow } from '../../../schemas/workflow/workflows'
import type { Row } from '../../database/tables'
import { documentKind } from '../../document/documentKind'
import { companyTexts } from './companyTexts'

export type CompanyRecord = Row<'company'>
export type CompanyChangeRecord = Row<'comp_change'>

const { suspensionReason, reasonTooShort } = companyTexts

/** Suppliers as master data, moved by domain 3.24. */
export const company = documentKind<CompanyRecord, object, never>({
  name: 'Company',
  docType: 'COMP',
  workflow: companyWorkflow,
  table: 'company',
  number: 'comp_no',
  page: '/CompManageEdit',
  noted: ['status', 'comp_name_kr'],
  reasonTexts: {
    suspendCompany: suspensionReason,
    resumeCompany: reasonTooShort,
    terminateCompany: reasonTooShort,
  },
})

/** What becomes different in the data of a company: asked for and decided by somebody else, or noted as it happened. */
export const companyChange = documentKind<CompanyChangeRecord, object, never>({
  name: 'CompChange',
  docType: 'CC',
  workflow: compChangeWorkflow,
  table: 'comp_change',
  number: 'chg_no',
  numberedDay: 'requested_dt',
  fileOwner: 'COMP',
  page: '/compChangeStatusList',
  noted: ['chg_field'],
  stateTexts: {
    approveCompChange: companyTexts.decided,
    rejectCompChange: companyTexts.decided,
    cancelCompChange: companyTexts.decided,
  },
  reasonTexts: { rejectCompChange: reasonTooShort },
})
