/** What only categories have to say, domain 10. */
export const categoryTexts = {
  nameTaken: '동일한 상위 카테고리에 같은 이름이 있습니다.',
  tooDeep: '카테고리는 3단계까지 등록할 수 있습니다.',
  hasMore: '하위 카테고리 또는 품목이 있어 삭제할 수 없습니다.',
  notLeaf: '속성은 소분류에만 지정할 수 있습니다.',
  otherAccount: '비용구분이 다른 계정입니다.',
  attributeTwice: '이미 지정된 속성입니다.',
  attributeUnknown: '사용 중인 속성을 선택해 주세요.',
  lifeWrong: '내용연수는 1~20년 범위로 입력해 주세요.',
} as const
