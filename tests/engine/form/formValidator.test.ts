import { describe, expect, it } from 'vitest'
import { formSchema } from '../../../engine/form/formSchema'
import { formValidator } from '../../../engine/form/formValidator'
import { field } from '../runtime/samplePlans'

const schema = {
  ...formSchema('기본정보', [
    field('title', { label: '구매요청명', isRequired: true, limits: { minLength: 2, maxLength: 5 } }),
    field('needDate', { label: '납품희망일', control: 'date' }),
    field('qty', { label: '수량', control: 'number' }),
    field('prNo', { label: '구매요청번호', isEditable: false }),
  ]),
}

const messagesOf = (data: Readonly<Record<string, unknown>>) =>
  formValidator.validateFormData(data, schema).errors.map(error => error.message)

describe('the validator of forms', () => {
  it('has nothing against right values', () => {
    expect(messagesOf({ title: '노트북', needDate: '2026-11-20', qty: '-1.5' })).toEqual([])
  })

  it.each([
    [{}, '구매요청명을 입력해 주세요.'],
    [{ title: '  ' }, '구매요청명을 입력해 주세요.'],
    [{ title: '가' }, '구매요청명은 2자 이상 입력해 주세요.'],
    [{ title: '가나다라마바' }, '구매요청명은 5자를 초과할 수 없습니다.'],
    [{ title: '노트북', needDate: '내일' }, '날짜 형식이 올바르지 않습니다.'],
    [{ title: '노트북', qty: '열 개' }, '숫자만 입력할 수 있습니다.'],
  ])('%j is refused once, in Korean: %s', (data, message) => {
    expect(messagesOf(data)).toEqual([message])
  })

  it('a field that was emptied is not judged by its length', () => {
    expect(messagesOf({ title: '노트북', needDate: '' })).toEqual([])
  })

  it('each message stands at its field', () => {
    const { errorSchema } = formValidator.validateFormData({ title: '가' }, schema)
    expect(errorSchema.title?.__errors).toEqual(['구매요청명은 2자 이상 입력해 주세요.'])
  })
})
