import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../server/database/actor'
import type { Transaction } from '../../../server/database/connect'
import { withActor } from '../../../server/database/withActor'
import { lineStanding, orderStatus } from '../../../server/modules/order/lineStanding'
import { movesOf } from '../../../server/modules/order/recountOrder'
import { type ProductServer, startProduct } from '../modules/productServer'

let product: ProductServer

beforeAll(async () => {
  product = await startProduct()
}, 120_000)
afterAll(() => product.stop())

const ask = <Row>(work: (tx: Transaction) => Promise<Row>) => withActor(product.database, systemActor, work)
const rowsOf = async (query: ReturnType<typeof sql>) => (await ask(tx => query.execute(tx))).rows

describe('the story of the demo', () => {
  it('receives and ships never more of a line than its tolerance allows', async () => {
    expect(
      await rowsOf(sql`select po_no, line_no from po_line
        where received_qty + shipped_qty > qty * (1 + over_tol / 100)`),
    ).toEqual([])
  })

  it('has the quantities and states of its orders that deliveries and receipts add up to', async () => {
    const wrong = await ask(async tx => {
      const orders = await tx
        .selectFrom('po')
        .select(['po_no', 'status'])
        .where('status', 'in', ['ACCEPTED', 'PARTIAL', 'COMPLETED', 'CLOSED'])
        .where('order_type', '<>', 'TEST')
        .execute()
      const found: string[] = []
      for (const { po_no, status } of orders) {
        const moves = await movesOf(tx, po_no)
        const lines = await tx.selectFrom('po_line').selectAll().where('po_no', '=', po_no).execute()
        const standings = lines.map(line => {
          const moved = moves.get(line.line_no)
          return lineStanding({
            qty: line.qty,
            underTol: line.under_tol,
            accepted: moved?.accepted ?? '0',
            returned: moved?.returned ?? '0',
            shipped: moved?.shipped ?? '0',
            isLast: moved?.is_last ?? false,
            isForced: status === 'CLOSED',
          })
        })
        const same = lines.every(
          (line, index) =>
            Number(line.received_qty) === Number(standings[index]?.received) &&
            Number(line.shipped_qty) === Number(moves.get(line.line_no)?.shipped) &&
            Number(line.remain_qty) === Number(standings[index]?.remain),
        )
        const expected = status === 'CLOSED' ? 'COMPLETED' : status
        if (!same || orderStatus(standings) !== expected) found.push(po_no)
      }
      return found
    })
    expect(wrong).toEqual([])
  })

  it('has a delivery behind every receipt, in the state that fits it', async () => {
    expect(
      await rowsOf(sql`select receipt.wh_req_no, receipt.status, delivery.status as delivered
        from warehousing receipt left join delivery on delivery.dlv_no = receipt.dlv_no
        where receipt.wh_type = 'GR' and delivery.status is distinct from case receipt.status
          when 'REQUESTED' then 'SHIPPED' when 'REFUSED' then 'REJECTED' when 'CANCELED' then 'CANCELED'
          when 'CONFIRMED' then 'RECEIVED' when 'RETURNED' then 'RECEIVED' else 'RECEIVING' end`),
    ).toEqual([])
    expect(
      await rowsOf(sql`select dlv_no from delivery where supply_amt <>
        (select coalesce(sum(amt), 0) from delivery_line line where line.dlv_no = delivery.dlv_no)`),
    ).toEqual([])
  })

  it('has somebody whose turn it is for every receipt that waits for an approval', async () => {
    expect(
      await rowsOf(sql`select wh_req_no from warehousing where status = 'APPROVING' and not exists
        (select from approval join approval_step step using (appr_no)
          where doc_type = 'WH' and doc_no = wh_req_no and approval_status = 'P' and step.status = 'CURRENT'
            and step.singleid <> drafter)`),
    ).toEqual([])
  })

  it('tells what happened to each receipt and each delivery', async () => {
    expect(
      await rowsOf(sql`select wh_req_no from warehousing where not exists
        (select from document_event where doc_type = 'WH' and doc_no = wh_req_no)`),
    ).toEqual([])
    expect(
      await rowsOf(sql`select dlv_no from delivery where not exists
        (select from document_event where doc_type = 'DLV' and doc_no = dlv_no)`),
    ).toEqual([])
  })
})
