import { describe, expect, it } from 'vitest'
import {
  formatBusinessNumber,
  formatCorporateNumber,
  isBusinessNumber,
  isCorporateNumber,
} from '../../../schemas/shared/taxNumber'

describe('사업자등록번호', () => {
  it.each([
    ['123-45-67891', true],
    ['123-45-67890', false],
    ['990-81-00018', true],
    ['991-86-00049', true],
    ['995-81-00084', true],
    ['990-81-00019', false],
    ['000-00-00000', false],
    ['99081-00018', true],
    ['9908100018', true],
    ['990-81-0001', false],
    ['990-81-0001A', false],
    ['99081000180', false],
    ['', false],
  ])('%s is accepted: %s', (text, isValid) => expect(isBusinessNumber(text)).toBe(isValid))

  it('exactly one of the ten last digits is right', () => {
    const accepted = [...'0123456789'].filter(digit => isBusinessNumber(`990810001${digit}`))
    expect(accepted).toEqual(['8'])
  })

  it('is shown with hyphens when whole', () => {
    expect(formatBusinessNumber('9908100018')).toBe('990-81-00018')
    expect(formatBusinessNumber('99081')).toBe('99081')
  })
})

describe('법인등록번호', () => {
  it.each([
    ['110111-0062432', true],
    ['110111-0062433', false],
    ['134511-0000121', true],
    ['110111-9999016', true],
    ['1101110062432', true],
    ['000000-0000000', false],
    ['110111-006243', false],
    ['110111-006243X', false],
  ])('%s is accepted: %s', (text, isValid) => expect(isCorporateNumber(text)).toBe(isValid))

  it('is shown with a hyphen when whole', () => {
    expect(formatCorporateNumber('1101110062432')).toBe('110111-0062432')
  })
})
