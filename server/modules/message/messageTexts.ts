/** What is kept of a message that was not sent, for administrators; all Assumed. */
export const messageTexts = {
  tooLate: '유효시간이 지난 인증번호입니다.',
  senderDied: '보내던 서버가 멈췄습니다. 이미 보냈을 수 있습니다.',
  noWay: '보낼 방법이 설정되어 있지 않습니다.',
} as const
