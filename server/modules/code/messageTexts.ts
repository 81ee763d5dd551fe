/** What only the administration of messages has to say. */
export const messageTexts = {
  keyWrong: '메시지키는 영문자로 시작하는 영문·숫자·_·. 60자 이내로 입력해 주세요.',
  taken: '이미 등록된 메시지키입니다.',
  koreanFirst: '한국어 메시지를 먼저 등록해 주세요.',
  shippedKept: '제품 메시지는 삭제할 수 없습니다. 원문으로 되돌려 주세요.',
  loneBrace: '중괄호는 {0}~{9} 형식으로만 사용할 수 있습니다.',
  placesDiffer: '치환자({0})가 한국어 메시지와 다릅니다.',
  // Assumed: wording of what the domain leaves open.
  placesOfOthers: '치환자({0})가 다른 언어의 메시지와 다릅니다. 다른 언어의 메시지를 먼저 삭제해 주세요.',
} as const
