/** What log-in alone has to say. The first four are domain 10.3; the others are Assumed. */
export const loginTexts = {
  codeFormat: '인증번호 6자리를 입력해 주세요.',
  codeWrong: '인증번호가 일치하지 않습니다. (남은 횟수 {0}회)',
  codeExpired: '인증번호 유효시간이 만료되었습니다. 다시 요청해 주세요.',
  searchEmpty: '업체번호, 사용자명, DSAD ID 중 하나 이상 입력해 주세요.',
  noCellPhone: '휴대전화 번호가 등록되지 않았습니다. 이메일로 인증번호를 받아 주세요.',
  noTextMessages: '문자 발송을 사용할 수 없습니다. 이메일로 인증번호를 받아 주세요.',
  locked:
    '로그인에 여러 번 실패하여 계정이 잠겼습니다. {0}분 후 다시 로그인하거나 비밀번호를 재설정해 주세요.',
  requestWait: '요청 횟수가 많습니다. {0}초 후 다시 시도해 주세요.',
  tooManyCodes: '인증번호를 너무 자주 요청했습니다. 10분 후 다시 시도해 주세요.',
  codeTitle: '[OGPMS] 로그인 인증번호',
  codeText: '[OGPMS] 인증번호는 {0}입니다. {1}분 안에 입력해 주세요. 다른 사람에게 알려 주지 마세요.',
  resetTitle: '[GPMS] 비밀번호 재설정 인증번호',
  resetText: '[GPMS] 비밀번호 재설정 인증번호는 {0}입니다. {1}분 안에 입력해 주세요.',
  changedTitle: '[GPMS] 비밀번호가 변경되었습니다.',
  changedText:
    '비밀번호가 변경되어 모든 세션이 종료되었습니다. 본인이 변경하지 않았다면 관리자에게 알려 주세요.',
} as const
