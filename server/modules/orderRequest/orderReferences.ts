import type { OrderRequestHeaderInput } from '../../../codegen/generated/types'
import type { CodeGroup } from '../../../schemas/codes/codeGroups'
import type { Transaction } from '../../database/connect'
import { readUnitDecimals } from '../../document/draftFailure'
import { readUsableCodes, type UsableCodes } from '../../master/usableCodes'
import type { OrderLine } from './joinLines'

/** What the rules must know of the master data that an order request names. */
export interface OrderReferences {
  readonly unitDecimals: ReadonlyMap<string, number>
  readonly accounts: ReadonlySet<string>
  readonly costCenters: ReadonlySet<string>
  readonly people: ReadonlySet<string>
  readonly company: OrderCompany | undefined
  readonly codes: UsableCodes
}

interface OrderCompany {
  readonly comp_no: string
  readonly comp_name_kr: string
  readonly status: string
  readonly gerp_vendor_code: string | null
  readonly forward_yn: string
}

export interface OrderDraft {
  readonly header: OrderRequestHeaderInput
  readonly lines: readonly OrderLine[]
}

export const orderCodeFields = [
  ['expenseType', 'EXPENSE_TYPE'],
  ['priceBasis', 'PRICE_BASIS'],
  ['currency', 'CURRENCY'],
  ['taxCode', 'TAX_CODE'],
  ['payTerm', 'PAY_TERM'],
  ['incoterms', 'INCOTERMS'],
] as const satisfies readonly (readonly [keyof OrderRequestHeaderInput, CodeGroup])[]

const known = (values: readonly (string | undefined)[]) => [
  '',
  ...new Set(values.flatMap(value => value ?? [])),
]

interface Named {
  readonly receiver: string | undefined
  readonly lines: readonly { readonly accountCode?: string; readonly costCenter?: string }[]
}

/** Accounts and cost centers in use and people at work, of those that a draft names. */
export async function readNamed(tx: Transaction, { receiver, lines }: Named) {
  const accounts = await tx
    .selectFrom('account')
    .select('account_code')
    .where('use_yn', '=', 'Y')
    .where('account_code', 'in', known(lines.map(line => line.accountCode)))
    .execute()
  const costCenters = await tx
    .selectFrom('cost_center')
    .select('cost_center')
    .where('use_yn', '=', 'Y')
    .where('cost_center', 'in', known(lines.map(line => line.costCenter)))
    .execute()
  const people = await tx
    .selectFrom('person')
    .select('singleid')
    .where('singleid', '=', receiver ?? '')
    .where('status', '<>', 'R')
    .where('use_flag', '=', 'Y')
    .execute()
  return {
    accounts: new Set(accounts.map(row => row.account_code)),
    costCenters: new Set(costCenters.map(row => row.cost_center)),
    people: new Set(people.map(row => row.singleid)),
  }
}

/** Reads what the rules must know of the master data a draft names; a handful of short reads by key. */
export async function loadOrderReferences(
  tx: Transaction,
  { header, lines }: OrderDraft,
): Promise<OrderReferences> {
  const named = await readNamed(tx, { receiver: header.receiver, lines })
  const company = await tx
    .selectFrom('company')
    .select(['comp_no', 'comp_name_kr', 'status', 'gerp_vendor_code', 'forward_yn'])
    .where('comp_no', '=', header.compNo ?? '')
    .executeTakeFirst()
  return {
    unitDecimals: await readUnitDecimals(tx),
    ...named,
    company: company && { ...company, forward_yn: company.forward_yn ?? 'N' },
    codes: await readUsableCodes(
      tx,
      orderCodeFields.map(([, group]) => group),
    ),
  }
}
