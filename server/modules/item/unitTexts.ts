/** What only units have to say, domain 10. */
export const unitTexts = {
  codeWrong: '단위코드는 영문 대문자와 숫자 6자 이내로 입력해 주세요.',
  taken: '이미 등록된 단위코드입니다.',
  rateNotPositive: '환산값은 0보다 커야 합니다.',
  decimalsWrong: '소수자리는 0~3 범위로 입력해 주세요.',
  baseOfOtherType: '기준단위의 단위유형이 다릅니다.',
  baseHasBase: '기준단위는 환산값 1인 단위만 선택할 수 있습니다.',
  baseRateNotOne: '기준단위의 환산값은 1이어야 합니다.',
  used: '품목에서 사용 중인 단위의 환산 정보는 변경할 수 없습니다.',
  isBase: '다른 단위의 기준단위입니다.',
} as const
