import type { Insertable } from 'kysely'
import { addDays } from '../../schemas/shared/calendar'
import { sumDecimals } from '../../schemas/shared/decimal'
import { isCurrency, lineAmount, toKrw } from '../../schemas/shared/money'
import { zeroPad } from '../../schemas/shared/zeroPad'
import type { Transaction } from '../database/connect'
import type { Tables } from '../database/tables'
import type { OrderedRequest } from './orderStory'
import { type FactsInput, type RequestFacts, requestFacts } from './requestFacts'
import type { StoryRequest } from './requestStory'
import { writeEvents } from './writeEvents'

export interface WriteOptions extends Omit<FactsInput, 'buyer'> {
  readonly names: ReadonlyMap<string, string>
  /** Rate by currency and day. */
  readonly rates: ReadonlyMap<string, string>
  /** The number of the n-th request of a month, drafted on a day; leaves room where a load is written besides. */
  readonly sequence: (day: string, countOfMonth: number, countOfDay: number) => number
}

export interface Written {
  readonly pr: Insertable<Tables['pr']>[]
  readonly lines: Insertable<Tables['pr_line']>[]
  readonly parties: Insertable<Tables['pr_party']>[]
  readonly approvals: Insertable<Tables['approval']>[]
  readonly steps: Insertable<Tables['approval_step']>[]
  readonly events: Insertable<Tables['document_event']>[]
  readonly sequences: Map<string, number>
  /** The requests that have their order. */
  readonly ordered: OrderedRequest[]
}

const buyers: Readonly<Record<string, string>> = { 모바일사업부: 'buy.mobile', 반도체사업부: 'buy.semi' }
/** Who buys for a section. */
export const buyerOf = (section: string): string => buyers[section] ?? 'buy.all'

const withOrders = ['ORDERED', 'CLOSED']
const lineStatuses: Readonly<Record<string, string>> = {
  RFQ: 'RFQ',
  SELECTED: 'SELECTED',
  ORDERING: 'SELECTED',
  ORDERED: 'ORDERED',
  CLOSED: 'CLOSED',
  CANCELED: 'CANCELED',
}

export function rateOn(rates: ReadonlyMap<string, string>, currency: string, day: string): string {
  if (currency === 'KRW') return '1'
  for (let back = 0; back <= 7; back += 1) {
    const rate = rates.get(`${currency} ${addDays(day, -back)}`)
    if (rate !== undefined) return rate
  }
  throw new Error(`Engine bug: the seed has no ${currency} rate for ${day}.`)
}

/** Works the story out into rows. A request nobody could approve is left out; the organisation leaves none. */
export function workOut(story: readonly StoryRequest[], options: WriteOptions): Written {
  const written: Written = {
    pr: [],
    lines: [],
    parties: [],
    approvals: [],
    steps: [],
    events: [],
    sequences: new Map(),
    ordered: [],
  }
  const counts = new Map<string, number>()
  const count = (key: string) => {
    const next = (counts.get(key) ?? 0) + 1
    counts.set(key, next)
    return next
  }
  for (const request of story) {
    const { day, currency, drafter, receiver, status } = request
    if (!isCurrency(currency)) continue
    const month = day.slice(0, 4) + day.slice(5, 7)
    const rate = rateOn(options.rates, currency, day)
    const amounts = request.lines.map(({ qty, unitPrice }) => lineAmount(qty, unitPrice, currency))
    const totalAmt = sumDecimals(amounts)
    const totalAmtKrw = toKrw(totalAmt, currency, rate)
    const buyer = buyerOf(drafter.section)
    const facts = requestFacts({ ...options, buyer }, request, totalAmtKrw)
    if (!facts) continue
    const number = options.sequence(day, count(month), count(day))
    written.sequences.set(`PR ${month}`, number)
    const prNo = `PR${month}-${zeroPad(number, 6)}`
    const isBought = facts.receivedAt !== undefined
    const hasOrder = withOrders.includes(status)
    const first = facts.events[0]?.at ?? options.now
    const last = facts.events.at(-1)?.at ?? first
    const listed = {
      req_date: day,
      status,
      approval_status: facts.approvalStatus,
      purchase_type: request.purchaseType,
      expense_type: request.expenseType,
      section: drafter.section,
      deptcd: drafter.deptcd,
      requester: drafter.singleid,
      buyer_id: isBought ? buyer : null,
      need_date: request.needDate,
      total_amt_krw: totalAmtKrw,
    }
    written.pr.push({
      ...listed,
      pr_no: prNo,
      title: request.title,
      deptnm: drafter.deptnm,
      requester_nm: drafter.hname,
      receiver: receiver.singleid,
      delivery_place: request.place,
      currency,
      ex_rate: rate,
      line_cnt: request.lines.length,
      total_amt: totalAmt,
      wish_comp_no: null,
      reason: request.reason,
      buyer_nm: isBought ? (options.names.get(buyer) ?? null) : null,
      received_dt: facts.receivedAt ?? null,
      return_reason: facts.returnReason ?? null,
      file_id: null,
      last_deci_dt: facts.lastDecidedAt ?? null,
      po_cnt: hasOrder ? 1 : 0,
      created_by: drafter.singleid,
      created_dt: first,
      updated_by: drafter.singleid,
      updated_dt: last,
      version: facts.events.length - 1,
    })
    const orderedAt = facts.events.find(event => event.action === 'poCreated')?.at
    if (hasOrder && orderedAt !== undefined)
      written.ordered.push({ prNo, request, at: orderedAt.getTime(), buyer })
    for (const [index, line] of request.lines.entries())
      written.lines.push(lineRow(request, prNo, line, index, amounts[index] ?? '0'))
    const approvers = facts.approval?.steps.map(step => step.singleid) ?? []
    for (const singleid of new Set([drafter.singleid, receiver.singleid, ...approvers]))
      written.parties.push({
        ...listed,
        singleid,
        pr_no: prNo,
      })
    if (facts.approval) {
      const apprNo = `AP${month}-${zeroPad(count(`AP ${month}`), 6)}`
      written.sequences.set(`AP ${month}`, counts.get(`AP ${month}`) ?? 1)
      writeApproval(written, request, { ...facts, approval: facts.approval }, apprNo, prNo, totalAmtKrw)
    }
    for (const event of facts.events)
      written.events.push({
        doc_type: 'PR',
        doc_no: prNo,
        at: event.at,
        actor: event.actor,
        actor_name: options.names.get(event.actor) ?? '시스템',
        action: event.action,
        from_status: event.from,
        to_status: event.to,
        reason: event.reason ?? null,
      })
  }
  return written
}

function lineRow(
  { drafter, needDate, status }: StoryRequest,
  prNo: string,
  line: StoryRequest['lines'][number],
  index: number,
  amt: string,
): Written['lines'][number] {
  const hasOrder = withOrders.includes(status)
  return {
    pr_no: prNo,
    line_no: (index + 1) * 10,
    item_code: line.item.item_code,
    item_name: line.item.item_name,
    spec: line.item.spec,
    unit_code: line.item.unit_code,
    qty: line.qty,
    unit_price: line.unitPrice,
    amt,
    account_code: line.account,
    cost_center: `CC${drafter.deptcd.slice(1)}`,
    need_date: needDate,
    ordered_qty: hasOrder ? line.qty : '0',
    received_qty: status === 'CLOSED' ? line.qty : '0',
    comp_no: null,
    po_no: null,
    bigo: null,
    line_status: lineStatuses[status] ?? 'OPEN',
  }
}

function writeApproval(
  written: Written,
  { drafter, title }: StoryRequest,
  facts: RequestFacts & { readonly approval: NonNullable<RequestFacts['approval']> },
  apprNo: string,
  prNo: string,
  amountKrw: string,
): void {
  written.approvals.push({
    appr_no: apprNo,
    doc_type: 'PR',
    doc_no: prNo,
    revision: 1,
    title,
    amount_krw: amountKrw,
    drafter: drafter.singleid,
    drafter_nm: drafter.hname,
    deptnm: drafter.deptnm,
    approval_status: facts.approval.status,
    drafted_dt: facts.approval.draftedAt,
    last_deci_dt: facts.lastDecidedAt ?? null,
  })
  for (const step of facts.approval.steps)
    written.steps.push({
      appr_no: apprNo,
      step_no: step.stepNo,
      seq: step.seq,
      step_type: step.stepType,
      singleid: step.singleid,
      status: step.status,
      acted_by: step.actedAt ? step.singleid : null,
      acted_dt: step.actedAt ?? null,
      opinion: step.opinion ?? null,
    })
}

async function inChunks<Row>(
  rows: readonly Row[],
  insert: (chunk: Row[]) => Promise<unknown>,
): Promise<void> {
  const size = 500
  for (let start = 0; start < rows.length; start += size) await insert(rows.slice(start, start + size))
}

/** Stores the rows and the history. */
export async function writeRequests(tx: Transaction, written: Written): Promise<void> {
  await inChunks(written.pr, rows => tx.insertInto('pr').values(rows).execute())
  await inChunks(written.lines, rows => tx.insertInto('pr_line').values(rows).execute())
  await inChunks(written.parties, rows => tx.insertInto('pr_party').values(rows).execute())
  await inChunks(written.approvals, rows => tx.insertInto('approval').values(rows).execute())
  await inChunks(written.steps, rows => tx.insertInto('approval_step').values(rows).execute())
  await writeEvents(tx, written.events)
  for (const [key, last_no] of written.sequences) {
    const [prefix = '', yyyymm = ''] = key.split(' ')
    await tx.insertInto('doc_sequence').values({ prefix, yyyymm, last_no }).execute()
  }
}
