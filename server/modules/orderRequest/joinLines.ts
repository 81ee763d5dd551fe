import { sql } from 'kysely'
import type { OrderRequestLineInput } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { sentAgain } from '../../document/columns'
import type { EventContext } from '../../document/documentEvents'
import { readLines } from '../../document/documentKind'
import { operationFact } from '../../document/erasedRoute'
import { given } from '../../document/givenFields'
import { numbersOf } from '../../document/lineNumbers'
import { fieldRefused } from '../../http/failure'
import { findLetter, type Letter, orderedFromLetter } from './letter'
import {
  type OrderRequestDraft,
  type OrderRequestLineRecord,
  type OrderRequestRecord,
  orderRequest,
} from './orderRequestKind'
import { orderRequestTexts } from './orderRequestTexts'
import {
  isNamed,
  isOrderable,
  type OrderedFrom,
  prLineOf,
  readPrLine,
  requestedLines,
} from './requestedLines'

/** A line as it will stand in the store, with the line of the request it orders. */
export interface OrderLine extends OrderRequestLineInput {
  readonly lineNo: number
  readonly prLine: string
  readonly qty: string
  readonly unitPrice: string
  readonly requested: OrderedFrom
}

interface LinesTask {
  readonly tx: Transaction
  readonly today: string
  readonly orNo: string | undefined
  readonly stored: readonly number[]
  /** The accepted letter that is being ordered: its lines need no request. */
  readonly letter?: Letter | undefined
}

/**
 * Joins the lines that were sent with the lines of the requests. The requests are locked first, in the order of their
 * numbers: two buyers who order the same line come one after the other, and the second finds what the first has left.
 */
async function joinLines(
  { tx, today, orNo, stored, letter }: LinesTask,
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
  const where = sql`${isOrderable} and ${isNamed(keys)}`
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
  const numbers = numbersOf(
    'lineNo',
    sent.map(({ lineNo }) => lineNo),
    stored,
  )
  return sent.map((line, index) => {
    const place = named[index]
    const row = index + 1
    const lineNo = numbers[index] ?? row
    const shared = { ...line, lineNo, qty: line.qty ?? '', unitPrice: line.unitPrice ?? '0' }
    if (!place && letter) return { ...shared, prLine: '', requested: orderedFromLetter(letter, line, lineNo) }
    if (!place) throw fieldRefused('prLine', 'cellEmpty', [row, '요청품목'], row)
    const prLine = prLineOf(place.prNo, place.lineNo)
    const requested = known.get(prLine)
    if (!requested) throw fieldRefused('prLine', orderRequestTexts.requestUnknown, [], row)
    // Item and unit are those of the request: quantities could not be compared otherwise.
    const { item_name, spec, unit_code } = requested
    return {
      ...shared,
      prLine,
      requested,
      itemName: item_name ?? '',
      ...given({ spec, unitCode: unit_code }),
    }
  })
}

const sentFields = operationFact('createOrderRequest').body?.fields?.lines?.fields ?? {}

/** A stored line as it would be sent again. */
const storedInput = ({ pr_no, pr_line_no, ...line }: OrderRequestLineRecord): OrderRequestLineInput =>
  sentAgain(sentFields, {
    ...line,
    pr_line: pr_no === null || pr_line_no === null ? null : prLineOf(pr_no, pr_line_no),
  })

/** The letter that is ordered out of: named with a new draft, kept by a stored one. */
export const letterOf = async (tx: Transaction, { letter }: OrderRequestDraft, stored?: OrderRequestRecord) =>
  letter ?? (await findLetter(tx, stored?.loi_no ?? null))

const joined = new WeakMap<OrderRequestDraft, Promise<readonly OrderLine[]>>()

/** The lines of a draft that is being saved, joined once for its rules and for what is computed of it. */
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
    letter: await letterOf(tx, draft, stored),
  }
  return joinLines(task, draft.lines)
}

/** The stored lines, joined again on the day of submission. */
export async function submittedLines(
  { tx, now }: EventContext,
  { or_no: orNo, loi_no }: OrderRequestRecord,
): Promise<readonly OrderLine[]> {
  const lines = await readLines(tx, orderRequest, orNo)
  const stored = lines.map(line => line.line_no)
  const letter = await findLetter(tx, loi_no)
  return joinLines({ tx, today: koreanDay(now), orNo, stored, letter }, lines.map(storedInput))
}
