import type { ApprovalLineRow, ApprovalRuleRow } from '../../codegen/generated/types'
import type { StoryAnswers } from './story/storyServices'

const rule: ApprovalRuleRow = {
  ...{ ruleId: 'RL00001', ruleName: '구매요청 100만원 미만', docType: 'PR', amtFrom: '0', amtTo: '1000000' },
  ...{ priority: 100, autoApproveYn: 'N', useYn: 'Y', stepCnt: 1, version: 0 },
  steps: [{ stepNo: 1, stepType: 'APPROVE', resolver: 'DEPT_HEAD' }],
}
const rules: readonly ApprovalRuleRow[] = [
  rule,
  {
    ...rule,
    ...{
      ruleId: 'RL00002',
      ruleName: '구매요청 1억원 미만',
      amtFrom: '1000000',
      amtTo: '100000000',
      stepCnt: 3,
    },
    steps: [
      { stepNo: 1, stepType: 'REVIEW', resolver: 'DEPT_HEAD' },
      { stepNo: 2, stepType: 'AGREE', resolver: 'ACC_HEAD' },
      { stepNo: 2, stepType: 'AGREE', resolver: 'PERSON', singleid: 'buy.all', approverNm: '한도윤' },
      { stepNo: 3, stepType: 'APPROVE', resolver: 'SECTION_HEAD' },
    ],
  },
]
const line: ApprovalLineRow = {
  ...{ lineId: 'LN00001', lineName: '개발장비 합의 포함', docType: 'PR', defaultYn: 'N', shareYn: 'Y' },
  ...{ ownerSingleid: 'req.mobile', ownerNm: '조민재', approvers: '서지훈 → 오경석', version: 0 },
  steps: [
    { stepNo: 1, stepType: 'AGREE', singleid: 'buy.mobile', approverNm: '서지훈', deptnm: '모바일구매팀' },
    { stepNo: 2, stepType: 'APPROVE', singleid: 'head.mobile', approverNm: '오경석', deptnm: '모바일개발팀' },
  ],
}

export const approvalRuleAnswers: StoryAnswers = {
  listApprovalRule: () => ({ rows: rules, total: rules.length }),
}
export const approvalRuleEmpty: StoryAnswers = { listApprovalRule: () => ({ rows: [], total: 0 }) }
export const approvalLineAnswers: StoryAnswers = { listApprovalLine: () => ({ rows: [line], total: 1 }) }
export const approvalLineEmpty: StoryAnswers = { listApprovalLine: () => ({ rows: [], total: 0 }) }
