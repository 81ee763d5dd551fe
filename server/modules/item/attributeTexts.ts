/** What only attributes have to say, domain 10. */
export const attributeTexts = {
  taken: '이미 등록된 속성명입니다.',
  used: '속성값이 있어 유형을 변경할 수 없습니다.',
  inCategory: '카테고리에서 사용 중인 속성은 삭제할 수 없습니다.',
  withoutUnit: '숫자 속성은 단위를 지정하는 것이 좋습니다. 단위 없이 저장하시겠습니까?',
  limitsTurned: '최대값은 최소값 이상이어야 합니다.',
  lengthWrong: '최대길이는 1~200 범위로 입력해 주세요.',
  decimalsWrong: '소수자리는 0~6 범위로 입력해 주세요.',
  onlyText: '최대길이는 텍스트 속성에만 입력할 수 있습니다.',
  onlyNumber: '숫자 속성에만 입력할 수 있습니다.',
  notList: '목록형 속성만 속성값을 등록할 수 있습니다.',
  valueTaken: '중복된 속성값입니다.',
  valueUsed: '품목에서 사용 중인 속성값은 삭제할 수 없습니다. 미사용 처리해 주세요.',
  valueCodeWrong: '속성값코드는 영문 대문자, 숫자, -, _ 10자 이내로 입력해 주세요.',
} as const
