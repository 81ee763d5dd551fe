import type { FieldFact } from '../../codegen/contractFacts'
import { roundDecimal, trimDecimal } from '../../schemas/shared/decimal'
import { columnFacts } from '../database/tables.generated'
import { moneyText } from './moneyText'

export type FieldFacts = Readonly<Record<string, FieldFact>>
export type Columns = Readonly<Record<string, unknown>>

/** The one column whose name the rule does not give: a digit begins no word elsewhere (`addr1`). */
const taxNumber = { field: 'taxNo2', column: 'tax_no_2' }

/** `reqDate` is held by `req_date`. */
export const columnOf = (field: string): string =>
  field === taxNumber.field ? taxNumber.column : field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
export const fieldOf = (column: string): string =>
  column === taxNumber.column
    ? taxNumber.field
    : column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Columns that the server alone writes: a field of a request that fell on one would change them. */
export const serverColumns: readonly string[] = [
  'status',
  'approval_status',
  'version',
  'created_by',
  'created_dt',
  'updated_by',
  'updated_dt',
]

interface ColumnFact {
  /** Name of the type in the catalog: varchar, numeric, date … */
  readonly type: string
  readonly isNullable: boolean
  readonly hasDefault: boolean
}

export function columnFact(table: string, column: string): ColumnFact | undefined {
  const fact = columnFacts[table]?.[column]
  if (fact === undefined) return undefined
  return { type: fact.replace(/[?=]/g, ''), isNullable: fact.includes('?'), hasDefault: fact.includes('=') }
}

/** A price keeps the digits that it was given; an amount has those of its currency. */
const isPrice = (name: string) => /[pP]rice$/.test(name)

function wireValue(field: FieldFact, value: unknown, currency: string): unknown {
  const { name, type, scale, isMoney } = field
  if (type !== 'decimal' || typeof value !== 'string' || scale === 0) return value
  return isMoney && !isPrice(name) ? moneyText(value, currency) : numberText(field, value)
}

/** A number that is no amount: with all its digits where they are fixed, else with those that it needs. */
export const numberText = (
  { isFixed, scale }: Pick<FieldFact, 'isFixed' | 'scale'>,
  value: string,
): string => (isFixed && scale !== undefined ? roundDecimal(value, scale) : trimDecimal(value))

const heldBy = new WeakMap<FieldFacts, readonly (readonly [FieldFact, column: string])[]>()

/** The fields with the columns that hold them. Every row of an answer has the same: their names are made once. */
function fieldsWithColumns(fields: FieldFacts): readonly (readonly [FieldFact, column: string])[] {
  const known = heldBy.get(fields)
  if (known) return known
  const made = Object.values(fields).map(field => [field, columnOf(field.name)] as const)
  heldBy.set(fields, made)
  return made
}

/**
 * The fields of an answer that the columns of a row hold, written as the contract says. What has no value is left out; a
 * field that no column holds is for others to fill.
 */
export function wireOf(fields: FieldFacts, row: Columns, currency = 'KRW'): Record<string, unknown> {
  const wire: Record<string, unknown> = {}
  for (const [field, column] of fieldsWithColumns(fields)) {
    const value = row[column]
    if (value !== null && value !== undefined) wire[field.name] = wireValue(field, value, currency)
  }
  return wire
}

/** The same of a document that is stored, as it would be sent again: without empty texts, and decimals without needless digits. */
export function sentAgain(fields: FieldFacts, row: Columns): Record<string, unknown> {
  return Object.fromEntries(
    Object.values(fields).flatMap(({ name, type }) => {
      const value = row[columnOf(name)]
      if (value === null || value === undefined || value === '') return []
      return [[name, type === 'decimal' ? trimDecimal(String(value)) : value]]
    }),
  )
}

const emptyValues: Readonly<Record<string, unknown>> = { varchar: '', text: '', bpchar: '', numeric: '0' }

/** The columns of a table for what a request says; what it leaves out is null, or empty where the column is never null. */
export function columnsFor(table: string, fields: FieldFacts, said: Columns): Record<string, unknown> {
  return Object.fromEntries(
    Object.values(fields).flatMap(({ name }) => {
      const column = columnOf(name)
      const fact = columnFact(table, column)
      if (fact === undefined) return []
      return [[column, said[name] ?? (fact.isNullable ? null : emptyValues[fact.type])]]
    }),
  )
}
