import type { GerpAppInput } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { compGerpAppWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { Row } from '../../database/tables'
import { documentKind } from '../../document/documentKind'
import { findCompany } from '../../master/findCompany'
import { vendorApplicationTexts } from './vendorApplicationTexts'

export type VendorApplication = Row<'comp_gerp_app'>

export interface VendorDraft {
  readonly header: GerpAppInput
  readonly lines: readonly []
}

/** Applications by which a company becomes a vendor of the ERP, is changed there, blocked and unblocked. */
export const vendorApplication = documentKind<VendorApplication, object, VendorDraft>({
  name: 'GerpApp',
  docType: 'GA',
  workflow: compGerpAppWorkflow,
  table: 'comp_gerp_app',
  number: 'ga_no',
  numberedDay: 'draft_dt',
  fileOwner: 'COMP',
  page: '/compGerpAppEdit',
  approval: {
    submittedBefore: vendorApplicationTexts.submittedBefore,
    subject: async (tx, stored) => ({ title: await nameOf(tx, stored) }),
  },
  noted: ['req_type', 'pay_term', 'bank_code', 'account_holder'],
  stateTexts: {
    deleteGerpApp: vendorApplicationTexts.deleteOnly,
    retryGerpApp: vendorApplicationTexts.retryOnly,
  },
  // What a company may do is judged on its locked row, by whoever moves the company or its applications.
  lockFirst: (tx, { comp_no }) => lockCompany(tx, comp_no),
})

/** What people read of an application: its company and what it is for. */
export async function nameOf(
  tx: Transaction,
  { comp_no, req_type }: Pick<VendorApplication, 'comp_no' | 'req_type'>,
): Promise<string> {
  const { comp_name_kr } = await findCompany(tx, comp_no)
  return `${comp_name_kr} GERP ${codeText('GERP_REQ_TYPE', req_type)}`
}

/** Nobody is paid by who is blocked, so that neither his bank nor his papers are asked for. */
export const ofPayment = (reqType: string) => reqType === 'NEW' || reqType === 'CHG'

/** The copy of the bankbook and the certificate of registration. */
export const neededPapers: readonly string[] = ['BANK', 'BIZ']

export type Company = Row<'company'>

export const lockCompany = (tx: Transaction, compNo: string): Promise<Company | undefined> =>
  runAs(tx, 'all', () =>
    tx.selectFrom('company').selectAll().where('comp_no', '=', compNo).forUpdate().executeTakeFirst(),
  )
