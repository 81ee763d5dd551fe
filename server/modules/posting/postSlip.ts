import type { TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import type { DocumentKey } from '../../document/transitionKeys'
import { isOpenPeriod } from '../../master/accountingPeriod'
import { slipTexts } from '../slip/slipTexts'
import { openSlip } from '../slip/slipTransitions'
import { type ErpPresence, enqueuePosting } from './enqueuePosting'
import { keepPostingError } from './keepPostingError'

/** E001: the month is not open. */
const notOpen = 'E001'

/**
 * APPROVED: on its way to the ERP. What the ERP says makes it POSTED or ERROR. Assumed: whose month was closed meanwhile is an
 * error at once, for in that state its posting date can be corrected, and an approved slip has no other way on.
 */
export async function postSlip(
  context: EventContext,
  key: DocumentKey,
  presence: ErpPresence,
): Promise<TransitionAnswer> {
  const stored = await openSlip(context, 'postSignifier', key)
  if (await isOpenPeriod(context.tx, stored.posting_date, koreanDay(context.now)))
    return enqueuePosting(context, stored, presence)
  const error = { code: notOpen, text: slipTexts.periodClosed, isUnsure: false }
  return runAs(context.tx, 'all', () => keepPostingError(context, stored, error))
}
