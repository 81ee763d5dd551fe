import type { RfqExtend, TransitionAnswer } from '../../../codegen/generated/types'
import { rfqWorkflow } from '../../../schemas/workflow/workflows'
import type { EventContext } from '../../document/documentEvents'
import { openDocument } from '../../document/openDocument'
import { reasonOf } from '../../document/reasonOf'
import type { DocumentKey } from '../../document/transitionKeys'
import { fieldRefused, refused } from '../../http/failure'
import { checkCompany } from '../../master/companySteps'
import { releaseLines } from './movePr'
import { rankQuotations } from './rankQuotations'
import { deadlineOf, deadlineText, isPast } from './rfqDeadline'
import { moveRfq, type RfqRecord, readQuotations, rfq } from './rfqKind'
import { rfqTexts } from './rfqTexts'
import { pagesOf, tellBuyer, tellSuppliers } from './tellPeople'

/** A later deadline; what was submitted stays and may be withdrawn. */
export async function extendRfq(
  context: EventContext,
  key: DocumentKey,
  { deadlineDate, reason: given }: RfqExtend,
): Promise<TransitionAnswer> {
  const reason = reasonOf(rfqWorkflow, 'extendRfq', given, rfq.reasonTexts?.extendRfq)
  const stored = await openDocument(context, rfq, 'extendRfq', key)
  const deadline = deadlineDate === undefined ? undefined : deadlineOf(deadlineDate)
  if (deadline === undefined || isPast(deadline, context.now) || !isLater(deadline, stored.deadline_dt))
    throw fieldRefused('deadlineDate', rfqTexts.deadlineNotLater)
  const quotations = await readQuotations(context.tx, stored.rfq_no)
  // Who has declined is not waited for.
  for (const { comp_no, status } of quotations)
    if (status !== 'DECLINED') await checkCompany(context.tx, comp_no, 'askQuotation')
  const pages = pagesOf(quotations)
  const title = `견적마감이 ${deadlineText(deadline)}로 연장되었습니다. ${stored.title} (사유: ${reason})`
  await tellSuppliers(context, pages, title)
  return moveRfq(context, stored, { action: 'extendRfq', reason, columns: { deadline_dt: deadline } })
}

const isLater = (deadline: string, before: string | null) =>
  before === null || new Date(deadline).getTime() > new Date(before).getTime()

const answered = ['SUBMITTED', 'DECLINED']

/** SENT → CLOSED, or FAILED when nobody has submitted; prices can be seen from here on. */
export async function closeRfq(context: EventContext, stored: RfqRecord): Promise<TransitionAnswer> {
  const quotations = await readQuotations(context.tx, stored.rfq_no)
  if (
    !isPast(stored.deadline_dt, context.now) &&
    !quotations.every(({ status }) => answered.includes(status))
  )
    throw refused('notAnswered', rfqTexts.notAnswered)
  return openPrices(context, stored, 'closeRfq')
}

/** The opening itself, for a request that is locked and may be closed. */
export async function openPrices(
  context: EventContext,
  stored: RfqRecord,
  action: 'closeRfq' | 'sys:deadline',
): Promise<TransitionAnswer> {
  const { tx } = context
  const { rfq_no } = stored
  const quotations = await readQuotations(tx, rfq_no)
  const isFailed = !quotations.some(({ status }) => status === 'SUBMITTED')
  // First, since it is refused where no exchange rate is known.
  if (!isFailed) await rankQuotations(tx, stored)
  await tx
    .updateTable('quotation')
    .set({ status: 'EXPIRED' })
    .where('rfq_no', '=', rfq_no)
    .where('status', 'in', ['REQUESTED', 'CHECKED', 'DRAFT', 'WITHDRAWN'])
    .execute()
  if (isFailed) await releaseLines(context, stored)
  await tellBuyer(
    context,
    rfq_no,
    isFailed ? '제출된 견적이 없어 유찰되었습니다.' : '견적이 마감되어 금액을 확인할 수 있습니다.',
  )
  return moveRfq(context, stored, { action, status: isFailed ? 'FAILED' : 'CLOSED' })
}

/** DRAFT, SENT or CLOSED → CANCELED, for good. */
export async function cancelRfq(
  context: EventContext,
  stored: RfqRecord,
  reason?: string,
): Promise<TransitionAnswer> {
  const { tx } = context
  const { rfq_no, title } = stored
  const pages = pagesOf(await readQuotations(tx, rfq_no))
  await tx
    .updateTable('quotation')
    .set({ status: 'CANCELED' })
    .where('rfq_no', '=', rfq_no)
    .where('status', 'in', ['REQUESTED', 'CHECKED', 'DRAFT', 'SUBMITTED', 'WITHDRAWN'])
    .execute()
  if (stored.status !== 'DRAFT') await releaseLines(context, stored)
  await tellSuppliers(context, pages, `견적의뢰가 취소되었습니다. ${title} (사유: ${reason ?? ''})`)
  return moveRfq(context, stored, { action: 'cancelRfq', status: 'CANCELED', reason })
}
