import { type RawBuilder, sql } from 'kysely'
import type { FieldFact } from '../../codegen/contractFacts'
import { groupField, groupOfLevels, levelParameters } from '../../schemas/shared/sourcingGroup'
import type { Actor } from '../database/actor'
import type { Transaction } from '../database/connect'
import { runAs } from '../database/runAs'
import type { OperationRoute } from '../http/route'
import { belowGroups } from '../master/belowGroups'
import { type Columns, columnFact, columnOf, type FieldFacts, wireOf } from './columns'
import type { KindFacts } from './documentKind'
import {
  containing,
  type DocumentListPlan,
  equal,
  isWholeNumber,
  type ListAsked,
  listDocuments,
  numbered,
  oneOf,
  periodConditions,
} from './documentList'
import { erasedRoute, operationFact } from './erasedRoute'
import { codesOf, isChosen } from './listQuery'
import { type NameOf, namedFields, withNames } from './lookedUpNames'

type Filters = ListAsked & Readonly<Record<string, string | undefined>>
/** What a list must know of its kind. */
type ListedKind = Pick<
  KindFacts,
  'docType' | 'prefix' | 'table' | 'number' | 'numberedDay' | 'isFoundByPolicy'
>
/** `filters` are all that was asked for. */
type Condition = (value: string, filters: Filters) => RawBuilder<unknown>

/** A list of documents: what the contract and the table do not tell of it. */
export interface ListFacts {
  readonly operation: string
  /** Filters by which a whole number is looked up and a part of one is searched for. */
  readonly numbers: readonly string[]
  /** Filters that no column answers. */
  readonly where?: Readonly<Record<string, Condition>>
  /** Filters that the module turns into conditions each time it asks. */
  readonly added?: readonly string[]
  /** Fields that are computed from the row. `today` is the Korean day. */
  readonly computed?: Readonly<Record<string, (row: Columns, today: string) => unknown>>
  /** Fields of other tables, which are joined to a page. */
  readonly joined?: {
    readonly joins: RawBuilder<unknown>
    readonly fields: Readonly<Record<string, RawBuilder<unknown>>>
  }
  /** Names whose code the contract does not answer beside them. */
  readonly names?: Readonly<Record<string, NameOf>>
  /** What sorts fields that have no column of their own: a column of the table, which sums them as well, or a value. */
  readonly sortedBy?: Readonly<
    Record<string, string | RawBuilder<unknown> | ((today: string) => RawBuilder<unknown>)>
  >
  /** Periods that fall away beside a whole number, or all: who knows the number need not know the day. */
  readonly numberEndsPeriod?: true | readonly string[]
  /** Further fields of the rows of a page, in their order. */
  readonly beside?: (tx: Transaction, rows: readonly Columns[]) => Promise<readonly Columns[]>
  /** What every search asks for besides its filters. */
  readonly only?: (actor: Actor) => readonly RawBuilder<unknown>[]
  /** Fields of the contract that are not answered, or not to everybody. */
  readonly withheld?: (actor: Actor) => readonly string[]
  /** How readers see what they may not read in full; they do not sort by it either. */
  readonly masked?: (actor: Actor) => Readonly<Record<string, (value: string) => string>>
  /** Names are read as the server, for suppliers, who have no table of companies. */
  readonly namesOfServer?: true
  /** The column of the currency in which sums are that are not in won. */
  readonly sumCurrency?: string
}

const ofPaging = ['page', 'size', 'sort', 'want']

/** What a module adds to a list that is asked by itself. */
export interface ListAdditions extends Pick<DocumentListPlan, 'placePage'> {
  readonly conditions: readonly RawBuilder<unknown>[]
}

type AnswerList<List> = (
  asked: { readonly tx: Transaction; readonly actor: Actor; readonly today: string },
  filters: object,
  additions?: ListAdditions,
) => Promise<List>

/**
 * The list of a kind. From the contract follow filters (a code is equal, several codes are one of, a period has two ends, other
 * texts contain), sort, sums and the fields of a row; from the kind its table, number and readers. Who sees a row is the policies'.
 */
export function listOf(kind: ListedKind, facts: ListFacts): OperationRoute {
  const answer = answerList(kind, facts)
  return erasedRoute<Filters>(facts.operation, ({ tx, actor, clock, input }) =>
    answer({ tx, actor, today: clock.today() }, input),
  )
}

/** The same for lists that need more than their input: `List` repeats what the contract says of the answer. */
export function answerList<List>(kind: ListedKind, facts: ListFacts): AnswerList<List> {
  const { table, number } = kind
  const { answer } = operationFact(facts.operation)
  const { joined, sumCurrency } = facts
  const joinedFields = Object.entries(joined?.fields ?? {})
  const isJoined = (column: string) => joinedFields.some(([name]) => columnOf(name) === column)
  const hasColumn = (column: string) => columnFact(table, column) !== undefined || isJoined(column)
  const conditions = filterConditions(kind, facts)
  const named = namedFields(answer.fields, hasColumn, facts.names)
  // Amounts of several currencies make no sum; those in won do.
  const isForeign = (name: string) => sumCurrency !== undefined && answer.fields[name]?.scale !== 0
  const summed = [...answer.sums].sort((a, b) => Number(isForeign(b)) - Number(isForeign(a)))
  const summedBy = (name: string) => {
    const column = facts.sortedBy?.[name]
    return typeof column === 'string' ? column : columnOf(name)
  }
  const [sum, ...moreSums] = summed.map(summedBy)
  const plan: DocumentListPlan = {
    table,
    key: number,
    ...(columnFact(`${table}_party`, number) && !kind.isFoundByPolicy ? { parties: `${table}_party` } : {}),
    ...(sum === undefined ? {} : { sum }),
    moreSums,
    ...(sumCurrency === undefined ? {} : { sumCurrency }),
    sortColumns: sortColumns(kind, facts, answer.fields, named),
    names: {
      columns: sql.join([
        sql`null as "_"`,
        ...joinedFields.map(([name, value]) => sql`${value} as ${sql.ref(columnOf(name))}`),
      ]),
      joins: joined?.joins ?? sql``,
    },
  }
  return async ({ tx, actor, today }, asked, additions = { conditions: [] }) => {
    const input = asked as Filters
    const { conditions: added, ...place } = additions
    const always = facts.only?.(actor) ?? []
    const where = [...always, ...conditions(input), ...added]
    // Nobody sorts by what he may not read: the order would tell it.
    const withheld = facts.withheld?.(actor) ?? []
    const masked = Object.entries(facts.masked?.(actor) ?? {})
    const fields = without(answer.fields, withheld)
    const sortColumns = without(plan.sortColumns, [...withheld, ...masked.map(([name]) => name)])
    const {
      rows,
      amount,
      more = [],
      ...found
    } = await listDocuments<Columns>(
      tx,
      { ...plan, ...place, sortColumns, sortValues: sortValues(facts, today) },
      input,
      where,
    )
    const shown = facts.namesOfServer
      ? await runAs(tx, 'all', () => withNames(tx, named, rows))
      : await withNames(tx, named, rows)
    const further = (await facts.beside?.(tx, rows)) ?? []
    // Without an amount the totals were not asked for, or are of several currencies.
    const sums = summed.flatMap((name, index) => {
      const value = [amount, ...more][index]
      if (value === undefined || (amount === undefined && isForeign(name))) return []
      return [[name, answer.fields[name]?.type === 'integer' ? Number(value) : value] as const]
    })
    const list = {
      rows: shown.map((row, index) => ({
        ...wireOf(fields, row, typeof row.currency === 'string' ? row.currency : undefined),
        ...computedOf(facts, row, today),
        ...further[index],
        ...maskedOf(masked, row),
      })),
      ...found,
      ...(sums.length === 0 ? {} : { sums: Object.fromEntries(sums) }),
    }
    return list as List
  }
}

const without = <Value>(
  fields: Readonly<Record<string, Value>>,
  withheld: readonly string[],
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !withheld.includes(name)))

function computedOf({ computed = {} }: ListFacts, row: Columns, today: string): Columns {
  return Object.fromEntries(
    Object.entries(computed).flatMap(([name, compute]) => {
      const value = compute(row, today)
      return value === undefined || value === null ? [] : [[name, value]]
    }),
  )
}

const maskedOf = (masked: readonly (readonly [string, (value: string) => string])[], row: Columns): Columns =>
  Object.fromEntries(
    masked.flatMap(([name, mask]) => {
      const value = row[columnOf(name)]
      return typeof value === 'string' ? [[name, mask(value)]] : []
    }),
  )

/** What the filters of a list ask for, as conditions on its `document`. */
export function filterConditions(
  kind: ListedKind,
  facts: Pick<ListFacts, 'operation' | 'numbers' | 'where' | 'added' | 'numberEndsPeriod'>,
): (filters: object) => readonly RawBuilder<unknown>[] {
  const others: readonly string[] = [...ofPaging, ...(facts.added ?? []), ...levelParameters]
  const filters = Object.values(operationFact(facts.operation).parameters)
  const isByGroup = filters.some(({ name }) => name === levelParameters[0])
  const conditions = [
    ...filters.filter(({ name }) => !others.includes(name)).map(filter => conditionOf(kind, facts, filter)),
    ...(isByGroup ? [groupCondition(kind, facts)] : []),
  ]
  return asked => conditions.flatMap(condition => condition(asked as Filters))
}

/** The four levels of a sourcing group are one condition: on its column, or as `where` says of it. */
function groupCondition(
  { table }: ListedKind,
  { operation, where = {} }: Pick<ListFacts, 'operation' | 'where'>,
): (filters: Filters) => RawBuilder<unknown>[] {
  const own = where[groupField]
  if (!own && !columnFact(table, columnOf(groupField)))
    throw new Error(
      `${operation}: ${table} has no sourcing group; say in "where" what ${groupField} asks for.`,
    )
  return filters => {
    const code = groupOfLevels(filters)
    if (code === '') return []
    return [own ? own(code, filters) : (belowGroups(sql`document.sg_code`, filters) ?? sql`true`)]
  }
}

/** The day whose month its number carries, in every kind that is numbered when it is drafted. */
const dayOfDraft = 'req_date'

function conditionOf(
  { table, number, docType, prefix = docType, numberedDay = dayOfDraft }: ListedKind,
  {
    operation,
    numbers,
    where = {},
    numberEndsPeriod = [],
  }: Pick<ListFacts, 'operation' | 'numbers' | 'where' | 'numberEndsPeriod'>,
  filter: FieldFact,
): (filters: Filters) => RawBuilder<unknown>[] {
  const { name, type, isMulti } = filter
  const own = where[name]
  if (own)
    return filters => {
      const value = filters[name]?.trim()
      // Commas alone name no code, and a condition of none of them would be no SQL.
      if (value === undefined || value === '' || (isMulti && codesOf(value).length === 0)) return []
      return [own(value, filters)]
    }
  const end = /^(.+)(From|To)$/.exec(name)
  const column = columnOf(end?.[1] ?? name)
  const fact = columnFact(table, column)
  if (!fact)
    throw new Error(
      `${operation}: the filter ${name} has no column ${column} in ${table}; say it in "where".`,
    )
  if (end) {
    const isInstant = fact.type === 'timestamptz'
    if (type !== 'date' || !(isInstant || fact.type === 'date'))
      throw new Error(`${operation}: ${column} is no date, so that ${name} needs its words in "where".`)
    const field = end[1] ?? name
    const isFrom = end[2] === 'From'
    // Both ends are judged together, by the first of the two.
    const mayEnd = numberEndsPeriod === true || numberEndsPeriod.includes(field)
    const isEnded = (filters: Filters) => mayEnd && numbers.some(number => isWholeNumber(filters[number]))
    return filters =>
      !isFrom || isEnded(filters)
        ? []
        : periodConditions({
            field,
            column,
            from: filters[`${field}From`],
            to: filters[`${field}To`],
            isInstant,
            ...(column === numberedDay ? { numbers: { key: number, prefix } } : {}),
          })
  }
  if (numbers.includes(name)) return filters => numbered([[column, filters[name]]])
  if (isMulti) return filters => oneOf([[column, filters[name]]])
  if (isChosen(filter)) return filters => equal([[column, filters[name]]])
  if (/No$/.test(name))
    throw new Error(`${operation}: say in "numbers" or "where" how ${name} is searched for.`)
  if (/[yY]ear$/.test(name)) return filters => yearIs(column, filters[name])
  return filters => containing([[column, filters[name]]])
}

/** A whole year contains itself alone, and is then found by an index. */
const yearIs = (column: string, year: string | undefined): RawBuilder<unknown>[] =>
  (/^\d{4}$/.test(year?.trim() ?? '') ? equal : containing)([[column, year?.trim()]])

/** Fields by the column that sorts them: numbers are given in the order of drafting, and names are sorted by their codes. */
function sortColumns(
  { table, number, numberedDay = dayOfDraft }: ListedKind,
  { operation, computed = {}, sortedBy = {}, joined }: ListFacts,
  fields: FieldFacts,
  named: ReturnType<typeof namedFields>,
): Readonly<Record<string, string>> {
  const others = { ...computed, ...joined?.fields }
  return Object.fromEntries(
    Object.values(fields).flatMap(({ name, isSortable }) => {
      if (isSortable === false) return []
      const column = columnOf(name)
      if (column === numberedDay) return [[name, number]]
      const own = sortedBy[name]
      if (own !== undefined && typeof own !== 'string') return [[name, name]]
      const by = own ?? named.find(({ nameColumn }) => nameColumn === column)?.column ?? column
      if (columnFact(table, by)) return [[name, by]]
      if (name in others) return []
      throw new Error(`${operation}: no column sorts ${name}; say it in "sortedBy" or x-sort.`)
    }),
  )
}

/** Values to sort by, under the names of their fields. */
function sortValues(
  { sortedBy = {} }: ListFacts,
  today: string,
): NonNullable<DocumentListPlan['sortValues']> {
  return Object.fromEntries(
    Object.entries(sortedBy).flatMap(([name, by]) => {
      if (typeof by === 'string') return []
      return [[name, typeof by === 'function' ? by(today) : by]]
    }),
  )
}
