import { expect, it } from 'vitest'
import { createSentenceTranslator } from '../../../engine/i18n/sentenceTranslator'

const made = createSentenceTranslator({
  작성중: 'Draft',
  저장: 'Save',
  종료: 'End',
  종료_code: 'Ended',
  '현재 상태({0})에서는 처리할 수 없습니다.': 'Not possible in status {0}.',
  '견적이 선정되었습니다. {0}': 'The quotation was awarded. {0}',
  '{0}은(는) {1}자 이상 입력해 주세요.': '{0}: at least {1} characters.',
  품목명: 'Item name',
  '{0} {1}': '{0}, {1}',
  '사유: {0}': '',
})

it.each([
  ['현재 상태(작성중)에서는 처리할 수 없습니다.', 'Not possible in status Draft.'],
  ['견적이 선정되었습니다. 노트북 (2대)\n추가', 'The quotation was awarded. 노트북 (2대)\n추가'],
  ['품목명은 2자 이상 입력해 주세요.', 'Item name: at least 2 characters.'],
  ['작성중', 'Draft'],
  ['저장 (작성중 → 결재중)', 'Save (Draft → 결재중)'],
  ['종료', 'Ended'],
  ['종료 (작성중 → 종료)', 'End (Draft → Ended)'],
  [
    '품목명: 작성중 / 현재 상태(작성중)에서는 처리할 수 없습니다.',
    'Item name: Draft / Not possible in status Draft.',
  ],
  ['작성중 5310300 · 저장 12', 'Draft 5310300 · Save 12'],
  ['2026 작성중', '2026 Draft'],
  ['사유: 없음', '사유: 없음'],
  ['정밀 샤프트', '정밀 샤프트'],
])('"%s" that a server has put together is said as "%s"', (sentence, english) => {
  expect(made(sentence)).toBe(english)
})
