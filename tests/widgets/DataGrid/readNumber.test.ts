import { describe, expect, it } from 'vitest'
import { readDecimal, readNumber, withCommas } from '../../../widgets/DataGrid/readNumber'

describe('numbers as people and spreadsheets write them', () => {
  it.each([
    ['1,234,567', '1234567'],
    ['₩890원', '890'],
    ['890 원', '890'],
    ['(1,500)', '-1500'],
    ['△1,500', '-1500'],
    ['-₩1,500', '-1500'],
    ['₩-1,500', '-1500'],
    ['+12', '12'],
    ['１２３', '123'],
    ['0.50', '0.5'],
    ['.5', '0.5'],
    ['007', '7'],
    ['-0', '0'],
    ['USD 1,200.25', '1200.25'],
    ['12345678901234567890.12', '12345678901234567890.12'],
  ])('%s means %s', (text, value) => {
    expect(readDecimal(text, 2)).toEqual({ value })
  })

  it.each(['스무 개', '1,5', '1,23,456', '12.5.1', '1 2a', '-', '원', '12%'])('%s is refused', text => {
    expect(readDecimal(text, 2)).toEqual({ refused: '숫자로 읽을 수 없습니다. 숫자만 입력해 주세요.' })
  })

  it('too many decimals are refused, not rounded', () => {
    expect(readDecimal('1.239', 2)).toEqual({
      refused: '소수점 아래는 2자리까지 입력할 수 있습니다. 줄여서 입력해 주세요.',
    })
    expect(readDecimal('1.5', 0)).toEqual({ refused: '소수점 없이 정수로 입력해 주세요.' })
    expect(readDecimal('1.0', 0)).toEqual({ value: '1' })
  })

  it('a number that a double cannot hold exactly is refused', () => {
    expect(readNumber('1,234.5', 2)).toEqual({ value: 1234.5 })
    expect(readNumber('1234567890123456', undefined)).toHaveProperty('refused')
  })

  it.each([
    [1234567, '1,234,567'],
    ['-1234.5', '-1,234.5'],
    ['999', '999'],
    ['1234567.8901', '1,234,567.8901'],
    ['협의', '협의'],
  ])('%s is shown as %s', (value, text) => {
    expect(withCommas(value)).toBe(text)
  })
})
