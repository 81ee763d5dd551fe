import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { type DocumentKind, docNoOf, type StoredDocument } from '../../document/documentKind'
import type { ScoreLine, SheetRecord } from './sheetKinds'
import { sheetTotal } from './sheetScore'

/** An item of a sheet: what its template says of it, and how it was scored. */
export interface SheetItem extends ScoreLine {
  readonly eva_category: string
  readonly eva_item: string
  readonly eva_method: string
  readonly scale_desc: string | null
  readonly weight: number
  readonly max_score: number
  readonly formula: string | null
  readonly bands: string | null
}

type SheetKind = Pick<DocumentKind, 'number' | 'lines' | 'table'>

export async function readItems(
  tx: Transaction,
  { number, lines }: SheetKind,
  docNo: string,
  tplId: string,
): Promise<readonly SheetItem[]> {
  const { rows } = await sql<SheetItem>`select item.*, scored.* from ${sql.table(lines.table)} scored
    join eva_template_item item on item.tpl_id = ${tplId} and item.item_no = scored.item_no
    where scored.${sql.ref(number)} = ${docNo} order by scored.item_no`.execute(tx)
  return rows
}

/** An item that facts have scored is nobody's to change. */
export const isByFacts = ({ raw_value }: ScoreLine): boolean => raw_value !== undefined && raw_value !== null

/** Items of a template that is applied, for a new sheet. */
export async function makeItems(
  tx: Transaction,
  { lines, number }: SheetKind,
  docNos: readonly string[],
  tplId: string,
): Promise<void> {
  await sql`insert into ${sql.table(lines.table)} (${sql.ref(number)}, item_no)
    select made.doc_no, item_no from eva_template_item, unnest(${docNos}::text[]) as made (doc_no)
    where tpl_id = ${tplId}`.execute(tx)
}

/** Brings the total of a sheet up to its scores. */
export async function recount(
  tx: Transaction,
  kind: DocumentKind<SheetRecord>,
  stored: SheetRecord,
): Promise<void> {
  const docNo = docNoOf(kind, stored as StoredDocument)
  const total = sheetTotal(await readItems(tx, kind, docNo, stored.tpl_id))
  await runAs(tx, 'all', () =>
    sql`update ${sql.table(kind.table)} set total_score = ${total} where ${sql.ref(kind.number)} = ${docNo}`.execute(
      tx,
    ),
  )
}

/** The template of a type that is applied in a year. */
export async function appliedTemplate(
  tx: Transaction,
  evaType: string,
  evaYear: string,
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('eva_template')
    .select('tpl_id')
    .where('eva_type', '=', evaType)
    .where('eva_year', '=', evaYear)
    .where('status', '=', 'OPEN')
    .executeTakeFirst()
  return found?.tpl_id
}
