import { sql } from 'kysely'
import type { CategoryNode, CategoryNodeList, OperationRequests } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import { rowOf } from '../../document/answerRows'
import { labelIn } from '../../master/labelsIn'

/** What a category may leave to its ancestors (D-82), and what it is called. */
const inheritedLabels = {
  unit_code: '기본단위',
  account_exp: '계정(비용)',
  account_ast: '계정(자산)',
  account_stk: '계정(저장품)',
  account_svc: '계정(용역)',
  account_rnd: '계정(연구개발)',
  asset_class: '자산분류',
  useful_life: '내용연수',
} as const
type InheritedColumn = keyof typeof inheritedLabels
const inheritedColumns = Object.keys(inheritedLabels) as readonly InheritedColumn[]

const categoryRow = rowOf('listCategory')

type Category = Row<'item_category'>
type Inherited = Pick<Category, InheritedColumn>

/** The tree. Categories that the filter finds come with everything above them, so that they have a place. */
export async function listCategory(
  tx: Transaction,
  { catName, useYn }: OperationRequests['listCategory'],
  language: string,
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
    .map(one => ({
      ...categoryRow(one),
      ...inheritedText(one, inheritedOf(one, byCode), language),
      itemCnt: counts.get(one.cat_code) ?? 0,
    }))
  return { rows, total: rows.length }
}

/** What a category is given by its nearest ancestors, its own values aside. */
function inheritedOf(category: Category, byCode: ReadonlyMap<string, Category>): Partial<Inherited> {
  const given: Partial<Record<keyof Inherited, unknown>> = {}
  for (let at = byCode.get(category.up_cat_code ?? ''); at; at = byCode.get(at.up_cat_code ?? ''))
    for (const column of inheritedColumns) given[column] ??= at[column] ?? undefined
  return given as Partial<Inherited>
}

/** Only what the category leaves open is inherited. */
function inheritedText(
  category: Category,
  above: Partial<Inherited>,
  language: string,
): Pick<CategoryNode, 'inheritedText'> {
  const texts = inheritedColumns.flatMap(column => {
    const value = category[column] === null ? above[column] : undefined
    if (value === undefined || value === null) return []
    const shown = column === 'asset_class' ? labelIn(language, codeText('ASSET_CLASS', String(value))) : value
    return [`${labelIn(language, inheritedLabels[column])} ${shown}`]
  })
  return texts.length > 0 ? { inheritedText: texts.join(' · ') } : {}
}

/** Items at or below each category. */
async function countItems(tx: Transaction): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; items: number }>`select code, sum(items)::int as items from (
      select cat_code, count(*) as items from item group by cat_code) counted
    cross join lateral unnest(array[left(cat_code, 2), left(cat_code, 4), cat_code]) as code
    group by code`.execute(tx)
  return new Map(rows.map(({ code, items }) => [code, items]))
}
