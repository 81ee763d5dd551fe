import { describe, expect, it } from 'vitest'
import { actOnApproval, advance, type StepState } from '../../../../server/document/approval/actOnApproval'
import {
  type ApprovalRule,
  chooseRule,
  type RuleStep,
} from '../../../../server/document/approval/approvalRules'
import { type Organisation, resolveApprovers } from '../../../../server/document/approval/resolveApprovers'

const person = (singleid: string, status = 'A', appChk = 'Y') => ({
  singleid,
  hname: singleid,
  deptnm: null,
  positionNm: null,
  status,
  appChk,
  delegate: null,
})
const department = (deptcd: string, indept: string | null, deptnm: string, head: string) =>
  [deptcd, { deptcd, indept, topDept: 'T1', deptnm, headSingleid: head }] as const

function organisation(
  statuses: Readonly<Record<string, string>> = {},
  appChk: Readonly<Record<string, string>> = {},
): Organisation {
  const people = ['team', 'director', 'buyer', 'account', 'cfo', 'expert', 'clerk']
  return {
    departments: new Map([
      department('D1', null, '사업부', 'director'),
      department('D11', 'D1', '팀', 'team'),
      department('D9', null, '경영지원실', 'cfo'),
      department('D91', 'D9', '구매기획팀', 'buyer'),
      department('D93', 'D9', '재무팀', 'account'),
    ]),
    people: new Map(people.map(id => [id, person(id, statuses[id], appChk[id])])),
  }
}
const step = (stepNo: number, resolver: string, singleid: string | null = null, seq = 1): RuleStep => ({
  stepNo,
  seq,
  stepType: 'APPROVE',
  resolver,
  singleid,
})
const whole = [step(1, 'DEPT_HEAD'), step(2, 'ACC_HEAD'), step(3, 'SECTION_HEAD'), step(4, 'CFO')]
const namesOf = (steps: readonly RuleStep[], drafter: string, deptcd: string, where = organisation()) => {
  const line = resolveApprovers(steps, { drafter, deptcd }, where)
  return 'problem' in line ? line : line.map(each => `${each.stepNo} ${each.singleid}`)
}

describe('who approves', () => {
  it.each([
    [
      'a clerk of a team',
      whole,
      'clerk',
      'D11',
      organisation(),
      ['1 team', '2 account', '3 director', '4 cfo'],
    ],
    [
      'the head of the team himself, whom the director replaces and keeps the later step',
      whole,
      'team',
      'D11',
      organisation(),
      ['1 account', '2 director', '3 cfo'],
    ],
    [
      'the director, above whom the CFO stands',
      whole,
      'director',
      'D1',
      organisation(),
      ['1 account', '2 cfo'],
    ],
    [
      'a clerk whose head is on leave',
      [step(1, 'DEPT_HEAD')],
      'clerk',
      'D11',
      organisation({ team: 'L' }),
      ['1 director'],
    ],
    [
      'parallel steps that share a number',
      [step(1, 'DEPT_HEAD'), step(2, 'ACC_HEAD'), step(2, 'PERSON', 'expert', 2)],
      'clerk',
      'D11',
      organisation(),
      ['1 team', '2 account', '2 expert'],
    ],
    [
      'a person on leave named by hand',
      [step(1, 'PERSON', 'expert')],
      'clerk',
      'D11',
      organisation({ expert: 'L' }),
      { problem: 'absent', status: 'L' },
    ],
    [
      'a head who has resigned',
      [step(1, 'DEPT_HEAD')],
      'clerk',
      'D11',
      organisation({ team: 'R' }),
      { problem: 'absent', status: 'R' },
    ],
    [
      'somebody without the right',
      [step(1, 'ACC_HEAD')],
      'clerk',
      'D11',
      organisation({}, { account: 'N' }),
      { problem: 'noRight' },
    ],
    [
      'nobody at all',
      [step(1, 'PERSON', 'ghost')],
      'clerk',
      'D11',
      organisation(),
      { problem: 'unresolved', resolver: 'PERSON' },
    ],
  ] as const)('is worked out for %s', (_who, steps, drafter, deptcd, where, expected) => {
    expect(namesOf(steps, drafter, deptcd, where)).toEqual(expected)
  })

  it('comes from the most specific rule: section before expense type before the general one, then priority', () => {
    const rule = (ruleId: string, changes: Partial<ApprovalRule> = {}): ApprovalRule => ({
      ruleId,
      ruleName: ruleId,
      expenseType: null,
      topDept: null,
      amtFrom: '0',
      amtTo: null,
      priority: 100,
      isAutomatic: false,
      steps: [],
      ...changes,
    })
    const rules = [
      rule('general'),
      rule('asset', { expenseType: 'AST' }),
      rule('section', { topDept: 'T1' }),
      rule('urgent', { priority: 1 }),
      rule('large', { expenseType: 'RND', amtFrom: '1000000' }),
    ]
    const chosen = (expenseType: string, topDept: string, amountKrw: string) =>
      chooseRule(rules, { expenseType, topDept, amountKrw })?.ruleId
    expect(chosen('AST', 'T1', '5')).toBe('section')
    expect(chosen('AST', 'T2', '5')).toBe('asset')
    expect(chosen('EXP', 'T2', '5')).toBe('urgent')
    expect([chosen('RND', 'T2', '999999'), chosen('RND', 'T2', '1000000')]).toEqual(['urgent', 'large'])
  })
})

describe('acting on an approval', () => {
  const waiting = (stepNo: number, singleid: string, stepType = 'APPROVE', seq = 1): StepState => ({
    stepNo,
    seq,
    stepType,
    singleid,
    delegate: null,
    status: 'WAIT',
  })
  const statuses = (steps: readonly StepState[]) => steps.map(each => each.status).join(' ')

  it('goes step by step; steps of one number are current together and all must act', () => {
    let steps = advance([
      waiting(1, 'a'),
      waiting(2, 'b'),
      waiting(2, 'c', 'AGREE', 2),
      waiting(3, 'd', 'NOTIFY'),
    ])
    expect(statuses(steps)).toBe('CURRENT WAIT WAIT WAIT')
    const outcomes: string[] = []
    for (const singleid of ['a', 'b', 'c']) {
      const move = actOnApproval(steps, { singleid, decision: 'approve' })
      if ('problem' in move) throw new Error(move.problem)
      steps = move.steps
      outcomes.push(move.outcome)
    }
    expect([outcomes, statuses(steps)]).toEqual([
      ['pending', 'pending', 'approved'],
      'APPROVED APPROVED APPROVED APPROVED',
    ])
  })

  it('lets a delegate act, ends at a rejection, and knows who is too early or too late', () => {
    const steps = advance([{ ...waiting(1, 'a'), delegate: 'z' }, waiting(2, 'b')])
    expect(actOnApproval(steps, { singleid: 'z', decision: 'approve' })).toMatchObject({ outcome: 'pending' })
    expect(actOnApproval(steps, { singleid: 'b', decision: 'approve' })).toEqual({
      problem: 'notCurrentApprover',
    })
    const rejected = actOnApproval(steps, { singleid: 'a', decision: 'reject' })
    if ('problem' in rejected) throw new Error(rejected.problem)
    expect([rejected.outcome, statuses(rejected.steps)]).toEqual(['rejected', 'REJECTED WAIT'])
    expect(actOnApproval(rejected.steps, { singleid: 'b', decision: 'approve' })).toEqual({
      problem: 'approvalAlreadyDone',
    })
  })

  it('skips whoever is asked beside the one who rejects', () => {
    const steps = advance([waiting(1, 'a'), waiting(1, 'b'), waiting(2, 'c')])
    const rejected = actOnApproval(steps, { singleid: 'a', decision: 'reject' })
    if ('problem' in rejected) throw new Error(rejected.problem)
    expect([rejected.outcome, statuses(rejected.steps)]).toEqual(['rejected', 'REJECTED SKIPPED WAIT'])
  })
})
