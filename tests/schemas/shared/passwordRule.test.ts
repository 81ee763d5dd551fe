import { describe, expect, it } from 'vitest'
import { passwordFault, passwordTexts } from '../../../schemas/shared/passwordRule'

const isCommon = (word: string) => word === 'sunshine1'

describe('a password', () => {
  it.each([
    ['Demo!2026pw', undefined],
    ['aaaabbb', 'length'],
    ['긴비밀번호입니다', undefined],
    ['긴비밀번호입니', 'length'],
    ['긴비밀번호입니다'.normalize('NFD'), undefined],
    ['긴비밀번호입니'.normalize('NFD'), 'length'],
    ['x'.repeat(64), undefined],
    ['x'.repeat(65), 'length'],
    ['😀'.repeat(64), undefined],
    ['one two three', undefined],
    ['my Daesung1 secret', 'userId'],
    ['OGPMS-2026-key', 'context'],
    ['SunShine1', 'common'],
  ])('%s is judged: %s', (password, fault) => {
    expect(passwordFault(password, 'daesung1', isCommon)).toBe(fault)
  })

  it('has a Korean sentence for every fault', () => {
    expect(passwordTexts.length).toBe('비밀번호는 8자 이상 64자 이하로 입력해 주세요.')
    expect(new Set(Object.values(passwordTexts)).size).toBe(6)
  })
})
