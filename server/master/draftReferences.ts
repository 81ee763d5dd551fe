import type { Transaction } from '../database/connect'
import { chosenCompany } from './findCompany'

/** What of the master data a draft names. */
interface Named {
  readonly compNo?: string | undefined
  readonly people?: readonly (string | undefined)[]
  readonly lines: readonly {
    readonly itemCode?: string
    readonly accountCode?: string
    readonly costCenter?: string
  }[]
}

export type DraftReferences = Awaited<ReturnType<typeof readReferences>>

const known = (values: readonly (string | undefined)[]) => [
  '',
  ...new Set(values.flatMap(value => value ?? [])),
]

/** Digits after the point that quantities have, by the code of their unit. */
export async function readUnitDecimals(tx: Transaction): Promise<ReadonlyMap<string, number>> {
  const units = await tx.selectFrom('unit').select(['unit_code', 'decimals']).execute()
  return new Map(units.map(row => [row.unit_code, row.decimals]))
}

/**
 * What the rules must know of the master data that a draft names: accounts and cost centers in use, people at work, items by
 * their state, the supplier whatever its state. A handful of short reads by key.
 */
export async function readReferences(tx: Transaction, { compNo, people = [], lines }: Named) {
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
  const atWork = await tx
    .selectFrom('person')
    .select('singleid')
    .where('singleid', 'in', known(people))
    .where('status', '<>', 'R')
    .where('use_flag', '=', 'Y')
    .execute()
  const items = await tx
    .selectFrom('item')
    .select(['item_code', 'status', 'alt_item_code'])
    .where('item_code', 'in', known(lines.map(line => line.itemCode)))
    .execute()
  return {
    accounts: new Set(accounts.map(row => row.account_code)),
    costCenters: new Set(costCenters.map(row => row.cost_center)),
    people: new Set(atWork.map(row => row.singleid)),
    items: new Map(items.map(row => [row.item_code, row.status])),
    // What takes the place of an item that is out of use.
    alternatives: new Map(items.map(row => [row.item_code, row.alt_item_code])),
    company: await chosenCompany(tx, compNo),
    unitDecimals: await readUnitDecimals(tx),
  }
}
