import { codeText } from '../../../schemas/codes/codeGroups'
import { missingFields } from '../../../schemas/workflow/workflow'
import type { Transaction } from '../../database/connect'
import type { EventContext } from '../../document/documentEvents'
import { headerCodeFailure, requirementFailure, type Stage } from '../../document/draftFailure'
import { missingFailure } from '../../document/missingFailure'
import { conflict, type Failure, fieldRefused, refused } from '../../http/failure'
import { sentAccount } from './prepareVendorApplication'
import {
  type Company,
  lockCompany,
  neededPapers,
  ofPayment,
  type VendorApplication,
  type VendorDraft,
  vendorApplication,
} from './vendorApplicationKind'
import { vendorApplicationTexts } from './vendorApplicationTexts'

const tradedStates = ['REGISTERED', 'SUSPENDED']
const openStates = ['DRAFT', 'APPROVING', 'REJECTED', 'ERROR']

/** What the state of a company forbids: one that is no longer traded with is blocked, and nothing else. */
export const tradedFailure = (company: Pick<Company, 'status'>, reqType: string): Failure | undefined =>
  tradedStates.includes(company.status) || (reqType === 'BLK' && company.status === 'TERMINATED')
    ? undefined
    : fieldRefused('compNo', vendorApplicationTexts.notTraded, [codeText('COMP_STATUS', company.status)])

/** Applications of a company that are not over yet. */
export const openApplications = (tx: Transaction, compNo: string): Promise<readonly VendorApplication[]> =>
  tx
    .selectFrom('comp_gerp_app')
    .selectAll()
    .where('comp_no', '=', compNo)
    .where('status', 'in', openStates)
    .orderBy('ga_no')
    .execute()

/** The first thing that forbids keeping an application, or submitting it. */
export async function vendorFailure(
  { tx }: EventContext,
  { header: sent, lines }: VendorDraft,
  stage: Stage,
  stored?: VendorApplication,
): Promise<Failure | undefined> {
  if (stored?.sending_yn === 'Y') return conflict(vendorApplicationTexts.sending)
  const header = stored ? { ...sent, compNo: stored.comp_no, reqType: stored.req_type } : sent
  const missing =
    requirementFailure(vendorApplication, { header, lines }, stage) ??
    (await headerCodeFailure(tx, vendorApplication, { ...header }))
  if (missing) return missing
  const company = await lockCompany(tx, header.compNo)
  if (!company) return fieldRefused('compNo', 'companyUnknown')
  const failure =
    tradedFailure(company, stored ? header.reqType : '') ??
    codeFailure(company, header.reqType) ??
    (header.reqType === 'NEW' ? accountFailure(company, header.bankAccount, stored) : undefined) ??
    (await reconFailure(tx, header.reconAccount))
  if (failure) return failure
  if (stage === 'submission') return bankFailure(header) ?? documentFailure(tx, stored)
  const [open] = stored ? [] : await openApplications(tx, header.compNo)
  return open && fieldRefused('compNo', vendorApplicationTexts.openAlready, [open.ga_no])
}

function codeFailure({ gerp_vendor_code }: Company, reqType: string): Failure | undefined {
  const isNew = reqType === 'NEW'
  if (isNew && gerp_vendor_code !== null) return fieldRefused('compNo', vendorApplicationTexts.hasCode)
  return !isNew && gerp_vendor_code === null
    ? fieldRefused('compNo', vendorApplicationTexts.noCode)
    : undefined
}

function accountFailure(
  { biz_type, bank_account }: Company,
  sent: string | undefined,
  stored: VendorApplication | undefined,
): Failure | undefined {
  const account = sentAccount(sent, stored?.bank_account ?? bank_account) ?? ''
  const isForeign = biz_type === 'FRN'
  if (account === '' || (isForeign ? /^[A-Z0-9-]+$/ : /^[0-9-]+$/).test(account)) return undefined
  return fieldRefused(
    'bankAccount',
    isForeign ? vendorApplicationTexts.accountOfForeignWrong : vendorApplicationTexts.accountWrong,
  )
}

async function reconFailure(tx: Transaction, code: string | undefined): Promise<Failure | undefined> {
  if (code === undefined) return undefined
  const account = await tx
    .selectFrom('account')
    .select('account_code')
    .where('account_code', '=', code)
    .where('use_yn', '=', 'Y')
    .executeTakeFirst()
  return account ? undefined : fieldRefused('reconAccount', 'codeNotAllowed', [code])
}

function bankFailure(header: VendorDraft['header']): Failure | undefined {
  if (!ofPayment(header.reqType)) return undefined
  const missing = missingFields(
    { header: ['bankCode', 'bankAccount', 'accountHolder'], lines: [] },
    { header: { ...header }, lines: [] },
  )
  const [first] = missing
  return first && missingFailure('createGerpApp')(first.field)
}

async function documentFailure(
  tx: Transaction,
  stored: VendorApplication | undefined,
): Promise<Failure | undefined> {
  if (!stored || !ofPayment(stored.req_type)) return undefined
  const items = await tx
    .selectFrom('file_item')
    .select('doc_type')
    .where('file_id', '=', stored.file_id ?? '')
    .execute()
  const types = items.map(({ doc_type }) => doc_type)
  return neededPapers.every(type => types.includes(type))
    ? undefined
    : refused('documentsMissing', vendorApplicationTexts.documentsMissing)
}
