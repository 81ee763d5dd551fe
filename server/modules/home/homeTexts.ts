/** What stands beside a notice and a shortcut on a home. */
export const homeTexts = {
  mustRead: '필독',
  newNotice: '새 글',
  pinnedNotice: '중요',
  favourite: '즐겨찾기',
  recent: '최근 사용',
  menu: '메뉴',
} as const
