import { sql } from 'kysely'
import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import type { Transaction } from '../../database/connect'
import { given } from '../../document/givenFields'
import { fieldRefused } from '../../http/failure'
import { attributeRow, readAttributes } from './itemAttributes'
import { itemMasterTexts } from './itemMasterTexts'

/** Accounts by the expense type of their lines, in the order of the columns. */
const accounts = [
  ['EXP', 'account_exp'],
  ['AST', 'account_ast'],
  ['STK', 'account_stk'],
  ['SVC', 'account_svc'],
  ['RND', 'account_rnd'],
] as const

interface Decided {
  readonly cat_name: string
  readonly cat_level: number
  readonly use_yn: string
  readonly unit_code: string | null
  readonly unit_name: string | null
  readonly unit_type: string | null
  readonly account_exp: string | null
  readonly account_ast: string | null
  readonly account_stk: string | null
  readonly account_svc: string | null
  readonly account_rnd: string | null
}

/** What a category decides of its items: what it leaves open is decided by the nearest ancestor (D-82). */
export async function readDecided(tx: Transaction, catCode: string): Promise<Decided | undefined> {
  const nearest = (column: string) =>
    sql`(select ${sql.ref(column)} from above where ${sql.ref(column)} is not null order by distance limit 1)`
  const { rows } = await sql<Decided>`with recursive above as (
      select *, 0 as distance from item_category where cat_code = ${catCode}
      union all select upper.*, distance + 1 from above
        join item_category upper on upper.cat_code = above.up_cat_code),
    decided as (select ${sql.join(
      ['unit_code', ...accounts.map(([, column]) => column)].map(
        column => sql`${nearest(column)} as ${sql.ref(column)}`,
      ),
    )})
    select own.cat_name, own.cat_level, own.use_yn, decided.*, unit_name, unit_type
    from item_category own cross join decided left join unit on unit.unit_code = decided.unit_code
    where own.cat_code = ${catCode}`.execute(tx)
  return rows[0]
}

export const accountsText = (decided: Decided): string | null => {
  const parts = accounts.flatMap(([type, column]) =>
    decided[column] === null ? [] : [`${codeText('EXPENSE_TYPE', type)} ${decided[column]}`],
  )
  return parts.length === 0 ? null : parts.join(' · ')
}

/** What is to be filled in of an item once its category is chosen. */
export async function getItemForm(
  tx: Transaction,
  { catCode, itemCode }: OperationRequests['getItemForm'],
): Promise<OperationAnswers['getItemForm']> {
  if (catCode === undefined) return { attributes: [] }
  const decided = await readDecided(tx, catCode)
  if (decided?.cat_level !== 3) throw fieldRefused('catCode', itemMasterTexts.categoryNotLeaf)
  const attributes = await readAttributes(tx, catCode, itemCode)
  return {
    ...given({ unitCode: decided.unit_code, itemAccounts: accountsText(decided) }),
    attributes: attributes.map(attributeRow),
  }
}
