import { type RawBuilder, sql } from 'kysely'
import type { FieldFact } from '../../codegen/contractFacts'
import type { Transaction } from '../database/connect'
import { type Columns, columnFact, columnOf, wireOf } from '../document/columns'
import { operationFact } from '../document/erasedRoute'
import { contains, isChosen } from '../document/listQuery'

type Asked = Readonly<Record<string, string | undefined>>

interface ListFacts {
  readonly list: string
  readonly table: string
  readonly order: readonly string[]
  readonly computed?: Readonly<Record<string, RawBuilder<unknown>>>
  readonly where?: Readonly<Record<string, (value: string) => RawBuilder<unknown>>>
}

/** All rows that the conditions find, each as the contract writes it. A filter or field without a column fails at the start. */
export function recordList({ list: operation, table, order, computed = {}, where: own = {} }: ListFacts) {
  const { parameters, answer } = operationFact(operation)
  for (const { name } of Object.values(answer.fields))
    if (!(name in computed)) checkColumn(operation, table, name)
  for (const column of order) checkColumn(operation, table, column)
  const conditions = Object.values(parameters)
    .filter(parameter => parameter.in !== 'header')
    .map(parameter => {
      const { name } = parameter
      const where = own[name]
      if (!where) checkColumn(operation, table, name)
      return { name, where: where ?? conditionOf(parameter, parameter.in === 'path') }
    })
  const columns = sql.join([
    sql`${sql.table(table)}.*`,
    ...Object.entries(computed).map(([name, value]) => sql`${value} as ${sql.ref(columnOf(name))}`),
  ])
  return async (tx: Transaction, asked: Asked) => {
    const where = conditions.flatMap(({ name, where }) => {
      const value = asked[name]
      return value === undefined || value === '' ? [] : where(value)
    })
    const { rows } = await sql<Columns>`select ${columns} from ${sql.table(table)}
      where ${sql.join([sql`true`, ...where], sql` and `)}
      order by ${sql.join(order.map(column => sql.ref(column)))}`.execute(tx)
    return { rows: rows.map(row => wireOf(answer.fields, row)), total: rows.length }
  }
}

function checkColumn(operation: string, table: string, name: string): void {
  if (!columnFact(table, columnOf(name)))
    throw new Error(`${operation}: the table ${table} has no column ${columnOf(name)}.`)
}

function conditionOf(filter: FieldFact, isKey: boolean) {
  const column = sql.ref(columnOf(filter.name))
  const isExact = isKey || isChosen(filter)
  return (value: string): RawBuilder<unknown> =>
    isExact ? sql`${column} = ${value}` : contains(column, value)
}
