import { translated } from '../../schemas/shared/translated'

/** Korean texts of the pages for developers. */
export const devTexts = translated({
  loginTitle: '개발용 로그인',
  loginLead: '인증번호 없이 계정을 골라 로그인합니다. 체험 서버에서만 열립니다.',
  compNo: '업체번호',
  userName: '사용자명',
  dsadId: 'DSAD ID',
  search: '조회',
  suppliers: '협력사 계정',
  staff: '임직원 계정',
  userId: '사용자ID',
  compNameKr: '협력사명',
  status: '상태',
  logIn: '로그인',
  nothing: '조건에 맞는 사용자가 없습니다.',
  notSearched: '업체번호, 사용자명, DSAD ID 중 하나를 입력하고 조회해 주세요. 예: C000001',
  outbox: '최근 발송',
  outboxNone: '보낸 메시지가 없습니다.',
  reload: '다시 조회',

  convTitle: '구 URL 변환',
  convLead: '이전 시스템의 주소를 이 시스템의 주소로 바꿉니다. 알려진 화면으로만 바꿉니다.',
  legacyUrl: '구 URL',
  legacyEmpty: '구 URL을 입력해 주세요.',
  portalType: '포털구분',
  internal: '내부(GPMS)',
  external: '외부(OGPMS)',
  convert: '변환',
  result: '변환 결과',
  open: '이동',
} as const)
