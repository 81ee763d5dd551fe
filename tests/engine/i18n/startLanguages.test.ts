import { afterEach, expect, it } from 'vitest'
import { createTranslator, firstWording } from '../../../engine/i18n/createTranslator'
import { languageKey } from '../../../engine/i18n/languages'
import { personText } from '../../../engine/i18n/personTexts'
import { startLanguages } from '../../../engine/i18n/startLanguages'
import { text } from '../../../engine/i18n/text'
import { say } from '../../../engine/runtime/say'
import { setTranslator, translate, translateAnswer } from '../../../schemas/shared/translated'
import { shortFigureText } from '../../../widgets/figureText'
import { widgetText } from '../../../widgets/widgetText'

const english = {
  로그인: 'Log in',
  '{0}을(를) 입력해 주세요.': '{0} is required.',
  '{0} 지우기': 'Clear {0}',
  저장: '',
  '만 4, 억 8, 조 12': 'K 3, M 6, B 9',
  원: ' KRW',
}

afterEach(() => setTranslator(undefined))

it('the language is kept under the key of the specification', () => {
  expect(languageKey).toBe('language')
})

it('without a catalogue the frame and the screens speak Korean', () => {
  startLanguages('ko_KR', {})
  expect(text('loginButton')).toBe('로그인')
  expect(text('loginDemoOthers', [16])).toBe('다른 계정 16개 더 보기')
  expect(say('totals')).toBe('합계')
})

it('every room speaks the language, and a text without a translation stays Korean', () => {
  startLanguages('en_US', english)
  expect(text('loginButton')).toBe('Log in')
  expect(widgetText('clear', 'Title')).toBe('Clear Title')
  expect(personText('required', ['Name'])).toBe('Name is required.')
  expect(say('totals')).toBe('합계')
  expect(say('save')).toBe('저장')
})

it('a word that is a deed on a button and the name of a state has two words in another language', () => {
  startLanguages('en_US', {
    반려: 'Rejected',
    반려_button: 'Reject',
    확인: 'OK',
    확인_dialogConfirm: 'Please confirm',
  })
  expect(translate([{ value: 'REJECTED', text: '반려' }])).toEqual([{ value: 'REJECTED', text: 'Rejected' }])
  expect(translate({ label: '반려', look: 'danger', steps: [] })).toMatchObject({ label: 'Reject' })
  expect(translate({ label: '확인', look: 'plain', steps: [] })).toMatchObject({ label: 'OK' })
  expect([text('confirm'), text('dialogConfirm')]).toEqual(['OK', 'Please confirm'])
})

it('a code whose word also names another one has a word of its own in another language', () => {
  startLanguages('en_US', { 공개: 'Public', 공개_PUBLISHED: 'Published', 확인: 'OK', 확인_code: 'Confirmed' })
  const codes = [
    { value: 'OPEN', text: '공개' },
    { value: 'PUBLISHED', text: '공개' },
    { value: 'CHECKED', text: '확인' },
  ]
  expect(translate(codes).map(({ text }) => text)).toEqual(['Public', 'Published', 'Confirmed'])
})

it('limits that the server words are said in the language', () => {
  startLanguages('en_US', { 정수: 'Whole number', '소수 {0}자리 이내': 'Up to {0} decimals' })
  const said = ['0 ~ 120 · 정수', '소수 2자리 이내'].map(
    attrLimits => translateAnswer({ attrLimits }).attrLimits,
  )
  expect(said).toEqual(['0 ~ 120 · Whole number', 'Up to 2 decimals'])
})

it('no particle is put behind an English word', () => {
  startLanguages('en_US', english)
  expect(say('fieldEmpty', '단가')).toBe('단가 is required.')
})

it('a message that an administrator has edited is shown in his words, particles included', () => {
  startLanguages('ko_KR', {}, { fieldEmpty: '{0}을(를) 꼭 입력해 주세요.' })
  expect(say('fieldEmpty', '단가')).toBe('단가를 꼭 입력해 주세요.')
  startLanguages('en_US', english, { fieldEmpty: 'Please enter {0}.' })
  expect(say('fieldEmpty', 'Price')).toBe('Please enter Price.')
})

it('particles follow the word that was filled in, and braces in it stay as typed', () => {
  startLanguages('ko_KR', {})
  expect(say('fieldEmpty', '품목명')).toBe('품목명을 입력해 주세요.')
  expect(say('fieldEmpty', '단가')).toBe('단가를 입력해 주세요.')
  expect(say('fieldEmpty', '$t(totals) {{x}}')).toContain('$t(totals) {{x}}')
})

it('texts of a plan are translated, its samples and all else stay as they are', () => {
  startLanguages('en_US', english)
  const plan = { title: '로그인', field: 'prNo', width: 80, samples: { rows: [{ title: '로그인' }] } }
  expect(translate(plan)).toEqual({ ...plan, title: 'Log in' })
})

it('amounts for a glance are counted by the powers of the language', () => {
  startLanguages('en_US', english)
  expect(shortFigureText('12345678', ' KRW')).toBe('12.3M KRW')
  expect(shortFigureText('999', ' KRW')).toBe('999 KRW')
  expect(shortFigureText('999999', ' KRW')).toBe('1M KRW')
  startLanguages('ko_KR', {})
  expect(shortFigureText('1234567890', '원')).toBe('12.3억원')
})

it('a code that came before all texts is said as a code, not as the button of the same word', () => {
  setTranslator(createTranslator('en_US', firstWording({ 취소: 'Cancel', 로그인: 'Log in' })))
  expect(text('loginButton')).toBe('Log in')
  const early = translate([{ value: 'CANCELED', text: '취소' }])
  startLanguages('en_US', { 취소: 'Cancel', 취소_code: 'Canceled' })
  expect(translate(early)).toEqual([{ value: 'CANCELED', text: 'Canceled' }])
})
