import type { MyInfo, MyInfoInput } from '../../../codegen/generated/types'
import { phoneMask } from '../../../schemas/shared/masks/identityMasks'

type DraftField = Exclude<keyof MyInfoInput, 'version'> | 'delegateNm'
export type PersonDraft = Readonly<Record<DraftField, string>>

/** What is typed and not saved yet. Going to another page and back loses nothing; another person finds nothing. */
let kept:
  | { readonly userId: string; readonly version: number | undefined; readonly draft: PersonDraft }
  | undefined

export function firstDraft(info: MyInfo): PersonDraft {
  return {
    ename: info.ename ?? '',
    deptName: info.deptName ?? '',
    positionName: info.positionName ?? '',
    email: info.email ?? '',
    cellPhoneNo: phoneMask.toText(info.cellPhoneNo ?? ''),
    phoneNo: phoneMask.toText(info.phoneNo ?? ''),
    otpGubun: info.otpGubun ?? '',
    delegateSingleid: info.delegateSingleid ?? '',
    delegateNm: info.delegateNm ?? '',
    delegateFrom: info.delegateFrom ?? '',
    delegateTo: info.delegateTo ?? '',
  }
}

export function openDraft(info: MyInfo): PersonDraft {
  const isSame = kept?.userId === info.userId && kept.version === info.version
  return isSame && kept ? kept.draft : firstDraft(info)
}

export function keepDraft({ userId, version }: MyInfo, draft: PersonDraft | undefined): void {
  kept = draft && { userId, version, draft }
}

const supplierFields = ['ename', 'deptName', 'positionName', 'otpGubun'] as const
const employeeFields = ['delegateSingleid', 'delegateFrom', 'delegateTo'] as const

/** What is sent: no more than the portal lets one change; a day that is not set is left out. */
export function inputOf({ version = 0 }: MyInfo, draft: PersonDraft, isSupplier: boolean): MyInfoInput {
  const { email, cellPhoneNo, phoneNo } = draft
  const own = isSupplier ? supplierFields : employeeFields
  const given = own.flatMap((field): [string, string][] =>
    draft[field] === '' ? [] : [[field, draft[field]]],
  )
  return { version, email, cellPhoneNo, phoneNo, ...Object.fromEntries(given) }
}
