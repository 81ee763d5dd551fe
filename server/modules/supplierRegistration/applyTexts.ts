/** What the public pages say (domain 10.3, 3.43). */
export const applyTexts = {
  termsMissing: '필수 약관에 동의해 주세요.',
  typeMissing: '신청구분을 선택해 주세요.',
  taxNumberWrong: '사업자등록번호가 올바르지 않습니다.',
  closed: '폐업한 사업자입니다. 등록할 수 없습니다.',
  suspended: '휴업 중인 사업자입니다. 등록할 수 없습니다.',
  unknown: '국세청에 등록되지 않은 사업자등록번호입니다.',
  codeWrong: '인증번호가 일치하지 않습니다. (남은 횟수 {0}회)',
  codeExpired: '인증번호 유효시간이 만료되었습니다.',
  tooMany: '요청이 많습니다. 잠시 후 다시 시도해 주세요.',
  tokenEnded: '인증이 만료되었습니다. 다시 인증해 주세요.',
  userIdWrong: '사용자ID는 영문 소문자와 숫자 6~20자로 입력해 주세요.',
  tooManyIds: '사용자ID 중복확인은 한 번의 인증에 {0}회까지 할 수 있습니다.',
  userIdTaken: '이미 사용 중인 사용자ID입니다.',
  passwordsDiffer: '비밀번호가 일치하지 않습니다.',
  corpNumberWrong: '법인등록번호가 올바르지 않습니다.',
  documentMissing: '필수 서류({0})를 첨부해 주세요.',
  holderDiffers: '예금주가 상호 또는 대표자명과 일치하지 않습니다.',
  fileWithoutType: '서류구분을 선택해 주세요.',
  groupNotLowest: '소싱그룹은 세분류까지 선택해 주세요.',
  foreign: '해외 업체는 구매담당자에게 문의해 주세요.',
  received: '신청이 접수되었습니다. 결과는 이메일로 안내됩니다.',
  accountWrong: '계좌번호는 숫자와 하이픈만 입력할 수 있습니다.',
} as const

/** Why nothing came of an application, by mail and only to whom it concerns. */
export const refusalTexts = {
  open: '이미 등록신청이 진행 중인 업체입니다. (신청번호 {0})',
  tooEarly: '반려일로부터 30일 이후 재신청할 수 있습니다.',
  known: '이미 등록된 협력사입니다. 사용자 등록을 신청해 주세요.',
  any: '접수할 수 없는 신청입니다. 구매담당자에게 문의해 주세요.',
} as const

/** Mails and texts to applicants. Assumed: wording. */
export const applyMails = {
  codeTitle: '[OGPMS] 인증번호 안내',
  code: '[OGPMS] 인증번호는 {0}입니다. {1}분 안에 입력해 주세요.',
  refusedTitle: '[OGPMS] 신청 결과 안내',
  refused: '[OGPMS] {0}',
  acceptedTitle: '[OGPMS] 신청이 접수되었습니다.',
  accepted: '[OGPMS] {0}의 협력사 등록신청이 접수되었습니다. 신청번호는 {1}입니다.',
  userAccepted: '[OGPMS] 사용자ID {0}의 가입신청이 접수되었습니다. 승인되면 안내해 드립니다.',
} as const
