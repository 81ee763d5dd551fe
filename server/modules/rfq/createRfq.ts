import type { TransitionAnswer } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'
import { checkVersion } from '../../document/transitionKeys'
import { documentNotFound, refused } from '../../http/failure'
import { linesToQuote } from '../purchaseRequest/linesToQuote'
import { lockPr, readLines } from '../purchaseRequest/prStore'
import { deadlineOf } from './rfqDeadline'
import { rfqTexts } from './rfqTexts'

/** Days that a draft proposes for answers (Assumed). */
const proposedDays = 3

/** A draft with all lines of the request that nobody has asked quotations for, and the supplier that the requester wished for. */
export async function createRfq(
  context: EventContext,
  prNo: string,
  version: number,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const pr = await lockPr(tx, prNo)
  if (!pr) throw documentNotFound(actor.scope)
  if (pr.status !== 'RECEIVED' && pr.status !== 'RFQ') throw refused('receivedOnly', rfqTexts.receivedOnly)
  checkVersion(pr.version, version)
  const lines = await linesToQuote(tx, prNo, await readLines(tx, prNo))
  if (lines.length === 0) throw refused('noLine', rfqTexts.noLine)
  const company = pr.wish_comp_no
    ? await tx
        .selectFrom('company')
        .select(['comp_no', 'status', 'pay_term'])
        .where('comp_no', '=', pr.wish_comp_no)
        .executeTakeFirst()
    : undefined
  const rfqNo = await nextNumber(tx, 'RQ', now)
  await tx
    .insertInto('rfq')
    .values({
      rfq_no: rfqNo,
      pr_no: prNo,
      title: pr.title,
      currency: pr.currency,
      est_amt: pr.total_amt_krw,
      deadline_dt: deadlineOf(addDays(koreanDay(now), proposedDays)),
      delivery_place: pr.delivery_place,
      pay_term: company?.pay_term ?? 'P30',
      section: pr.section,
      buyer_id: pr.buyer_id ?? actor.userId,
      buyer_nm: pr.buyer_nm ?? actor.name,
      created_by: actor.userId,
      created_dt: now,
    })
    .execute()
  await tx
    .insertInto('rfq_line')
    .values(
      lines.map(line => ({
        rfq_no: rfqNo,
        line_no: line.line_no,
        pr_no: prNo,
        pr_line_no: line.line_no,
        item_code: line.item_code,
        item_name: line.item_name,
        spec: line.spec,
        unit_code: line.unit_code,
        qty: line.qty ?? '1',
        need_date: line.need_date ?? pr.need_date,
      })),
    )
    .execute()
  if (company?.status === 'REGISTERED')
    await tx
      .insertInto('rfq_supplier')
      .values({ rfq_no: rfqNo, line_no: 1, comp_no: company.comp_no })
      .execute()
  await addEvent(context, { docType: 'RFQ', docNo: rfqNo, action: 'createRfq', from: null, to: 'DRAFT' })
  return { success: true, docNo: rfqNo, status: 'DRAFT', approvalStatus: 'N', version: 0 }
}
