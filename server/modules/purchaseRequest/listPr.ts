import { type RawBuilder, sql } from 'kysely'
import type { OperationRequests, PrList, PrRow } from '../../../codegen/generated/types'
import { addDays, addMonths, daysBetween } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { tunePlanner } from '../../database/tunePlanner'
import { given } from '../../document/givenFields'
import { codesOf, containsPattern, orderBy, pageOf, readSort, type SortPart } from '../../document/listQuery'
import { moneyText } from '../../document/moneyText'
import { fieldRefused } from '../../http/failure'
import { belowGroups } from '../common/groupFilter'
import { pageMonths } from './pageMonths'
import { listedFacts } from './prParties'
import type { PrRecord } from './prStore'

type Filters = OperationRequests['listPr']

/** A count of more rows than this stops (with want=rows), so that a wide search costs no more than a narrow one. */
const countLimit = 10_001
const longestPeriodMonths = 12

const sortColumns: Readonly<Record<keyof PrRow, string>> = {
  prNo: 'pr_no',
  title: 'title',
  purchaseType: 'purchase_type',
  expenseType: 'expense_type',
  section: 'section',
  deptcd: 'deptcd',
  deptnm: 'deptnm',
  requester: 'requester',
  requesterNm: 'requester_nm',
  lineCnt: 'line_cnt',
  currency: 'currency',
  totalAmt: 'total_amt',
  totalAmtKrw: 'total_amt_krw',
  needDate: 'need_date',
  buyerId: 'buyer_id',
  buyerNm: 'buyer_nm',
  approvalStatus: 'approval_status',
  status: 'status',
  // Numbers are given in the order of drafting, so the number's own index sorts by the draft date as well.
  reqDate: 'pr_no',
  lastDeciDt: 'last_deci_dt',
  poCnt: 'po_cnt',
  receivedDt: 'received_dt',
  elapsedDays: 'last_deci_dt',
  // Assumed: where quotations stand is sorted by where the request stands.
  rfqStatus: 'status',
  version: 'version',
}

const newestFirst: SortPart = { column: 'pr_no', direction: 'desc' }

/**
 * The list of requests. Who sees what is the row policies' business alone; for the scope "own" the search starts from
 * the actor's party rows, which the policy would ask for one by one.
 */
export async function listPr(tx: Transaction, actor: Actor, filters: Filters, now: Date): Promise<PrList> {
  checkPeriods(filters)
  await tunePlanner(tx)
  if (filters.want === 'totals') return { rows: [], ...(await totals(tx, actor, filters)) }
  const today = koreanDay(now)
  const found = await readPage(tx, actor, filters)
  const asked = await quotationStates(tx, actor, found)
  const rows = found.map(pr => rowOf(pr, today, asked.get(pr.pr_no)))
  if (filters.want === 'rows') return { rows, ...(await cappedTotal(tx, actor, filters)) }
  return { rows, ...(await totals(tx, actor, filters)) }
}

function checkPeriods(filters: Filters): void {
  for (const [field, from, to] of [
    ['reqDate', filters.reqDateFrom, filters.reqDateTo],
    ['needDate', filters.needDateFrom, filters.needDateTo],
    ['lastDeciDt', filters.lastDeciDtFrom, filters.lastDeciDtTo],
  ] as const) {
    if (from === undefined || to === undefined) continue
    if (from > to) throw fieldRefused(field, 'periodReversed')
    if (to > addMonths(from, longestPeriodMonths)) throw fieldRefused(field, 'periodTooLong')
  }
}

const monthPrefix = (day: string) => `PR${day.slice(0, 4)}${day.slice(5, 7)}`

/** The columns that party rows carry as well; anything else of a request is read from the request. */
const listed: ReadonlySet<string> = new Set(['pr_no', ...listedFacts])

/** Columns of filters that party rows lack. */
function unlisted({ title, lastDeciDtFrom, lastDeciDtTo }: Filters): readonly string[] {
  return [
    ...(title === undefined ? [] : ['title']),
    ...(lastDeciDtFrom === undefined && lastDeciDtTo === undefined ? [] : ['last_deci_dt']),
  ]
}

interface Source {
  /** The tables and the condition: what follows "from". */
  readonly from: RawBuilder<unknown>
  /** The table that has a column. */
  readonly tableOf: (column: string) => string
}

/** Whoever sees no more than his own or his department reads no requests for quotation. */
const readsQuotations = ({ scope }: Actor) => scope === 'all' || scope === 'section'

/** Assumed: a request for quotation closes soon on the day of its deadline and the two days before. */
function closingSoon(actor: Actor, prNo: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!readsQuotations(actor)) return sql`false`
  return sql`exists (select from rfq where rfq.pr_no = ${prNo} and rfq.status = 'SENT'
    and (rfq.deadline_dt at time zone 'Asia/Seoul')::date <= (select app_today()) + 2)`
}

/**
 * What all three questions (rows, count, sums) share. The scope "own" is answered from the party rows of one person, in
 * one index; a column that they lack (`read`) joins the requests themselves.
 */
function sourceOf(actor: Actor, filters: Filters, read: readonly string[] = []): Source {
  const isOwn = actor.scope === 'own'
  const tableOf = (column: string) => (isOwn && listed.has(column) ? 'party' : 'pr')
  const column = (name: string) => sql.ref(`${tableOf(name)}.${name}`)
  const conditions: RawBuilder<unknown>[] = []
  const { reqDateFrom: from, reqDateTo: to } = filters
  // The number carries the month of the draft date: the period becomes a range of the number, the key of each index.
  if (from !== undefined)
    conditions.push(sql`${column('req_date')} >= ${from} and ${column('pr_no')} >= ${monthPrefix(from)}`)
  if (to !== undefined)
    conditions.push(sql`${column('req_date')} <= ${to} and ${column('pr_no')} < ${`${monthPrefix(to)}~`}`)
  if (filters.needDateFrom !== undefined)
    conditions.push(sql`${column('need_date')} >= ${filters.needDateFrom}`)
  if (filters.needDateTo !== undefined) conditions.push(sql`${column('need_date')} <= ${filters.needDateTo}`)
  for (const [name, value] of [
    ['section', filters.section],
    ['deptcd', filters.deptcd],
    ['requester', filters.requester],
    ['buyer_id', filters.buyerId],
    ['purchase_type', filters.purchaseType],
    ['expense_type', filters.expenseType],
  ] as const)
    if (value !== undefined) conditions.push(sql`${column(name)} = ${value}`)
  for (const [name, values] of [
    ['status', codesOf(filters.status)],
    ['approval_status', codesOf(filters.approvalStatus)],
  ] as const) {
    const [first, ...others] = values
    if (first === undefined) continue
    conditions.push(
      others.length === 0 ? sql`${column(name)} = ${first}` : sql`${column(name)} in (${sql.join(values)})`,
    )
  }
  if (filters.prNo !== undefined)
    conditions.push(sql`${column('pr_no')} ilike ${containsPattern(filters.prNo)}`)
  if (filters.title !== undefined)
    conditions.push(sql`${column('title')} ilike ${containsPattern(filters.title)}`)
  if (filters.itemName !== undefined)
    conditions.push(
      sql`exists (select from pr_line line where line.pr_no = ${column('pr_no')}
        and line.item_name ilike ${containsPattern(filters.itemName)})`,
    )
  if (filters.lastDeciDtFrom !== undefined)
    conditions.push(sql`${column('last_deci_dt')} >= ${`${filters.lastDeciDtFrom}T00:00:00+09:00`}`)
  if (filters.lastDeciDtTo !== undefined)
    conditions.push(sql`${column('last_deci_dt')} < ${`${addDays(filters.lastDeciDtTo, 1)}T00:00:00+09:00`}`)
  if (filters.myYn === 'Y') conditions.push(sql`${column('buyer_id')} = ${actor.userId}`)
  if (filters.rfqDueYn === 'Y') conditions.push(closingSoon(actor, column('pr_no')))
  const ofGroup = belowGroups(sql`item.sg_code`, filters)
  if (ofGroup)
    conditions.push(
      sql`exists (select from pr_line line join item on item.item_code = line.item_code
        where line.pr_no = ${column('pr_no')} and ${ofGroup})`,
    )
  // Says again what the policies enforce: they read the actor from settings whose values the planner cannot know, and
  // without them a page far down in a department took 800 ms instead of 20.
  if (isOwn) conditions.push(sql`party.singleid = ${actor.userId}`)
  if (actor.scope === 'section') conditions.push(sql`pr.section = ${actor.section}`)
  if (actor.scope === 'dept') conditions.push(sql`pr.deptcd in (${sql.join(['', ...actor.deptcds])})`)
  const needsRequests = !isOwn || [...read, ...unlisted(filters)].some(name => !listed.has(name))
  const tables = sql.join(
    [...(isOwn ? [sql`pr_party party`] : []), ...(needsRequests ? [sql`pr`] : [])],
    sql` join `,
  )
  const joined = isOwn && needsRequests ? sql`${tables} on pr.pr_no = party.pr_no` : tables
  return { from: sql`${joined} where ${sql.join([sql`true`, ...conditions], sql` and `)}`, tableOf }
}

/**
 * A page is found by its position, then its rows are fetched by key. In the default order, and for the whole company in
 * every order, an index gives the position. Within a narrower scope another order is sorted: walking the company's order
 * for the rows of one department fetched a million of them (9 s), sorting the department's takes 50 ms.
 */
async function readPage(tx: Transaction, actor: Actor, filters: Filters): Promise<PrRecord[]> {
  const page = pageOf(filters)
  const parts = readSort(filters.sort, sortColumns)
  const names = [...new Set([newestFirst.column, ...parts.map(part => part.column)])]
  const { from, tableOf } = sourceOf(actor, filters, names)
  const columns = sql.join(names.map(name => sql.ref(`${tableOf(name)}.${name}`)))
  const isByNumber = parts.every(part => part.column === newestFirst.column)
  // "offset 0" keeps the planner from walking the order of the company.
  const fence = actor.scope !== 'all' && !isByNumber ? sql`offset 0` : sql``
  let { offset } = page
  let months = sql``
  if (isByNumber && actor.scope === 'dept' && actor.deptcds.length > 1 && offset >= countLimit) {
    const { direction } = parts[0] ?? newestFirst
    const found = await pageMonths(tx, from, { ...page, direction })
    if (!found) return []
    offset = found.offset
    months = sql`and pr.pr_no >= ${found.from} and pr.pr_no < ${`${found.to}~`}`
  }
  const { rows } = await sql<PrRecord>`with position as materialized (
      select pr_no from (select ${columns} from ${from} ${months} ${fence}) found
      order by ${orderBy(parts, newestFirst, 'found')} limit ${page.limit} offset ${offset})
    select pr.* from position join pr on pr.pr_no = position.pr_no
    order by ${orderBy(parts, newestFirst, 'pr')}`.execute(tx)
  return rows
}

async function cappedTotal(tx: Transaction, actor: Actor, filters: Filters) {
  const { from } = sourceOf(actor, filters)
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    from (select from ${from} limit ${countLimit}) found`.execute(tx)
  const total = rows[0]?.total ?? 0
  return { total, capped: total === countLimit }
}

async function totals(tx: Transaction, actor: Actor, filters: Filters) {
  const { from, tableOf } = sourceOf(actor, filters)
  const amount = sql.ref(`${tableOf('total_amt_krw')}.total_amt_krw`)
  const { rows } = await sql<{ total: number; amount: string }>`select count(*)::int as total,
    coalesce(sum(${amount}), 0)::text as amount from ${from}`.execute(tx)
  return { total: rows[0]?.total ?? 0, sums: { totalAmtKrw: rows[0]?.amount ?? '0' } }
}

/** Where the newest request for quotation of each stands, a canceled one only where there is no other. */
async function quotationStates(
  tx: Transaction,
  actor: Actor,
  found: readonly PrRecord[],
): Promise<ReadonlyMap<string, string>> {
  if (found.length === 0 || !readsQuotations(actor)) return new Map()
  const { rows } = await sql<{
    pr_no: string
    status: string
  }>`select distinct on (pr_no) pr_no, status from rfq
    where pr_no in (${sql.join(found.map(pr => pr.pr_no))})
    order by pr_no, status = 'CANCELED', rfq_no desc`.execute(tx)
  return new Map(rows.map(row => [row.pr_no, row.status]))
}

/** The database writes instants in the time of Seoul, so the day stands in them; every other offset is reckoned. */
function dayOf(at: string | null): string | undefined {
  if (at === null) return undefined
  return at.endsWith('+09:00') ? at.slice(0, 10) : koreanDay(new Date(at))
}

function rowOf(pr: PrRecord, today: string, rfqStatus: string | undefined): PrRow {
  const decided = dayOf(pr.last_deci_dt)
  return {
    prNo: pr.pr_no,
    title: pr.title,
    purchaseType: pr.purchase_type ?? '',
    expenseType: pr.expense_type ?? '',
    section: pr.section,
    deptcd: pr.deptcd,
    deptnm: pr.deptnm,
    requester: pr.requester,
    requesterNm: pr.requester_nm,
    lineCnt: pr.line_cnt,
    currency: pr.currency,
    totalAmt: moneyText(pr.total_amt, pr.currency),
    totalAmtKrw: pr.total_amt_krw,
    ...given({
      needDate: pr.need_date,
      buyerId: pr.buyer_id,
      buyerNm: pr.buyer_nm,
    }),
    approvalStatus: pr.approval_status,
    status: pr.status,
    reqDate: pr.req_date,
    ...(pr.last_deci_dt === null ? {} : { lastDeciDt: pr.last_deci_dt }),
    poCnt: pr.po_cnt,
    ...(pr.received_dt === null ? {} : { receivedDt: pr.received_dt }),
    ...(decided === undefined || pr.approval_status === 'R'
      ? {}
      : { elapsedDays: daysBetween(decided, dayOf(pr.received_dt) ?? today) }),
    ...(rfqStatus === undefined ? {} : { rfqStatus }),
    version: pr.version,
  }
}
