import { sql } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import { compareDecimals } from '../../../schemas/shared/decimal'
import type { EventContext } from '../../document/documentEvents'
import { lockDocument, readLines } from '../../document/documentKind'
import { nextNumber } from '../../document/documentNumber'
import { fieldRefused, refused } from '../../http/failure'
import { checkCompany } from '../../master/companySteps'
import { purchaseRequest } from '../purchaseRequest/prKind'
import { holding } from '../purchaseRequest/requestsFollow'
import { movePr, setLines } from './movePr'
import { deadlineText, isADayAhead } from './rfqDeadline'
import { moveRfq, type RfqRecord, rfq } from './rfqKind'
import { rfqTexts } from './rfqTexts'
import { quotationPage, tellSuppliers } from './tellPeople'

/** From this amount in won on three suppliers are asked, unless a reason says why not. */
const threeFrom = '10000000'

/** DRAFT → SENT: one quotation for each supplier, and the request is in quotation. */
export async function sendRfq(context: EventContext, stored: RfqRecord): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const { rfq_no, pr_no, title, currency, pay_term, deadline_dt } = stored
  if (deadline_dt === null || !isADayAhead(deadline_dt, now))
    throw fieldRefused('deadlineDate', rfqTexts.deadlineTooSoon)
  const companies = await checkSuppliers(context, stored)
  const lines = await readLines(tx, rfq, rfq_no)
  if (lines.length === 0) throw refused('noLine', rfqTexts.noLine)
  await refuseOrdered(context, stored)
  const pages = new Map<string, string>()
  for (const comp_no of companies) {
    const qt_no = await nextNumber(tx, 'QT', now)
    pages.set(comp_no, quotationPage(qt_no))
    await tx
      .insertInto('quotation')
      .values({ qt_no, rfq_no, comp_no, currency, pay_term, created_by: actor.userId, created_dt: now })
      .execute()
    // The supplier begins with the day that was asked for.
    await sql`insert into quotation_line (qt_no, line_no, delivery_date)
      select ${qt_no}, line_no, need_date from rfq_line where rfq_no = ${rfq_no}`.execute(tx)
  }
  await setLines(context, stored, 'OPEN', 'RFQ')
  await movePr(context, pr_no, 'sys:sendRfq')
  const deadline = deadlineText(deadline_dt)
  await tellSuppliers(context, pages, `견적의뢰가 도착했습니다. ${title} (마감 ${deadline})`)
  const sent_dt = now.toISOString()
  return moveRfq(context, stored, { action: 'sendRfq', status: 'SENT', columns: { sent_dt } })
}

async function checkSuppliers({ tx }: EventContext, stored: RfqRecord): Promise<readonly string[]> {
  const suppliers = await tx
    .selectFrom('rfq_supplier')
    .select('comp_no')
    .where('rfq_no', '=', stored.rfq_no)
    .orderBy('line_no')
    .execute()
  if (suppliers.length === 0) throw refused('noSupplier', rfqTexts.noSupplier)
  for (const { comp_no } of suppliers) await checkCompany(tx, comp_no, 'askQuotation')
  const isSole = stored.rfq_type === 'SOLE'
  if (isSole && !stored.sole_reason?.trim()) throw fieldRefused('soleReason', rfqTexts.soleReasonNeeded)
  if (!isSole && suppliers.length < 3 && compareDecimals(stored.est_amt ?? '0', threeFrom) >= 0)
    throw refused('threeNeeded', rfqTexts.threeNeeded)
  return suppliers.map(({ comp_no }) => comp_no)
}

/** What was ordered since the draft was made, or is about to be, wants no quotation any more. */
async function refuseOrdered({ tx }: EventContext, { rfq_no, pr_no }: RfqRecord): Promise<void> {
  await lockDocument(tx, purchaseRequest, pr_no)
  const { rows } = await sql`select from rfq_line asked
    join pr_line line on line.pr_no = asked.pr_no and line.line_no = asked.pr_line_no
    where asked.rfq_no = ${rfq_no} and (line.line_status <> 'OPEN' or line.ordered_qty > 0
      or exists (select from order_request_line held join order_request holder on holder.or_no = held.or_no
        where held.pr_no = line.pr_no and held.pr_line_no = line.line_no
          and holder.status in (${sql.join(holding)}))) limit 1`.execute(tx)
  if (rows.length > 0) throw refused('alreadyOrdered', rfqTexts.alreadyOrdered)
}
