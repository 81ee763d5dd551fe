import { sql } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import { compareDecimals } from '../../../schemas/shared/decimal'
import { findTransition } from '../../../schemas/workflow/workflow'
import { prWorkflow } from '../../../schemas/workflow/workflows'
import type { EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'
import type { DocumentKey } from '../../document/transitionKeys'
import { fieldRefused, refused } from '../../http/failure'
import { changeStatus } from '../purchaseRequest/changeStatus'
import { lockPr } from '../purchaseRequest/prStore'
import { holding } from '../purchaseRequest/requestsFollow'
import { rankQuotations } from './rankQuotations'
import { deadlineOf, isADayAhead, isPast, spokenTime } from './rfqDeadline'
import {
  changeRfq,
  openRfq,
  type QuotationRecord,
  type RfqRecord,
  readQuotations,
  readRfqLines,
  spokenReason,
} from './rfqStore'
import { rfqTexts } from './rfqTexts'
import { tellBuyer, tellSuppliers } from './tellPeople'

const threeFrom = '10000000'

/** The request follows its quotations where its workflow lets the system move it. */
export async function movePr(context: EventContext, prNo: string, transition: string): Promise<void> {
  const pr = await lockPr(context.tx, prNo)
  const found = findTransition(prWorkflow, transition)
  if (!pr || !found || found.from === 'any' || !found.from.includes(pr.status)) return
  await changeStatus(context, pr, {
    action: transition,
    status: found.to,
    approvalStatus: pr.approval_status,
  })
}

async function setLines({ tx }: EventContext, rfq: RfqRecord, from: string, to: string): Promise<void> {
  const lines = await readRfqLines(tx, rfq.rfq_no)
  await tx
    .updateTable('pr_line')
    .set({ line_status: to })
    .where('pr_no', '=', rfq.pr_no)
    .where('line_no', 'in', [0, ...lines.map(line => line.pr_line_no)])
    .where('line_status', '=', from)
    .execute()
}

async function checkSuppliers({ tx }: EventContext, rfq: RfqRecord): Promise<readonly string[]> {
  const suppliers = await tx
    .selectFrom('rfq_supplier')
    .innerJoin('company', 'company.comp_no', 'rfq_supplier.comp_no')
    .select(['company.comp_no', 'company.status'])
    .where('rfq_supplier.rfq_no', '=', rfq.rfq_no)
    .orderBy('rfq_supplier.line_no')
    .execute()
  if (suppliers.length === 0) throw refused('noSupplier', rfqTexts.noSupplier)
  if (suppliers.some(({ status }) => status === 'SUSPENDED' || status === 'TERMINATED'))
    throw refused('supplierSuspended', rfqTexts.supplierSuspended)
  if (suppliers.some(({ status }) => status !== 'REGISTERED'))
    throw refused('supplierNotReady', rfqTexts.supplierNotReady)
  const isSole = rfq.rfq_type === 'SOLE'
  if (isSole && !rfq.sole_reason?.trim()) throw fieldRefused('soleReason', rfqTexts.soleReasonNeeded)
  if (!isSole && suppliers.length < 3 && compareDecimals(rfq.est_amt ?? '0', threeFrom) >= 0)
    throw refused('threeNeeded', rfqTexts.threeNeeded)
  return suppliers.map(({ comp_no }) => comp_no)
}

/** What was ordered since the draft was made, or is about to be, wants no quotation any more. */
async function refuseOrdered({ tx }: EventContext, rfq: RfqRecord): Promise<void> {
  await lockPr(tx, rfq.pr_no)
  const { rows } = await sql`select from rfq_line asked
    join pr_line line on line.pr_no = asked.pr_no and line.line_no = asked.pr_line_no
    where asked.rfq_no = ${rfq.rfq_no} and (line.line_status <> 'OPEN' or line.ordered_qty > 0
      or exists (select from order_request_line held join order_request holder on holder.or_no = held.or_no
        where held.pr_no = line.pr_no and held.pr_line_no = line.line_no
          and holder.status in (${sql.join(holding)}))) limit 1`.execute(tx)
  if (rows.length > 0) throw refused('alreadyOrdered', rfqTexts.alreadyOrdered)
}

/** DRAFT → SENT: one quotation for each supplier, and the request is in quotation. */
export async function sendRfq(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const rfq = await openRfq(context, 'sendRfq', key)
  if (rfq.deadline_dt === null || !isADayAhead(rfq.deadline_dt, now))
    throw fieldRefused('deadlineDate', rfqTexts.deadlineTooSoon)
  const companies = await checkSuppliers(context, rfq)
  const lines = await readRfqLines(tx, rfq.rfq_no)
  if (lines.length === 0) throw refused('noLine', rfqTexts.noLine)
  await refuseOrdered(context, rfq)
  const pages = new Map<string, string>()
  for (const comp_no of companies) {
    const qt_no = await nextNumber(tx, 'QT', now)
    pages.set(comp_no, cyberPage(qt_no))
    await tx
      .insertInto('quotation')
      .values({
        ...{ qt_no, rfq_no: rfq.rfq_no, comp_no, currency: rfq.currency, pay_term: rfq.pay_term },
        ...{ created_by: actor.userId, created_dt: now },
      })
      .execute()
    await tx
      .insertInto('quotation_line')
      .values(
        lines.map(line => ({
          ...{ qt_no, line_no: line.line_no, maker: null, unit_price: null, bigo: null },
          // The supplier begins with the day that was asked for.
          delivery_date: line.need_date,
        })),
      )
      .execute()
  }
  await setLines(context, rfq, 'OPEN', 'RFQ')
  await movePr(context, rfq.pr_no, 'sys:sendRfq')
  await tellSuppliers(context, companies, {
    title: `견적의뢰가 도착했습니다. ${rfq.title} (마감 ${spokenTime(rfq.deadline_dt)})`,
    link: compNo => pages.get(compNo) ?? '/cyber/prCheckList',
  })
  return changeRfq(context, rfq, 'sendRfq', { status: 'SENT', sent_dt: now.toISOString() })
}

/** A later deadline; what was submitted stays and may be taken back. */
export async function extendRfq(
  context: EventContext,
  key: DocumentKey,
  { deadlineDate, reason }: { readonly deadlineDate?: string; readonly reason?: string },
): Promise<TransitionAnswer> {
  const spoken = spokenReason('extendRfq', reason)
  const rfq = await openRfq(context, 'extendRfq', key)
  const deadline = deadlineDate === undefined ? undefined : deadlineOf(deadlineDate)
  if (deadline === undefined || isPast(deadline, context.now) || !isLater(deadline, rfq.deadline_dt))
    throw fieldRefused('deadlineDate', rfqTexts.deadlineNotLater)
  const quotations = await readQuotations(context.tx, rfq.rfq_no)
  const companies = quotations.map(({ comp_no }) => comp_no)
  await tellSuppliers(context, companies, {
    title: `견적마감이 ${spokenTime(deadline)}로 연장되었습니다. ${rfq.title} (사유: ${spoken})`,
    link: pageOf(quotations),
  })
  return changeRfq(context, rfq, 'extendRfq', { deadline_dt: deadline }, spoken)
}

const cyberPage = (qtNo: string) => `/cyber/prCheckEdit?qtNo=${qtNo}`

function pageOf(quotations: readonly QuotationRecord[]): (compNo: string) => string {
  const pages = new Map(quotations.map(({ comp_no, qt_no }) => [comp_no, cyberPage(qt_no)]))
  return compNo => pages.get(compNo) ?? '/cyber/prCheckList'
}

const isLater = (deadline: string, before: string | null) =>
  before === null || new Date(deadline).getTime() > new Date(before).getTime()

const answered = ['SUBMITTED', 'DECLINED']

/** SENT → CLOSED, or FAILED when nobody has submitted; prices can be seen from here on. */
export async function closeRfq(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const rfq = await openRfq(context, 'closeRfq', key)
  const quotations = await readQuotations(context.tx, rfq.rfq_no)
  if (!isPast(rfq.deadline_dt, context.now) && !quotations.every(({ status }) => answered.includes(status)))
    throw refused('notAnswered', rfqTexts.notAnswered)
  return openPrices(context, rfq, 'closeRfq')
}

/** The opening itself, for a request that is locked and may be closed. */
export async function openPrices(
  context: EventContext,
  rfq: RfqRecord,
  action: 'closeRfq' | 'sys:deadline',
): Promise<TransitionAnswer> {
  const { tx } = context
  const quotations = await readQuotations(tx, rfq.rfq_no)
  const isFailed = !quotations.some(({ status }) => status === 'SUBMITTED')
  // First, since it is refused where no exchange rate is known.
  if (!isFailed) await rankQuotations(tx, rfq)
  await tx
    .updateTable('quotation')
    .set({ status: 'EXPIRED' })
    .where('rfq_no', '=', rfq.rfq_no)
    .where('status', 'in', ['REQUESTED', 'CHECKED', 'DRAFT', 'WITHDRAWN'])
    .execute()
  if (isFailed) await release(context, rfq)
  await tellBuyer(
    context,
    rfq.rfq_no,
    isFailed ? '제출된 견적이 없어 유찰되었습니다.' : '견적이 마감되어 금액을 확인할 수 있습니다.',
  )
  return changeRfq(context, rfq, action, { status: isFailed ? 'FAILED' : 'CLOSED' })
}

/** Lines are open again; without another running request for quotation so is the purchase request. */
async function release(context: EventContext, rfq: RfqRecord): Promise<void> {
  await setLines(context, rfq, 'RFQ', 'OPEN')
  const others = await context.tx
    .selectFrom('rfq')
    .select('rfq_no')
    .where('pr_no', '=', rfq.pr_no)
    .where('rfq_no', '<>', rfq.rfq_no)
    .where('status', 'in', ['SENT', 'CLOSED', 'AWARDED'])
    .limit(1)
    .executeTakeFirst()
  if (!others) await movePr(context, rfq.pr_no, 'sys:rfqFailed')
}

/** DRAFT, SENT or CLOSED → CANCELED, for good. */
export async function cancelRfq(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const { tx } = context
  const spoken = spokenReason('cancelRfq', reason)
  const rfq = await openRfq(context, 'cancelRfq', key)
  const quotations = await readQuotations(tx, rfq.rfq_no)
  await tx
    .updateTable('quotation')
    .set({ status: 'CANCELED' })
    .where('rfq_no', '=', rfq.rfq_no)
    .where('status', 'in', ['REQUESTED', 'CHECKED', 'DRAFT', 'SUBMITTED', 'WITHDRAWN'])
    .execute()
  if (rfq.status !== 'DRAFT') await release(context, rfq)
  const companies = quotations.map(({ comp_no }) => comp_no)
  await tellSuppliers(context, companies, {
    title: `견적의뢰가 취소되었습니다. ${rfq.title} (사유: ${spoken})`,
    link: pageOf(quotations),
  })
  return changeRfq(context, rfq, 'cancelRfq', { status: 'CANCELED' }, spoken)
}
