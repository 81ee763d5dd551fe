import { afterAll, beforeAll, expect, it } from 'vitest'
import { shippedMessages as messages } from '../../../../schemas/shared/messages'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { wantedLanguage, writeMessages } from '../../../../server/modules/code/messageBook'
import { type ProductServer, startProduct } from '../productServer'

let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const resources = async () => (await (await product.logIn('req.mobile')).call('getCommonResources')).body

it('the resources bring languages and every message of the product', async () => {
  const { locale, message } = await resources()
  expect(locale).toEqual([
    { lang: 'ko_KR', text: '한국어' },
    { lang: 'en_US', text: 'English' },
  ])
  expect(message).toEqual({
    ...messages,
    workbookTooLarge:
      '엑셀 파일의 내용이 너무 큽니다. 필요한 시트와 행만 남기거나 구매기획팀(내선 7210)에 문의해 주세요.',
    moreCells: '이와 같은 셀이 {0}개 더 있습니다.',
    'helpDesk.answerBy': '{0} 님, 문의하신 내용은 {1}까지 답변드리겠습니다.',
  })
})

it('a message that an administrator has edited is answered by everybody’s next reload, and a start leaves it alone', async () => {
  const edit = (msg_text: string, org_text: string) =>
    withActor(product.database, systemActor, tx =>
      tx
        .updateTable('message')
        .set({ msg_text, org_text })
        .where('msg_key', '=', 'saved')
        .where('lang', '=', 'ko_KR')
        .execute(),
    )
  await edit('잘 저장되었습니다.', messages.saved)
  await withActor(product.database, systemActor, writeMessages)
  expect((await resources()).message.saved).toBe('잘 저장되었습니다.')
  // An older release has shipped it otherwise.
  await edit('옛 문구', '옛 문구')
  await withActor(product.database, systemActor, writeMessages)
  expect((await resources()).message.saved).toBe(messages.saved)
})

it.each([
  ['en', 'en_US'],
  ['en-US,ko;q=0.8', 'en_US'],
  ['ko', 'ko_KR'],
  ['ko-KR,en;q=0.8', 'ko_KR'],
  ['fr', 'ko_KR'],
  ['*', 'ko_KR'],
  ['', 'ko_KR'],
  [undefined, 'ko_KR'],
])('who asks for "%s" gets messages in %s', (asked, language) => {
  expect(wantedLanguage(asked)).toBe(language)
})
