import type { OperationRequests } from '../../../codegen/generated/types'
import { codeText, isCodeValue } from '../../../schemas/codes/codeGroups'
import { isHolderOf } from '../../../schemas/shared/accountHolder'
import { isEmail } from '../../../schemas/shared/emailText'
import { passwordTexts } from '../../../schemas/shared/passwordRule'
import { isCorporateNumber } from '../../../schemas/shared/taxNumber'
import type { Transaction } from '../../database/connect'
import { missingFailure } from '../../document/missingFailure'
import { type Failure, fieldRefused } from '../../http/failure'
import { faultOf } from '../login/passwordStore'
import { applyTexts } from './applyTexts'
import type { ApplyToken } from './applyToken'

export type Application = OperationRequests['applyCompReg']['body']
export type ApplicationInput = Application['header']
export type SentFile = NonNullable<Application['files']>[number]

const userIdPattern = /^[a-z0-9]{6,20}$/
const phonePattern = /^\d{9,11}$/
const accountPattern = /^[0-9-]{1,30}$/

const ofUser = ['userId', 'passwordNew', 'passwordCheck', 'userName', 'email', 'cellPhoneNo'] as const
const ofCompany = [
  ...([
    'compNameKr',
    'bizType',
    'compType',
    'compSize',
    'ceoName',
    'foundDate',
    'bizCond',
    'bizItem',
  ] as const),
  ...([
    'zipCode',
    'addr1',
    'telNo',
    'bankCode',
    'bankAccount',
    'accountHolder',
    'sgCode',
    'mainItem',
  ] as const),
]
/** Domain 3.43, 7: by the kind of business. */
const requiredFiles: Readonly<Record<string, readonly string[]>> = {
  CORP: ['BIZ', 'BANK', 'SEAL', 'INTRO'],
  INDV: ['BIZ', 'BANK', 'INTRO'],
}

/** Texts composed and trimmed; what is empty counts as absent. The proved contact wins over what was typed. */
export function givenApplication(input: ApplicationInput, token: ApplyToken): ApplicationInput {
  const texts = Object.entries<string | undefined>({ ...input }).flatMap(([field, value]) => {
    const isSecret = field === 'passwordNew' || field === 'passwordCheck'
    const text = isSecret ? value : value?.normalize('NFC').trim()
    return text === '' || text === undefined ? [] : [[field, text] as const]
  })
  const given = Object.fromEntries<string | undefined>(texts) as ApplicationInput
  const digits = (text: string | undefined) => text?.replace(/\D/g, '')
  return {
    ...given,
    ...(given.email === undefined ? {} : { email: given.email.toLowerCase() }),
    ...(given.cellPhoneNo === undefined ? {} : { cellPhoneNo: digits(given.cellPhoneNo) ?? '' }),
    ...(token.verify_type === 'S' ? { cellPhoneNo: token.contact } : { email: token.contact }),
    taxNo2: token.tax_no_2,
  }
}

/** What speaks against an application as it was entered, whoever applies; the first of it. */
export async function applicationFailure(
  tx: Transaction,
  input: ApplicationInput,
  { apply_type, reg_no }: ApplyToken,
): Promise<Failure | undefined> {
  const isSupplement = reg_no !== null
  if (!isSupplement) {
    if ([input.termsYn, input.privacyYn, input.thirdYn].some(agreed => agreed !== 'Y'))
      return fieldRefused('termsYn', applyTexts.termsMissing)
    const failure = userFailure(input)
    if (failure) return failure
  }
  return apply_type === 'USER' && !isSupplement ? undefined : companyFailure(tx, input)
}

function userFailure(input: ApplicationInput): Failure | undefined {
  const missing = ofUser.find(field => input[field] === undefined)
  if (missing) return missingFailure('applyCompReg')(missing)
  const { userId = '', passwordNew = '', email = '' } = input
  if (!userIdPattern.test(userId)) return fieldRefused('userId', applyTexts.userIdWrong)
  if (passwordNew !== input.passwordCheck) return fieldRefused('passwordCheck', applyTexts.passwordsDiffer)
  const fault = faultOf(passwordNew, { portal: 'E', userId })
  if (fault) return fieldRefused('passwordNew', passwordTexts[fault])
  if (!isEmail(email)) return fieldRefused('email', 'emailFormatWrong')
  return phoneFailure(input, ['cellPhoneNo', 'phoneNo'])
}

function phoneFailure(
  input: ApplicationInput,
  fields: readonly ('cellPhoneNo' | 'phoneNo' | 'telNo' | 'faxNo')[],
): Failure | undefined {
  const wrong = fields.find(field => {
    const phone = input[field]
    return phone !== undefined && !phonePattern.test(phone.replace(/\D/g, ''))
  })
  return wrong && fieldRefused(wrong, 'phoneFormatWrong')
}

async function companyFailure(tx: Transaction, input: ApplicationInput): Promise<Failure | undefined> {
  const missing = ofCompany.find(field => input[field] === undefined)
  if (missing) return missingFailure('applyCompReg')(missing)
  const { bizType = '', corpNo, bankAccount = '', compNameKr = '', ceoName = '', accountHolder = '' } = input
  if (bizType === 'FRN') return fieldRefused('bizType', applyTexts.foreign)
  if (bizType === 'CORP' && corpNo === undefined) return missingFailure('applyCompReg')('corpNo')
  if (corpNo !== undefined && !isCorporateNumber(corpNo))
    return fieldRefused('corpNo', applyTexts.corpNumberWrong)
  if (!accountPattern.test(bankAccount)) return fieldRefused('bankAccount', applyTexts.accountWrong)
  if (!isHolderOf(accountHolder, { bizType, compNameKr, ceoName }))
    return fieldRefused('accountHolder', applyTexts.holderDiffers)
  const phone = phoneFailure(input, ['telNo', 'faxNo'])
  if (phone) return phone
  const group = await tx
    .selectFrom('sourcing_group')
    .select('sg_code')
    .where('sg_code', '=', input.sgCode ?? '')
    .where('sg_level', '=', '004')
    .where('use_yn', '=', 'Y')
    .executeTakeFirst()
  return group ? undefined : fieldRefused('sgCode', applyTexts.groupNotLowest)
}

/** What speaks against the documents: one without a kind, or a kind that is missing. */
export function documentsFailure(bizType: string, files: readonly SentFile[]): Failure | undefined {
  if (files.some(({ docType }) => docType === undefined || !isCodeValue('COMP_DOC_TYPE', docType)))
    return fieldRefused('fileId', applyTexts.fileWithoutType)
  const missing = requiredFiles[bizType]?.find(kind => files.every(({ docType }) => docType !== kind))
  return missing === undefined
    ? undefined
    : fieldRefused('fileId', applyTexts.documentMissing, [codeText('COMP_DOC_TYPE', missing)])
}
