import type { TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { linkOf, moveDocument } from '../../document/documentKind'
import type { Approved } from '../../document/documentParts'
import { handOver } from '../../document/handOver'
import { conflict } from '../../http/failure'
import { type LoiRecord, loi } from './loiKind'
import { loiTexts } from './loiTexts'

const tellSupplier = (context: EventContext, { loi_no }: LoiRecord, compNo: string | null, title: string) =>
  handOver(context, { companies: [compNo], title, link: `/cyber/CyberOrderRequestEdit/loi?loiNo=${loi_no}` })

export const tellBuyer = (context: EventContext, { loi_no, buyer_id }: LoiRecord, title: string) =>
  handOver(context, { people: [buyer_id], title, link: linkOf(loi, loi_no) })

/** APPROVING → ISSUED; a supplier outside the portal has accepted, and the buyer prints the letter (domain 3.4). */
export async function issueLoi(
  context: EventContext,
  stored: LoiRecord,
  { reason }: Approved<LoiRecord>,
): Promise<TransitionAnswer> {
  const company = await runAs(context.tx, 'all', () =>
    context.tx
      .selectFrom('company')
      .select('forward_yn')
      .where('comp_no', '=', stored.comp_no ?? '')
      .executeTakeFirst(),
  )
  const isForwarded = company?.forward_yn === 'Y'
  await tellSupplier(
    context,
    stored,
    isForwarded ? stored.comp_no : null,
    `LOI가 도착했습니다. ${stored.title} (${stored.loi_no})`,
  )
  return moveDocument(context, loi, stored, {
    action: 'approveDoc',
    status: isForwarded ? 'ISSUED' : 'ACCEPTED',
    approvalStatus: 'A',
    lastDeciDt: context.now,
    reason,
  })
}

/** Final. A supplier who has the letter is told. */
export async function cancelLoi(
  context: EventContext,
  stored: LoiRecord,
  reason?: string,
): Promise<TransitionAnswer> {
  await tellSupplier(
    context,
    stored,
    stored.status === 'ISSUED' ? stored.comp_no : null,
    `LOI가 취소되었습니다. ${stored.title} (${stored.loi_no})`,
  )
  return moveDocument(context, loi, stored, { action: 'cancelLoi', status: 'CANCELED', reason })
}

/** ISSUED → ACCEPTED by the supplier, while the letter is in force. */
export async function acceptLoi(context: EventContext, stored: LoiRecord): Promise<TransitionAnswer> {
  if ((stored.valid_to ?? '') < koreanDay(context.now)) throw conflict(loiTexts.expired)
  await tellBuyer(context, stored, `협력사가 LOI를 수락했습니다. ${stored.title}`)
  return moveDocument(context, loi, stored, { action: 'acceptLoi', status: 'ACCEPTED' })
}

/** ISSUED → DECLINED; the buyer cancels it. */
export async function declineLoi(
  context: EventContext,
  stored: LoiRecord,
  reason = '',
): Promise<TransitionAnswer> {
  await tellBuyer(context, stored, `협력사가 LOI를 거절했습니다. ${stored.title}`)
  const columns = { decline_reason: reason }
  return moveDocument(context, loi, stored, { action: 'declineLoi', status: 'DECLINED', reason, columns })
}
