import type { OperationRequests } from '../../../../codegen/generated/types'
import type { Caller } from '../productServer'
import { line, request } from '../purchaseRequest/prInputs'

type OrderBody = OperationRequests['createOrderRequest']['body']

/** Who takes a request to where it can be ordered. */
export interface Hands {
  readonly requester: Caller
  readonly approvers: readonly Caller[]
  readonly buyer: Caller
}

async function newest(caller: Caller, docNo: string): Promise<string> {
  const { rows } = (await caller.call('listApprovalInbox', { size: 0 })).body
  const row = rows.find(found => found.docNo === docNo)
  if (!row) throw new Error(`${docNo} does not wait for ${caller.singleid}`)
  return row.apprNo
}

/** Everybody of a line approves one after the other; the last answer. */
export async function approveBy(approvers: readonly Caller[], docNo: string, version: number) {
  let status = ''
  for (const approver of approvers) {
    const apprNo = await newest(approver, docNo)
    const answer = await approver.call('approveDoc', { apprNo, body: { version } })
    if (answer.status !== 200) throw new Error(answer.msg)
    status = answer.body.status
  }
  return status
}

/** A received request of one line: 10 test jigs at 50,000 won. */
export async function receivedRequest({ requester, approvers, buyer }: Hands, lines = [line({ qty: '10' })]) {
  const made = await requester.call('createPr', { body: request({}, lines) })
  const prNo = made.body.docNo
  await requester.call('submitPr', { prNo, body: { version: 0 } }, { 'x-confirmed': 'budgetExceeded' })
  await approveBy(approvers, prNo, 1)
  const received = await buyer.call('receivePr', { prNo, body: { version: 2 } })
  if (received.status !== 200) throw new Error(received.msg)
  return { prNo, version: received.body.version }
}

/** An order request that may be submitted, but for what a test says. The pinned day is 2026-11-20. */
export function order(
  prLine: string,
  header: Partial<OrderBody['header']> = {},
  changes: Partial<OrderBody['lines'][number]> = {},
): OrderBody {
  return {
    header: {
      title: '시험 지그 발주',
      compNo: 'C000001',
      receiver: 'req.mobile',
      expenseType: 'EXP',
      priceBasis: 'NEGO',
      basisReason: '견적 협의 결과입니다.',
      currency: 'KRW',
      taxCode: 'V1',
      payTerm: 'P30',
      dueDate: '2026-12-10',
      deliveryPlace: '구미 1공장 자재창고',
      ...header,
    },
    lines: [
      { prLine, qty: '10', unitPrice: '48000', accountCode: '5310100', costCenter: 'CC1020', ...changes },
    ],
  }
}
