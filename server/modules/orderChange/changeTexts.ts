/** Messages of changes to an issued order alone (domain 10). */
export const changeTexts = {
  belowDelivered: '변경수량은 입고·납품중 수량({0}) 이상이어야 합니다.',
  settled: '정산된 수량이 있어 단가를 변경할 수 없습니다.',
  nothingChanged: '변경된 내용이 없습니다.',
  qtyNegative: '수량은 0 이상이어야 합니다.', // wording Assumed
  nothingStays: '모든 품목을 뺄 수 없습니다. 발주취소를 사용해 주세요.', // wording Assumed
  priceZero: '단가는 0보다 커야 합니다.',
  duePast: '납기일은 오늘 이후여야 합니다.', // wording Assumed
} as const
