import { addDays } from '../../schemas/shared/calendar'
import { addDecimals, multiplyDecimals, roundDecimal } from '../../schemas/shared/decimal'
import { koreanDay } from '../../schemas/shared/koreanTime'
import type { Transaction } from '../database/connect'
import { decideApproval } from '../modules/approval/decideApproval'
import { findOrder, readOrderLines } from '../modules/order/orderStore'
import { ackChange, declineChange } from '../modules/orderChange/answerChange'
import { changeApprovalDocument } from '../modules/orderChange/changeApproval'
import { changeOrder } from '../modules/orderChange/changeOrder'
import { contextOf, endActs, supplierContext } from './actOfSeed'

type Turn = 'approving' | 'sent' | 'acked' | 'declined'

interface Plan {
  /** What becomes different. */
  readonly values: readonly ('DUE' | 'QTY' | 'PRICE')[]
  readonly turn: Turn
  readonly reason: string
}

/** What has become of the changes of the suppliers that the demo logs in as. */
const plans: readonly Plan[] = [
  { values: ['QTY', 'PRICE'], turn: 'sent', reason: '수량을 늘리는 대신 단가를 조정합니다.' },
  { values: ['DUE'], turn: 'acked', reason: '설비 반입 일정이 늦어져 납기를 조정합니다.' },
  { values: ['PRICE'], turn: 'declined', reason: '장기 거래 조건에 따라 단가를 다시 협의합니다.' },
  { values: ['QTY', 'DUE'], turn: 'approving', reason: '고객사 일정 변경으로 수량과 납기를 조정합니다.' },
]
const suppliers = ['C000001', 'C000002']
const extraDays = 10

/** Changes to orders that are still to be delivered, made as people would make them. */
export async function seedPoChanges(tx: Transaction, now: Date): Promise<void> {
  for (const compNo of suppliers) {
    const orders = await tx
      .selectFrom('po')
      .select(['po_no', 'buyer_id'])
      .where('comp_no', '=', compNo)
      .where('forward_yn', '=', 'Y')
      .where('status', '=', 'ACCEPTED')
      .where('received_amt', '=', '0')
      .orderBy('po_no', 'desc')
      .limit(plans.length)
      .execute()
    for (const [index, order] of orders.entries()) {
      const plan = plans[index]
      if (plan) await makeChange(tx, now, { ...plan, compNo, poNo: order.po_no, buyer: order.buyer_id })
    }
  }
  await endActs(tx, now)
}

interface Change extends Plan {
  readonly compNo: string
  readonly poNo: string
  readonly buyer: string | null
}

async function makeChange(
  tx: Transaction,
  now: Date,
  { values, turn, reason, compNo, poNo, buyer }: Change,
): Promise<void> {
  const [line] = await readOrderLines(tx, poNo)
  if (!line) return
  const order = await findOrder(tx, poNo)
  const version = async () => (await findOrder(tx, poNo))?.version ?? 0
  const day = addDays(koreanDay(now), extraDays)
  const due = line.due_date !== null && line.due_date >= day ? addDays(line.due_date, extraDays) : day
  const { docNo: chgNo } = await changeOrder(await contextOf(tx, buyer ?? 'buy.all', now), poNo, {
    version: await version(),
    ...(order?.receiver && { receiver: order.receiver }),
    ...(order?.delivery_place && { deliveryPlace: order.delivery_place }),
    reason,
    lines: [
      {
        lineNo: line.line_no,
        afterDue: values.includes('DUE') ? due : (line.due_date ?? day),
        afterQty: values.includes('QTY') ? addDecimals(line.qty, '1') : line.qty,
        afterPrice: values.includes('PRICE')
          ? roundDecimal(multiplyDecimals(line.unit_price, '0.95'), 2)
          : line.unit_price,
      },
    ],
  })
  if (turn === 'approving') return
  const approval = await tx
    .selectFrom('approval')
    .select('appr_no')
    .where('doc_type', '=', 'PC')
    .where('doc_no', '=', poNo)
    .executeTakeFirstOrThrow()
  await decideApproval(
    await contextOf(tx, 'buy.head', now),
    new Map([[changeApprovalDocument.docType, changeApprovalDocument]]),
    { id: approval.appr_no, version: await version() },
    { decision: 'approve', opinion: undefined },
  )
  if (turn === 'sent') return
  const supplier = await supplierContext(tx, compNo, now)
  const key = { id: chgNo, version: await version() }
  if (turn === 'acked') await ackChange(supplier, key)
  else await declineChange(supplier, key, '원자재 가격이 올라 단가를 낮추기 어렵습니다.')
}
