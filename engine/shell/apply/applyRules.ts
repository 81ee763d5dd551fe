import { codeText } from '../../../schemas/codes/codeGroups'
import { isHolderOf } from '../../../schemas/shared/accountHolder'
import { isEmail } from '../../../schemas/shared/emailText'
import { passwordFault, passwordTexts } from '../../../schemas/shared/passwordRule'
import { isWholeGroup } from '../../../schemas/shared/sourcingGroup'
import { isCorporateNumber } from '../../../schemas/shared/taxNumber'
import { translate } from '../../../schemas/shared/translated'
import { applyLabels, applyText } from '../../i18n/applyTexts'
import type { EnteredField } from './ApplyInput'
import type { DraftFile } from './applyDraft'
import { type ApplyField, type ApplyState, application } from './applyStore'

type Problems = Partial<Record<ApplyField, string>>

const chosen: readonly string[] = ['bizType', 'compType', 'compSize', 'bankCode', 'sgCode', 'foundDate']

/** Domain 3.43, 7: the papers that each kind of business needs. */
export const neededPapers: Readonly<Record<string, readonly string[]>> = {
  CORP: ['BIZ', 'BANK', 'SEAL', 'INTRO'],
  INDV: ['BIZ', 'BANK', 'INTRO'],
}

export const paperText = (docType: string) => translate({ text: codeText('COMP_DOC_TYPE', docType) }).text

/** The fields of these that hold nothing. */
export function missingAt(fields: readonly EnteredField[]): Problems {
  const { values } = application.getState()
  return Object.fromEntries(
    fields
      .filter(field => (values[field] ?? '').trim() === '')
      .map(field => [field, applyText(chosen.includes(field) ? 'notChosen' : 'empty', [applyLabels[field]])]),
  )
}

const ofUser = ['userId', 'passwordNew', 'passwordCheck', 'userName', 'email', 'cellPhoneNo'] as const
const ofCompany = [
  ...(['compNameKr', 'ceoName', 'foundDate', 'bizType', 'compType', 'compSize'] as const),
  ...(['bizCond', 'bizItem', 'zipCode', 'addr1', 'telNo'] as const),
  ...(['bankCode', 'bankAccount', 'accountHolder', 'sgCode', 'mainItem'] as const),
]

/** What is wrong with the third step, each at its field; the server judges again. */
export function problemsOf({
  values,
  files,
  regNo,
}: Pick<ApplyState, 'values' | 'files' | 'regNo'>): Problems {
  const isUser = regNo === ''
  const isCompany = regNo !== '' || values.applyType !== 'USER'
  return {
    ...(isCompany ? companyProblems(values, files) : {}),
    ...(isUser ? userProblems(values) : {}),
  }
}

type Values = ApplyState['values']

const said = (isWrong: boolean, field: EnteredField, text: string): Problems =>
  isWrong ? { [field]: text } : {}

export const isPhone = (text: string) => /^\d{9,11}$/.test(text.replace(/\D/g, ''))

function phoneProblems(values: Values, fields: readonly EnteredField[]): Problems {
  const wrong = fields.filter(field => (values[field] ?? '') !== '' && !isPhone(values[field] ?? ''))
  return Object.fromEntries(wrong.map(field => [field, applyText('phoneWrong')]))
}

function userProblems(values: Values): Problems {
  const { userId = '', passwordNew = '', passwordCheck = '', email = '' } = values
  const fault = passwordFault(passwordNew, userId)
  return {
    ...said(!/^[a-z0-9]{6,20}$/.test(userId), 'userId', applyText('userIdWrong')),
    ...(fault ? { passwordNew: passwordTexts[fault] } : {}),
    ...said(passwordNew !== passwordCheck, 'passwordCheck', applyText('passwordsDiffer')),
    ...said(!isEmail(email.trim()), 'email', applyText('emailWrong')),
    ...phoneProblems(values, ['cellPhoneNo', 'phoneNo']),
    ...missingAt(ofUser),
  }
}

function companyProblems(values: Values, files: readonly DraftFile[]): Problems {
  const { bizType = '', corpNo = '', bankAccount = '', accountHolder = '', sgCode = '' } = values
  const needsCorpNo = bizType === 'CORP'
  const isHolder = isHolderOf(accountHolder, values)
  const papers = paperProblem(bizType, files)
  return {
    ...said(needsCorpNo && !isCorporateNumber(corpNo), 'corpNo', applyText('corpNumberWrong')),
    ...said(!/^[0-9-]{1,30}$/.test(bankAccount), 'bankAccount', applyText('accountWrong')),
    ...said(!isHolder, 'accountHolder', applyText('holderDiffers')),
    ...said(!isWholeGroup(sgCode), 'sgCode', applyText('groupNotLowest')),
    ...phoneProblems(values, ['telNo', 'faxNo']),
    ...missingAt(needsCorpNo ? [...ofCompany, 'corpNo'] : ofCompany),
    ...(papers === undefined ? {} : { fileId: papers }),
  }
}

function paperProblem(bizType: string, files: readonly DraftFile[]): string | undefined {
  if (files.some(({ docType }) => !docType)) return applyText('fileWithoutType')
  const missing = neededPapers[bizType]?.find(kind => files.every(({ docType }) => docType !== kind))
  return missing === undefined ? undefined : applyText('documentMissing', [paperText(missing)])
}
