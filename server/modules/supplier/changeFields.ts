import { codeText, isCodeValue } from '../../../schemas/codes/codeGroups'
import type { Actor } from '../../database/actor'
import type { CompanyRecord } from './companyKind'

/** Data that change only by a request, evidence and a second person once a company is traded with (D-63), by the columns they stand in. */
export const criticalFields = {
  CEO: ['ceo_name'],
  NAME: ['comp_name_kr'],
  ADDR: ['zip_code', 'addr1', 'addr2'],
  BANK: ['bank_code', 'bank_account', 'account_holder'],
  TAXTYPE: ['nts_tax_type'],
  BIZ: ['biz_cond', 'biz_item'],
} as const satisfies Readonly<Record<string, readonly (keyof CompanyRecord)[]>>

export type CriticalField = keyof typeof criticalFields
export const criticalNames = Object.keys(criticalFields) as readonly CriticalField[]
export const isCritical = (field: string): field is CriticalField => Object.hasOwn(criticalFields, field)

const joint = ' | '

/** A field as a change keeps it: its parts in their order. */
export const keptValue = (field: CriticalField, parts: Partial<CompanyRecord>): string =>
  criticalFields[field].map(column => parts[column] ?? '').join(joint)

/** The columns that a kept value stands for. */
export function columnsOf(field: CriticalField, value: string): Partial<CompanyRecord> {
  const parts = value.split(joint)
  return Object.fromEntries(criticalFields[field].map((column, index) => [column, parts[index] || null]))
}

/** 110-***-***012: the first and the last three digits of an account (domain 6.3). */
export function maskedAccount(account: string): string {
  const digits = account.replace(/\D/g, '').length
  let place = 0
  return account.replace(/\d/g, digit => {
    place += 1
    return place <= 3 || place > digits - 3 ? digit : '*'
  })
}

const readAccounts = ['99', '50', '51', '34', '61']
/** Who reads account numbers: those who keep or pay them, and the administrator of the company itself. */
export const readsAccounts = ({ group }: Pick<Actor, 'group'>): boolean => readAccounts.includes(group)

const coded = {
  TAXTYPE: 'NTS_TAX_TYPE',
  NTS: 'NTS_STATUS',
  STATUS: 'COMP_STATUS',
} as const

/** A kept value as people read it: codes by their names, accounts masked for those who may not read them. */
export function shownValue(
  field: string,
  value: string | null,
  actor: Pick<Actor, 'group'>,
): string | undefined {
  if (value === null || value === '') return undefined
  if (field === 'BANK') {
    const [bank = '', account = '', holder = ''] = value.split(joint)
    const name = isCodeValue('BANK', bank) ? codeText('BANK', bank) : bank
    return [name, readsAccounts(actor) ? account : maskedAccount(account), holder].join(joint)
  }
  if (field === 'TAXTYPE' || field === 'NTS' || field === 'STATUS') return codeText(coded[field], value)
  return value
    .split(joint)
    .filter(part => part !== '')
    .join(joint)
}
