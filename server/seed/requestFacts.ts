import type { ApprovalRule } from '../document/approval/approvalRules'
import { chooseRule } from '../document/approval/approvalRules'
import { type Organisation, resolveApprovers } from '../document/approval/resolveApprovers'
import type { PrStatus, StoryRequest } from './requestStory'
import type { SeededRandom } from './seededRandom'
import { atWork, beforeEnd } from './workingTime'

interface StoryStep {
  readonly stepNo: number
  readonly seq: number
  readonly stepType: string
  readonly singleid: string
  readonly status: string
  readonly actedAt: Date | undefined
  readonly opinion: string | undefined
}

interface StoryEvent {
  readonly at: Date
  readonly actor: string
  readonly action: string
  readonly from: string | null
  readonly to: string | null
  readonly reason?: string
}

/** What became of a request: its approval, its later life, who did what when. */
export interface RequestFacts {
  readonly approval:
    | { readonly status: string; readonly draftedAt: Date; readonly steps: readonly StoryStep[] }
    | undefined
  readonly approvalStatus: string
  readonly lastDecidedAt: Date | undefined
  readonly receivedAt: Date | undefined
  readonly returnReason: string | undefined
  readonly events: readonly StoryEvent[]
}

const hour = 3_600_000

/** From state to state after approval: who moves it on and what that is called. */
const laterLife: readonly (readonly [from: string, to: PrStatus, action: string, isSystem: boolean])[] = [
  ['APPROVED', 'RECEIVED', 'receivePr', false],
  ['RECEIVED', 'RFQ', 'sendRfq', false],
  ['RFQ', 'SELECTED', 'selectQuotation', false],
  ['SELECTED', 'ORDERING', 'orderPr', false],
  ['ORDERING', 'ORDERED', 'poCreated', true],
  ['ORDERED', 'CLOSED', 'allPoClosed', true],
]
const lived = laterLife.map(([, to]) => to)

const rejections = [
  '예산 초과로 수량을 조정하여 다시 상신해 주세요.',
  '기존 재고를 먼저 사용하시기 바랍니다.',
  '견적 근거를 첨부해 주세요.',
]

export interface FactsInput {
  readonly random: SeededRandom
  readonly rules: readonly ApprovalRule[]
  readonly organisation: Organisation
  readonly now: Date
  readonly buyer: string
}

/** Works out the approval and the events that lead to the state a request is said to stand in. */
export function requestFacts(
  { random, rules, organisation, now, buyer }: FactsInput,
  { day, status, drafter, expenseType }: StoryRequest,
  amountKrw: string,
): RequestFacts | undefined {
  let clock = new Date(`${day}T09:00:00+09:00`).getTime() + random.whole(0, 7 * 60) * 60_000
  const latest = now.getTime() - 60_000
  // Nothing happens in the future: the last steps of a young request come close together before now.
  const tick = (hours: number) => {
    clock = beforeEnd(clock, atWork(clock + hours * hour + random.whole(1, 40) * 60_000), latest)
    return new Date(clock)
  }
  clock = Math.min(clock, latest)
  const events: StoryEvent[] = [
    { at: new Date(clock), actor: drafter.singleid, action: 'createPr', from: null, to: 'DRAFT' },
  ]
  const nothing = { lastDecidedAt: undefined, receivedAt: undefined, returnReason: undefined }
  const isEarlyCancel = status === 'CANCELED' && random.chance(0.5)
  if (status === 'DRAFT') return { approval: undefined, approvalStatus: 'N', ...nothing, events }
  if (isEarlyCancel) {
    events.push({
      at: tick(5),
      actor: drafter.singleid,
      action: 'cancelPr',
      from: 'DRAFT',
      to: 'CANCELED',
      reason: '요청 부서의 계획이 변경되었습니다.',
    })
    return { approval: undefined, approvalStatus: 'N', ...nothing, events }
  }
  const topDept = organisation.departments.get(drafter.deptcd)?.topDept ?? ''
  const rule = chooseRule(rules, { expenseType, topDept, amountKrw })
  const line =
    rule && resolveApprovers(rule.steps, { drafter: drafter.singleid, deptcd: drafter.deptcd }, organisation)
  if (!line || 'problem' in line) return undefined

  const draftedAt = tick(2)
  events.push({ at: draftedAt, actor: drafter.singleid, action: 'submitPr', from: 'DRAFT', to: 'APPROVING' })
  const stopsAt =
    status === 'APPROVING' || status === 'REJECTED' ? random.whole(0, line.length - 1) : line.length
  const steps = line.map((step, index): StoryStep => {
    if (index > stopsAt) return { ...step, status: 'WAIT', actedAt: undefined, opinion: undefined }
    if (index === stopsAt && status === 'APPROVING')
      return { ...step, status: 'CURRENT', actedAt: undefined, opinion: undefined }
    const isRejected = index === stopsAt
    const opinion = isRejected ? random.pick(rejections) : random.chance(0.3) ? '검토하였습니다.' : undefined
    const at = tick(random.whole(3, 20))
    const isLast = index === line.length - 1
    events.push({
      at,
      actor: step.singleid,
      action: isRejected ? 'rejectDoc' : 'approveDoc',
      from: 'APPROVING',
      to: isRejected ? 'REJECTED' : isLast ? 'APPROVED' : 'APPROVING',
      ...(opinion === undefined ? {} : { reason: opinion }),
    })
    return { ...step, status: isRejected ? 'REJECTED' : 'APPROVED', actedAt: at, opinion }
  })
  const decided = status === 'APPROVING' ? undefined : new Date(clock)
  const approvalStatus = status === 'APPROVING' ? 'P' : status === 'REJECTED' ? 'R' : 'A'
  const approval = { status: approvalStatus, draftedAt, steps }
  if (status === 'CANCELED')
    events.push({
      at: tick(9),
      actor: drafter.singleid,
      action: 'cancelPr',
      from: 'APPROVED',
      to: 'CANCELED',
      reason: '다른 부서의 재고를 이관받기로 하였습니다.',
    })
  if (status === 'RETURNED') {
    const returnReason = '규격이 불명확하여 견적을 받을 수 없습니다. 보완해 주세요.'
    events.push({
      at: tick(8),
      actor: buyer,
      action: 'returnPr',
      from: 'APPROVED',
      to: 'RETURNED',
      reason: returnReason,
    })
    return {
      approval,
      approvalStatus: 'R',
      lastDecidedAt: decided,
      receivedAt: undefined,
      returnReason,
      events,
    }
  }
  let receivedAt: Date | undefined
  for (const [from, to, action, isSystem] of laterLife.slice(0, lived.indexOf(status) + 1)) {
    const at = tick(random.whole(8, 44))
    if (to === 'RECEIVED') receivedAt = at
    events.push({ at, actor: isSystem ? 'system' : buyer, action, from, to })
  }
  return { approval, approvalStatus, lastDecidedAt: decided, receivedAt, returnReason: undefined, events }
}
