/** What notices say beside their own title. */
export const noticeTexts = {
  noticeMail: '{0}님, 안녕하세요.\n\n{1}\n\n아래 주소에서 확인해 주세요.\n{2}\n\n본 메일은 발신 전용입니다.',
} as const
