import { sql } from 'kysely'
import type { HomeCounts } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import type { MenuBook } from '../access/menuBook'
import { accessToPath } from '../access/permissions'
import { listInbox } from '../approval/listInbox'
import { listOrders } from '../order/listOrders'
import { listPr } from '../purchaseRequest/listPr'
import { listReceipts } from '../receipt/listReceipts'
import { withinScope } from './withinScope'

interface CountTask {
  readonly tx: Transaction
  readonly actor: Actor
  readonly now: Date
}

interface Count {
  readonly field: Exclude<keyof HomeCounts, 'apprWaitCnt'>
  /** Whoever may change things there has this work to do. */
  readonly path: string
  /** Where the page is open to more groups than those that do the work (domain 6.5). */
  readonly groups?: readonly string[]
  readonly count: (task: CountTask) => Promise<number>
}

/** Days back that requests are counted, by their day of request or of decision (Assumed). */
const requestDays = 365

async function own({ tx, actor, now }: CountTask, status: string): Promise<number> {
  const today = koreanDay(now)
  const period = { reqDateFrom: addDays(today, -requestDays), reqDateTo: today }
  const filters = { status, requester: actor.userId, ...period }
  return (await listPr(tx, actor, { ...filters, want: 'totals' }, now)).total
}

/** Decided requests, as the page of those who receive them counts them. */
async function decided({ tx, actor, now }: CountTask, status: string): Promise<number> {
  const today = koreanDay(now)
  const period = { lastDeciDtFrom: addDays(today, -requestDays), lastDeciDtTo: today }
  return (await listPr(tx, actor, { status, ...period, want: 'totals' }, now)).total
}

async function receipts({ tx, actor }: CountTask, status: string): Promise<number> {
  return (await listReceipts(tx, actor, { status, want: 'totals' })).total
}

/** Assumed: what waits to be settled are confirmed receipts that no settlement has taken yet. */
async function unsettled({ tx, actor }: CountTask): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from warehousing
    where status = 'CONFIRMED' and adj_yn = 'N' and wh_type = 'GR'
      and ${withinScope(actor, 'warehousing')}`.execute(tx)
  return rows[0]?.total ?? 0
}

/** Requests for which a request for quotation closes soon, whenever they were decided within the year. */
async function nearDeadline({ tx, actor, now }: CountTask): Promise<number> {
  const today = koreanDay(now)
  const period = { lastDeciDtFrom: addDays(today, -requestDays), lastDeciDtTo: today }
  return (await listPr(tx, actor, { rfqDueYn: 'Y', ...period, want: 'totals' }, now)).total
}

/** Orders with a change that their supplier has not confirmed yet. */
async function unconfirmedChanges({ tx, actor, now }: CountTask): Promise<number> {
  const today = koreanDay(now)
  const period = { poDateFrom: addDays(today, -requestDays), poDateTo: today }
  return (await listOrders({ tx, actor, today }, { chgStatus: 'SENT', ...period, want: 'totals' })).total
}

async function postErrors({ tx }: CountTask): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from posting_result
    where post_action = 'OPEN'`.execute(tx)
  return rows[0]?.total ?? 0
}

const inspectors = ['99', '50', '33', '32', '31', '30']

/** The lists count, with the very filters that screens/home/subMain opens them with. */
const counts: readonly Count[] = [
  { field: 'prDraftCnt', path: '/prList', count: task => own(task, 'DRAFT') },
  { field: 'prBackCnt', path: '/prList', count: task => own(task, 'REJECTED,RETURNED') },
  { field: 'prReceiveCnt', path: '/prConfirmList', count: task => decided(task, 'APPROVED') },
  { field: 'prOrderCnt', path: '/prConfirmList', count: task => decided(task, 'RECEIVED,SELECTED') },
  { field: 'rfqDueCnt', path: '/prConfirmList', count: nearDeadline },
  { field: 'poChgCnt', path: '/portal/poChange/poChangeInfo', count: unconfirmedChanges },
  {
    field: 'inspectCnt',
    path: '/warehousingList',
    groups: inspectors,
    count: task => receipts(task, 'REQUESTED'),
  },
  { field: 'settleCnt', path: '/adjustment', count: unsettled },
  { field: 'postErrorCnt', path: '/posting-error', count: postErrors },
]

/** What waits for the actor, by the menus that he may write in; what is none of his work is left out. */
export async function homeCounts(task: CountTask, book: MenuBook): Promise<HomeCounts> {
  const { tx, actor } = task
  const { total } = await listInbox(tx, actor, { size: 1 })
  const found: [string, number][] = []
  for (const { field, path, groups, count } of counts) {
    if (accessToPath(book, actor.group, path) !== 'write') continue
    if (groups && !groups.includes(actor.group)) continue
    found.push([field, await count(task)])
  }
  return { apprWaitCnt: total, ...Object.fromEntries(found) }
}
