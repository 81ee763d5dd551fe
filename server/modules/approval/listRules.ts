import type { ApprovalRuleList, OperationRequests } from '../../../codegen/generated/types'
import { groupRows } from '../../../schemas/shared/groupRows'
import type { Transaction } from '../../database/connect'
import { given } from '../../document/givenFields'

/** Rules of approvals with their steps, as administration reads them: by document type, then by amount. */
export async function listApprovalRule(
  tx: Transaction,
  { docType, expenseType, topDept, useYn }: OperationRequests['listApprovalRule'],
): Promise<ApprovalRuleList> {
  let query = tx
    .selectFrom('approval_rule')
    .leftJoin('section', 'section.top_dept', 'approval_rule.top_dept')
    .selectAll('approval_rule')
    .select('section_name')
    .orderBy('doc_type')
    .orderBy('expense_type', order => order.asc().nullsFirst())
    .orderBy('amt_from')
    .orderBy('priority')
    .orderBy('rule_id')
  if (docType) query = query.where('doc_type', '=', docType)
  if (expenseType) query = query.where('expense_type', '=', expenseType)
  if (topDept) query = query.where('approval_rule.top_dept', '=', topDept)
  if (useYn) query = query.where('approval_rule.use_yn', '=', useYn)
  const rules = await query.execute()
  const steps = groupRows(await readSteps(tx), step => step.rule_id)
  const rows = rules.map(rule => {
    const own = steps.get(rule.rule_id) ?? []
    return {
      ruleId: rule.rule_id,
      ruleName: rule.rule_name,
      docType: rule.doc_type,
      ...given({
        expenseType: rule.expense_type,
        topDept: rule.top_dept,
        sectionName: rule.section_name,
      }),
      amtFrom: rule.amt_from,
      ...(rule.amt_to === null ? {} : { amtTo: rule.amt_to }),
      priority: rule.priority,
      autoApproveYn: rule.auto_approve_yn,
      useYn: rule.use_yn,
      stepCnt: own.length,
      steps: own.map(step => ({
        stepNo: step.step_no,
        stepType: step.step_type,
        resolver: step.resolver,
        ...given({
          singleid: step.singleid,
          approverNm: step.hname,
        }),
      })),
      version: rule.version,
    }
  })
  return { rows, total: rows.length }
}

const readSteps = (tx: Transaction) =>
  tx
    .selectFrom('approval_rule_step')
    .leftJoin('person', 'person.singleid', 'approval_rule_step.singleid')
    .selectAll('approval_rule_step')
    .select('hname')
    .orderBy('step_no')
    .orderBy('seq')
    .execute()
