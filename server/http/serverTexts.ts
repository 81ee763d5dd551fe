/** What only the server has to say. The wording is Assumed. */
export const serverTexts = {
  busyRow: '다른 요청이 처리 중입니다. 잠시 후 다시 시도해 주세요.',
  sameRequestRunning: '같은 요청을 처리하고 있습니다. 잠시 후 다시 시도해 주세요.',
  keyUsedForOther: '이미 처리된 요청과 내용이 다릅니다. 화면을 다시 조회한 뒤 처리해 주세요.',
  tooManyCalls: '한꺼번에 처리할 수 있는 요청 수를 넘었습니다. 잠시 후 다시 시도해 주세요.',
  unstorableText: '{0}에 사용할 수 없는 문자가 있습니다. 지우고 다시 입력해 주세요.',
} as const
