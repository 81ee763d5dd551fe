import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { aggregateColumns, type Formula, type Numbers } from './figure'
import type { Counted, Group, KeyColumn, ReportContext, ReportKind } from './reportKind'

type Sql = RawBuilder<unknown>

const factsOf = (queries: readonly Sql[]): Sql => sql.join(queries, sql` union all `)

/** The facts of each group of `key` counted, of each section of departments, and of all together. Rows come in the order of the key. */
export async function countGroups(
  tx: Transaction,
  queries: readonly Sql[],
  key: readonly KeyColumn[],
  formulas: readonly Formula[],
  said: Readonly<Record<string, Sql>> = {},
): Promise<Omit<Counted, 'figures'>> {
  const columns = sql.join(key.map(column => sql.ref(column)))
  const isDepartment = key.includes('deptcd')
  const texts = { ...said, ...(isDepartment && { deptnm: sql`max(deptnm)` }) }
  const named = [...key, ...Object.keys(texts)]
  const { rows } = await sql<Record<string, string | null> & { is_whole: number }>`
    with fact as (${factsOf(queries)})
    select ${columns}, ${aggregateColumns(formulas)}, grouping(${columns}) as is_whole
      ${sql.join(
        Object.entries(texts).map(([name, text]) => sql`, ${text} as ${sql.ref(name)}`),
        sql``,
      )}
    from fact group by grouping sets ((${columns}), ()${isDepartment ? sql`, (section)` : sql``}) order by ${columns}`.execute(
    tx,
  )
  const groups = rows.flatMap(row => (row.is_whole === 0 ? [groupOf(row, named)] : []))
  // The last column of a key is the lowest bit of what is grouped away.
  const sections = rows.flatMap(row =>
    isDepartment && row.is_whole === 1 ? [groupOf(row, ['section', 'deptnm'])] : [],
  )
  const whole = rows.find(row => row.is_whole === 2 ** key.length - 1)
  if (!whole) throw new Error('Server bug: countGroups got no group of everything.')
  return { groups, sections, whole: groupOf(whole, []) }
}

function groupOf(row: Readonly<Record<string, string | null>>, key: readonly string[]): Group {
  return {
    key: Object.fromEntries(key.map(column => [column, row[column] ?? null])),
    numbers: numbersOf(row),
  }
}

const numbersOf = (row: Readonly<Record<string, string | null>>): Numbers => row

/** A report counted as its reader may see it. */
export async function countReport(kind: ReportKind, context: ReportContext): Promise<Counted> {
  const figures = kind.figures(context)
  const formulas = Object.values({ ...figures, ...kind.beside }).map(figure => figure.formula)
  return { ...(await countGroups(context.tx, kind.facts(context), kind.key, formulas, kind.said)), figures }
}
