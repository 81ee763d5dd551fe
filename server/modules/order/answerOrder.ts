import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { isDay } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { transitionRefusal } from '../../../schemas/workflow/workflow'
import { poWorkflow } from '../../../schemas/workflow/workflows'
import { conflict, documentNotFound, fieldRefused, notAllowed } from '../../http/failure'
import { addEvent, type EventContext } from '../common/documentEvents'
import { checkVersion, type DocumentKey } from '../common/transitionKeys'
import { handOver } from '../message/handOver'
import type { PoRecord } from './listCyberPo'
import { orderTexts } from './orderTexts'
import { spokenReason } from './orderTransitions'
import { readPoLines } from './readCyberPo'

/** The order locked, judged by the workflow and compared with the version that the supplier has seen. */
async function openOrder(
  { tx, actor }: EventContext,
  transition: string,
  { id, version }: DocumentKey,
): Promise<PoRecord> {
  const order = await tx.selectFrom('po').selectAll().where('po_no', '=', id).forUpdate().executeTakeFirst()
  if (!order) throw documentNotFound(actor.scope)
  const refusal = transitionRefusal(poWorkflow, transition, {
    status: order.status,
    group: actor.group,
    isDrafter: false,
    isApprover: false,
    isNew: false,
  })
  if (refusal === 'state') {
    if (transition === 'acceptPo' && order.status === 'CANCELED') throw conflict(orderTexts.canceledOrder)
    throw conflict('stateRefused', [codeText('PO_STATUS', order.status)])
  }
  if (refusal !== undefined) throw notAllowed(`${transition} of ${id}: ${refusal}`)
  checkVersion(order.version, version)
  return order
}

interface OrderChange {
  readonly action: string
  readonly status: string
  readonly reason?: string | undefined
  readonly columns?: {
    readonly promised_date?: string | null
    readonly promise_reason?: string | null
    readonly accepted_dt?: Date
    readonly accepted_by?: string
    readonly decline_reason?: string
  }
}

async function changeOrder(
  context: EventContext,
  order: PoRecord,
  { action, status, reason, columns }: OrderChange,
): Promise<TransitionAnswer> {
  const version = order.version + 1
  await context.tx
    .updateTable('po')
    .set({ ...columns, status, version, updated_by: context.actor.userId, updated_dt: context.now })
    .where('po_no', '=', order.po_no)
    .execute()
  await addEvent(context, {
    docType: 'PO',
    docNo: order.po_no,
    action,
    from: order.status,
    to: status,
    reason,
  })
  return { success: true, docNo: order.po_no, status, approvalStatus: 'A', version }
}

/** What the supplier promises line by line, before he accepts. */
export async function promisePo(
  context: EventContext,
  poNo: string,
  { version, header, lines }: OperationRequests['promisePo']['body'],
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const order = await openOrder(context, 'promisePo', { id: poNo, version })
  const today = koreanDay(now)
  const known = new Set((await readPoLines(tx, poNo)).map(line => line.line_no))
  for (const [index, { lineNo, promisedDate }] of lines.entries()) {
    if (!known.has(lineNo)) throw fieldRefused('lineNo', 'codeNotAllowed', [lineNo], index + 1)
    if (promisedDate !== undefined && !isDay(promisedDate))
      throw fieldRefused('promisedDate', 'dateFormatWrong', [], index + 1)
    if (promisedDate !== undefined && promisedDate < today)
      throw fieldRefused('promisedDate', orderTexts.promisePast, [], index + 1)
    await tx
      .updateTable('po_line')
      .set({ promised_date: promisedDate ?? null })
      .where('po_no', '=', poNo)
      .where('line_no', '=', lineNo)
      .execute()
  }
  return changeOrder(context, order, {
    action: 'promisePo',
    status: order.status,
    columns: { promise_reason: header?.promiseReason?.trim() || null },
  })
}

/** SENT → ACCEPTED. In bulk, lines without a promise are promised for the day they are due. */
export async function acceptPo(
  context: EventContext,
  key: DocumentKey,
  isBulk: boolean,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const order = await openOrder(context, 'acceptPo', key)
  const today = koreanDay(now)
  const lines = (await readPoLines(tx, order.po_no)).map(line => ({
    ...line,
    promised: line.promised_date ?? (isBulk ? line.due_date : null),
  }))
  for (const [index, { line_no, promised }] of lines.entries()) {
    if (promised === null) throw fieldRefused('promisedDate', orderTexts.promiseMissing, [line_no], index + 1)
    // In bulk nothing was typed; what is overdue is promised for its day all the same.
    if (!isBulk && promised < today) throw fieldRefused('promisedDate', orderTexts.promisePast, [], index + 1)
  }
  const isLate = lines.some(line => (line.promised ?? '') > (line.due_date ?? ''))
  if (isLate && (order.promise_reason ?? '') === '')
    throw fieldRefused('promiseReason', orderTexts.promiseLate)
  for (const line of lines.filter(({ promised_date }) => promised_date === null))
    await tx
      .updateTable('po_line')
      .set({ promised_date: line.promised })
      .where('po_no', '=', order.po_no)
      .where('line_no', '=', line.line_no)
      .execute()
  const answer = await changeOrder(context, order, {
    action: 'acceptPo',
    status: 'ACCEPTED',
    reason: isLate ? (order.promise_reason ?? undefined) : undefined,
    columns: {
      promised_date:
        lines
          .map(line => line.promised ?? '')
          .sort()
          .at(-1) ?? null,
      accepted_dt: now,
      accepted_by: actor.name,
    },
  })
  await handOver(context, {
    people: [order.buyer_id, order.requester],
    title: `협력사가 발주를 접수했습니다. ${order.title}`,
    link: `/CyberOrderRequestEdit?poNo=${order.po_no}`,
  })
  return answer
}

/** SENT → DECLINED; the buyer sends it again or cancels it. */
export async function declinePo(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const spoken = spokenReason(reason, orderTexts.declineReasonShort)
  const order = await openOrder(context, 'declinePo', key)
  const answer = await changeOrder(context, order, {
    action: 'declinePo',
    status: 'DECLINED',
    reason: spoken,
    columns: { decline_reason: spoken },
  })
  await handOver(context, {
    people: [order.buyer_id],
    title: `협력사가 발주를 거부했습니다. ${order.title}`,
    link: `/CyberOrderRequestEdit?poNo=${order.po_no}`,
  })
  return answer
}
