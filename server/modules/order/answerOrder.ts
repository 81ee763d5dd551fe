import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { EventContext } from '../../document/documentEvents'
import { handOver } from '../../document/handOver'
import { openDocument } from '../../document/openDocument'
import type { DocumentKey } from '../../document/transitionKeys'
import { fieldRefused } from '../../http/failure'
import { isDropped } from './lineStanding'
import { refuseWhileChanging } from './openChange'
import { moveOrder, purchaseOrder, staffOrderLink } from './orderKind'
import { readOrderLines } from './orderStore'
import { orderTexts } from './orderTexts'

/** What the supplier promises line by line, before he accepts. */
export async function promiseOrder(
  context: EventContext,
  poNo: string,
  { version, header, lines }: OperationRequests['promisePo']['body'],
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const order = await openDocument(context, purchaseOrder, 'promisePo', { id: poNo, version })
  const today = koreanDay(now)
  const known = new Set((await readOrderLines(tx, poNo)).map(line => line.line_no))
  for (const [index, { lineNo, promisedDate }] of lines.entries()) {
    if (!known.has(lineNo)) throw fieldRefused('lineNo', 'codeNotAllowed', [lineNo], index + 1)
    if (promisedDate !== undefined && promisedDate < today)
      throw fieldRefused('promisedDate', orderTexts.promisePast, [], index + 1)
    await tx
      .updateTable('po_line')
      .set({ promised_date: promisedDate ?? null })
      .where('po_no', '=', poNo)
      .where('line_no', '=', lineNo)
      .execute()
  }
  return moveOrder(context, order, {
    action: 'promisePo',
    status: order.status,
    columns: { promise_reason: header?.promiseReason?.trim() || null },
  })
}

/** SENT → ACCEPTED. In bulk, lines without a promise are promised for the day they are due. */
export async function acceptOrder(
  context: EventContext,
  key: DocumentKey,
  isBulk: boolean,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const order = await openDocument(context, purchaseOrder, 'acceptPo', key)
  await refuseWhileChanging(context, order.po_no)
  const today = koreanDay(now)
  const all = (await readOrderLines(tx, order.po_no)).map((line, index) => ({
    ...line,
    row: index + 1,
    promised: line.promised_date ?? (isBulk ? line.due_date : null),
  }))
  const lines = all.filter(line => !isDropped(line))
  for (const { line_no, row, promised } of lines) {
    if (promised === null) throw fieldRefused('promisedDate', orderTexts.promiseMissing, [line_no], row)
    // In bulk nothing was typed; what is overdue is promised for its day all the same.
    if (!isBulk && promised < today) throw fieldRefused('promisedDate', orderTexts.promisePast, [], row)
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
  const answer = await moveOrder(context, order, {
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
    link: staffOrderLink(order.po_no),
  })
  return answer
}
