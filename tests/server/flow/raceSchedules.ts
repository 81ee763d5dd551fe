import type { OperationId } from '../../../codegen/generated/types'
import type { Caller } from '../modules/productServer'
import { line, request } from '../modules/purchaseRequest/prInputs'
import { type FlowWorld, numberOf, textOf } from './flowWorld'

/** What people do to one submitted request at the same moment. */
const moves = ['approve', 'approveNext', 'approveOwn', 'reject', 'recall', 'edit', 'cancel'] as const
type Move = (typeof moves)[number]

/** What may have happened in the end. The first of two approvals leaves the request as it is, and the next may follow. */
const lawful = ['', 'approve', 'approve approveNext', 'reject', 'recall']

export interface ScheduleOutcome {
  readonly prNo: string
  readonly moves: readonly Move[]
  readonly statuses: readonly number[]
  /** What went wrong, in words; empty when all is as it must be. */
  readonly wrongs: readonly string[]
}

/**
 * A request that two people must approve one after the other meets two to five moves at once, all made with the version
 * that everybody sees. Whatever comes first, each success is one event, and one alone changes the request.
 */
export async function runSchedule(world: FlowWorld): Promise<ScheduleOutcome> {
  const { random, read } = world
  const requester = await callerNamed(world, 'req.mobile')
  const body = request({}, [line({ qty: '2', unitPrice: '900000' })])
  const { docNo: prNo } = (await requester.call('createPr', { body })).body
  const { version } = (
    await requester.call('submitPr', { prNo, body: { version: 0 } }, { 'x-confirmed': 'budgetExceeded' })
  ).body
  const [open] = await read(`select appr_no from approval where doc_no = $1 and approval_status = 'P'`, [
    prNo,
  ])
  const apprNo = textOf(open ?? {}, 'appr_no')
  const steps = await read('select singleid from approval_step where appr_no = $1 order by step_no', [apprNo])
  const [first = '', second = ''] = steps.map(step => textOf(step, 'singleid'))
  const chosen = Array.from({ length: random.whole(2, 5) }, () => random.pick(moves))
  const reason = '사양이 바뀌어 다시 정합니다.'
  const calls: Readonly<Record<Move, readonly [who: string, operation: OperationId, input: object]>> = {
    approve: [first, 'approveDoc', { apprNo, body: { version } }],
    approveNext: [second, 'approveDoc', { apprNo, body: { version } }],
    approveOwn: [requester.singleid, 'approveDoc', { apprNo, body: { version } }],
    reject: [first, 'rejectDoc', { apprNo, body: { version, opinion: reason } }],
    recall: [requester.singleid, 'recallPr', { prNo, body: { version } }],
    edit: [requester.singleid, 'updatePr', { prNo, body: { ...body, version } }],
    cancel: [requester.singleid, 'cancelPr', { prNo, body: { version, reason } }],
  }
  const answers = await Promise.all(
    chosen.map(async move => {
      const [who, operation, input] = calls[move]
      return (await callerNamed(world, who)).call(operation, { ...input })
    }),
  )
  const statuses = answers.map(({ status }) => status)
  const done = chosen.filter((_, index) => statuses[index] === 200)
  const [after] = await read(
    `select version, status, approval_status, (select count(*) from document_event where doc_no = pr_no) as events
     from pr where pr_no = $1`,
    [prNo],
  )
  const wrongs = [
    ...statuses.filter(status => ![200, 403, 409, 422].includes(status)).map(status => `answered ${status}`),
    ...(lawful.includes([...done].sort().join(' ')) ? [] : [`${done.join(' and ')} took effect`]),
    ...(numberOf(after ?? {}, 'version') === version + done.filter(move => move !== 'approve').length
      ? []
      : ['the version does not count the effects']),
    ...(numberOf(after ?? {}, 'events') === 2 + done.length ? [] : ['the events do not count the effects']),
  ]
  return { prNo, moves: chosen, statuses, wrongs }
}

async function callerNamed(world: FlowWorld, userId: string): Promise<Caller> {
  const caller = await world.callerOf(userId)
  if (!caller) throw new Error(`${userId} cannot log in.`)
  return caller
}
