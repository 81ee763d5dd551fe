import { availableParallelism } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ParameterFact } from '../../../codegen/contractFacts'
import { reportKinds } from '../../../server/modules/report/reportRoutes'
import { coverOf } from '../../cases/coverOf'
import { isFullSweep } from '../../cases/isFullSweep'
import { listScreens } from '../../cases/listScreens'
import { planCases } from '../../cases/planCases'
import { type Caller, type ProductServer, startProduct } from '../modules/productServer'
import {
  codesOfFilter,
  type FilteredList,
  filteredLists,
  groupsOf,
  type Input,
  isPeriodEnd,
  isReport,
  misfit,
  type Row,
  shown,
  shownIn,
  strangeValues,
  sumOf,
  textOf,
} from './listFilters'

/**
 * Every list of the contract is searched by its conditions together with others (three at once where a row shows all three), with
 * values that its own rows show, with codes, and with what nobody types; and by each alone that no page offers. What it finds
 * satisfies them, its totals are those of its rows, and what it does not take it refuses at the condition. `npm test` searches by each condition with
 * one other, by each two kinds of conditions, and by each code of a group once; `npm run sweep -- screens` searches each list by each two of its
 * conditions and by every code.
 */
let product: ProductServer
let callers: readonly Caller[]
beforeAll(async () => {
  product = await startProduct({}, { remembersSessions: true })
  callers = [await product.logIn('system.admin'), await product.logInSupplier('daesung1')]
})
afterAll(() => product.stop())

/** What a list cannot be asked without, where no row shows it. */
const needed: Readonly<Record<string, Input>> = {
  getAuthMenu: { authGroupId: '33' },
  ...Object.fromEntries(reportKinds.map(({ operation }) => [operation, { yyyymm: '202610' }])),
  listItemMasterCost: {},
  listHighCostUnit: { yyyymm: '202610', diffBasis: 'AVG12' },
  getCostUnitDifference: { yyyymmFrom: '202511', yyyymmTo: '202610', diffBasis: 'PREV' },
  listReportBasis: { report: '01', figure: 'poAmt', yyyymm: '202610' },
  getSgCode: { SG_LEVEL: '001' },
  listCode: { groupCode: 'BANK' },
  // Without a figure it lists something else.
  listCompanyFact: { figure: 'ON_TIME_RATE' },
  listDownloadDataset: {
    ...{ datasetId: 'PR', reason: '월별 실적 분석' },
    ...{ periodFromFrom: '2026-10-01', periodFromTo: '2026-11-30' },
  },
  listMenu: { portalType: 'I' },
  listPost: { boardId: 'notice' },
  listPostReader: { boardId: 'notice', postNo: '4' },
  listAssetInventory: { roundNo: 'IV2026-02' },
  listWarehousing: { whReqDatesFrom: '2026-09-01', whReqDatesTo: '2026-11-30' },
  listWarehousingItem: { whReqDatesFrom: '2026-09-01', whReqDatesTo: '2026-11-30' },
  popupAddress: { keyword: '테헤란로' },
  popupPerson: { hname: '김철' },
}
/** Conditions that let more be found: closed departments, what is merely looked at, a year in the place of a month. */
const widening = ['compYn', 'previewYn', 'ytdYn']
const mostRows = 200
/** Rows of one search: enough to judge by. */
const shownRows = 30

interface Found {
  readonly status: number
  readonly rows: readonly Row[]
  readonly total: number
  /** Fewer than there are: the exact total stands in the totals alone. */
  readonly isCapped: boolean
  readonly sums: Readonly<Record<string, string>>
  readonly field: string | undefined
}

/** One list as one person sees it. */
interface Search {
  readonly list: FilteredList
  readonly caller: Caller
  readonly fixed: Input
  readonly base: Found
  readonly sorts: readonly string[]
}

let calls = 0
const wrong: string[] = []

async function ask(caller: Caller, list: FilteredList, input: Input, size = shownRows): Promise<Found> {
  calls += 1
  const reply = await caller.call(list.id, { ...input, ...(list.isPaged && { size }) })
  const body: unknown = reply.body
  const parts = body as {
    rows?: readonly Row[]
    total?: number
    sums?: Record<string, string>
    field?: string
    capped?: boolean
  }
  const rows = Array.isArray(body) ? body : (parts.rows ?? [])
  const { total = rows.length, sums = {}, field, capped: isCapped = false } = parts
  return { status: reply.status, rows, total, isCapped, sums, field }
}

const say = ({ list, caller }: Pick<Search, 'list' | 'caller'>, input: Input, what: string) => {
  wrong.push(`${list.id} as ${caller.singleid} ${JSON.stringify(input)}: ${what}`)
}

/** Several at once, as the machine bears. */
async function inParallel<Task>(tasks: readonly Task[], work: (task: Task) => Promise<void>): Promise<void> {
  const queue = tasks[Symbol.iterator]()
  const run = async () => {
    for (const task of queue) await work(task)
  }
  await Promise.all(Array.from({ length: 2 + 2 * availableParallelism() }, run))
}

/** What the list says it can be sorted by, on any page. */
const sortsOf = ({ id }: FilteredList): readonly string[] => [
  ...new Set(
    listScreens
      .filter(({ grid }) => grid.source.binding.operation === id)
      .flatMap(({ grid }) => grid.columns.flatMap(({ field, isSortable }) => (isSortable ? [field] : []))),
  ),
]

/** Rows of all lists by field: values for conditions that no row of their own list shows. */
const pool = new Map<string, string>()

async function begin(caller: Caller): Promise<readonly Search[]> {
  const found: Search[] = []
  const open = async (list: FilteredList) => {
    const path = Object.values(list.fact.parameters).filter(({ in: place }) => place === 'path')
    const given = needed[list.id] ?? {}
    const missing = path.filter(({ name }) => given[name] === undefined)
    const fixed = {
      ...Object.fromEntries(missing.map(({ name }) => [name, pool.get(name) ?? '1'])),
      ...given,
    }
    const base = await ask(caller, list, fixed, mostRows)
    for (const row of base.rows)
      for (const [name, value] of Object.entries(row))
        if (!pool.has(name) && textOf(value) !== '' && typeof value !== 'object')
          pool.set(name, textOf(value))
    if (base.status === 200) found.push({ list, caller, fixed, base, sorts: sortsOf(list) })
    else if (base.status !== 403) say({ list, caller }, fixed, `answers ${base.status} ${base.field ?? ''}`)
  }
  const isPart = ({ fact }: FilteredList) => fact.path.includes('{')
  // An applicant has no session but a token; what he may read is tested with his application.
  const ofSessions = filteredLists.filter(({ fact }) => fact.access !== 'public')
  for (const list of ofSessions.filter(list => !isPart(list))) await open(list)
  for (const list of ofSessions.filter(isPart)) await open(list)
  return found
}

/** A value for a condition: what the row shows, or what a row of another list does, or one of its codes. */
function valueFor({ list, base }: Search, filter: ParameterFact, row: Row | undefined): string {
  const own = row ? shown(list, filter, row) : ''
  if (own !== '') return own
  const any = base.rows.map(each => shown(list, filter, each)).find(text => text !== '')
  if (any !== undefined) return any
  if (isPeriodEnd(filter)) return '2026-10-15'
  return codesOfFilter(filter)[0] ?? pool.get(filter.name) ?? (filter.type === 'month' ? '202610' : '가')
}

/** The answer, judged by what holds of every answer. Undefined: it was refused, and at one of its conditions. */
async function judge(search: Search, input: Input): Promise<Found | undefined> {
  const { list, caller, fixed, base } = search
  const asked = { ...fixed, ...input }
  const found = await ask(caller, list, asked)
  const { status, field, rows, total } = found
  if (status === 400 || status === 422) {
    const names = Object.keys(asked)
    const isNamed =
      field !== undefined && names.some(name => name === field || name.replace(/(From|To)$/, '') === field)
    if (!isNamed) say(search, input, `is refused with ${status} at ${field ?? 'no field'}`)
    return undefined
  }
  if (status !== 200) {
    say(search, input, `answers ${status}`)
    return undefined
  }
  for (const filter of list.filters) {
    const value = input[filter.name]
    const other = value === undefined ? undefined : misfit(list, filter, input, rows)
    if (other && value !== undefined)
      say(search, input, `${filter.name}=${value} finds "${shown(list, filter, other)}"`)
  }
  const isWidened =
    isReport(list.fact) || Object.keys(input).some(name => name in fixed || widening.includes(name))
  if (total > base.total && !isWidened) say(search, input, `finds ${total}, and ${base.total} without it`)
  return found
}

/** What the totals of a page say, asked for apart as a page does, is what its rows say. */
async function judgeTotals(
  search: Search,
  input: Input,
  { rows, total, isCapped, sums }: Found,
): Promise<void> {
  const { list, caller, fixed } = search
  const apart = list.hasTotals ? await ask(caller, list, { ...fixed, ...input, want: 'totals' }) : undefined
  const isSame = isCapped ? (apart?.total ?? total) >= total : apart?.total === total
  if (apart && (apart.status !== 200 || !isSame))
    say(search, input, `says ${total}, and its totals ${apart.status} ${apart.total}`)
  if (!list.isPaged || isCapped || total > shownRows) return
  if (rows.length !== total) say(search, input, `says ${total}, and shows ${rows.length}`)
  for (const [name, sum] of Object.entries({ ...sums, ...apart?.sums })) {
    if (!(name in list.fact.answer.fields)) continue
    const computed = sumOf(rows.map(row => textOf(row[name]) || '0'))
    if (sumOf([String(sum)]) !== computed)
      say(search, input, `sums ${name} to ${sum}, its rows to ${computed}`)
  }
}

const askedCodes = new Set<string>()

/** Codes of the condition that no other of the same group has been asked with, and one at least. */
function codesToAsk(filter: ParameterFact): readonly string[] {
  const codes = codesOfFilter(filter)
  if (isFullSweep) return codes
  const fresh = codes.filter(value => !askedCodes.has(`${filter.code} ${value}`))
  for (const value of fresh) askedCodes.add(`${filter.code} ${value}`)
  return fresh.length > 0 ? fresh : codes.slice(0, 1)
}

/** What a page offers as a condition finds what it should and nothing else by the case that comes with it (`server/cases`). */
const provedByCases = new Set(
  planCases.flatMap(({ cases }) =>
    cases.flatMap(each =>
      each.case === 'found'
        ? each.parameters.map(name => `${each.grid.source.binding.operation} ${name}`)
        : [],
    ),
  ),
)

async function searchAlone(search: Search, filter: ParameterFact, turn: number): Promise<void> {
  const { list, base } = search
  const { name } = filter
  if (!provedByCases.has(`${list.id} ${name}`)) {
    const row = base.rows[Math.floor(base.rows.length / 2)]
    const input = { [name]: valueFor(search, filter, row) }
    const found = await judge(search, input)
    if (found) await judgeTotals(search, input, found)
    if (row && shown(list, filter, row) === input[name] && found?.rows.length === 0)
      say(search, input, 'finds nothing, though a row shows it')
  }
  const strange = strangeValues(filter)
  const some = strange.filter((_, index) => (index + turn) % 6 === 0)
  for (const value of [...codesToAsk(filter), ...some]) await judge(search, { [name]: value })
  const nothing = await judge(search, { [name]: 'ZQZ' })
  if (nothing && shownIn(list, filter) && nothing.rows.length > 0)
    say(search, { [name]: 'ZQZ' }, 'finds something')
}

/** A row that shows something of all of these conditions. */
const rowOf = ({ list, base }: Search, filters: readonly ParameterFact[]) =>
  base.rows.find(row => filters.every(filter => shown(list, filter, row) !== ''))

const inputOf = (search: Search, filters: readonly ParameterFact[], row: Row | undefined): Input =>
  Object.fromEntries(filters.map(filter => [filter.name, valueFor(search, filter, row)]))

/** Two conditions together, or three of one row, of which each two meet. */
async function searchTogether(
  search: Search,
  filters: readonly ParameterFact[],
  turn: number,
): Promise<void> {
  const { list, base, sorts } = search
  const row = rowOf(search, filters)
  const field = sorts[turn % Math.max(1, sorts.length)]
  const sort: Input = field === undefined ? {} : { sort: `${field}:${turn % 2 === 0 ? 'asc' : 'desc'}` }
  const want: Input = list.hasTotals ? { want: 'rows' } : {}
  const input = inputOf(search, filters, row)
  const found = await judge(search, { ...input, ...sort, ...want })
  if (found && turn % 4 === 0) await judgeTotals(search, input, found)
  if (row && found?.rows.length === 0) say(search, input, 'finds nothing, though a row shows all of them')
  // Of the combinations that no row shows every third group takes one or the other in its turn.
  const [one, other] = filters
  if (turn % 3 !== 0 || !one || !other) return
  if (turn % 6 === 0) {
    const last = base.rows.at(-1 - (turn % 5))
    await judge(search, {
      [one.name]: valueFor(search, one, row),
      [other.name]: valueFor(search, other, last),
    })
    return
  }
  const strange = [strangeValues(one), strangeValues(other)] as const
  const [first = '', second = ''] = strange.map(
    (values, index) => values[(turn + index) % values.length] ?? '',
  )
  await judge(search, { [one.name]: first, [other.name]: second })
}

/** Conditions of one list that are searched for together. */
interface Group {
  readonly search: Search
  readonly filters: readonly ParameterFact[]
  readonly turn: number
}

const kindOf = (filter: ParameterFact) =>
  isPeriodEnd(filter) ? 'end of a period' : filter.code === undefined ? filter.type : 'code'

/** Each condition of each list together with another, and each two kinds of conditions. */
function meetingsOf({ search, filters }: Group): readonly string[] {
  const kinds = filters.map(kindOf).sort()
  return [
    ...filters.map(({ name }) => `${search.list.id} ${name}`),
    ...kinds.flatMap((one, at) => kinds.slice(at + 1).map(other => `${one} + ${other}`)),
  ]
}

it('every list is found by its conditions together, refuses what is none, and never breaks down', async () => {
  const searches = [...(await begin(callers[0] as Caller)), ...(await begin(callers[1] as Caller))]
  const groups = searches.flatMap(search =>
    groupsOf(search.list.filters, group => rowOf(search, group) !== undefined).map(
      (filters, turn): Group => ({ search, filters, turn }),
    ),
  )
  const tasks = [
    ...searches.flatMap(search =>
      search.list.filters.map((filter, turn) => () => searchAlone(search, filter, turn)),
    ),
    ...(isFullSweep ? groups : coverOf(groups, meetingsOf)).map(
      ({ search, filters, turn }) =>
        () =>
          searchTogether(search, filters, turn),
    ),
  ]
  await inParallel(tasks, task => task())
  expect(wrong).toEqual([])
  expect(calls).toBeGreaterThan(isFullSweep ? 3_000 : 1_000)
}, 600_000)
