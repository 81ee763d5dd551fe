import type { GerpAppInput } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { maskedAccount } from '../../../schemas/shared/maskedAccount'
import type { EventContext } from '../../document/documentEvents'
import type { Prepared } from '../../document/documentParts'
import { addCopies, nextFileId, readItems } from '../../document/fileStore'
import { payableAccount } from '../slip/slipAccounts'
import {
  type Company,
  lockCompany,
  neededPapers,
  ofPayment,
  type VendorApplication,
  type VendorDraft,
} from './vendorApplicationKind'

type BankColumns = 'bank_code' | 'bank_account' | 'account_holder' | 'pay_term' | 'currency'
export type CompanyBank = Pick<Company, BankColumns>

/** What the company itself says, where it says it. */
export const bankOf = ({ bank_code, bank_account, account_holder, pay_term, currency }: CompanyBank) => ({
  bank_code,
  bank_account,
  account_holder,
  pay_term: pay_term === '' ? null : pay_term,
  currency,
})

/** A masked account that is sent back is the one that was masked. */
export function sentAccount(sent: string | undefined, known: string | null | undefined): string | null {
  if (sent === undefined) return known ?? null
  return known && sent === maskedAccount(known) ? known : sent
}

/** A new vendor has the bank data that the application says; every other one has those of its company (D-63). */
function bankColumns({ reqType, ...said }: GerpAppInput, company: Company, stored?: VendorApplication) {
  const its = bankOf(company)
  if (reqType !== 'NEW') return its
  return {
    bank_code: said.bankCode ?? its.bank_code,
    bank_account: sentAccount(said.bankAccount, stored?.bank_account ?? company.bank_account),
    account_holder: said.accountHolder ?? its.account_holder,
    pay_term: said.payTerm ?? its.pay_term,
    currency: said.currency ?? its.currency,
  }
}

/**
 * A new application that names the papers of its company takes copies of those that it needs (domain 3.27), for a group of
 * files belongs to one document alone.
 */
async function copiedPapers(
  context: EventContext,
  { fileId, reqType }: GerpAppInput,
  company: Company,
): Promise<string | undefined> {
  if (fileId === undefined || fileId !== company.file_id || !ofPayment(reqType)) return undefined
  const { tx, actor, now } = context
  const papers = (await readItems(tx, fileId)).filter(({ doc_type }) => neededPapers.includes(doc_type ?? ''))
  const copy = await nextFileId(tx, now)
  await tx
    .insertInto('file')
    .values({
      ...{ file_id: copy, owner_type: 'COMP', owner_no: null },
      ...{ created_by: actor.userId, created_dt: now },
    })
    .execute()
  await addCopies(context, copy, papers)
  return copy
}

/** What an application is about never changes; what the ERP did not take is a draft again once it was changed. */
export async function prepareVendorApplication(
  context: EventContext,
  { header }: VendorDraft,
  stored?: VendorApplication,
): Promise<Prepared> {
  const { tx, now } = context
  const about = stored ? { compNo: stored.comp_no, reqType: stored.req_type } : header
  const company = await lockCompany(tx, about.compNo)
  if (!company) throw new Error(`The rules let an application of ${about.compNo} pass.`)
  const fileId = stored ? undefined : await copiedPapers(context, header, company)
  return {
    header: {
      comp_no: about.compNo,
      req_type: about.reqType,
      draft_dt: stored?.draft_dt ?? koreanDay(now),
      account_group: header.accountGroup ?? (company.biz_type === 'FRN' ? 'KFRN' : 'KDOM'),
      recon_account: header.reconAccount ?? payableAccount,
      pay_method: header.payMethod ?? 'T',
      ...bankColumns({ ...header, ...about }, company, stored),
      err_msg: null,
    },
    lines: [],
    ...(fileId === undefined ? {} : { fileId }),
    ...(stored?.status === 'ERROR' ? { status: 'DRAFT' } : {}),
  }
}
