import { describe, expect, it } from 'vitest'
import { matchHangul } from '../../../schemas/shared/matchHangul'

describe('finding a choice while its name is being typed', () => {
  it.each([
    ['대기', 'ㄷ', true],
    ['대기', '대', true],
    ['대기', '댁', true],
    ['대기', '대ㄱ', true],
    ['대기', 'ㄷㄱ', true],
    ['결재 중', '결재중', true],
    ['결재중', 'ㅈㅈ', true],
    ['값', 'ㄱㅏㅂㅅ', true],
    ['KRW 원', 'krw', true],
    ['대기', '기대', false],
    ['승인', 'ㅂ', false],
    ['승인', '', true],
  ])('"%s" for "%s": %s', (text, typed, found) => {
    expect(matchHangul(text, typed)).toBe(found)
  })
})
