import { sql } from 'kysely'
import type { WarehousingList } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import type { Page } from '../../document/documentList'
import { answerList } from '../../document/listOf'
import { type ReceiptFilters, receiptConditions, receiptFilters } from './receiptFilters'
import { receipt } from './receiptKind'

const answer = answerList<WarehousingList>(receipt, {
  ...receiptFilters,
  operation: 'listWarehousing',
  // Numbers are given in the order of shipping, so the number's own index sorts by the request date as well.
  sortedBy: { whReqDate: 'wh_req_no' },
})

/** The list of receipts. Who sees what is the row policies' business alone. */
export const listReceipts = (
  tx: Transaction,
  actor: Actor,
  filters: ReceiptFilters,
): Promise<WarehousingList> =>
  // No field of it depends on the day.
  answer({ tx, actor, today: '' }, filters, {
    conditions: receiptConditions(actor, filters),
    placePage: async (_tx, page) => (actor.scope === 'all' ? page : sortedWithinScope(page)),
  })

/** Within a narrower scope another order is sorted; "offset 0" keeps the planner from walking that of the company. */
function sortedWithinScope(page: Page): Page {
  const { from, where, sort } = page
  if (sort.every(part => part.column === receipt.number)) return page
  const columns = [...new Set([receipt.number, ...sort.map(part => part.column)])]
  const read = sql.join(columns.map(name => sql.ref(`document.${name}`)))
  return {
    ...page,
    from: sql`(select ${read} from ${from} where ${where} offset 0) document`,
    where: sql`true`,
  }
}
