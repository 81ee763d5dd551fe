import { sql } from 'kysely'
import type { Transaction } from '../database/connect'
import { insertRows } from '../database/insertRows'
import { agreeOnDays } from './agreeOnDays'
import { deliveryRows } from './deliveryRows'
import { flowNumbers } from './flowNumbers'
import { flowTime } from './flowStory'
import { type OrderFacts, orderRows, quantitiesOf } from './orderRows'
import { type OrderStoryInput, tellOrders } from './orderStory'
import { numberReceipts, receiptRows } from './receiptRows'
import { liveOrder } from './receiptStory'
import { seededRandom } from './seededRandom'
import { settlementRows } from './settlementRows'
import { settleReceipts } from './settlementStory'

/** A story of its own: requests come out the same with and without it. */
const seed = 20_261_123

export interface FlowSeedInput extends Omit<OrderStoryInput, 'time'> {
  readonly now: Date
  readonly today: string
}

/** What the orders say back to a request: their number, supplier, and what of each line was received. */
export interface RequestOutcome {
  readonly poNo: string
  readonly compNo: string
  readonly received: ReadonlyMap<number, number>
  /** When the last slip was posted. */
  readonly closedAt: number | undefined
}

/**
 * What follows the requests, worked out from first to last and numbered by the moment of creation.
 *
 *   orders ─▶ receipts of each ─▶ settlements of all ─▶ states of the orders ─▶ rows, outcome of each request
 */
export function workOutFlow({ now, today, ...input }: FlowSeedInput) {
  const random = seededRandom(seed)
  const time = flowTime(random, now, today)
  const orders = tellOrders({ ...input, time })
  const lives = orders.map(order => ({ order, ...liveOrder(order, time, input.rateOn) }))
  agreeOnDays(lives, today)
  const receipts = lives.flatMap(life => life.receipts)
  const settlements = settleReceipts(receipts, time)
  const numbers = flowNumbers()
  const poNumbers = numbers.number('PO', orders, order => order.at)
  const receiptNumbers = numberReceipts(receipts, numbers)
  const adjNumbers = numbers.number('AJ', settlements, settlement => settlement.at)

  const settled = new Map(
    settlements
      .filter(settlement => settlement.status !== 'CANCELED')
      .flatMap(settlement => settlement.lines.map(({ receipt }) => [receipt, settlement] as const)),
  )
  const facts = lives.map((life): OrderFacts => {
    const due = life.receipts.filter(
      receipt =>
        !receipt.original &&
        receipt.status === 'CONFIRMED' &&
        receipt.lines.some(line => line.accepted > line.returned),
    )
    return {
      ...life,
      isPosted: due.length > 0 && due.every(receipt => settled.get(receipt)?.postedAt !== undefined),
    }
  })
  const outcomes = new Map(
    facts.flatMap(({ order, receipts: own, isPosted }): [string, RequestOutcome][] => {
      if (order.prNo === undefined) return []
      const posted = own.map(receipt => settled.get(receipt)?.postedAt ?? 0)
      return [
        [
          order.prNo,
          {
            poNo: poNumbers.get(order) ?? '',
            compNo: order.company.comp_no,
            received: new Map(
              order.lines.map(line => [line.prLineNo ?? 0, quantitiesOf(line, own).received]),
            ),
            closedAt: isPosted ? Math.max(...posted) : undefined,
          },
        ],
      ]
    }),
  )
  const settledNumbers = new Map(
    [...settled].map(([receipt, settlement]) => [receipt, adjNumbers.get(settlement) ?? '']),
  )
  return {
    outcomes,
    order: orderRows(facts, numbers, poNumbers),
    delivery: deliveryRows(receipts, receiptNumbers, poNumbers),
    receipt: receiptRows(receipts, receiptNumbers, poNumbers, settledNumbers),
    settlement: settlementRows(settlements, numbers, adjNumbers, receiptNumbers, poNumbers),
    sequences: numbers.last,
  }
}

export type WorkedOutFlow = ReturnType<typeof workOutFlow>

/** Stores the rows; requests must be there already. */
export async function writeFlow(tx: Transaction, flow: WorkedOutFlow): Promise<void> {
  await insertRows(tx, 'po', flow.order.orders)
  await insertRows(tx, 'po_line', flow.order.lines)
  await insertRows(tx, 'po_party', flow.order.parties)
  await insertRows(tx, 'adjustment', flow.settlement.rows)
  await insertRows(tx, 'delivery', flow.delivery.rows)
  await insertRows(tx, 'delivery_line', flow.delivery.lines)
  await insertRows(tx, 'warehousing', flow.receipt.rows)
  await insertRows(tx, 'warehousing_line', flow.receipt.lines)
  // The lines learn of their receipts, which came after them.
  await tx.updateTable('po_line').set({ completed_yn: sql`completed_yn` }).execute()
  await insertRows(tx, 'warehousing_party', flow.receipt.parties)
  await insertRows(tx, 'adjustment_line', flow.settlement.lines)
  await insertRows(tx, 'adjustment_party', flow.settlement.parties)
  await insertRows(
    tx,
    'doc_sequence',
    [...flow.sequences].map(([key, last_no]) => {
      const [prefix = '', yyyymm = ''] = key.split(' ')
      return { prefix, yyyymm, last_no }
    }),
  )
}
