/** What only the administration of codes has to say. */
export const codeTexts = {
  groupCodeWrong: '그룹코드는 영문 대문자, 숫자, 밑줄만 사용할 수 있습니다.',
  taken: '중복된 코드입니다.',
  systemValue: '시스템 코드의 값은 변경할 수 없습니다.',
  inUse: '사용 중인 코드는 삭제할 수 없습니다. 미사용 처리해 주세요.',
  // Assumed: wording of what the domain leaves open. Several values travel joined by commas.
  valueWrong: '코드값에는 공백이나 쉼표를 사용할 수 없습니다.',
} as const
