/** What stands beside a notice on a home. */
export const homeTexts = { newNotice: '새 글', pinnedNotice: '중요' } as const
