import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { type Aggregate, aggregateName, aggregatesOf, type Formula, type Numbers } from './figure'
import { type Reached, reaches } from './reaches'
import type { Counted, Group, GroupQuery, KeyColumn, ReportContext, ReportKind } from './reportKind'

type Sql = RawBuilder<unknown>

/** What is added up of the facts of one group, and how these parts make the aggregate of several of them. */
interface Way {
  readonly parts: readonly (readonly [name: string, of: string])[]
  readonly whole: (part: (name: string) => Sql) => Sql
}

const ways: Readonly<Record<Exclude<Aggregate['how'], keyof typeof distinctColumns>, Way>> = {
  sum: { parts: [['value', 'sum(value)']], whole: part => sql`coalesce(sum(${part('value')}), 0)` },
  quantity: { parts: [['qty', 'sum(qty)']], whole: part => sql`coalesce(sum(${part('qty')}), 0)` },
  sumOfOneUnit: {
    parts: [
      ['qty', 'sum(qty)'],
      ['first_unit', `min(coalesce(unit_code, '') collate "C")`],
      ['last_unit', `max(coalesce(unit_code, '') collate "C")`],
    ],
    whole: part =>
      sql`case when min(${part('first_unit')}) = max(${part('last_unit')}) then sum(${part('qty')}) end`,
  },
  lines: { parts: [['lines', 'count(*)']], whole: part => sql`coalesce(sum(${part('lines')}), 0)` },
  greatest: { parts: [['greatest', 'max(value)']], whole: part => sql`max(${part('greatest')})` },
  newestMonth: {
    parts: [['newest', 'max(doc_date)']],
    whole: part => sql`to_char(max(${part('newest')}), 'YYYYMM')`,
  },
}

/** Of what is counted once: one that stands in two groups is counted once in their total as well, so that parts do not add up to it. */
const distinctColumns = { documents: 'doc_no', companies: 'comp_no', items: 'item_code' } as const

const isDistinct = (how: Aggregate['how']): how is keyof typeof distinctColumns => how in distinctColumns

/** What formulas work with, each once. */
const aggregatesIn = (formulas: readonly Formula[]): readonly Aggregate[] => [
  ...new Map(formulas.flatMap(aggregatesOf).map(one => [aggregateName(one), one])).values(),
]

const ofMeasure = (measure: string): Sql => sql`measure = ${sql.lit(measure)}`

const factsOf = (queries: readonly Sql[]): Sql => sql.join(queries, sql` union all `)

/** Columns behind others. */
const asColumns = (columns: readonly (readonly [name: string, value: Sql])[]): Sql =>
  sql.join(
    columns.map(([name, value]) => sql`, ${value} as ${sql.ref(name)}`),
    sql``,
  )

/**
 * The facts of each group of `key` counted, of each section of departments, and of all together. Rows come in the order of the key; groups
 * that do not reach a limit stay with the database.
 * Facts are first added up by group: there are hundreds of thousands of them in a year, and often few groups.
 */
export async function countGroups(
  tx: Transaction,
  queries: readonly Sql[],
  key: readonly KeyColumn[],
  formulas: readonly Formula[],
  reached?: Reached,
): Promise<Omit<Counted, 'figures'>> {
  const columns = sql.join(key.map(column => sql.ref(column)))
  const isDepartment = key.includes('deptcd')
  const texts: Readonly<Record<string, Sql>> = isDepartment ? { deptnm: sql`max(deptnm)` } : {}
  const named = [...key, ...Object.keys(texts)]
  const aggregates = aggregatesIn(formulas)
  const levels = isDepartment ? [[...key], [], ['section']] : [[...key], []]
  // A group has several rows only where something distinct is counted beside.
  const isJoined = aggregates.some(({ how }) => isDistinct(how))
  const joined = (name: string): Sql => (isJoined ? sql`max(${sql.ref(name)})` : sql.ref(name))
  const { rows } = await sql<Record<string, string | null> & { is_whole: number }>`
    with ${factsByGroup(queries, columns, aggregates, texts)},
      counted as (select ${columns}, grouping(${columns}) as is_whole
          ${asColumns(aggregates.map(one => [aggregateName(one), wholeOf(one)]))}
          ${asColumns(Object.keys(texts).map(name => [name, sql`max(${sql.ref(name)})`]))}
        from part group by ${groupingSets(levels)}
        ${sql.join(
          aggregates.map(one => distinctRows(one, key, levels, aggregates, Object.keys(texts))),
          sql` `,
        )})
    select ${columns}, is_whole
      ${asColumns(aggregates.map(one => [aggregateName(one), sql`${joined(aggregateName(one))}::text`]))}
      ${asColumns(Object.keys(texts).map(name => [name, joined(name)]))}
    from counted ${reached ? sql`where is_whole <> 0 or ${reaches(reached)}` : sql``}
    ${isJoined ? sql`group by ${columns}, is_whole` : sql``} order by ${columns}`.execute(tx)
  const groups = rows.flatMap(row => (row.is_whole === 0 ? [groupOf(row, named)] : []))
  // The last column of a key is the lowest bit of what is grouped away.
  const sections = rows.flatMap(row =>
    isDepartment && row.is_whole === 1 ? [groupOf(row, ['section', 'deptnm'])] : [],
  )
  const whole = rows.find(row => row.is_whole === 2 ** key.length - 1)
  if (!whole) throw new Error('Server bug: countGroups got no group of everything.')
  return { groups, sections, whole: groupOf(whole, []) }
}

/** The facts, and added up by group, each measure by itself; what is distinct is looked for among the former, which are then read once for all. */
function factsByGroup(
  queries: readonly Sql[],
  columns: Sql,
  aggregates: readonly Aggregate[],
  texts: Readonly<Record<string, Sql>>,
): Sql {
  const isReadAgain = aggregates.some(({ how }) => isDistinct(how))
  const parts = new Map(
    aggregates.flatMap(({ how, measure }) =>
      isDistinct(how)
        ? []
        : ways[how].parts.map(([name, of]): readonly [string, Sql] => [
            partName(name, measure),
            sql`${sql.raw(of)} filter (where ${ofMeasure(measure)})`,
          ]),
    ),
  )
  return sql`fact as ${isReadAgain ? sql`materialized ` : sql``}(${factsOf(queries)}),
    part as (select ${columns}${asColumns([...parts])}${asColumns(Object.entries(texts))} from fact group by ${columns})`
}

const partName = (name: string, measure: string): string => `${name} of ${measure}`

const wholeOf = ({ how, measure }: Aggregate): Sql =>
  isDistinct(how) ? sql`0::bigint` : ways[how].whole(name => sql.ref(partName(name, measure)))

const groupingSets = (levels: readonly (readonly string[])[], more: readonly string[] = []): Sql =>
  sql`grouping sets (${sql.join(
    levels.map(level => sql`(${sql.join([...level, ...more].map(column => sql.ref(column)))})`),
  )})`

/** Further rows of the groups, with nothing but how many different documents, companies or items they have. */
function distinctRows(
  { how, measure }: Aggregate,
  key: readonly KeyColumn[],
  levels: readonly (readonly string[])[],
  all: readonly Aggregate[],
  texts: readonly string[],
): Sql {
  if (!isDistinct(how)) return sql``
  const columns = sql.join(key.map(column => sql.ref(column)))
  const column = sql.ref(distinctColumns[how])
  const others = all.map(one => (one.how === how && one.measure === measure ? sql`count(*)` : sql`null`))
  return sql`union all select ${columns}, is_whole, ${sql.join([...others, ...texts.map(() => sql`null`)])}
    from (select ${columns}, grouping(${columns}) as is_whole
        from (select ${columns}, ${column} as counted_once from fact where ${ofMeasure(measure)} and ${column} is not null) fact
        group by ${groupingSets(levels, ['counted_once'])}) once
    group by ${columns}, is_whole`
}

function groupOf(row: Readonly<Record<string, string | null>>, key: readonly string[]): Group {
  return {
    key: Object.fromEntries(key.map(column => [column, row[column] ?? null])),
    numbers: numbersOf(row),
  }
}

const numbersOf = (row: Readonly<Record<string, string | null>>): Numbers => row

/** Groups that a query of the report works out, in the order of the key; those that do not reach a limit stay with the database. */
async function readGroups(
  tx: Transaction,
  { query, texts }: GroupQuery,
  key: readonly KeyColumn[],
  formulas: readonly Formula[],
  reached?: Reached,
): Promise<readonly Group[]> {
  const names = aggregatesIn(formulas).map(aggregateName)
  const columns = sql.join(key.map(column => sql.ref(column)))
  const { rows } = await sql<Record<string, string | null>>`
    select ${columns}, ${sql.join(texts.map(name => sql.ref(name)))}
      ${asColumns(names.map(name => [name, sql`${sql.ref(name)}::text`]))}
    from (${query}) counted ${reached ? sql`where ${reaches(reached)}` : sql``} order by ${columns}`.execute(
    tx,
  )
  return rows.map(row => groupOf(row, [...key, ...texts]))
}

/** The facts of those groups that reach a limit. Each fact knows the sums of its group, so that nothing is joined. */
export function factsReaching(queries: readonly Sql[], key: readonly KeyColumn[], reached: Reached): Sql {
  const sums = aggregatesIn([reached.rate]).map(one => [aggregateName(one), sumOfGroup(one)] as const)
  return sql`(select * from (select fact.* ${asColumns(sums)} from (${factsOf(queries)}) fact
    window of_group as (partition by ${sql.join(key.map(column => sql.ref(column)))})) fact where ${reaches(reached)})`
}

function sumOfGroup({ how, measure }: Aggregate): Sql {
  if (how !== 'sum' && how !== 'quantity') throw new Error('Server bug: a limit is held against a sum.')
  return sql`coalesce(sum(${sql.ref(how === 'sum' ? 'value' : 'qty')}) filter (where ${ofMeasure(measure)}) over of_group, 0)`
}

/** A report counted as its reader may see it. */
export async function countReport(kind: ReportKind, context: ReportContext): Promise<Counted> {
  const { tx } = context
  const figures = kind.figures(context)
  const formulas = Object.values({ ...figures, ...kind.beside }).map(figure => figure.formula)
  const [query, reached] = [kind.groups?.(context), kind.reached?.(context)]
  if (!query) return { ...(await countGroups(tx, kind.facts(context), kind.key, formulas, reached)), figures }
  const groups = await readGroups(tx, query, kind.key, formulas, reached)
  return { groups, sections: [], whole: { key: {}, numbers: {} }, figures }
}
