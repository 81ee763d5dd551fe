import { sql } from 'kysely'
import type { CategoryNode, CategoryNodeList, OperationRequests } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import { rowOf } from '../../document/answerRows'

/** What a category may leave to its ancestors (D-82). */
const inheritedColumns = [
  'unit_code',
  'account_exp',
  'account_ast',
  'account_stk',
  'account_svc',
  'account_rnd',
  'asset_class',
  'useful_life',
] as const

const categoryRow = rowOf('listCategory')

type Category = Row<'item_category'>
type Inherited = Pick<Category, (typeof inheritedColumns)[number]>

/** The tree. Categories that the filter finds come with everything above them, so that they have a place. */
export async function listCategory(
  tx: Transaction,
  { catName, useYn }: OperationRequests['listCategory'],
): Promise<CategoryNodeList> {
  const all = await tx
    .selectFrom('item_category')
    .selectAll()
    .orderBy('cat_level')
    .orderBy('sort_no')
    .orderBy('cat_code')
    .execute()
  const byCode = new Map(all.map(one => [one.cat_code, one]))
  const name = catName?.trim().toLowerCase() ?? ''
  const shown = new Set<string>()
  for (const one of all)
    if (one.cat_name.toLowerCase().includes(name) && (useYn === undefined || one.use_yn === useYn))
      for (let at: Category | undefined = one; at; at = byCode.get(at.up_cat_code ?? ''))
        shown.add(at.cat_code)
  const counts = await countItems(tx)
  const rows = all
    .filter(one => shown.has(one.cat_code))
    .map(one => nodeOf(one, inheritedOf(one, byCode), counts.get(one.cat_code) ?? 0))
  return { rows, total: rows.length }
}

/** What a category is given by its nearest ancestors, its own values aside. */
function inheritedOf(category: Category, byCode: ReadonlyMap<string, Category>): Partial<Inherited> {
  const given: Partial<Record<keyof Inherited, unknown>> = {}
  for (let at = byCode.get(category.up_cat_code ?? ''); at; at = byCode.get(at.up_cat_code ?? ''))
    for (const column of inheritedColumns) given[column] ??= at[column] ?? undefined
  return given as Partial<Inherited>
}

function nodeOf(category: Category, above: Partial<Inherited>, itemCnt: number): CategoryNode {
  // Only what the category leaves open is inherited.
  const open = inheritedColumns
    .filter(column => category[column] === null)
    .flatMap(column => above[column] ?? [])
  return {
    ...categoryRow(category),
    ...(open.length > 0 ? { inheritedText: open.join(' · ') } : {}),
    itemCnt,
  }
}

/** Items at or below each category. */
async function countItems(tx: Transaction): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; items: number }>`select code, sum(items)::int as items from (
      select cat_code, count(*) as items from item group by cat_code) counted
    cross join lateral unnest(array[left(cat_code, 2), left(cat_code, 4), cat_code]) as code
    group by code`.execute(tx)
  return new Map(rows.map(({ code, items }) => [code, items]))
}
