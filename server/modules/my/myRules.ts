import type { MyInfoInput } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import { isEmail } from '../../../schemas/shared/emailText'
import type { Actor } from '../../database/actor'
import { type Failure, fieldRefused } from '../../http/failure'
import { myTexts } from './myTexts'

/** What only suppliers change of themselves; of employees it is the directory's. */
const supplierFields = ['ename', 'deptName', 'positionName', 'otpGubun'] as const
const employeeFields = ['delegateSingleid', 'delegateFrom', 'delegateTo'] as const

/** Days after the first one, domain 3.1. */
const longestDelegation = 90

export const digitsOf = (phone: string) => phone.replace(/\D/g, '')

/** The first thing that is wrong with what somebody says of himself. */
export function myInfoFailure(
  { portal, userId }: Pick<Actor, 'portal' | 'userId'>,
  input: MyInfoInput,
  today: string,
): Failure | undefined {
  const others = portal === 'external' ? employeeFields : supplierFields
  const foreign = others.find(field => input[field] !== undefined)
  if (foreign) return fieldRefused(foreign, myTexts.fixed)
  const { email = '', cellPhoneNo = '', phoneNo = '', otpGubun } = input
  if (email.trim() === '') return fieldRefused('email', myTexts.emailEmpty)
  if (!isEmail(email.trim())) return fieldRefused('email', myTexts.emailFormat)
  if (cellPhoneNo.trim() === '') return fieldRefused('cellPhoneNo', myTexts.cellPhoneEmpty)
  if (!isPhone(cellPhoneNo, /^01\d{8,9}$/)) return fieldRefused('cellPhoneNo', myTexts.cellPhoneFormat)
  if (phoneNo.trim() !== '' && !isPhone(phoneNo, /^\d{8,11}$/))
    return fieldRefused('phoneNo', myTexts.phoneFormat)
  if (portal === 'external' && !['S', 'E'].includes(otpGubun ?? ''))
    return fieldRefused('otpGubun', myTexts.otpGubun)
  return delegateFailure(userId, input, today)
}

function isPhone(text: string, shape: RegExp): boolean {
  return /^[\d\s().-]*$/.test(text) && shape.test(digitsOf(text))
}

/** Somebody who acts for one during a period; without a person there is no period. */
function delegateFailure(
  userId: string,
  { delegateSingleid = '', delegateFrom = '', delegateTo = '' }: MyInfoInput,
  today: string,
): Failure | undefined {
  if (delegateSingleid === '') {
    const field = delegateFrom !== '' ? 'delegateFrom' : delegateTo !== '' ? 'delegateTo' : undefined
    return field && fieldRefused('delegateSingleid', myTexts.delegateUnknown)
  }
  if (delegateSingleid === userId) return fieldRefused('delegateSingleid', myTexts.delegateSelf)
  if (delegateFrom === '') return fieldRefused('delegateFrom', myTexts.delegatePeriod)
  if (delegateTo === '') return fieldRefused('delegateTo', myTexts.delegatePeriod)
  if (delegateTo < delegateFrom) return fieldRefused('delegateTo', myTexts.delegateReversed)
  if (delegateTo < today) return fieldRefused('delegateTo', myTexts.delegatePast)
  return delegateTo > addDays(delegateFrom, longestDelegation)
    ? fieldRefused('delegateTo', myTexts.delegateTooLong)
    : undefined
}
