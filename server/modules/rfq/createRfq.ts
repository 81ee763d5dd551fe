import { sql } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { findDocument, lockDocument } from '../../document/documentKind'
import { nextNumber } from '../../document/documentNumber'
import { checkVersion } from '../../document/transitionKeys'
import { documentNotFound, refused } from '../../http/failure'
import { linesToQuote } from '../purchaseRequest/linesToQuote'
import { purchaseRequest } from '../purchaseRequest/prKind'
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
  const seen = await findDocument(tx, purchaseRequest, prNo)
  const pr = seen && (await lockDocument(tx, purchaseRequest, prNo))
  if (!pr) throw documentNotFound(actor.scope)
  if (pr.status !== 'RECEIVED' && pr.status !== 'RFQ') throw refused('receivedOnly', rfqTexts.receivedOnly)
  checkVersion(pr.version, version)
  const lines = await linesToQuote(tx, prNo)
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
  const numbers = lines.map(line => line.line_no)
  await sql`insert into rfq_line (rfq_no, line_no, pr_no, pr_line_no, item_code, item_name, spec, unit_code, qty, need_date)
    select ${rfqNo}, line_no, pr_no, line_no, item_code, item_name, spec, unit_code, coalesce(qty, 1),
      coalesce(need_date, ${pr.need_date}) from pr_line
    where pr_no = ${prNo} and line_no = any(${numbers}::int[])`.execute(tx)
  if (company?.status === 'REGISTERED')
    await tx
      .insertInto('rfq_supplier')
      .values({ rfq_no: rfqNo, line_no: 1, comp_no: company.comp_no })
      .execute()
  await addEvent(context, { docType: 'RFQ', docNo: rfqNo, action: 'createRfq', from: null, to: 'DRAFT' })
  return { success: true, docNo: rfqNo, status: 'DRAFT', approvalStatus: 'N', version: 0 }
}
