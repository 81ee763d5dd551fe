/** What only boards have to say. */
export const boardTexts = {
  titleTooShort: '제목은 2자 이상 입력해 주세요.',
  contentEmpty: '내용을 입력해 주세요.',
  contentTooShort: '내용은 {0}자 이상 입력해 주세요.', // wording Assumed
  periodWrong: '게시종료일은 시작일 이후여야 합니다.',
  tooManyPinned: '상단고정은 최대 {0}건까지 가능합니다.',
  wordTooShort: '검색어는 2자 이상 입력해 주세요.',
} as const
