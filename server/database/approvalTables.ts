import type { Audited, Decimal, Defaulted, Optional, OptionalTimestamp, Timestamp } from './columnTypes'

export interface ApprovalRuleTable extends Audited {
  rule_id: string
  rule_name: string
  doc_type: string
  expense_type: string | null
  top_dept: Optional<string>
  amt_from: Decimal
  amt_to: Decimal | null
  priority: Defaulted<number>
  auto_approve_yn: Defaulted<string>
  use_yn: Defaulted<string>
}

export interface ApprovalRuleStepTable {
  rule_id: string
  step_no: number
  seq: Defaulted<number>
  step_type: string
  resolver: string
  singleid: Optional<string>
}

export interface ApprovalTable extends Audited {
  appr_no: string
  doc_type: string
  doc_no: string
  revision: number
  title: string
  amount_krw: Decimal
  drafter: string
  drafter_nm: string
  deptnm: string | null
  approval_status: string
  drafted_dt: Timestamp
  opinion: Optional<string>
  last_deci_dt: OptionalTimestamp
}

export interface ApprovalStepTable {
  appr_no: string
  step_no: number
  seq: Defaulted<number>
  step_type: string
  singleid: string
  delegate_singleid: Optional<string>
  status: string
  acted_by: Optional<string>
  acted_dt: OptionalTimestamp
  opinion: Optional<string>
}

interface ApprovalLineTable extends Audited {
  line_id: string
  line_name: string
  doc_type: string
  owner_singleid: string
  deptcd: Optional<string>
  share_yn: Defaulted<string>
  default_yn: Defaulted<string>
}

interface ApprovalLineStepTable {
  line_id: string
  step_no: number
  seq: Defaulted<number>
  step_type: string
  singleid: string
}

export interface ApprovalTables {
  approval_line: ApprovalLineTable
  approval_line_step: ApprovalLineStepTable
  approval_rule: ApprovalRuleTable
  approval_rule_step: ApprovalRuleStepTable
  approval: ApprovalTable
  approval_step: ApprovalStepTable
}
