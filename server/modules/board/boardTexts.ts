/** What only boards have to say. */
export const boardTexts = {
  titleTooShort: '제목은 2자 이상 입력해 주세요.',
  contentEmpty: '내용을 입력해 주세요.',
  contentTooShort: '내용은 {0}자 이상 입력해 주세요.', // wording Assumed
  periodWrong: '게시종료일은 시작일 이후여야 합니다.',
  tooManyPinned: '상단고정은 최대 {0}건까지 가능합니다.',
  targetOfNotice: '공지사항은 전체 또는 내부만 선택할 수 있습니다.', // wording Assumed
  targetOfSuppliers: '협력사 공지는 전체 또는 협력사만 선택할 수 있습니다.',
  groupOfOthers: '공지대상과 맞지 않는 권한그룹입니다. ({0})',
  tooManyGroups: '대상권한그룹은 {0}개까지 선택할 수 있습니다.', // wording Assumed
  faqUnmarked: 'FAQ에는 필독, 팝업과 게시기간을 지정할 수 없습니다.', // wording Assumed
  confirmed: '확인 내역이 있는 공지는 삭제할 수 없습니다. 미사용 처리해 주세요.',
  changed: '내용이 바뀌었습니다. 다시 확인을 받으시겠습니까?',
  nothingToConfirm: '필독 공지만 확인할 수 있습니다.', // wording Assumed
  everybodyConfirmed: '대상자가 모두 확인했습니다.', // wording Assumed
  mustRead: '필독 공지: {0} — {1}',
  marks: { before: '게시전', now: '게시중', after: '종료', unused: '미사용' },
  wordTooShort: '검색어는 2자 이상 입력해 주세요.',
} as const
