import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import { koreanTimestamp } from '../../../schemas/shared/koreanTime'
import { isBusinessNumber } from '../../../schemas/shared/taxNumber'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { partOf } from '../../document/answerRows'
import { type Columns, wireOf } from '../../document/columns'
import { operationFact } from '../../document/erasedRoute'
import { itemOf, readItems } from '../../document/fileStore'
import { documentNotFound, fieldRefused, refused } from '../../http/failure'
import type { OperationContext } from '../../http/route'
import { phoneFor } from '../secret/monitoring'
import { maskedAccount, readsAccounts, shownValue } from './changeFields'
import type { CompanyRecord } from './companyKind'
import { companyWithNumber } from './companyRules'
import { companyTexts } from './companyTexts'
import type { AskTaxOffice } from './taxOffice'

const groupRow = partOf('getCompany', 'groups')
const userRow = partOf('getCompany', 'users')
const changeRow = partOf('getCompany', 'changes')

/** A number that the server has given to a foreign company is nobody's business number (D-66). */
const taxNumberOf = ({ biz_type, tax_no_2 }: CompanyRecord) => (biz_type === 'FRN' ? null : tax_no_2)

/** A company as somebody may read it: accounts by those who keep or pay them. */
export function shownCompany(company: CompanyRecord, actor: Actor): Readonly<Record<string, unknown>> {
  const { bank_account, tel_no, fax_no } = company
  return {
    ...company,
    tax_no_2: taxNumberOf(company),
    bank_account: bank_account !== null && !readsAccounts(actor) ? maskedAccount(bank_account) : bank_account,
    tel_no: phoneFor(actor.group, tel_no),
    fax_no: phoneFor(actor.group, fax_no),
  }
}

/** Texts of a candidate that nobody knows yet are empty in its row, and left out of an answer. */
const withoutEmpty = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

async function changesOf(tx: Transaction, actor: Actor, compNo: string) {
  const rows = await tx
    .selectFrom('comp_change')
    .selectAll()
    .where('comp_no', '=', compNo)
    .orderBy('chg_no', 'desc')
    .limit(200)
    .execute()
  return rows.map(row =>
    changeRow({
      ...row,
      before_value: shownValue(row.chg_field, row.before_value, actor),
      after_value: shownValue(row.chg_field, row.after_value, actor),
    }),
  )
}

const filesOf = async (tx: Transaction, fileId: string | null) =>
  fileId === null ? [] : (await readItems(tx, fileId)).map(itemOf)

export const findCompanyRow = (tx: Transaction, compNo: string) =>
  tx.selectFrom('company').selectAll().where('comp_no', '=', compNo).executeTakeFirst()

/** A company with its sourcing groups, users, changes and papers. */
export async function readCompany(
  tx: Transaction,
  actor: Actor,
  { compNo }: OperationRequests['getCompany'],
): Promise<Columns> {
  const company = await findCompanyRow(tx, compNo)
  if (!company) throw documentNotFound(actor.scope)
  const groups = await tx
    .selectFrom('sg_company')
    .innerJoin('sourcing_group', 'sourcing_group.sg_code', 'sg_company.sg_code')
    .select(['sg_company.sg_code', 'sg_name', 'main_yn', 'sg_company.use_yn'])
    .where('comp_no', '=', compNo)
    .orderBy('sg_company.sg_code')
    .execute()
  const users = await tx
    .selectFrom('ext_user')
    .selectAll()
    .where('comp_no', '=', compNo)
    .orderBy('user_id')
    .execute()
  const header = operationFact('getCompany').answer.fields.header?.fields ?? {}
  return {
    header: withoutEmpty(wireOf(header, shownCompany(company, actor))),
    groups: groups.map((group, index) => groupRow({ ...group, line_no: index + 1 })),
    users: users.map(user => userRow({ ...user, cell_phone_no: phoneFor(actor.group, user.cell_phone_no) })),
    changes: await changesOf(tx, actor, compNo),
    files: await filesOf(tx, company.file_id),
  }
}

/** The company of a supplier's own session, or for staff the one that is named; without what is ours alone. */
export async function readOwnCompany(
  tx: Transaction,
  actor: Actor,
  { compNo = '' }: OperationRequests['getCyberCompany'],
): Promise<Columns> {
  const own = actor.compNo ?? compNo
  if (own === '') throw fieldRefused('compNo', companyTexts.companyMissing)
  const company = await findCompanyRow(tx, own)
  if (!company) throw documentNotFound(actor.scope)
  const header = operationFact('getCyberCompany').answer.fields.header?.fields ?? {}
  const papers = await filesOf(tx, company.file_id)
  return {
    header: withoutEmpty(wireOf(header, shownCompany(company, actor))),
    changes: await changesOf(tx, actor, own),
    files: papers.filter(({ docType }) => docType !== 'APPR'),
  }
}

/** What the tax office says of a number, and whether we know whose it is. */
export async function checkTaxNo(
  ask: AskTaxOffice,
  { tx, now, input }: OperationContext<OperationRequests['checkTaxNo']>,
): Promise<OperationAnswers['checkTaxNo']> {
  const number = input.taxNo.replaceAll('-', '')
  if (!isBusinessNumber(number)) throw fieldRefused('taxNo2', companyTexts.taxNumberWrong)
  const answer = (await ask(tx, [number]))?.get(number)
  if (!answer) throw refused('taxOfficeSilent', companyTexts.silent)
  const compNo = await runAs(tx, 'all', () => companyWithNumber(tx, number))
  return {
    existsYn: compNo === undefined ? 'N' : 'Y',
    ...(compNo === undefined ? {} : { compNo }),
    ...{ ntsStatus: answer.status, ntsTaxType: answer.taxType, ntsCheckedDt: koreanTimestamp(now) },
  }
}
