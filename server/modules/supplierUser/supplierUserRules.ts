import type { OperationRequests } from '../../../codegen/generated/types'
import { isCodeValue } from '../../../schemas/codes/codeGroups'
import { isEmail } from '../../../schemas/shared/emailText'
import { missingFields } from '../../../schemas/workflow/workflow'
import { extUserWorkflow } from '../../../schemas/workflow/workflows'
import type { Actor } from '../../database/actor'
import { type Failure, fieldRefused } from '../../http/failure'
import { supplierUserTexts } from './supplierUserTexts'

export type UserInput = OperationRequests['createExtUser']['body']['header']

const labels: Readonly<Record<string, string>> = {
  userId: '사용자ID',
  compNo: '협력사',
  userName: '사용자명',
  email: '이메일',
  cellPhoneNo: '휴대전화',
  authGroupId: '권한그룹',
  otpGubun: 'OTP수신방법',
}
const chosen = ['compNo', 'authGroupId', 'otpGubun']
const userIdPattern = /^[a-z0-9]{6,20}$/
const phonePattern = /^\d{9,11}$/

/** Texts composed and trimmed; what is empty counts as absent. */
export function givenInput({
  userId,
  userName,
  email,
  authGroupId,
  otpGubun,
  ...more
}: UserInput): UserInput {
  const rest = Object.entries(more).flatMap(([field, value]) => {
    const text = trimmed(value)
    return text === '' ? [] : [[field, text] as const]
  })
  return {
    userId: trimmed(userId),
    userName: trimmed(userName),
    email: trimmed(email).toLowerCase(),
    authGroupId,
    otpGubun,
    ...Object.fromEntries(rest),
  }
}

const trimmed = (text: string) => text.normalize('NFC').trim()

/** What speaks against the data of a user, whoever enters them. */
export function inputFailure(input: UserInput): Failure | undefined {
  const requirement = extUserWorkflow.requirements.user ?? { header: [], lines: [] }
  const [missing] = missingFields(requirement, { header: { ...input }, lines: [] })
  if (missing) {
    const text = chosen.includes(missing.field) ? 'fieldNotChosen' : 'fieldEmpty'
    return fieldRefused(missing.field, text, [labels[missing.field] ?? missing.field])
  }
  if (!userIdPattern.test(input.userId)) return fieldRefused('userId', supplierUserTexts.userIdWrong)
  if (!isEmail(input.email)) return fieldRefused('email', 'emailFormatWrong')
  for (const field of ['cellPhoneNo', 'phoneNo'] as const) {
    const phone = input[field]
    if (phone !== undefined && !phonePattern.test(phone)) return fieldRefused(field, 'phoneFormatWrong')
  }
  if (!['60', '61'].includes(input.authGroupId))
    return fieldRefused('authGroupId', supplierUserTexts.employeeGroup)
  if (!isCodeValue('OTP_GUBUN', input.otpGubun))
    return fieldRefused('otpGubun', 'codeNotAllowed', [input.otpGubun])
  const { mainYn = 'N' } = input
  return isCodeValue('YN', mainYn) ? undefined : fieldRefused('mainYn', 'codeNotAllowed', [mainYn])
}

/** Whether the actor may give the group; `present` is the one that the user has, none while he is new. */
export function groupFailure(
  actor: Pick<Actor, 'userId' | 'group'>,
  { userId, authGroupId }: Pick<UserInput, 'userId' | 'authGroupId'>,
  present?: string,
): Failure | undefined {
  if (authGroupId === present) return undefined
  if (userId === actor.userId) return fieldRefused('authGroupId', supplierUserTexts.ownGroup)
  return actor.group === '61' && authGroupId === '61'
    ? fieldRefused('authGroupId', supplierUserTexts.administratorByStaff)
    : undefined
}
