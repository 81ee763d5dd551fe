import type { TransitionAnswer } from '../../../codegen/generated/types'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { readLines } from '../../document/documentKind'
import type { Approved } from '../../document/documentParts'
import { sectionBuyers } from '../../master/sectionBuyers'
import { giveOrder } from '../order/giveOrder'
import type { OrderSource } from '../order/placeOrder'
import { type SimpleOrderRecord, simpleOrder } from './simpleOrderKind'

/** The order of a simple order, or what is left of a failed transfer. */
export const giveSimpleOrder = (
  context: EventContext,
  stored: SimpleOrderRecord,
  action: 'approveDoc' | 'retrySimpleOrder',
  approved?: Approved<SimpleOrderRecord>,
): Promise<TransitionAnswer> =>
  giveOrder(context, simpleOrder, stored, {
    ...approved,
    action,
    owner: stored.requester,
    compNo: stored.comp_no,
    source: () => sourceOf(context, stored),
  })

/** In won, on the terms of its supplier, and bought by the first buyer of its section. */
function sourceOf({ tx }: EventContext, stored: SimpleOrderRecord): Promise<OrderSource> {
  return runAs(tx, 'all', async () => {
    const company = await tx
      .selectFrom('company')
      .select(['forward_yn', 'pay_term'])
      .where('comp_no', '=', stored.comp_no ?? '')
      .executeTakeFirstOrThrow()
    const [buyer] = await sectionBuyers(tx, stored.section)
    const lines = await readLines(tx, simpleOrder, stored.so_no)
    return {
      ...stored,
      order_type: 'SIMPLE',
      source_no: stored.so_no,
      pr_no: null,
      comp_no: stored.comp_no ?? '',
      forward_yn: company.forward_yn ?? 'N',
      buyer_id: buyer ?? stored.requester,
      expense_type: stored.expense_type ?? '',
      currency: 'KRW',
      ex_rate: '1',
      total_amt_krw: stored.supply_amt,
      pay_term: company.pay_term,
      incoterms: null,
      lines: lines.map(line => ({ ...line, pr_no: null, pr_line_no: null, due_date: null })),
    }
  })
}
