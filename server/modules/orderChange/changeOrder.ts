import type { PoChangeLineInput, PoChangeRequest, TransitionAnswer } from '../../../codegen/generated/types'
import { subtractDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { poWorkflow } from '../../../schemas/workflow/workflows'
import { runAs } from '../../database/runAs'
import type { Row } from '../../database/tables'
import { startApproval } from '../../document/approval/startApproval'
import type { EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'
import { openDocument } from '../../document/openDocument'
import { reasonOf } from '../../document/reasonOf'
import { conflict, refused } from '../../http/failure'
import { readUnitDecimals } from '../../master/draftReferences'
import { openChangeOf } from '../order/openChange'
import type { PoLineRecord, PoRecord } from '../order/orderKind'
import { moveOrder, purchaseOrder } from '../order/orderKind'
import { readOrderLines } from '../order/orderStore'
import { orderTexts } from '../order/orderTexts'
import { addOrderParties } from './addOrderParties'
import { amountsIn, applyChange } from './applyChange'
import { changeApprovalDocument, refuseRaise, sendChange, subjectOf } from './changeApproval'
import { type ChangedInfo, changedInfo } from './changedInfo'
import { type ChangedLine, changedLines } from './changedLines'
import { changeTexts } from './changeTexts'
import { changeTypes, differenceTexts } from './changeTypes'
import { settledLines } from './settledLines'
import { tellSupplierOfPlace } from './tellInformation'

type PoChangeRow = Row<'po_change'>

/**
 * A new version of an issued order, whatever becomes different in it:
 *
 *   lines and information judged ─▶ type derived ─▶ change stored ─▶ general information alone: applied at once
 *                                                                 └▶ approval ─▶ the supplier's word ─▶ applied
 */
export async function changeOrder(
  context: EventContext,
  poNo: string,
  body: PoChangeRequest,
): Promise<TransitionAnswer> {
  const reason = reasonOf(poWorkflow, 'changePo', body.reason)
  const order = await openDocument(context, purchaseOrder, 'changePo', { id: poNo, version: body.version })
  if (await openChangeOf(context.tx, poNo)) throw conflict(orderTexts.openChange)
  const stored = await readOrderLines(context.tx, poNo)
  const lines = await judgedLines(context, poNo, { stored, sent: body.lines ?? [] })
  const info = await changedInfo(context, order, body)
  if (lines.length === 0 && !info) throw refused('nothingChanged', changeTexts.nothingChanged)
  const change = await storeChange(context, order, { stored, lines, info, reason })
  if (lines.length > 0) return requestApproval(context, order, change)
  const answer = await applyChange(context, order, change, { action: 'changePo', reason })
  await tellSupplierOfPlace(context, order)
  return answer
}

interface SentLines {
  readonly stored: readonly PoLineRecord[]
  readonly sent: readonly PoChangeLineInput[]
}

async function judgedLines(
  { tx, now }: EventContext,
  poNo: string,
  { stored, sent }: SentLines,
): Promise<readonly ChangedLine[]> {
  return changedLines(stored, sent, {
    today: koreanDay(now),
    unitDecimals: await readUnitDecimals(tx),
    settled: await settledLines(tx, poNo),
  })
}

interface Judged {
  readonly stored: readonly PoLineRecord[]
  readonly lines: readonly ChangedLine[]
  readonly info: ChangedInfo | undefined
  readonly reason: string
}

/** The change with what the order was and will be. Without lines nobody has to agree to it. */
async function storeChange(
  { tx, actor, now }: EventContext,
  order: PoRecord,
  { stored, lines, info, reason }: Judged,
): Promise<PoChangeRow> {
  const after = new Map(lines.map(each => [each.line.line_no, each]))
  const amounts = amountsIn(
    order,
    stored.map(line => ({
      qty: after.get(line.line_no)?.qty ?? line.qty,
      unitPrice: after.get(line.line_no)?.price ?? line.unit_price,
    })),
  )
  const texts = differenceTexts(lines, info)
  const chgNo = await nextNumber(tx, 'PC', now)
  return runAs(tx, 'all', async () => {
    const change = await tx
      .insertInto('po_change')
      .values({
        chg_no: chgNo,
        po_no: order.po_no,
        revision: order.revision + 1,
        chg_type: changeTypes(lines, info).join(','),
        before_text: texts.before,
        after_text: texts.after,
        diff_amt: subtractDecimals(amounts.supply_amt, order.supply_amt),
        diff_amt_krw: subtractDecimals(amounts.total_amt_krw, order.total_amt_krw),
        before_supply_amt: order.supply_amt,
        before_vat_amt: order.vat_amt,
        after_supply_amt: amounts.supply_amt,
        after_vat_amt: amounts.vat_amt,
        before_receiver: order.receiver,
        before_place: order.delivery_place,
        receiver: info?.receiver?.after ?? order.receiver,
        delivery_place: info?.place ? info.place.after : order.delivery_place,
        reason,
        requested_by: actor.userId,
        requested_dt: now,
        ...(lines.length > 0
          ? { approval_status: 'P', status: 'APPROVING' }
          : { approval_status: 'X', status: 'ACKED' }),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (lines.length > 0)
      await tx
        .insertInto('po_change_line')
        .values(lines.map(each => lineColumns(chgNo, each)))
        .execute()
    return change
  })
}

function lineColumns(chgNo: string, { line, qty, price, due }: ChangedLine) {
  return {
    chg_no: chgNo,
    line_no: line.line_no,
    before_qty: line.qty,
    after_qty: qty,
    before_price: line.unit_price,
    after_price: price,
    before_due: line.due_date,
    after_due: due,
  }
}

async function requestApproval(
  context: EventContext,
  order: PoRecord,
  change: PoChangeRow,
): Promise<TransitionAnswer> {
  const { tx, actor } = context
  await refuseRaise(tx, order, change)
  const moved = await moveOrder(context, order, { action: 'changePo', reason: change.reason })
  const begun = { ...order, version: moved.version }
  const subject = subjectOf(begun, change, actor.name)
  // Its approvers read the reason of a change as the opinion of the submission.
  const submission = { opinion: change.reason }
  const started = await startApproval(context, changeApprovalDocument, subject, submission)
  await addOrderParties(tx, order.po_no, started.approvers)
  if (started.apprNo === undefined) return sendChange(context, begun, 'X')
  return { ...moved, docNo: change.chg_no, status: 'APPROVING', approvalStatus: 'P' }
}
