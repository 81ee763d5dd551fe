import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../database/actor'
import type { Stage } from './threadTexts'

/** Where the documents of a stage stand, and who is granted that table at all. */
interface StageTable {
  readonly table: string
  readonly key: string
  readonly hiddenFrom: readonly Scope[]
}

const staffOnly: readonly Scope[] = ['company']
/** Requests for quotation are the buyers' own, and of the suppliers who were asked. */
const buyersAndSuppliers: readonly Scope[] = ['dept', 'own']
const everybody: readonly Scope[] = []

const stageTables: Readonly<Record<Stage, StageTable>> = {
  PR: { table: 'pr', key: 'pr_no', hiddenFrom: staffOnly },
  RQ: { table: 'rfq', key: 'rfq_no', hiddenFrom: buyersAndSuppliers },
  QT: { table: 'quotation', key: 'qt_no', hiddenFrom: buyersAndSuppliers },
  LO: { table: 'loi', key: 'loi_no', hiddenFrom: everybody },
  OR: { table: 'order_request', key: 'or_no', hiddenFrom: staffOnly },
  SO: { table: 'simple_order', key: 'so_no', hiddenFrom: staffOnly },
  PO: { table: 'po', key: 'po_no', hiddenFrom: everybody },
  DL: { table: 'delivery', key: 'dlv_no', hiddenFrom: everybody },
  WR: { table: 'warehousing', key: 'wh_req_no', hiddenFrom: staffOnly },
  AJ: { table: 'adjustment', key: 'adj_no', hiddenFrom: everybody },
  NO: { table: 'none_order', key: 'none_no', hiddenFrom: everybody },
  MC: { table: 'monthly_calc', key: 'calc_no', hiddenFrom: everybody },
  ST: { table: 'statement', key: 'stmt_no', hiddenFrom: everybody },
  TI: { table: 'tax_invoice', key: 'ti_no', hiddenFrom: everybody },
  SG: { table: 'signifier', key: 'slip_no', hiddenFrom: staffOnly },
}

/** That a document came of an earlier one is said by two columns of one table. */
export type Link = readonly [
  later: Stage,
  earlier: Stage,
  table: string,
  laterColumn: string,
  earlierColumn: string,
]

/** Direct ways beside those over a document between them: whoever does not see that one still finds what he may see. */
const links: readonly Link[] = [
  ['RQ', 'PR', 'rfq', 'rfq_no', 'pr_no'],
  ['QT', 'RQ', 'quotation', 'qt_no', 'rfq_no'],
  ['OR', 'PR', 'order_request_line', 'or_no', 'pr_no'],
  ['OR', 'PR', 'order_request', 'or_no', 'pr_no'],
  ['OR', 'RQ', 'order_request', 'or_no', 'rfq_no'],
  ['OR', 'LO', 'order_request', 'or_no', 'loi_no'],
  ['PO', 'OR', 'order_request', 'po_no', 'or_no'],
  ['PO', 'SO', 'simple_order', 'po_no', 'so_no'],
  ['PO', 'PR', 'po_line', 'po_no', 'pr_no'],
  ['DL', 'PO', 'delivery', 'dlv_no', 'po_no'],
  ['WR', 'WR', 'warehousing', 'wh_req_no', 'org_wh_req_no'],
  ['WR', 'PO', 'warehousing', 'wh_req_no', 'po_no'],
  ['WR', 'DL', 'warehousing', 'wh_req_no', 'dlv_no'],
  ['AJ', 'WR', 'adjustment_line', 'adj_no', 'wh_req_no'],
  ['AJ', 'PO', 'adjustment_line', 'adj_no', 'po_no'],
  ['MC', 'AJ', 'adjustment', 'calc_no', 'adj_no'],
  ['ST', 'AJ', 'statement', 'stmt_no', 'adj_no'],
  ['TI', 'AJ', 'tax_invoice', 'ti_no', 'adj_no'],
  ['TI', 'NO', 'tax_invoice', 'ti_no', 'none_no'],
  ['SG', 'SG', 'signifier', 'reverse_no', 'slip_no'],
  ['SG', 'WR', 'signifier_source', 'slip_no', 'source_no'],
  ['SG', 'AJ', 'signifier_source', 'slip_no', 'source_no'],
  ['SG', 'NO', 'signifier_source', 'slip_no', 'source_no'],
]

export const mayHold = (stage: Stage, scope: Scope) => !stageTables[stage].hiddenFrom.includes(scope)

/** Links between a stage and those before it, or after it, as far as the scope is granted both ends. */
export function linksOf(stage: Stage, way: Way, scope: Scope): readonly Link[] {
  return links.filter(
    ([later, earlier]) =>
      (way === 'back' ? later : earlier) === stage && mayHold(later, scope) && mayHold(earlier, scope),
  )
}

export type Way = 'back' | 'on'

export interface Found {
  readonly stage: Stage
  readonly no: string
}

/** The documents before, or after, some. Both ends must be seen, so that nothing leads over a hidden one. */
export function numbersOver(
  one: Link,
  way: Way,
  numbers: readonly string[],
  most: number,
): RawBuilder<Found> {
  const [later, earlier, table, laterColumn, earlierColumn] = one
  const [found, known, wanted] =
    way === 'back' ? [earlier, laterColumn, earlierColumn] : [later, earlierColumn, laterColumn]
  const { table: seen, key } = stageTables[found]
  return sql`select distinct ${found} as stage, seen.${sql.ref(key)} as no from ${sql.table(table)} way
    join ${sql.table(seen)} seen on seen.${sql.ref(key)} = way.${sql.ref(wanted)}
    where way.${sql.ref(known)} in (${sql.join(numbers)}) order by no limit ${most}`
}

/** The asked document, where it is seen. A receipt has a second number from its confirmation on. */
export function ownNumber(stage: Stage, docNo: string): RawBuilder<Found> {
  const { table, key } = stageTables[stage]
  const second = stage === 'WR' ? sql` or wh_app_no = ${docNo}` : sql``
  return sql`select ${stage} as stage, ${sql.ref(key)} as no from ${sql.table(table)}
    where ${sql.ref(key)} = ${docNo}${second}`
}
