import type { OperationAnswers } from '../../../codegen/generated/types'

/** What an applicant agrees to. Assumed: wording, until the company gives its own. */
export const terms: OperationAnswers['getPublicTerms'] = [
  {
    ...{ termsCode: 'TERMS', title: '이용약관', requiredYn: 'Y' },
    text: '협력사 포털(OGPMS)은 한빛전자(주)의 견적, 발주, 납품, 정산 업무에 사용합니다. 이용자는 자신의 계정을 다른 사람에게 빌려주지 않으며, 업무로 알게 된 정보를 다른 목적으로 사용하지 않습니다.',
  },
  {
    ...{ termsCode: 'PRIVACY', title: '개인정보 수집·이용', requiredYn: 'Y' },
    text: '협력사 등록 심사와 거래를 위하여 신청자의 성명, 이메일, 휴대전화, 소속, 직위를 수집합니다. 거래가 끝날 때까지 보관하며, 반려된 신청의 개인정보는 처리일로부터 90일이 지나면 삭제합니다.',
  },
  {
    ...{ termsCode: 'THIRD', title: '제3자 제공', requiredYn: 'Y' },
    text: '사업자 상태를 확인하기 위하여 사업자등록번호를 국세청에, 대금을 지급하기 위하여 계좌 정보를 거래 은행에 제공합니다.',
  },
  {
    ...{ termsCode: 'MARKET', title: '소식 수신(선택)', requiredYn: 'N' },
    text: '구매 정책과 설명회 소식을 이메일로 받습니다. 동의하지 않아도 신청할 수 있습니다.',
  },
]
