import { contractFacts } from '../../../codegen/generated/contractFacts'
import type { AskedGrid } from '../../../engine/cases/planCase'
import { filterRequest } from '../../../engine/filter/filterState'
import { blocksOf } from '../../../engine/plan/blocksOf'
import type { FilterFieldPlan } from '../../../engine/plan/filterPlan'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import { readRows } from '../../../engine/record/readRows'
import { wireRequest } from '../../../engine/record/wireRequest'
import { type Row, textOf } from '../../../engine/runtime/row'
import { sampleServices } from '../../../engine/sample/sampleServices'
import { createScreen } from '../../../engine/screen/createScreen'
import { entryRooms } from '../../../engine/screen/entryRooms'
import { fakeServices } from '../../engine/runtime/fakeServices'
import { isOperation } from '../authorization/foreignRecords'
import type { Input } from '../contract/listFilters'
import type { Caller } from '../modules/productServer'

/** What a list has answered. */
export interface Found {
  readonly status: number
  /** The condition at which it is refused. */
  readonly field?: string
  readonly rows: readonly Row[]
  readonly total: number
  readonly sums: Row
}

/** A list of a page as one person sees it, with everything that it holds. */
export interface AskedList {
  readonly plan: ScreenPlan
  readonly grid: AskedGrid
  /** What it was asked with: periods of a year, and the records that its address names. */
  readonly request: Row
  readonly rows: readonly Row[]
  readonly sums: Row
  readonly ask: (conditions: Row) => Promise<Found>
}

const rowsOfPage = 200
/** The year in which the demo has its documents, which is the longest that may be searched. */
const year = ['2025-12-01', '2026-11-30']
const months = ['202512', '202611']

/** Values that rows of any list have shown, by field: what an address may name. */
const pool = new Map<string, Set<string>>()

/** Everything that the grid shows to the first of the people who sees any of it. */
export async function askWhole(
  plan: ScreenPlan,
  grid: AskedGrid,
  people: readonly Caller[],
): Promise<AskedList | undefined> {
  let empty: AskedList | undefined
  for (const person of plan.samples ? people.slice(0, 1) : people)
    for (const request of requestsOf(plan, grid)) {
      const list = await askAll(plan, grid, request, person)
      if (list && list.rows.length > 0) return list
      empty ??= list
    }
  return empty
}

async function askAll(
  plan: ScreenPlan,
  grid: AskedGrid,
  request: Row,
  person: Caller,
): Promise<AskedList | undefined> {
  const { binding } = grid.source
  const ask = async (conditions: Row) => callList(plan, grid, { ...request, ...conditions }, person)
  const whole = binding.isPaged ? { page: 1, size: rowsOfPage } : {}
  const first = await ask(whole)
  if (first.status !== 200) return undefined
  const rows = [...first.rows]
  for (let page = 2; binding.isPaged && rows.length < first.total; page += 1) {
    const next = await ask({ page, size: rowsOfPage, ...(binding.splitsTotals && { want: 'rows' }) })
    if (next.rows.length === 0) break
    rows.push(...next.rows)
  }
  for (const row of rows)
    for (const [name, value] of Object.entries(row)) {
      const known = pool.get(name) ?? new Set()
      if (textOf(value) !== '' && typeof value !== 'object' && known.size < 8) known.add(textOf(value))
      pool.set(name, known)
    }
  return { plan, grid, request, rows, sums: first.sums, ask }
}

/** The sample pages answer themselves, every other page is answered by the server. */
async function callList(plan: ScreenPlan, grid: AskedGrid, asked: Row, person: Caller): Promise<Found> {
  const { binding } = grid.source
  const request = wireRequest(binding, asked)
  const { samples } = plan
  if (samples) {
    const answer = await sampleServices(fakeServices(), samples).call.byName(binding.operation, request)
    return foundIn(200, answer, binding.part)
  }
  if (!isOperation(binding.operation)) throw new Error(`There is no operation "${binding.operation}".`)
  const { status, body } = await person.call(binding.operation, request)
  if (status === 200) return foundIn(status, body, binding.part)
  return { status, field: textOf(Object(body).field), rows: [], total: 0, sums: {} }
}

function foundIn(status: number, answer: unknown, part: string | undefined): Found {
  const { rows, total, sums = {} } = readRows(answer, part)
  return { status, rows, total, sums }
}

/** The widest search that the page can make; of a page about one record a search for each of some that are known. */
function requestsOf(plan: ScreenPlan, { source: { binding }, of }: AskedGrid): readonly Row[] {
  const screen = createScreen(plan, fakeServices({ user: { authGroupId: '99' } }), {
    ...{ params: {}, access: 'write', entry: entryRooms },
    popups: () => Promise.reject(new Error('No popup is opened.')),
  })
  const given = of === undefined ? {} : { chosen: pooledRow(0), selection: [pooledRow(0)] }
  const written = screen.host.evaluateAll(binding.with, given)
  const conditions = Object.assign(
    {},
    ...blocksOf(plan, 'filter').flatMap(({ id, fields }) =>
      fields.map(field => widest(field, screen.filter(id).get().values)),
    ),
  )
  const base = { ...filterRequest(conditions, binding.parameters), ...present(written) }
  const inPath = Object.values(contractFacts[binding.operation]?.parameters ?? {})
    .filter(({ in: place }) => place === 'path')
    .map(({ name }) => name)
  const missing = [...inPath, ...Object.keys(binding.with)].filter(name => textOf(base[name]) === '')
  if (missing.length === 0) return [base]
  return Array.from({ length: 8 }, (_, at) => ({
    ...base,
    ...Object.fromEntries(missing.map(name => [name, pooledValue(name, at)])),
  }))
}

function present(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => textOf(value) !== ''))
}

/** A value that a row of any list has shown; "1" where none has. */
export function pooledValue(name: string, at: number): string {
  const known = [...(pool.get(name) ?? [])]
  return known[at % Math.max(1, known.length)] ?? '1'
}

function pooledRow(at: number): Row {
  return Object.fromEntries([...pool.keys()].map(name => [name, pooledValue(name, at)]))
}

/** The first value of a condition that must be given, and the longest period. */
function widest(field: FilterFieldPlan, first: Input): Input {
  const { isRequired } = field
  if (field.control === 'dateRange' || field.control === 'monthRange') {
    const [from = '', to = ''] = field.control === 'dateRange' ? year : months
    return isRequired || field.initial !== undefined ? { [field.from]: from, [field.to]: to } : {}
  }
  if (!isRequired) return {}
  const choice = 'choices' in field ? field.choices?.[0]?.value : undefined
  return { [field.field]: first[field.field] ?? choice ?? pooledValue(field.field, 0) }
}
