import { sql } from 'kysely'
import type { OperationRequests } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { monthOf } from '../../../schemas/shared/calendar'
import { isEmail } from '../../../schemas/shared/emailText'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import {
  appliedStaffGroups,
  leastApplyReason,
  singleIdPattern,
} from '../../../schemas/shared/staffApplication'
import type { Transaction } from '../../database/connect'
import { missingFailure } from '../../document/missingFailure'
import { type Failure, fieldRefused } from '../../http/failure'
import { applicationTexts } from './applicationTexts'

export type StaffApplication = OperationRequests['applyIntUser']['body']['header']

const required = [
  ...(['singleid', 'hname', 'section', 'deptnm', 'email', 'telNo', 'authGroupId', 'reason'] as const),
]
const phonePattern = /^\d{9,11}$/

/** Texts composed and trimmed, identifier and address in small letters; what is empty counts as absent. */
export function givenApplication(input: StaffApplication): StaffApplication {
  const texts = Object.entries<string | undefined>({ ...input }).flatMap(([field, value]) => {
    const text = value?.normalize('NFC').trim()
    if (text === undefined || text === '') return []
    return [[field, field === 'singleid' || field === 'email' ? text.toLowerCase() : text] as const]
  })
  return Object.fromEntries<string | undefined>(texts) as StaffApplication
}

/** What speaks against an application as it was entered, whatever we know of the applicant; the first of it. */
export function enteredFailure(input: StaffApplication): Failure | undefined {
  if (input.agreeYn !== 'Y') return fieldRefused('agreeYn', applicationTexts.consentMissing)
  const missing = required.find(field => input[field] === undefined)
  if (missing) return missingFailure('applyIntUser')(missing)
  const { singleid = '', email = '', telNo = '', authGroupId = '', reason = '' } = input
  if (!singleIdPattern.test(singleid)) return fieldRefused('singleid', applicationTexts.singleIdWrong)
  if (!isEmail(email)) return fieldRefused('email', 'emailFormatWrong')
  if (!phonePattern.test(telNo)) return fieldRefused('telNo', 'phoneFormatWrong')
  if (!appliedStaffGroups.includes(authGroupId))
    return fieldRefused('authGroupId', 'codeNotAllowed', [authGroupId])
  return characterLength(reason) < leastApplyReason
    ? fieldRefused('reason', applicationTexts.reasonTooShort)
    : undefined
}

/** A group that administrators have put out of use is not applied for. */
export async function groupFailure(
  tx: Transaction,
  { authGroupId = '' }: StaffApplication,
): Promise<Failure | undefined> {
  const usable = await tx
    .selectFrom('auth_group')
    .select('auth_group_id')
    .where('auth_group_id', '=', authGroupId)
    .where('use_yn', '=', 'Y')
    .executeTakeFirst()
  return usable ? undefined : fieldRefused('authGroupId', 'codeNotAllowed', [authGroupId])
}

/** The department of the newest month that both names mean together. Of two of the same names the first is taken (Assumed). */
export async function appliedDepartment(
  tx: Transaction,
  { section = '', deptnm = '' }: StaffApplication,
  now: Date,
): Promise<string | Failure> {
  const { rows } = await sql<{ deptcd: string; deptnm: string }>`select deptcd, deptnm from department
    where section_name = ${section} and use_yn = 'Y'
      and yyyymm = (select max(yyyymm) from department where yyyymm <= ${monthOf(koreanDay(now))})
    order by deptcd`.execute(tx)
  if (rows.length === 0) return fieldRefused('section', applicationTexts.sectionUnknown)
  return (
    rows.find(row => row.deptnm === deptnm)?.deptcd ??
    fieldRefused('deptnm', applicationTexts.departmentUnknown)
  )
}
