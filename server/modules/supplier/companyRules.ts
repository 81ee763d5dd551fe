import type { OperationRequests } from '../../../codegen/generated/types'
import { isHolderOf } from '../../../schemas/shared/accountHolder'
import { compareDecimals, isDecimal } from '../../../schemas/shared/decimal'
import { isEmail } from '../../../schemas/shared/emailText'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { isBusinessNumber, isCorporateNumber } from '../../../schemas/shared/taxNumber'
import type { EventContext } from '../../document/documentEvents'
import { headerCodeFailure } from '../../document/draftFailure'
import { missingFailure } from '../../document/missingFailure'
import { type Failure, fieldRefused } from '../../http/failure'
import { company } from './companyKind'
import { companyTexts } from './companyTexts'

export type CompanyInput = OperationRequests['createCompany']['body']['header']

const mostTolerance = '10'
const phone = /^[0-9-]{7,20}$/
/** Of a candidate name and number are known, of an applicant all but how he is paid. */
const known = ['bizType', 'compType', 'compSize', 'ceoName', 'addr1', 'telNo', 'email', 'payTerm'] as const
const paid = ['bankCode', 'bankAccount', 'accountHolder', 'currency', 'settleType'] as const

const isForeign = ({ bizType }: Pick<CompanyInput, 'bizType'>) => bizType === 'FRN'

/** The first thing that forbids keeping the data of a company in a state, but for its number. */
export async function companyDataFailure(
  { tx, now }: EventContext,
  input: CompanyInput,
  status: string,
): Promise<Failure | undefined> {
  return (
    missingIn(input, status) ??
    (await headerCodeFailure(tx, company, { ...input })) ??
    companyFormFailure(input, status, koreanDay(now))
  )
}

/** The same without the codes, which a workbook's reader has judged already. */
export function companyFormFailure(input: CompanyInput, status: string, today: string): Failure | undefined {
  return (
    missingIn(input, status) ??
    foreignFailure(input) ??
    corporateFailure(input, status) ??
    contactFailure(input) ??
    (input.foundDate !== undefined && input.foundDate > today
      ? fieldRefused('foundDate', companyTexts.foundedAhead)
      : undefined) ??
    toleranceFailure(input) ??
    accountFailure(input, status)
  )
}

const isTraded = (status: string) => status === 'REGISTERED' || status === 'SUSPENDED'

function missingIn(input: CompanyInput, status: string): Failure | undefined {
  const needed = [
    'compNameKr',
    ...(status === 'CANDIDATE' ? [] : known),
    ...(isTraded(status) ? paid : []),
  ] as const
  const missing = needed.find(field => (input[field] ?? '').trim() === '')
  return missing === undefined ? undefined : missingFailure('createCompany')(missing)
}

function foreignFailure(input: CompanyInput): Failure | undefined {
  if (!isForeign(input)) return undefined
  const isNamed = /^[A-Z]{2}$/.test(input.country ?? '') && input.country !== 'KR'
  return isNamed && (input.foreignRegNo ?? '') !== ''
    ? undefined
    : fieldRefused(isNamed ? 'foreignRegNo' : 'country', companyTexts.foreignMissing)
}

function corporateFailure({ bizType, corpNo = '' }: CompanyInput, status: string): Failure | undefined {
  if (bizType !== 'CORP') return undefined
  if (corpNo !== '')
    return isCorporateNumber(corpNo) ? undefined : fieldRefused('corpNo', companyTexts.corporateNumberWrong)
  return status === 'CANDIDATE' ? undefined : fieldRefused('corpNo', companyTexts.corporateNumberMissing)
}

/** Address, telephones and mail, whoever enters them. */
export function contactFailure({
  zipCode = '',
  telNo = '',
  faxNo = '',
  email = '',
  ...more
}: Pick<CompanyInput, 'zipCode' | 'telNo' | 'faxNo' | 'email' | 'bizType'>): Failure | undefined {
  if (zipCode !== '' && !/^\d{5}$/.test(zipCode) && !isForeign(more))
    return fieldRefused('zipCode', companyTexts.zipCodeWrong)
  if (telNo !== '' && !phone.test(telNo)) return fieldRefused('telNo', 'phoneFormatWrong')
  if (faxNo !== '' && !phone.test(faxNo)) return fieldRefused('faxNo', 'phoneFormatWrong')
  return email !== '' && !isEmail(email) ? fieldRefused('email', 'emailFormatWrong') : undefined
}

function toleranceFailure({ overTol }: CompanyInput): Failure | undefined {
  if (overTol === undefined) return undefined
  const isWithin =
    isDecimal(overTol) && compareDecimals(overTol, '0') >= 0 && compareDecimals(overTol, mostTolerance) <= 0
  return isWithin ? undefined : fieldRefused('overTol', companyTexts.toleranceWrong)
}

/** An account as its bank writes it, in the name of the company; foreign ones have letters and are not compared. */
export function accountFailure(
  input: Pick<CompanyInput, 'bizType' | 'bankAccount' | 'accountHolder' | 'compNameKr' | 'ceoName'>,
  status: string,
): Failure | undefined {
  const { bankAccount = '', accountHolder = '' } = input
  const pattern = isForeign(input) ? /^[A-Z0-9-]*$/ : /^[0-9-]*$/
  if (!pattern.test(bankAccount)) return fieldRefused('bankAccount', companyTexts.accountWrong)
  return isTraded(status) && accountHolder !== '' && !isHolderOf(accountHolder, input)
    ? fieldRefused('accountHolder', companyTexts.holderDiffers)
    : undefined
}

/** The ten digits of a business number that nobody has yet. */
export async function newNumber({ tx }: EventContext, taxNo: string): Promise<string | Failure> {
  const number = taxNo.replaceAll('-', '').trim()
  if (!isBusinessNumber(number)) return fieldRefused('taxNo2', companyTexts.taxNumberWrong)
  const taken = await companyWithNumber(tx, number)
  return taken ? fieldRefused('taxNo2', companyTexts.taxNumberTaken, [taken]) : number
}

/** The company that we know by a business number. */
export async function companyWithNumber(tx: EventContext['tx'], number: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('company')
    .select('comp_no')
    .where('tax_no_2', '=', number)
    .executeTakeFirst()
  return found?.comp_no
}

export async function companyWithForeignNumber(
  tx: EventContext['tx'],
  country: string,
  number: string,
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('company')
    .select('comp_no')
    .where('country', '=', country)
    .where('foreign_reg_no', '=', number)
    .executeTakeFirst()
  return found?.comp_no
}

/** D-66: 000, the six digits of the company, and the digit that checks them. */
export function foreignNumber(compNo: string): string {
  const nine = `000${compNo.slice(1)}`
  const digit = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find(candidate => isBusinessNumber(`${nine}${candidate}`))
  return `${nine}${digit ?? 0}`
}
