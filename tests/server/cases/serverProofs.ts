import { expect } from 'vitest'
import { contractFacts } from '../../../codegen/generated/contractFacts'
import type { AskedGrid, CaseKind } from '../../../engine/cases/planCase'
import type { ColumnPlan } from '../../../engine/plan/gridPlan'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import { sortRows } from '../../../engine/record/sortRows'
import { sumRows } from '../../../engine/record/sumRows'
import { type Row, textOf } from '../../../engine/runtime/row'
import { compareDecimals } from '../../../schemas/shared/decimal'
import type { CaseProofs } from '../../engine/cases/caseProofs'
import type { unitProofs } from '../../engine/cases/unitProofs'
import { isReport, sumOf } from '../contract/listFilters'
import type { AskedList } from './askedLists'
import { excuseOf, fittingRows, valuesFor } from './fittingRows'
import type { ValuesOf } from './keptValues'
import { sortedByOther } from './sortedByOther'

export type ServerKind = Exclude<CaseKind, keyof typeof unitProofs>

/** Rows of one search that are judged one by one; how many there are in all is told by the count. */
const judgedRows = 60
const mostOfPage = 100
/** Pages that are turned of a long list. */
const mostPages = 4

export function serverProofs(
  listOf: (plan: ScreenPlan, grid: AskedGrid) => AskedList,
  keptOf: ValuesOf,
): CaseProofs<ServerKind> {
  return {
    found: async ({ grid, field, parameters }, plan) => {
      const list = listOf(plan, grid)
      const asked = valuesFor(list, field, parameters, keptOf)
      const found = await list.ask({ ...asked, ...firstPage(list) })
      const expected = fittingRows(list, asked, keptOf)
      const isExcused = excuseOf(list, asked) !== undefined
      if (!isOfReport(list)) expect(isExcused, sayWhere(list, asked)).toBe(expected === undefined)
      // A search that needs another condition as well says which.
      if (found.status === 422 && !expected)
        return expect(grid.source.binding.parameters).toContain(found.field)
      expect(found.status).toBe(200)
      if (isOfReport(list)) return
      if (expected) {
        expect(found.total, `rows with ${JSON.stringify(asked)}`).toBe(expected.length)
        expect(onlyIn(found.rows, expected)).toEqual([])
      } else {
        expect(found.total).toBeLessThanOrEqual(list.rows.length)
        if (grid.source.binding.isPaged) expect(onlyIn(found.rows, list.rows)).toEqual([])
      }
    },

    sorted: async ({ grid, column }, plan) => {
      const list = listOf(plan, grid)
      const { operation } = grid.source.binding
      const [rising, falling] = await Promise.all([
        sortedRows(list, column.field, 'asc'),
        sortedRows(list, column.field, 'desc'),
      ])
      if (!(`${operation}.${column.field}` in sortedByOther)) {
        expect(disorder(rising, list, column, 'asc')).toBeUndefined()
        expect(disorder(falling, list, column, 'desc')).toBeUndefined()
      }
      const distinct = new Set(list.rows.map(row => textOf(row[column.field])))
      const ends = [rising, falling].map(([first]) => textOf(first?.[column.field]))
      if (distinct.size > 1) expect(ends[0], 'the first row of both orders').not.toBe(ends[1])
    },

    paged: async ({ grid }, plan) => {
      const list = listOf(plan, grid)
      const field = mostRepeated(list)
      const sort = field === undefined ? {} : { sort: `${field}:asc` }
      const size = Math.min(mostOfPage, Math.max(1, Math.ceil(list.rows.length / 3)))
      const rows: Row[] = []
      const pages = Math.min(mostPages, Math.ceil(list.rows.length / size))
      for (let page = 1; page <= pages; page += 1)
        rows.push(...(await list.ask({ page, size, ...sort, ...wantRows(list) })).rows)
      expect(new Set(texts(rows)).size).toBe(Math.min(pages * size, list.rows.length))
      expect(onlyIn(rows, list.rows)).toEqual([])
    },

    counted: async ({ grid }, plan) => {
      const list = listOf(plan, grid)
      const { splitsTotals } = grid.source.binding
      const { total } = await list.ask(splitsTotals ? { want: 'totals' } : { page: 1, size: 1 })
      expect(total).toBe(list.rows.length)
    },

    summed: async ({ grid, column }, plan) => {
      const list = listOf(plan, grid)
      if (isOfReport(list)) return
      const sum =
        list.sums[column.field] ??
        (grid.source.binding.isPaged ? undefined : sumRows(list.rows, [column.field])[column.field])
      const currencies = new Set(list.rows.map(row => textOf(row.currency)))
      // Amounts of several currencies have no sum.
      if (sum === undefined && currencies.size > 1) return
      expect(sumOf([textOf(sum)])).toBe(sumOf(list.rows.map(row => textOf(row[column.field]) || '0')))
    },
  }
}

const isOfReport = ({ grid }: AskedList) => {
  const fact = contractFacts[grid.source.binding.operation]
  return fact !== undefined && isReport(fact)
}

/** What to do about a condition that nothing judges, or that is excused and judged. */
const sayWhere = ({ grid }: AskedList, asked: Row) =>
  `${grid.source.binding.operation}, ${Object.keys(asked).join(', ')}: say in keptValues.ts where the database keeps it, or why that says nothing`

const firstPage = ({ grid }: AskedList): Row =>
  grid.source.binding.isPaged ? { page: 1, size: judgedRows } : {}
const wantRows = ({ grid }: AskedList): Row => (grid.source.binding.splitsTotals ? { want: 'rows' } : {})
const texts = (rows: readonly Row[]) => rows.map(row => JSON.stringify(row))

function onlyIn(rows: readonly Row[], others: readonly Row[]): readonly Row[] {
  const known = new Set(texts(others))
  return rows.filter(row => !known.has(JSON.stringify(row)))
}

const asked = new Map<string, Promise<readonly Row[]>>()

/** The first rows in the order; what several pages ask alike is asked once. Rows that come all at once are ordered by the page. */
function sortedRows(list: AskedList, field: string, direction: 'asc' | 'desc'): Promise<readonly Row[]> {
  const { binding } = list.grid.source
  if (!binding.isPaged) return Promise.resolve(sortRows(list.rows, [{ field, direction }]))
  const key = JSON.stringify([binding.operation, list.request, field, direction])
  const known =
    asked.get(key) ??
    list
      .ask({ sort: `${field}:${direction}`, ...firstPage(list), ...wantRows(list) })
      .then(({ rows }) => rows)
  asked.set(key, known)
  return known
}

/** The field whose values tell the fewest rows apart: where pages overlap first. */
function mostRepeated({ grid, rows }: AskedList): string | undefined {
  const distinct = (field: string) => new Set(rows.map(row => textOf(row[field]))).size
  return grid.columns
    .filter(({ isSortable }) => isSortable)
    .map(({ field }) => field)
    .sort((one, other) => distinct(one) - distinct(other))[0]
}

/** As the database orders texts, and as a page does that has all rows. */
const korean = { database: new Intl.Collator('ko'), page: new Intl.Collator('ko', { numeric: true }) }

/** Where values do not stand in order: their rows are apart, or a number or a text comes before a smaller one. */
function disorder(
  shown: readonly Row[],
  { rows, grid }: AskedList,
  { field, kind }: ColumnPlan,
  way: 'asc' | 'desc',
): string | undefined {
  const isNumber = ['integer', 'decimal', 'amount'].includes(kind)
  const textIn = (row: Row) =>
    isNumber && textOf(row[field]) !== '' ? sumOf([textOf(row[field])]) : textOf(row[field])
  const values = shown.map(textIn).filter(text => text !== '')
  const runs = values.filter((value, at) => value !== values[at - 1])
  const apart = runs.find((value, at) => runs.indexOf(value) !== at)
  if (apart !== undefined) return `"${apart}" stands in several places`
  const counts = new Map<string, number>()
  for (const text of rows.map(textIn)) counts.set(text, (counts.get(text) ?? 0) + 1)
  // Names stand in the order of their codes: rows of one name then stand together, all of them before the next.
  if (!isNumber && [...counts.values()].some(count => count > 1)) {
    const torn = runs
      .slice(0, -1)
      .find(value => counts.get(value) !== values.filter(each => each === value).length)
    return torn === undefined ? undefined : `"${torn}" goes on behind others`
  }
  const sign = way === 'asc' ? 1 : -1
  const { compare } = grid.source.binding.isPaged ? korean.database : korean.page
  const at = runs.findIndex((value, index) => {
    const before = runs[index - 1] ?? value
    return sign * (isNumber ? compareDecimals(before, value) : compare(before, value)) > 0
  })
  return at < 0 ? undefined : `"${runs[at]}" stands behind "${runs[at - 1]}"`
}
