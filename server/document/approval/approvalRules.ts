import { compareDecimals } from '../../../schemas/shared/decimal'

/** A rule of who approves what, as administration wrote it. */
export interface ApprovalRule {
  readonly ruleId: string
  readonly ruleName: string
  readonly expenseType: string | null
  readonly topDept: string | null
  /** From this amount in KRW on … */
  readonly amtFrom: string
  /** … up to below this one; null has no limit. */
  readonly amtTo: string | null
  readonly priority: number
  readonly isAutomatic: boolean
  readonly steps: readonly RuleStep[]
}

export interface RuleStep {
  readonly stepNo: number
  readonly seq: number
  readonly stepType: string
  readonly resolver: string
  readonly singleid: string | null
}

export interface RuleFacts {
  readonly expenseType: string | null
  readonly topDept: string
  readonly amountKrw: string
}

const specificity = (rule: ApprovalRule) =>
  (rule.topDept === null ? 0 : 2) + (rule.expenseType === null ? 0 : 1)

function fits(rule: ApprovalRule, { expenseType, topDept, amountKrw }: RuleFacts): boolean {
  return (
    (rule.topDept === null || rule.topDept === topDept) &&
    (rule.expenseType === null || rule.expenseType === expenseType) &&
    compareDecimals(amountKrw, rule.amtFrom) >= 0 &&
    (rule.amtTo === null || compareDecimals(amountKrw, rule.amtTo) < 0)
  )
}

/** The most specific rule that fits (a section says more than an expense type); among equals the smaller priority. */
export function chooseRule(rules: readonly ApprovalRule[], facts: RuleFacts): ApprovalRule | undefined {
  return rules
    .filter(rule => fits(rule, facts))
    .sort((a, b) => specificity(b) - specificity(a) || a.priority - b.priority)[0]
}
