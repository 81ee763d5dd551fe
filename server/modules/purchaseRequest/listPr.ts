import { type RawBuilder, sql } from 'kysely'
import type { OperationRequests, PrList } from '../../../codegen/generated/types'
import { daysBetween } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import type { Columns } from '../../document/columns'
import { countLimit, type Page } from '../../document/documentList'
import { answerList } from '../../document/listOf'
import { contains } from '../../document/listQuery'
import { belowGroups } from '../../master/belowGroups'
import { pageMonths } from './pageMonths'
import { purchaseRequest } from './prKind'

type Filters = OperationRequests['listPr']

const answer = answerList<PrList>(purchaseRequest, {
  operation: 'listPr',
  numbers: ['prNo'],
  where: {
    itemName: name => sql`exists (select from pr_line line where line.pr_no = document.pr_no
        and ${contains(sql`line.item_name`, name)})`,
    sgCode: (
      _code,
      levels,
    ) => sql`exists (select from pr_line line join item on item.item_code = line.item_code
        where line.pr_no = document.pr_no and ${belowGroups(sql`item.sg_code`, levels)})`,
  },
  added: ['myYn', 'rfqDueYn'],
  // Assumed: where quotations stand is sorted by where the request stands.
  sortedBy: { elapsedDays: 'last_deci_dt', rfqStatus: 'status' },
  computed: {
    purchaseType: row => row.purchase_type ?? '',
    expenseType: row => row.expense_type ?? '',
    elapsedDays: elapsedDaysOf,
  },
})

/** The list of requests. Who sees what is the row policies' business alone. */
export async function listPr(tx: Transaction, actor: Actor, filters: Filters, now: Date): Promise<PrList> {
  const asked = { tx, actor, today: koreanDay(now) }
  const list = await answer(asked, filters, {
    conditions: [...addedConditions(actor, filters), ...scopeConditions(actor)],
    placePage: (_tx, page) => placePage(tx, actor, page),
  })
  const states = await quotationStates(tx, actor, list)
  const rows = list.rows.map(row => {
    const rfqStatus = states.get(row.prNo)
    return rfqStatus === undefined ? row : { ...row, rfqStatus }
  })
  return { ...list, rows }
}

function addedConditions(actor: Actor, filters: Filters): RawBuilder<unknown>[] {
  return [
    ...(filters.myYn === 'Y' ? [sql`document.buyer_id = ${actor.userId}`] : []),
    ...(filters.rfqDueYn === 'Y' ? [closingSoon(actor)] : []),
  ]
}

/** A user whose scope is his own or his department reads no requests for quotation. */
const readsQuotations = ({ scope }: Actor) => scope === 'all' || scope === 'section'

/** Assumed: a request for quotation closes soon on the day of its deadline and the two days before. */
function closingSoon(actor: Actor): RawBuilder<unknown> {
  if (!readsQuotations(actor)) return sql`false`
  return sql`exists (select from rfq where rfq.pr_no = document.pr_no and rfq.status = 'SENT'
    and (rfq.deadline_dt at time zone 'Asia/Seoul')::date <= (select app_today()) + 2)`
}

/**
 * Repeats what the policies enforce: they read the actor from settings whose values the planner cannot know, and without
 * these a page far down in a department took 800 ms instead of 20.
 */
function scopeConditions({ scope, section, deptcds }: Actor): RawBuilder<unknown>[] {
  if (scope === 'section') return [sql`document.section = ${section}`]
  if (scope === 'dept') return [sql`document.deptcd in (${sql.join(['', ...deptcds])})`]
  return []
}

/**
 * In the default order, and for the whole company in every order, an index gives the position of a page. Within a narrower
 * scope another order is sorted: walking the company's order for the rows of one department fetched a million of them (9 s),
 * sorting the department's takes 50 ms. Over several departments the months of a page far down are counted first.
 */
async function placePage(tx: Transaction, actor: Actor, page: Page): Promise<Page | undefined> {
  const { from, where, sort, limit, offset } = page
  if (actor.scope === 'all') return page
  if (sort.some(part => part.column !== 'pr_no')) {
    const columns = [...new Set(['pr_no', ...sort.map(part => part.column)])]
    const read = sql.join(columns.map(name => sql.ref(`document.${name}`)))
    // "offset 0" keeps the planner from walking the order of the company.
    return {
      ...page,
      from: sql`(select ${read} from ${from} where ${where} offset 0) document`,
      where: sql`true`,
    }
  }
  if (actor.scope !== 'dept' || actor.deptcds.length <= 1 || offset < countLimit) return page
  const direction = sort[0]?.direction ?? 'desc'
  const found = await pageMonths(tx, sql`${from} where ${where}`, { limit, offset, direction })
  return (
    found && {
      ...page,
      where: sql`${where} and document.pr_no >= ${found.from} and document.pr_no < ${`${found.to}~`}`,
      offset: found.offset,
    }
  )
}

/** Where the newest request for quotation of each stands, a canceled one only where there is no other. */
async function quotationStates(
  tx: Transaction,
  actor: Actor,
  { rows: found }: PrList,
): Promise<ReadonlyMap<string, string>> {
  if (found.length === 0 || !readsQuotations(actor)) return new Map()
  const { rows } = await sql<{
    pr_no: string
    status: string
  }>`select distinct on (pr_no) pr_no, status from rfq
    where pr_no in (${sql.join(found.map(({ prNo }) => prNo))})
    order by pr_no, status = 'CANCELED', rfq_no desc`.execute(tx)
  return new Map(rows.map(row => [row.pr_no, row.status]))
}

/** The database writes instants in the time of Seoul, so the day stands in them; every other offset is converted. */
function dayOf(at: unknown): string | undefined {
  if (typeof at !== 'string') return undefined
  return at.endsWith('+09:00') ? at.slice(0, 10) : koreanDay(new Date(at))
}

/** Days from the approval to the reception, or to today while it waits for one. */
function elapsedDaysOf(row: Columns, today: string): number | undefined {
  const decided = dayOf(row.last_deci_dt)
  if (decided === undefined || row.approval_status === 'R') return undefined
  return daysBetween(decided, dayOf(row.received_dt) ?? today)
}
