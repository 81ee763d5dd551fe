import { afterAll, expect, it } from 'vitest'
import { startLanguages } from '../../../engine/i18n/startLanguages'
import { takeSpeaker, text } from '../../../engine/i18n/text'
import { say } from '../../../engine/runtime/say'
import { fillMessage } from '../../../schemas/shared/koreanParticle'

afterAll(() => takeSpeaker((_room, key, args) => fillMessage(key, args)))

it.each([undefined, 'ko_KR', 'fr_FR', 'constructor'])(
  'with %s kept, the frame and the screens speak Korean',
  kept => {
    startLanguages(kept)
    expect(text('loginButton')).toBe('로그인')
    expect(text('loginDemoOthers', [16])).toBe('다른 계정 16개 더 보기')
    expect(say('totals')).toBe('합계')
  },
)

it('particles follow the word that was filled in, and braces in it stay as typed', () => {
  startLanguages(undefined)
  expect(say('fieldEmpty', '품목명')).toBe('품목명을 입력해 주세요.')
  expect(say('fieldEmpty', '단가')).toBe('단가를 입력해 주세요.')
  expect(say('fieldEmpty', '$t(totals) {{x}}')).toContain('$t(totals) {{x}}')
})
