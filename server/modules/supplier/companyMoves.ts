import type { TransitionAnswer } from '../../../codegen/generated/types'
import type { EventContext } from '../../document/documentEvents'
import { endOffers } from '../companyItem/companyItemTransitions'
import { withdrawUsersOf } from '../supplierUser/withdrawUsers'
import type { CompanyRecord } from './companyKind'
import { changeTrade, endDealings } from './moveCompany'
import { openWorkFailure } from './openWork'
import { type AskTaxOffice, checkedColumns } from './taxOffice'

type Work = (context: EventContext, stored: CompanyRecord, reason?: string) => Promise<TransitionAnswer>

/** REGISTERED → SUSPENDED: nothing new is asked or ordered, what runs goes on, and its users still come in. */
export const suspendCompany: Work = (context, stored, reason = '') =>
  changeTrade(context, stored, {
    action: 'suspendCompany',
    status: 'SUSPENDED',
    reason,
    columns: { suspend_reason: reason },
  })

/** SUSPENDED → REGISTERED, while the tax office says that it is in business. */
export const resumeCompany =
  (askTaxOffice: AskTaxOffice): Work =>
  async (context, stored, reason) => {
    const checked =
      stored.biz_type === 'FRN' ? {} : await checkedColumns(context, stored.tax_no_2, askTaxOffice)
    return changeTrade(context, stored, {
      action: 'resumeCompany',
      status: 'REGISTERED',
      reason,
      columns: { suspend_reason: null, ...checked },
    })
  }

/** → TERMINATED, once nothing is underway: its users leave, and whatever was begun without obligation ends. */
export const terminateCompany: Work = async (context, stored, reason) => {
  const failure = await openWorkFailure(context.tx, stored.comp_no)
  if (failure) throw failure
  const answer = await changeTrade(context, stored, {
    action: 'terminateCompany',
    status: 'TERMINATED',
    reason,
  })
  await withdrawUsersOf(context, stored.comp_no)
  await endDealings(context, stored.comp_no)
  await endOffers(context, stored.comp_no)
  return answer
}
