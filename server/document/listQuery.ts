import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { FieldFact } from '../../codegen/contractFacts'
import { mostListRows } from '../../schemas/shared/listLimits'
import { badRequest } from '../http/failure'

export interface ListInput {
  readonly page?: number
  readonly size?: number
  readonly sort?: string
}

/** Rows of a list without a size at most; a size of 0 asks for them all (D-29). */
const initialSize = 10

export function pageOf({ page = 1, size = initialSize }: ListInput) {
  const limit = size === 0 ? mostListRows : size
  return { limit, offset: (page - 1) * limit }
}

export interface SortPart {
  readonly column: string
  readonly direction: 'asc' | 'desc'
}

/** `field:asc,field:desc` as columns. A field that is no column of the list is refused. */
export function readSort(
  sort: string | undefined,
  columns: Readonly<Record<string, string>>,
): readonly SortPart[] {
  if (sort === undefined) return []
  return sort.split(',').map(part => {
    const [field = '', direction] = part.split(':')
    const column = Object.hasOwn(columns, field) ? columns[field] : undefined
    if (column === undefined) throw badRequest('sort', `"${field}" is no column to sort by`)
    return { column, direction: direction === 'desc' ? 'desc' : 'asc' }
  })
}

/** What is sorted by and is no column of the list's table, by name. */
export type SortValues = Readonly<Record<string, RawBuilder<unknown>>>

/**
 * The order of a list, closed by its unique column so that pages never overlap. The closing column runs the way of the
 * column before it: one index then serves both directions.
 */
export function orderBy(
  parts: readonly SortPart[],
  unique: SortPart,
  table?: string,
  values: SortValues = {},
): RawBuilder<unknown> {
  const last = parts.at(-1)
  const all = parts.some(part => part.column === unique.column)
    ? parts
    : [...parts, { column: unique.column, direction: last?.direction ?? unique.direction }]
  return sql.join(
    all.map(({ column, direction }) => {
      const name = values[column] ?? sql.ref(table === undefined ? column : `${table}.${column}`)
      return direction === 'asc' ? sql`${name} asc` : sql`${name} desc`
    }),
  )
}

export function sortOf(
  sort: string | undefined,
  columns: Readonly<Record<string, string>>,
  unique: SortPart,
): RawBuilder<unknown> {
  return orderBy(readSort(sort, columns), unique)
}

/** A filter that is chosen and not typed must be equal; any other text must contain what is sought. */
export const isChosen = ({ code, lookup, options, enum: values, type }: FieldFact): boolean =>
  code !== undefined ||
  lookup !== undefined ||
  options !== undefined ||
  values !== undefined ||
  type === 'month'

/** "Contains" for a text filter: % and _ are plain characters (L10), the case of Latin letters does not count. */
export function containsPattern(text: string): string {
  return `%${text
    .normalize('NFC')
    .trim()
    .replace(/[\\%_]/g, sign => `\\${sign}`)}%`
}

/**
 * Whether a column contains a text, whatever its case. A text that has none, as Hangul has not, is searched for as it is: folding the case
 * of each value takes three times as long as looking into it.
 */
export function contains(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const pattern = containsPattern(text)
  return text.toLowerCase() === text.toUpperCase()
    ? sql<SqlBool>`${column} like ${pattern}`
    : sql<SqlBool>`${column} ilike ${pattern}`
}

/** Exact codes, joined by commas, which a popup resolves; the empty one keeps a question for none from finding all. */
export function soughtCodes(text: string): readonly string[] {
  return ['', ...codesOf(text)]
}

/** Values of a filter that takes several codes joined by commas. */
export function codesOf(text: string | undefined): readonly string[] {
  return (text ?? '').split(',').flatMap(code => code.trim() || [])
}
