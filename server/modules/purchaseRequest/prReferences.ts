import type { Transaction } from '../../database/connect'
import { readUsableCodes } from '../../master/usableCodes'
import { codeFields, type PrDraft, type PrReferences } from './prRules'

const known = (values: readonly (string | undefined)[]) => [...new Set(values.flatMap(value => value ?? []))]

/** Reads what the rules must know of the master data a draft names; a handful of short reads by key. */
export async function loadReferences(tx: Transaction, { header, lines }: PrDraft): Promise<PrReferences> {
  const units = await tx
    .selectFrom('unit')
    .select(['unit_code', 'decimals'])
    .where('use_yn', '=', 'Y')
    .execute()
  const items = await tx
    .selectFrom('item')
    .select(['item_code', 'status'])
    .where('item_code', 'in', ['', ...known(lines.map(line => line.itemCode))])
    .execute()
  const accounts = await tx
    .selectFrom('account')
    .select('account_code')
    .where('use_yn', '=', 'Y')
    .where('account_code', 'in', ['', ...known(lines.map(line => line.accountCode))])
    .execute()
  const costCenters = await tx
    .selectFrom('cost_center')
    .select('cost_center')
    .where('use_yn', '=', 'Y')
    .where('cost_center', 'in', ['', ...known(lines.map(line => line.costCenter))])
    .execute()
  const companies = await tx
    .selectFrom('company')
    .select(['comp_no', 'status'])
    .where('comp_no', '=', header.wishCompNo ?? '')
    .execute()
  const people = await tx
    .selectFrom('person')
    .select('singleid')
    .where('singleid', '=', header.receiver ?? '')
    .where('status', '<>', 'R')
    .where('use_flag', '=', 'Y')
    .execute()
  return {
    unitDecimals: new Map(units.map(row => [row.unit_code, row.decimals])),
    itemStatus: new Map(items.map(row => [row.item_code, row.status])),
    accounts: new Set(accounts.map(row => row.account_code)),
    costCenters: new Set(costCenters.map(row => row.cost_center)),
    companyStatus: new Map(companies.map(row => [row.comp_no, row.status])),
    people: new Set(people.map(row => row.singleid)),
    codes: await readUsableCodes(
      tx,
      codeFields.map(([, group]) => group),
    ),
  }
}
