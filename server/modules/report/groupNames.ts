import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import type { Group } from './reportKind'

/** A group, of which only the key matters to its names. */
type Keyed = Pick<Group, 'key'>

const valuesOf = (groups: readonly Keyed[], column: string): readonly string[] => [
  ...new Set(groups.flatMap(({ key }) => key[column] ?? [])),
]

/** Names of departments as the newest month up to that of the report knows them; those that are gone say so. */
export async function departmentNames(
  tx: Transaction,
  groups: readonly Keyed[],
  last: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ deptcd: string; deptnm: string }>`
    select distinct on (deptcd) deptcd, deptnm || case use_yn when 'N' then ' (폐지)' else '' end as deptnm from department
    where deptcd = any (${valuesOf(groups, 'deptcd')}::text[]) and yyyymm <= ${last}
    order by deptcd, yyyymm desc`.execute(tx)
  return new Map(rows.map(({ deptcd, deptnm }) => [deptcd, deptnm]))
}

export interface CompanyName {
  readonly compNameKr: string
  readonly compSize: string
}

export async function companyNames(
  tx: Transaction,
  groups: readonly Keyed[],
): Promise<ReadonlyMap<string, CompanyName>> {
  const { rows } = await sql<{ comp_no: string } & CompanyName>`
    select comp_no, comp_name_kr as "compNameKr", comp_size as "compSize" from company
    where comp_no = any (${valuesOf(groups, 'comp_no')}::text[])`.execute(tx)
  return new Map(rows.map(({ comp_no, compNameKr, compSize }) => [comp_no, { compNameKr, compSize }]))
}

export interface ItemName {
  readonly itemName: string
  readonly spec: string
  readonly sgName?: string
  readonly unitCode?: string
}

/** Items with the name of their sourcing group as it is today. */
export async function itemNames(
  tx: Transaction,
  groups: readonly Keyed[],
): Promise<ReadonlyMap<string, ItemName>> {
  const { rows } = await sql<{
    item_code: string
    itemName: string
    spec: string
    sg_name: string | null
    unit_code: string
  }>`
    select item_code, item_name as "itemName", spec, sg_name, item.unit_code from item left join sourcing_group using (sg_code)
    where item_code = any (${valuesOf(groups, 'item_code')}::text[])`.execute(tx)
  return new Map(
    rows.map(({ item_code, itemName, spec, sg_name, unit_code }) => [
      item_code,
      { itemName, spec, unitCode: unit_code, ...(sg_name !== null && { sgName: sg_name }) },
    ]),
  )
}

/** Names of people by their Single ID. */
export async function personNames(
  tx: Transaction,
  groups: readonly Keyed[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ singleid: string; hname: string }>`select singleid, hname from person
    where singleid = any (${valuesOf(groups, 'buyer_id')}::text[])`.execute(tx)
  return new Map(rows.map(({ singleid, hname }) => [singleid, hname]))
}

/** Names of sourcing groups of any level by their code. */
export async function sourcingGroupNames(
  tx: Transaction,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ sg_code: string; sg_name: string }>`select sg_code, sg_name from sourcing_group
    where sg_code = any (${[...new Set(codes)]}::text[])`.execute(tx)
  return new Map(rows.map(({ sg_code, sg_name }) => [sg_code, sg_name]))
}

/** What a line without an item stands under. */
export const unclassified = '미분류'

/** The code of what has no sourcing group. */
export const noGroup = '-'
