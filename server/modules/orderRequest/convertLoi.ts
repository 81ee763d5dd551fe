import type { TransitionAnswer } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import { trimDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { EventContext } from '../../document/documentEvents'
import { moveDocument, readLines } from '../../document/documentKind'
import { given } from '../../document/givenFields'
import { openDocument } from '../../document/openDocument'
import type { DocumentKey } from '../../document/transitionKeys'
import { conflict } from '../../http/failure'
import { checkCompany } from '../../master/companySteps'
import { chosenCompany } from '../../master/findCompany'
import { loi } from '../loi/loiKind'
import { loiTexts } from '../loi/loiTexts'
import { findLetter } from './letter'
import { orderRequests } from './orderRequests'

/** Assumed: what was begun early is due two weeks after it is ordered. */
const usualLeadDays = 14

/** ACCEPTED → CONVERTED: an order request of the letter's lines, which the buyer completes; the answer names it. */
export async function convertLoi(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const { tx, now } = context
  const stored = await openDocument(context, loi, 'convertLoi', key)
  const today = koreanDay(now)
  if ((stored.valid_to ?? '') < today) throw conflict(loiTexts.expired)
  await checkCompany(tx, stored.comp_no, 'letter')
  const company = await chosenCompany(tx, stored.comp_no)
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
    letter: await findLetter(tx, stored.loi_no),
  })
  await moveDocument(context, loi, stored, {
    action: 'convertLoi',
    status: 'CONVERTED',
    columns: { or_no: made.docNo },
  })
  return made
}
