import { sql } from 'kysely'
import type { OrderRequestLineInput } from '../../../codegen/generated/types'
import { trimDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { readLines } from '../../document/documentKind'
import { given } from '../../document/givenFields'
import { numbersOf } from '../../document/lineNumbers'
import { fieldRefused } from '../../http/failure'
import { findLoiFacts, type LoiFacts, unrequestedLine } from './letter'
import {
  type OrderRequestDraft,
  type OrderRequestLineRecord,
  type OrderRequestRecord,
  orderRequest,
} from './orderRequestKind'
import { orderRequestTexts } from './orderRequestTexts'
import { isOrderable, prLineOf, type RequestedLine, readPrLine, requestedLines } from './requestedLines'

/** A line as it will stand in the store, with the line of the request it orders. */
export interface OrderLine extends OrderRequestLineInput {
  readonly lineNo: number
  readonly prLine: string
  readonly qty: string
  readonly unitPrice: string
  readonly requested: RequestedLine
}

interface LinesTask {
  readonly tx: Transaction
  readonly today: string
  readonly orNo: string | undefined
  readonly stored: readonly number[]
  /** The accepted letter that is being ordered: its lines need no request. */
  readonly loi?: LoiFacts | undefined
}

/**
 * Joins the lines that were sent with the lines of the requests. The requests are locked first, in the order of their
 * numbers: two buyers who order the same line come one after the other, and the second finds what the first has left.
 */
async function joinLines(
  { tx, today, orNo, stored, loi }: LinesTask,
  sent: readonly OrderRequestLineInput[],
): Promise<readonly OrderLine[]> {
  const named = sent.map((line, index) => {
    if (line.prLine === undefined || line.prLine === '') return undefined
    const place = readPrLine(line.prLine)
    if (!place) throw fieldRefused('prLine', orderRequestTexts.requestUnknown, [], index + 1)
    return place
  })
  const prNos = [...new Set(named.flatMap(place => place?.prNo ?? []))].sort()
  if (prNos.length > 0)
    await tx
      .selectFrom('pr')
      .select('pr_no')
      .where('pr_no', 'in', prNos)
      .orderBy('pr_no')
      .forUpdate()
      .execute()
  const keys = named.flatMap(place => (place ? prLineOf(place.prNo, place.lineNo) : []))
  const where = sql`${isOrderable} and line.pr_no in (${sql.join(['', ...prNos])})
    and line.pr_no || '-' || line.line_no in (${sql.join(['', ...keys])})`
  const visible = await requestedLines(tx, { where, today, except: orNo })
  // What others hold may stand in documents that the actor does not see.
  const held = await runAs(tx, 'all', () => requestedLines(tx, { where, today, except: orNo }))
  const open = new Map(held.map(line => [prLineOf(line.pr_no, line.line_no), line.open_qty]))
  const known = new Map(
    visible.map(line => {
      const key = prLineOf(line.pr_no, line.line_no)
      return [key, { ...line, open_qty: open.get(key) ?? line.open_qty }]
    }),
  )
  const numbers = numbersOf(sent, stored)
  return sent.map((line, index) => {
    const place = named[index]
    const requested = place && known.get(prLineOf(place.prNo, place.lineNo))
    const row = index + 1
    if (!place && loi) return unrequestedLine(line, numbers[index] ?? row, loi)
    if (!place) throw fieldRefused('prLine', 'cellEmpty', [row, '요청품목'], row)
    if (!requested) throw fieldRefused('prLine', orderRequestTexts.requestUnknown, [], row)
    return {
      ...line,
      lineNo: numbers[index] ?? row,
      prLine: prLineOf(place.prNo, place.lineNo),
      qty: line.qty ?? '',
      unitPrice: line.unitPrice ?? '0',
      requested,
      ...unrequested(requested),
    }
  })
}

/** Item and unit are those of the request: quantities could not be compared otherwise. */
function unrequested({ item_name, spec, unit_code }: RequestedLine) {
  return {
    itemName: item_name ?? '',
    ...given({
      spec: spec,
      unitCode: unit_code,
    }),
  }
}

/** A stored line as it would be sent again. */
function storedInput(line: OrderRequestLineRecord): OrderRequestLineInput {
  return {
    lineNo: line.line_no,
    ...(line.pr_no === null || line.pr_line_no === null
      ? {}
      : { prLine: prLineOf(line.pr_no, line.pr_line_no) }),
    qty: trimDecimal(line.qty),
    unitPrice: trimDecimal(line.unit_price),
    ...given({
      itemName: line.item_name,
      spec: line.spec,
      unitCode: line.unit_code,
      dueDate: line.due_date,
      accountCode: line.account_code,
      costCenter: line.cost_center,
      bigo: line.bigo,
    }),
  }
}

/** The letter that is ordered out of: named with a new draft, kept by a stored one. */
export const letterOf = async (tx: Transaction, { loi }: OrderRequestDraft, stored?: OrderRequestRecord) =>
  loi ?? (await findLoiFacts(tx, stored?.loi_no ?? null))

const joined = new WeakMap<OrderRequestDraft, Promise<readonly OrderLine[]>>()

/** The lines of a draft that is being saved, joined once for its rules and for what is reckoned of it. */
export function joinedLines(
  context: EventContext,
  draft: OrderRequestDraft,
  stored?: OrderRequestRecord,
): Promise<readonly OrderLine[]> {
  const known = joined.get(draft) ?? joinSaved(context, draft, stored)
  joined.set(draft, known)
  return known
}

async function joinSaved({ tx, now }: EventContext, draft: OrderRequestDraft, stored?: OrderRequestRecord) {
  const before = stored ? await readLines(tx, orderRequest, stored.or_no) : []
  const task = {
    tx,
    today: stored?.req_date ?? koreanDay(now),
    orNo: stored?.or_no,
    stored: before.map(line => line.line_no),
    loi: await letterOf(tx, draft, stored),
  }
  return joinLines(task, draft.lines)
}

/** The stored lines, joined anew on the day of submission. */
export async function submittedLines(
  { tx, now }: EventContext,
  { or_no: orNo, loi_no }: OrderRequestRecord,
): Promise<readonly OrderLine[]> {
  const lines = await readLines(tx, orderRequest, orNo)
  const stored = lines.map(line => line.line_no)
  const loi = await findLoiFacts(tx, loi_no)
  return joinLines({ tx, today: koreanDay(now), orNo, stored, loi }, lines.map(storedInput))
}
