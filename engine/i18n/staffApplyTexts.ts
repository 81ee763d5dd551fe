import { fillMessage } from '../../schemas/shared/koreanParticle'
import { translated } from '../../schemas/shared/translated'
import type { Arguments } from './text'

/** Korean texts of the application of an employee (domain 3.46, 10.3), beside those that all applications share. */
const staffApplyTexts = translated({
  title: '내부 사용자 신청',
  lead: '계정이 없는 임직원이 신청합니다. 관리자가 승인하면 입력한 이메일로 알려 드립니다.',
  singleIdNote: '영문 소문자로 시작하고 영문 소문자, 숫자, 점을 합하여 3~30자입니다.',
  singleIdWrong: 'Single ID 형식이 올바르지 않습니다.',
  departmentNote: '조직도에 적힌 이름 그대로 입력해 주세요.',
  emailNote: '승인 결과와 비밀번호 설정 인증번호를 이 주소로 보냅니다.',
  reasonNote: '맡은 업무와 필요한 까닭을 5자 이상 적어 주세요.',
  reasonTooShort: '신청사유를 5자 이상 입력해 주세요.',
  consentPart: '개인정보 수집·이용 동의',
  // Assumed: wording, until the company gives its own.
  consentText:
    '계정 신청을 심사하고 결과를 알리기 위하여 Single ID, 성명, 영문명, 사업부와 부서, 이메일, 사내전화, 신청사유를 수집합니다. 승인되면 퇴직할 때까지 보관하고, 승인되지 않은 신청은 신청일로부터 30일이 지나면 모두 삭제합니다. 동의하지 않을 수 있으며, 그 경우에는 신청할 수 없습니다.',
  agree: '개인정보 수집·이용에 동의합니다.',
  consentMissing: '개인정보 수집·이용에 동의해 주세요.',
  draftNote: '입력한 내용은 이 브라우저에 7일 동안 보관됩니다.',
  apply: '신청',
} as const)

/** What the fields are called, as in the contract. */
export const staffApplyLabels = translated({
  singleid: 'Single ID',
  hname: '성명',
  ename: '영문명',
  section: '사업부명',
  deptnm: '부서명',
  email: '이메일',
  telNo: '사내전화',
  authGroupId: '권한그룹',
  reason: '신청사유',
} as const)

export function staffApplyText(key: keyof typeof staffApplyTexts, args: Arguments = []): string {
  return fillMessage(staffApplyTexts[key], args)
}
