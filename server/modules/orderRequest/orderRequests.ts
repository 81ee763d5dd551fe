import type { EventContext } from '../../document/documentEvents'
import { moveDocument, readLines } from '../../document/documentKind'
import { documentModule } from '../../document/documentModule'
import { deleteDocument } from '../../document/documentWork'
import { requestsFollow } from '../purchaseRequest/requestsFollow'
import { giveOrder } from './giveOrder'
import { releaseLetter } from './letter'
import { type OrderRequestRecord, orderRequest } from './orderRequestKind'
import { orderRequestFailure } from './orderRequestRules'
import { prepareOrder } from './prepareOrderRequest'
import { orderReading } from './readOrderRequest'

/** Ends an order request: the requested quantities are open again, and so is the letter that was converted into it. */
async function release<Answer>(
  context: EventContext,
  stored: OrderRequestRecord,
  end: () => Promise<Answer>,
): Promise<Answer> {
  const lines = await readLines(context.tx, orderRequest, stored.or_no)
  const answer = await end()
  await requestsFollow(
    context,
    lines.flatMap(line => line.pr_no ?? []),
  )
  await releaseLetter(context, stored.loi_no)
  return answer
}

export const orderRequests = documentModule(orderRequest, {
  prepare: prepareOrder,
  rules: orderRequestFailure,
  read: orderReading,
  submit: async ({ tx }, { comp_no }) => {
    const company = await tx
      .selectFrom('company')
      .select('forward_yn')
      .where('comp_no', '=', comp_no ?? '')
      .executeTakeFirst()
    return { forward_yn: company?.forward_yn ?? 'N' }
  },
  approved: (context, stored, approved) => giveOrder(context, stored, { action: 'approveDoc', ...approved }),
  transitions: {
    retryOrderRequest: (context, stored) => giveOrder(context, stored, { action: 'retryOrderRequest' }),
    cancelOrderRequest: (context, stored, reason) =>
      release(context, stored, () =>
        moveDocument(context, orderRequest, stored, {
          action: 'cancelOrderRequest',
          status: 'CANCELED',
          reason,
        }),
      ),
    deleteOrderRequest: (context, stored) =>
      release(context, stored, () => deleteDocument(context, orderRequest, stored)),
  },
})
