import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { linkOf, moveDocument } from '../../document/documentKind'
import { documentModule } from '../../document/documentModule'
import { handOver } from '../../document/handOver'
import { conflict } from '../../http/failure'
import { checkCompany } from '../../master/companySteps'
import { rateSourceOf } from '../../master/exchangeRates'
import { chosenCompany } from '../../master/findCompany'
import { type LoiRecord, loi } from './loiKind'
import { loiFailure } from './loiRules'
import { loiTexts } from './loiTexts'
import { prepareLoi } from './prepareLoi'

const tellSupplier = (context: EventContext, { loi_no, comp_no }: LoiRecord, title: string) =>
  handOver(context, {
    companies: [comp_no],
    title,
    link: `/cyber/CyberOrderRequestEdit/loi?loiNo=${loi_no}`,
  })

export const tellBuyer = (context: EventContext, { loi_no, buyer_id }: LoiRecord, title: string) =>
  handOver(context, { people: [buyer_id], title, link: linkOf(loi, loi_no) })

/** What can be done with letters of intent. */
export const lois = documentModule(loi, {
  prepare: prepareLoi,
  rules: loiFailure,
  read: {
    header: {
      forwardYn: async ({ tx }, { comp_no }) => (await chosenCompany(tx, comp_no))?.forward_yn,
      rateSource: (_context, { currency }) => rateSourceOf(currency).rateSource,
    },
  },
  /** A supplier outside the portal has accepted, and the buyer prints the letter (domain 3.4). */
  approved: async (context, stored, { reason }) => {
    const { tx, now } = context
    await checkCompany(tx, stored.comp_no, 'letter')
    const company = await runAs(tx, 'all', () => chosenCompany(tx, stored.comp_no))
    const isForwarded = company?.forward_yn === 'Y'
    if (isForwarded)
      await tellSupplier(context, stored, `LOI가 도착했습니다. ${stored.title} (${stored.loi_no})`)
    const status = isForwarded ? 'ISSUED' : 'ACCEPTED'
    const decided = { approvalStatus: 'A', lastDeciDt: now, reason }
    return moveDocument(context, loi, stored, { ...decided, action: 'approveDoc', status })
  },
  transitions: {
    /** A supplier who has the letter hears of it. */
    cancelLoi: async (context, stored, reason) => {
      if (stored.status === 'ISSUED')
        await tellSupplier(context, stored, `LOI가 취소되었습니다. ${stored.title} (${stored.loi_no})`)
      return moveDocument(context, loi, stored, { action: 'cancelLoi', status: 'CANCELED', reason })
    },
    acceptLoi: async (context, stored) => {
      if ((stored.valid_to ?? '') < koreanDay(context.now)) throw conflict(loiTexts.expired)
      await tellBuyer(context, stored, `협력사가 LOI를 수락했습니다. ${stored.title}`)
      return moveDocument(context, loi, stored, { action: 'acceptLoi', status: 'ACCEPTED' })
    },
    declineLoi: async (context, stored, reason = '') => {
      await tellBuyer(context, stored, `협력사가 LOI를 거절했습니다. ${stored.title}`)
      const declined = { action: 'declineLoi', status: 'DECLINED', reason }
      return moveDocument(context, loi, stored, { ...declined, columns: { decline_reason: reason } })
    },
    convertLoi: 'elsewhere',
  },
})
