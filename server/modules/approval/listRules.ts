import type { ApprovalRuleList, OperationRequests } from '../../../codegen/generated/types'
import { groupRows } from '../../../schemas/shared/groupRows'
import type { Transaction } from '../../database/connect'
import { partOf, rowOf } from '../../document/answerRows'

const ruleRow = rowOf('listApprovalRule')
const ruleStep = partOf('listApprovalRule', 'steps')

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
      ...ruleRow(rule),
      stepCnt: own.length,
      steps: own.map(step => ruleStep({ ...step, approver_nm: step.hname })),
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
