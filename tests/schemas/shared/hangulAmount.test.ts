import { describe, expect, it } from 'vitest'
import { hangulAmount } from '../../../schemas/shared/hangulAmount'
import { zeroPad } from '../../../schemas/shared/zeroPad'

describe('an amount spelt in Hangul', () => {
  it.each([
    ['1000000', '일금 일백만원정'],
    ['12000000', '일금 일천이백만원정'],
    ['0', '일금 영원정'],
    ['1', '일금 일원정'],
    ['10', '일금 일십원정'],
    ['10000', '일금 일만원정'],
    ['1234567', '일금 일백이십삼만사천오백육십칠원정'],
    ['100000001', '일금 일억일원정'],
    ['1000000000000000', '일금 일천조원정'],
    ['20030000', '일금 이천삼만원정'],
    ['999.99', '일금 구백구십구원정'],
    ['-37800', '일금 마이너스 삼만칠천팔백원정'],
  ])('%s won is %s', (amount, text) => expect(hangulAmount(amount)).toBe(text))

  it('an amount beyond all units is named as a fault of the program', () => {
    expect(() => hangulAmount('1'.repeat(25))).toThrow('Engine bug: hangulAmount')
  })
})

describe('zeros in front', () => {
  it.each([
    [7, 3, '007'],
    ['12', 3, '012'],
    [1234, 3, '1234'],
    [-7, 3, '-007'],
    ['', 2, '00'],
  ])('%s to %i digits is %s', (value, length, text) => expect(zeroPad(value, length)).toBe(text))
})
