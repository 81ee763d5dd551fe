import type { TransitionAnswer } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import { trimDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { EventContext } from '../../document/documentEvents'
import { moveDocument, readLines } from '../../document/documentKind'
import { given } from '../../document/givenFields'
import type { DocumentKey } from '../../document/transitionKeys'
import { conflict } from '../../http/failure'
import { loi } from '../loi/loiKind'
import { lois } from '../loi/loiRoutes'
import { loiTexts } from '../loi/loiTexts'
import { findLoiFacts } from './letter'
import { orderRequests } from './orderRequests'

/** Assumed: what was begun early is due two weeks after it is ordered. */
const usualLeadDays = 14

/** ACCEPTED → CONVERTED: an order request of the letter's lines, which the buyer completes; the answer names it. */
export async function convertLoi(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const { tx, now } = context
  const stored = await lois.open(context, 'convertLoi', key)
  const today = koreanDay(now)
  if ((stored.valid_to ?? '') < today) throw conflict(loiTexts.expired)
  const company = await tx
    .selectFrom('company')
    .select('pay_term')
    .where('comp_no', '=', stored.comp_no ?? '')
    .executeTakeFirst()
  const lines = await readLines(tx, loi, stored.loi_no)
  const made = await orderRequests.create(context, {
    header: {
      title: stored.title,
      currency: stored.currency,
      taxCode: stored.currency === 'KRW' ? 'V1' : 'V5',
      receiver: stored.requester,
      dueDate: addDays(today, usualLeadDays),
      ...given({ compNo: stored.comp_no, payTerm: company?.pay_term }),
    },
    lines: lines.map(line => ({
      itemName: line.item_name,
      qty: trimDecimal(line.qty),
      unitPrice: trimDecimal(line.unit_price),
      ...given({ spec: line.spec, unitCode: line.unit_code, bigo: line.bigo }),
    })),
    loi: await findLoiFacts(tx, stored.loi_no),
  })
  await moveDocument(context, loi, stored, {
    action: 'convertLoi',
    status: 'CONVERTED',
    columns: { or_no: made.docNo },
  })
  return made
}
