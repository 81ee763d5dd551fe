/** What only uploads of items have to say. Wording Assumed where the domain gives none. */
export const itemUploadTexts = {
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
} as const
