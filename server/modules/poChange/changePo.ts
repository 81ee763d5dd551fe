import { sql } from 'kysely'
import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { subtractDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import { nextNumber } from '../../documentNumber'
import { conflict, fieldRefused, refused } from '../../http/failure'
import { startApproval } from '../approval/startApproval'
import type { EventContext } from '../common/documentEvents'
import { handOver } from '../message/handOver'
import type { PoRecord } from '../order/listCyberPo'
import { openChangeOf } from '../order/openChange'
import { changeOrder, openPo, staffOrderLink, supplierOrderLink } from '../order/orderState'
import { spokenReason } from '../order/orderTransitions'
import { readPoLines } from '../order/readCyberPo'
import { reckoned } from './applyChange'
import { type ChangedLine, changedLines, differenceTexts, type LineChangeType } from './changedLines'
import { increaseOf } from './increaseOf'
import { addOrderParties, poChangeApprovalDocument, sendChange, subjectOf } from './poChangeApproval'
import { poChangeTexts } from './poChangeTexts'

type ChangeBody = OperationRequests['changePo']['body']

const lineTypes: readonly LineChangeType[] = ['DUE', 'QTY', 'PRICE']
const longestText = 1000

/** A new version of an issued order: general information at once, everything else by approval and the supplier's word. */
export async function changePo(
  context: EventContext,
  poNo: string,
  body: ChangeBody,
): Promise<TransitionAnswer> {
  const reason = spokenReason(body.reason)
  const order = await openPo(context, 'changePo', { id: poNo, version: body.version })
  if (await openChangeOf(context.tx, poNo)) throw conflict(poChangeTexts.openChange)
  if (body.chgType === 'INFO') return changeInformation(context, order, body, reason)
  const type = lineTypes.find(one => one === body.chgType)
  if (!type) throw fieldRefused('chgType', 'codeNotAllowed', [body.chgType])
  return changeLines(context, order, type, body, reason)
}

async function changeInformation(
  context: EventContext,
  order: PoRecord,
  body: ChangeBody,
  reason: string,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const receiver = body.receiver ?? order.receiver
  const place = (body.deliveryPlace ?? order.delivery_place ?? '').trim()
  const isMoved = place !== (order.delivery_place ?? '')
  if (receiver === order.receiver && !isMoved) throw refused('nothingChanged', poChangeTexts.nothingChanged)
  const people = await tx
    .selectFrom('person')
    .select(['singleid', 'hname', 'status', 'use_flag'])
    .where('singleid', 'in', [receiver ?? '', order.receiver ?? ''])
    .execute()
  const known = people.find(person => person.singleid === receiver)
  if (receiver !== order.receiver && (!known || known.status === 'R' || known.use_flag !== 'Y'))
    throw fieldRefused('receiver', 'codeNotAllowed', [receiver ?? ''])
  const nameOf = (id: string | null) => people.find(person => person.singleid === id)?.hname ?? '-'
  const say = (who: string | null, where: string) =>
    [
      ...(receiver === order.receiver ? [] : [`인수자: ${nameOf(who)}`]),
      ...(isMoved ? [`납품장소: ${where || '-'}`] : []),
    ].join('\n')
  await runAs(tx, 'all', async () => {
    await tx
      .insertInto('po_change')
      .values({
        chg_no: await nextNumber(tx, 'PC', now),
        po_no: order.po_no,
        revision: order.revision + 1,
        chg_type: 'INFO',
        before_text: say(order.receiver, order.delivery_place ?? ''),
        after_text: say(receiver, place),
        receiver,
        delivery_place: place || null,
        reason,
        requested_by: actor.userId,
        requested_dt: now,
        approval_status: 'X',
        status: 'ACKED',
      })
      .execute()
    if (receiver !== null) await addOrderParties(tx, order.po_no, [receiver], 'is_receiver')
  })
  const answer = await changeOrder(context, order, {
    action: 'changePo',
    reason,
    columns: { receiver, delivery_place: place || null, revision: order.revision + 1 },
  })
  await handOver(context, {
    people: [order.requester, receiver],
    title: `발주의 일반정보가 변경되었습니다. ${order.title}`,
    link: staffOrderLink(order.po_no),
  })
  await handOver(context, {
    companies: [order.forward_yn === 'Y' ? order.comp_no : null],
    title: `발주의 인수자·납품장소가 변경되었습니다. ${order.title} (${order.po_no})`,
    link: supplierOrderLink(order.po_no),
  })
  return answer
}

async function changeLines(
  context: EventContext,
  order: PoRecord,
  type: LineChangeType,
  { lines: sent = [] }: ChangeBody,
  reason: string,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const stored = await readPoLines(tx, order.po_no)
  const units = await tx.selectFrom('unit').select(['unit_code', 'decimals']).execute()
  const changed = changedLines(type, stored, sent, {
    today: koreanDay(now),
    unitDecimals: new Map(units.map(unit => [unit.unit_code, unit.decimals])),
    settled: await settledLines(context, order.po_no),
  })
  const after = new Map(changed.map(each => [each.line.line_no, each]))
  const amounts = reckoned(
    order,
    stored.map(line => ({
      qty: after.get(line.line_no)?.qty ?? line.qty,
      unitPrice: after.get(line.line_no)?.price ?? line.unit_price,
    })),
  )
  const texts = differenceTexts(type, changed)
  const chgNo = await nextNumber(tx, 'PC', now)
  await runAs(tx, 'all', async () => {
    await tx
      .insertInto('po_change')
      .values({
        chg_no: chgNo,
        po_no: order.po_no,
        revision: order.revision + 1,
        chg_type: type,
        before_text: texts.before.slice(0, longestText),
        after_text: texts.after.slice(0, longestText),
        diff_amt: subtractDecimals(amounts.supplyAmt, order.supply_amt),
        diff_amt_krw: subtractDecimals(amounts.totalAmtKrw, order.total_amt_krw),
        reason,
        requested_by: actor.userId,
        requested_dt: now,
        approval_status: 'P',
        status: 'APPROVING',
      })
      .execute()
    await tx
      .insertInto('po_change_line')
      .values(changed.map(each => lineColumns(chgNo, each)))
      .execute()
  })
  const moved = await changeOrder(context, order, { action: 'changePo', reason })
  const begun = { ...order, version: moved.version }
  const started = await startApproval(
    context,
    poChangeApprovalDocument,
    subjectOf(begun, {
      requestedBy: actor.userId,
      requestedByNm: actor.name,
      typeText: codeText('PO_CHG_TYPE', type),
      increaseKrw: increaseOf(subtractDecimals(amounts.totalAmtKrw, order.total_amt_krw)),
      status: 'APPROVING',
    }),
  )
  await runAs(tx, 'all', () =>
    addOrderParties(tx, order.po_no, [...started.approvers, ...started.delegates], 'is_approver'),
  )
  if (started.apprNo !== undefined)
    return { ...moved, docNo: chgNo, status: 'APPROVING', approvalStatus: 'P' }
  return sendChange(context, begun, 'X')
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

async function settledLines({ tx }: EventContext, poNo: string): Promise<ReadonlySet<number>> {
  const { rows } = await runAs(tx, 'all', () =>
    sql<{ line_no: number }>`select distinct receipt.po_line_no as line_no from warehousing_line receipt
      join adjustment on adjustment.adj_no = receipt.adj_no
      where receipt.po_no = ${poNo} and adjustment.status <> 'CANCELED'`.execute(tx),
  )
  return new Set(rows.map(row => row.line_no))
}
