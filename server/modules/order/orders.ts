import { sql } from 'kysely'
import { compareDecimals, subtractDecimals } from '../../../schemas/shared/decimal'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { documentModule } from '../../document/documentModule'
import { handOver } from '../../document/handOver'
import { conflict, refused } from '../../http/failure'
import { releaseRequested } from '../purchaseRequest/releaseRequested'
import { dropOpenChange, openChangeOf } from './openChange'
import { moveOrder, type PoRecord, purchaseOrder, staffOrderLink, supplierOrderLink } from './orderKind'
import { readOrderLines } from './orderStore'
import { orderTexts } from './orderTexts'

const tellStaff = (
  context: EventContext,
  order: PoRecord,
  people: readonly (string | null)[],
  title: string,
) => handOver(context, { people, title, link: staffOrderLink(order.po_no) })

async function tellBothSides(context: EventContext, order: PoRecord, what: string): Promise<void> {
  await tellStaff(context, order, [order.buyer_id, order.requester], `${what} ${order.title}`)
  await handOver(context, {
    companies: [order.forward_yn === 'Y' ? order.comp_no : null],
    title: `${what} ${order.title} (${order.po_no})`,
    link: supplierOrderLink(order.po_no),
  })
}

const hasQuantity = (quantity: string) => compareDecimals(quantity, '0') > 0

/** What can be done with orders. Promises, acceptance and changes take more than a reason. */
export const orders = documentModule(purchaseOrder, {
  read: 'elsewhere',
  transitions: {
    promisePo: 'elsewhere',
    acceptPo: 'elsewhere',
    changePo: 'elsewhere',
    cancelPoChange: 'elsewhere',
    ackPoChange: 'elsewhere',
    declinePoChange: 'elsewhere',
    /** Nobody changes what was declined; the buyer sends it again or cancels it. */
    declinePo: async (context, order, reason) => {
      await dropOpenChange(context, order.po_no)
      const answer = await moveOrder(context, order, {
        ...{ action: 'declinePo', status: 'DECLINED', reason },
        columns: { decline_reason: reason },
      })
      await tellStaff(context, order, [order.buyer_id], `협력사가 발주를 거부했습니다. ${order.title}`)
      return answer
    },
    /** The supplier answers again. */
    resendPo: async (context, order, reason) => {
      const answer = await moveOrder(context, order, {
        ...{ action: 'resendPo', status: 'SENT', reason },
        columns: { decline_reason: null },
      })
      await tellBothSides(context, order, '발주서를 다시 보냈습니다.')
      return answer
    },
    /** What is missing is not waited for, and the requests may have it ordered elsewhere. */
    forceClosePo: async (context, order, reason) => {
      const { tx } = context
      const lines = await readOrderLines(tx, order.po_no)
      if (lines.some(line => hasQuantity(line.shipped_qty)))
        throw refused('closeInTransit', orderTexts.closeInTransit)
      if (await openChangeOf(tx, order.po_no)) throw conflict(orderTexts.openChange)
      await runAs(tx, 'all', () =>
        tx
          .updateTable('po_line')
          .set({ completed_yn: 'Y', remain_qty: '0' })
          .where('po_no', '=', order.po_no)
          .execute(),
      )
      const answer = await moveOrder(context, order, {
        action: 'forceClosePo',
        status: 'COMPLETED',
        reason,
      })
      await releaseRequested(
        context,
        lines
          .map(line => ({ ...line, qty: subtractDecimals(line.qty, line.received_qty) }))
          .filter(({ qty }) => hasQuantity(qty)),
      )
      await tellBothSides(context, order, '발주의 잔량이 종결되었습니다.')
      return answer
    },
    /** Final. What it ordered is open again. */
    cancelPo: async (context, order, reason) => {
      const { tx } = context
      const lines = await readOrderLines(tx, order.po_no)
      if (lines.some(line => hasQuantity(line.received_qty) || hasQuantity(line.shipped_qty)))
        throw refused('cancelDelivered', orderTexts.cancelDelivered)
      await dropOpenChange(context, order.po_no)
      await runAs(tx, 'all', () =>
        tx
          .updateTable('delivery')
          .set({ status: 'CANCELED', version: sql<number>`version + 1` })
          .where('po_no', '=', order.po_no)
          .where('status', 'in', ['DRAFT', 'REJECTED'])
          .execute(),
      )
      const answer = await moveOrder(context, order, { action: 'cancelPo', status: 'CANCELED', reason })
      await releaseRequested(context, lines, true)
      await tellBothSides(context, order, '발주가 취소되었습니다.')
      return answer
    },
  },
})
