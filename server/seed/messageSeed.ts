import type { Transaction } from '../database/connect'

const author = 'ops.admin'

/** Messages that administrators of the demo have worded themselves, with how long ago; none of them is worded by the specification. */
const edited = [
  {
    key: 'workbookTooLarge',
    lang: 'ko_KR',
    text: '엑셀 파일의 내용이 너무 큽니다. 필요한 시트와 행만 남기거나 구매기획팀(내선 7210)에 문의해 주세요.',
    daysAgo: 41,
  },
  {
    key: 'workbookTooLarge',
    lang: 'en_US',
    text: 'The workbook is too large. Keep the sheets and rows you need, or ask Purchasing Planning (ext. 7210).',
    daysAgo: 41,
  },
  {
    key: 'moreCells',
    lang: 'ko_KR',
    text: '이와 같은 셀이 {0}개 더 있습니다.',
    daysAgo: 12,
  },
] as const

/** A key of their own: it ends the mails of the help desk. */
const added = [
  { lang: 'ko_KR', text: '{0} 님, 문의하신 내용은 {1}까지 답변드리겠습니다.' },
  { lang: 'en_US', text: '{0}, we will answer your question by {1}.' },
] as const

export async function seedMessages(tx: Transaction, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000)
  for (const { key, lang, text, daysAgo } of edited)
    await tx
      .updateTable('message')
      .set({ msg_text: text, updated_by: author, updated_dt: before(daysAgo), version: 1 })
      .where('msg_key', '=', key)
      .where('lang', '=', lang)
      .execute()
  const at = before(30)
  await tx
    .insertInto('message')
    .values(
      added.map(({ lang, text }) => ({
        ...{ msg_key: 'helpDesk.answerBy', lang, msg_text: text, msg_type: 'I' },
        ...{ created_by: author, created_dt: at, updated_by: author, updated_dt: at },
      })),
    )
    .execute()
}
