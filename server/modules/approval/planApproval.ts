import { codeText } from '../../../schemas/codes/codeGroups'
import type { Transaction } from '../../database/connect'
import { type Failure, refused } from '../../http/failure'
import type { ApprovalSubject } from './approvalDocument'
import { type ApprovalRule, chooseRule } from './approvalRules'
import { loadOrganisation, loadRules } from './approvalStore'
import { approvalTexts } from './approvalTexts'
import {
  type ApproverProblem,
  type Organisation,
  type ResolvedStep,
  resolveApprovers,
} from './resolveApprovers'

export interface ApprovalPlan {
  readonly rule: ApprovalRule
  readonly steps: readonly ResolvedStep[]
  readonly organisation: Organisation
}

function approverFailure(problem: ApproverProblem): Failure {
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

/** Which rule a document falls under and who would approve it today; refused where there is no rule or nobody. */
export async function planApproval(
  tx: Transaction,
  docType: string,
  subject: ApprovalSubject,
  today: string,
): Promise<ApprovalPlan> {
  const rules = await loadRules(tx, docType)
  const named = rules.flatMap(rule => rule.steps.flatMap(step => step.singleid ?? []))
  const organisation = await loadOrganisation(tx, today, named)
  const topDept = organisation.departments.get(subject.deptcd)?.topDept ?? ''
  const rule = chooseRule(rules, { expenseType: subject.expenseType, topDept, amountKrw: subject.amountKrw })
  if (!rule) throw refused('approvalRuleMissing', 'approvalRuleMissing')
  if (rule.isAutomatic) return { rule, steps: [], organisation }
  const steps = resolveApprovers(rule.steps, subject, organisation)
  if ('problem' in steps) throw approverFailure(steps)
  const [firstResolver] = rule.steps.map(step => step.resolver)
  if (steps.length === 0) throw approverFailure({ problem: 'unresolved', resolver: firstResolver ?? '' })
  return { rule, steps, organisation }
}
