import { codeText } from '../../../schemas/codes/codeGroups'
import type { Transaction } from '../../database/connect'
import { type Failure, refused } from '../../http/failure'
import type { ApprovalSubject } from './approvalDocument'
import { type ApprovalRule, chooseRule } from './approvalRules'
import { loadOrganisation, loadRules } from './approvalStore'
import { approvalTexts } from './approvalTexts'
import {
  type Approver,
  type ApproverProblem,
  type Organisation,
  type ResolvedStep,
  resolveApprovers,
} from './resolveApprovers'
import { type LineStep, withLine } from './withLine'

/** What the rules ask of a document. */
export type PlannedSubject = Pick<ApprovalSubject, 'amountKrw' | 'expenseType' | 'deptcd' | 'drafter'>

interface PlannedStep extends ResolvedStep {
  /** The drafter put it in by a line that he keeps. */
  readonly isAdded: boolean
}

export interface ApprovalPlan {
  readonly rule: ApprovalRule
  readonly steps: readonly PlannedStep[]
  readonly organisation: Organisation
}

export function approverFailure(problem: ApproverProblem): Failure {
  switch (problem.problem) {
    case 'unresolved':
      return refused('approverNotResolved', 'approverNotResolved', [
        codeText('APPR_RESOLVER', problem.resolver),
      ])
    case 'absent':
      return refused('approverAbsent', approvalTexts.approverAbsent, [
        codeText('PERSON_STATUS', problem.status),
      ])
    case 'noRight':
      return refused('approverWithoutRight', approvalTexts.approverWithoutRight)
  }
}

/** The rules of a document type, with everybody whom they and the lines may name. */
export interface Planning {
  readonly rules: readonly ApprovalRule[]
  readonly organisation: Organisation
}

export async function loadPlanning(
  tx: Transaction,
  docType: string,
  today: string,
  line: readonly LineStep[] = [],
): Promise<Planning> {
  const rules = await loadRules(tx, docType)
  const named = rules.flatMap(rule => rule.steps.flatMap(step => step.singleid ?? []))
  return {
    rules,
    organisation: await loadOrganisation(tx, today, [...named, ...line.map(step => step.singleid)]),
  }
}

/**
 * Which rule a document falls under and who would approve it today; refused where there is no rule or nobody. A line that
 * the drafter keeps adds its people and takes nobody away.
 */
export async function planApproval(
  tx: Transaction,
  docType: string,
  subject: PlannedSubject,
  today: string,
  line?: readonly LineStep[],
): Promise<ApprovalPlan> {
  return planWith(await loadPlanning(tx, docType, today, line), subject, line)
}

/** The same from what has been read before. */
export function planWith(
  { rules, organisation }: Planning,
  subject: PlannedSubject,
  added: readonly LineStep[] = [],
): ApprovalPlan {
  const topDept = organisation.departments.get(subject.deptcd)?.topDept ?? ''
  const rule = chooseRule(rules, { expenseType: subject.expenseType, topDept, amountKrw: subject.amountKrw })
  if (!rule) throw refused('approvalRuleMissing', 'approvalRuleMissing')
  if (rule.isAutomatic) return { rule, steps: [], organisation }
  const steps = resolveApprovers(rule.steps, subject, organisation)
  if ('problem' in steps) throw approverFailure(steps)
  const [firstResolver] = rule.steps.map(step => step.resolver)
  if (steps.length === 0) throw approverFailure({ problem: 'unresolved', resolver: firstResolver ?? '' })
  for (const { singleid } of added) checkAdded(organisation.people.get(singleid), singleid, subject.drafter)
  return { rule, steps: withLine(steps, added), organisation }
}

function checkAdded(person: Approver | undefined, singleid: string, drafter: string): void {
  if (singleid === drafter) throw refused('selfApprover', approvalTexts.selfApprover)
  if (person?.status !== 'A') throw approverFailure({ problem: 'absent', status: person?.status ?? 'R' })
  if (person.appChk !== 'Y') throw approverFailure({ problem: 'noRight' })
}
