import { describe, expect, it } from 'vitest'
import { limitProblem, maskProblem, type ValueForm } from '../../../engine/form/limitProblem'

describe('what a field may hold', () => {
  it.each<[ValueForm, object, string, string | undefined]>([
    ['text', { maxBytes: 7 }, '가나A', undefined],
    ['text', { maxBytes: 7 }, '가나AB', '제목은 7바이트를 초과할 수 없습니다.'],
    ['text', { maxLength: 3 }, '가나다', undefined],
    ['text', { maxLength: 3 }, '가나다라', '제목은 3자를 초과할 수 없습니다.'],
    ['text', { minLength: 2 }, '가', '제목은 2자 이상 입력해 주세요.'],
    ['html', { maxLength: 3 }, '<p><strong>가나다</strong></p>', undefined],
    ['html', { maxLength: 3 }, '<p>가나다라</p>', '제목은 3자를 초과할 수 없습니다.'],
    ['html', { minLength: 3 }, '<p><em>가</em></p><p></p>', '제목은 3자 이상 입력해 주세요.'],
    ['email', {}, 'hong@gpms.example.com', undefined],
    ['email', {}, 'hong@gpms', '이메일 형식이 올바르지 않습니다.'],
    ['email', {}, '홍길동', '이메일 형식이 올바르지 않습니다.'],
    ['email', {}, 'a@b.kr,c@d.kr', '이메일 형식이 올바르지 않습니다.'],
    ['email', { maxLength: 10 }, 'hong@gpms.example.com', '제목은 10자를 초과할 수 없습니다.'],
  ])('as %s with %j: %s', (form, limits, value, problem) => {
    expect(limitProblem('제목', form, limits, value)).toBe(problem)
  })

  it.each([
    ['phone', '01012345678', undefined],
    ['phone', '0101', '전화번호 형식이 올바르지 않습니다.'],
    ['phone', '', undefined],
    ['taxnum', '9908100018', undefined],
    ['taxnum', '99-가', '숫자만 입력할 수 있습니다.'],
    [undefined, '아무 글', undefined],
  ])('by the mask %s: %s', (mask, value, problem) => {
    expect(maskProblem(mask, value)).toBe(problem)
  })
})
