/** What only uploads of items have to say. Wording Assumed where the domain gives none. */
export const uploadTexts = {
  unknownCategory: '사용할 수 없는 카테고리입니다. ({0})',
  categoryNotLowest: '최하위(3레벨) 카테고리를 입력해 주세요. ({0})',
  unknownGroup: '사용할 수 없는 소싱그룹입니다. ({0})',
  groupNotLowest: '4레벨 소싱그룹을 입력해 주세요. ({0})',
  unknownUnit: '등록되지 않은 단위입니다. ({0})',
  leadTimeWrong: '리드타임(일)은 0~365 사이의 숫자로 입력해 주세요. ({0})',
  repeatsItem: '이미 등록된 품목입니다. ({0})',
  repeatsRow: '{0}행과 같은 품목입니다.',
  unknownRow: '업로드에 없는 행입니다. ({0}행)',
  nothingToApply: '반영할 정상 행이 없습니다.',
  changedSince: '검증한 뒤에 기준정보가 바뀌었습니다. 다시 검증해 주세요.',
  nothingWrong: '오류나 중복인 행이 없습니다.',
} as const

/** What is said of the rows of suppliers (domain 10.3). */
export const offerRowTexts = {
  unknownGroup: '존재하지 않는 소싱그룹입니다.',
  unknownUnit: '존재하지 않는 단위입니다.',
  priceWrong: '단가 형식이 올바르지 않습니다.',
  repeatsCode: '파일 내 중복된 품번입니다.',
  waits: '승인 진행 중인 품번입니다.',
  risesMuch: '단가 인상률이 10%를 초과합니다. 품목 상세에서 근거자료와 함께 요청해 주세요.',
  unchanged: '변경된 내용이 없는 품번입니다.',
  leadTimeWrong: '리드타임은 0~365 사이의 숫자로 입력해 주세요.',
} as const
