import { sql } from 'kysely'
import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { monthOf } from '../../../schemas/shared/calendar'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { rowOf } from '../../document/answerRows'
import { contains, containsPattern, soughtCodes } from '../../document/listQuery'
import { fieldRefused } from '../../http/failure'
import { shownTaxNumber } from '../../master/shownTaxNumber'

/** A popup shows so many rows at most; who needs more narrows the search. Assumed. */
const mostRows = 1_000
const shortestName = 2
const closedMark = ' (폐지)'
const buyerGroups = ['32', '33', '50']
/** Who administers people sees their authority as well. Assumed. */
const authorityGroups = ['99', '50']
const authorityColumns = { auth: null, auth_group_id: null, login_ip: null, use_flag: null }

const departmentRow = rowOf('popupDept')
const personRow = rowOf('popupPerson')
const companyRow = rowOf('popupCompany')
const accountRow = rowOf('popupAccount')
const costCenterRow = rowOf('popupCostCenter')

export async function popupBsns(
  tx: Transaction,
  actor: Actor,
  { selectOption = 'ALL', codes }: OperationRequests['popupBsns'],
): Promise<OperationAnswers['popupBsns']> {
  let query = tx
    .selectFrom('section')
    .select(['top_dept as topDept', 'section_name as sectionName'])
    .where('use_yn', '=', 'Y')
  // Section and department are fixed for those whose scope does not reach further (spec §6).
  if (selectOption === 'MY' || actor.scope !== 'all') query = query.where('section_name', '=', actor.section)
  if (codes !== undefined) query = query.where('section_name', 'in', soughtCodes(codes))
  return query.orderBy('sort_no').execute()
}

/** Departments of the newest month; with searchOption ALL closed ones too, from the last month that had them. */
export async function popupDept(
  tx: Transaction,
  today: string,
  { sectionName, deptnm, searchOption = 'CUR', compYn, codes }: OperationRequests['popupDept'],
): Promise<OperationAnswers['popupDept']> {
  const { rows } = await sql<{
    deptnm: string
    is_closed: boolean
  }>`with newest as (select max(yyyymm) as month from department where yyyymm <= ${monthOf(today)}),
      latest as (select distinct on (deptcd) department.*, yyyymm < newest.month as is_closed
        from department, newest where yyyymm <= newest.month order by deptcd, yyyymm desc)
    select * from latest
    where (${searchOption} = 'ALL' or not is_closed) and use_yn = 'Y'
      and (${compYn ?? 'N'} = 'Y' or comp_yn = 'N')
      and (${sectionName ?? null}::text is null or section_name = ${sectionName ?? null})
      and (${codes ?? null}::text is null or deptcd in (${sql.join(soughtCodes(codes ?? ''))}))
      and (${deptnm ?? null}::text is null or ${contains(sql`deptnm`, deptnm ?? '')})
    order by deptcd limit ${mostRows}`.execute(tx)
  return rows.map(row =>
    departmentRow({ ...row, deptnm: row.is_closed ? `${row.deptnm}${closedMark}` : row.deptnm }),
  )
}

/** Spec §5: at least one of name and Single ID, and of a name at least two characters. */
function checkPersonSearch({ hname = '', singleid = '', codes }: OperationRequests['popupPerson']): void {
  if (codes !== undefined) return
  if (hname.trim() === '' && singleid.trim() === '') throw fieldRefused('hname', 'personSearchEmpty')
  if (hname.trim() !== '' && characterLength(hname.trim()) < shortestName)
    throw fieldRefused('hname', 'personNameTooShort')
}

export async function popupPerson(
  tx: Transaction,
  actor: Actor,
  input: OperationRequests['popupPerson'],
): Promise<OperationAnswers['popupPerson']> {
  checkPersonSearch(input)
  if (actor.portal === 'external') return exactPeople(tx, input)
  let query = tx.selectFrom('person').selectAll().where('status', '<>', 'R').where('use_flag', '=', 'Y')
  if (input.hname) query = query.where(contains(sql.ref('hname'), input.hname))
  if (input.singleid) query = query.where(contains(sql.ref('singleid'), input.singleid))
  if (input.sectionName) query = query.where('section', '=', input.sectionName)
  if (input.deptcd) query = query.where('deptcd', '=', input.deptcd)
  if (input.codes !== undefined) query = query.where('singleid', 'in', soughtCodes(input.codes))
  const rows = await query.orderBy('hname').orderBy('singleid').limit(mostRows).execute()
  const hidden = authorityGroups.includes(actor.group) ? {} : authorityColumns
  return rows.map(row => personRow({ ...row, ...hidden, deptnm: row.deptnm ?? '' }))
}

/** Suppliers find whom they know by whole name, Single ID or e-mail, and read no more than who it is (domain 6.2). */
async function exactPeople(
  tx: Transaction,
  { hname = '', singleid = '', sectionName, deptcd, codes }: OperationRequests['popupPerson'],
): Promise<OperationAnswers['popupPerson']> {
  const [name, id] = [hname.trim(), singleid.trim()]
  return runAs(tx, 'all', async () => {
    let query = tx
      .selectFrom('person')
      .select(['singleid', 'hname', 'section', 'deptcd', 'deptnm'])
      .where('status', '<>', 'R')
      .where('use_flag', '=', 'Y')
    if (name !== '') query = query.where('hname', '=', name)
    if (sectionName) query = query.where('section', '=', sectionName)
    if (deptcd) query = query.where('deptcd', '=', deptcd)
    if (id !== '') query = query.where(eb => eb.or([eb('singleid', '=', id), eb('email', '=', id)]))
    if (codes !== undefined) query = query.where('singleid', 'in', soughtCodes(codes))
    const rows = await query.orderBy('singleid').limit(mostRows).execute()
    return rows.map(row => ({ ...row, deptnm: row.deptnm ?? '' }))
  })
}

export async function popupBuyer(
  tx: Transaction,
  { hname, singleid, codes }: OperationRequests['popupBuyer'],
): Promise<OperationAnswers['popupBuyer']> {
  let query = tx
    .selectFrom('person')
    .select(['singleid', 'hname', 'section', 'deptcd', 'deptnm'])
    .where('auth_group_id', 'in', buyerGroups)
    .where('status', '<>', 'R')
    .where('use_flag', '=', 'Y')
  if (codes !== undefined) query = query.where('singleid', 'in', soughtCodes(codes))
  if (hname) query = query.where(contains(sql.ref('hname'), hname))
  if (singleid) query = query.where(contains(sql.ref('singleid'), singleid))
  const rows = await query.orderBy('hname').orderBy('singleid').limit(mostRows).execute()
  return rows.map(row => ({ ...row, deptnm: row.deptnm ?? '' }))
}

export async function popupCompany(
  tx: Transaction,
  { compNameKr, taxNo2, status, codes }: OperationRequests['popupCompany'],
): Promise<OperationAnswers['popupCompany']> {
  let query = tx.selectFrom('company').select(['comp_no', 'comp_name_kr', 'tax_no_2', 'status', 'forward_yn'])
  if (codes !== undefined) query = query.where('comp_no', 'in', soughtCodes(codes))
  if (compNameKr) query = query.where(contains(sql.ref('comp_name_kr'), compNameKr))
  if (taxNo2) query = query.where('tax_no_2', 'like', containsPattern(taxNo2.replaceAll('-', '')))
  if (status) query = query.where('status', '=', status)
  return (await query.orderBy('comp_no').limit(mostRows).execute()).map(row =>
    companyRow({ ...row, tax_no_2: shownTaxNumber(row.tax_no_2) }),
  )
}

export async function popupAccount(
  tx: Transaction,
  { accountCode, accountName, expenseType, codes }: OperationRequests['popupAccount'],
): Promise<OperationAnswers['popupAccount']> {
  let query = tx
    .selectFrom('account')
    .select(['account_code', 'account_name', 'expense_type', 'co_required_yn'])
    .where('use_yn', '=', 'Y')
  if (codes !== undefined) query = query.where('account_code', 'in', soughtCodes(codes))
  if (accountCode) query = query.where('account_code', 'like', containsPattern(accountCode))
  if (accountName) query = query.where(contains(sql.ref('account_name'), accountName))
  if (expenseType) query = query.where('expense_type', '=', expenseType)
  return (await query.orderBy('account_code').limit(mostRows).execute()).map(accountRow)
}

export async function popupCostCenter(
  tx: Transaction,
  { costCenter, costCenterName, sectionName, codes }: OperationRequests['popupCostCenter'],
): Promise<OperationAnswers['popupCostCenter']> {
  let query = tx
    .selectFrom('cost_center')
    .innerJoin('section', 'section.top_dept', 'cost_center.top_dept')
    .select(['cost_center', 'cost_center_name', 'section_name'])
    .where('cost_center.use_yn', '=', 'Y')
  if (codes !== undefined) query = query.where('cost_center.cost_center', 'in', soughtCodes(codes))
  if (costCenter) query = query.where(contains(sql.ref('cost_center.cost_center'), costCenter))
  if (costCenterName) query = query.where(contains(sql.ref('cost_center_name'), costCenterName))
  if (sectionName) query = query.where('section_name', '=', sectionName)
  return (await query.orderBy('cost_center').limit(mostRows).execute()).map(costCenterRow)
}
