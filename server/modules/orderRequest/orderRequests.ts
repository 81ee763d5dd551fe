import type { TransitionAnswer } from '../../../codegen/generated/types'
import type { EventContext } from '../../document/documentEvents'
import { moveDocument, readLines } from '../../document/documentKind'
import { documentModule } from '../../document/documentModule'
import type { Approved } from '../../document/documentParts'
import { deleteDocument } from '../../document/documentWork'
import { chosenCompany } from '../../master/findCompany'
import { giveOrder } from '../order/giveOrder'
import { requestsFollow } from '../purchaseRequest/requestsFollow'
import { releaseLetter } from './letter'
import { type OrderRequestRecord, orderRequest } from './orderRequestKind'
import { orderRequestFailure } from './orderRequestRules'
import { prepareOrderRequest } from './prepareOrderRequest'
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

/** The order of the request, or what is left of a failed transfer; its purchase requests follow. */
async function order(
  context: EventContext,
  stored: OrderRequestRecord,
  action: 'approveDoc' | 'retryOrderRequest',
  approved?: Approved<OrderRequestRecord>,
): Promise<TransitionAnswer> {
  const lines = await readLines(context.tx, orderRequest, stored.or_no)
  const source = {
    ...stored,
    order_type: stored.order_type === 'LOI' ? 'LOI' : 'NORMAL',
    source_no: stored.or_no,
    comp_no: stored.comp_no ?? '',
    forward_yn: approved?.columns?.forward_yn ?? stored.forward_yn ?? 'N',
    pay_term: stored.pay_term ?? '',
    expense_type: stored.expense_type ?? '',
    lines,
  }
  const owner = stored.buyer_id
  const answer = await giveOrder(context, orderRequest, stored, {
    ...approved,
    ...{ action, owner, compNo: stored.comp_no, source: async () => source },
  })
  await requestsFollow(
    context,
    lines.flatMap(line => line.pr_no ?? []),
  )
  return answer
}

export const orderRequests = documentModule(orderRequest, {
  prepare: prepareOrderRequest,
  rules: orderRequestFailure,
  read: orderReading,
  submit: async ({ tx }, { comp_no }) => ({
    forward_yn: (await chosenCompany(tx, comp_no))?.forward_yn ?? 'N',
  }),
  approved: (context, stored, approved) => order(context, stored, 'approveDoc', approved),
  transitions: {
    retryOrderRequest: (context, stored) => order(context, stored, 'retryOrderRequest'),
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
