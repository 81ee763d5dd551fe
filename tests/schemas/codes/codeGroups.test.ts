import { describe, expect, it } from 'vitest'
import {
  type CodeGroup,
  codeEntries,
  codeGroupName,
  codeGroupNames,
  codeText,
  isCodeGroup,
  isCodeValue,
  isSystemGroup,
} from '../../../schemas/codes/codeGroups'

describe('common codes', () => {
  it('there are 129 groups with 644 values', () => {
    expect(codeGroupNames).toHaveLength(129)
    expect(codeGroupNames.flatMap(codeEntries)).toHaveLength(644)
  })

  it.each(codeGroupNames)('%s has a name, and values that differ and are all named', group => {
    const entries = codeEntries(group)
    expect(codeGroupName(group)).toMatch(/[가-힣A-Z]/)
    expect(
      entries.every(entry => /^[A-Za-z0-9_]+$/.test(entry.value) && entry.text.trim() === entry.text),
    ).toBe(true)
    expect(entries.every(entry => entry.text !== '')).toBe(true)
    expect(new Set(entries.map(entry => entry.value)).size).toBe(entries.length)
  })

  it.each([
    ['PR_STATUS', 'APPROVED', '접수대기'],
    ['PO_CHG_TYPE', 'INFO', '일반정보(인수자·납품장소)'],
    ['LOGIN_MODE', 'SSO_AD', 'SSO(AD대체)'],
    ['SYSTEM', 'LEGACY', '구 구매시스템'],
    ['NTS_TAX_TYPE', '07', '간이과세자(세금계산서 발급)'],
    ['EVA_GRADE', 'S', '최우수(95점 이상)'],
    ['LOCALE', 'en_US', 'English'],
    ['AUTH_TYPE', 'A', '부서고정'],
    ['CURRENCY', 'CNY', '위안'],
    ['PR_STATUS', 'NOT_THERE', 'NOT_THERE'],
  ] as const)('%s %s reads %s', (group, value, text) => expect(codeText(group, value)).toBe(text))

  it('groups of states are fixed, groups of plain names may grow', () => {
    const states = codeGroupNames.filter(group => group.endsWith('_STATUS'))
    expect(states.length).toBeGreaterThan(30)
    expect(states.filter(group => !isSystemGroup(group))).toEqual([])
    const plain: CodeGroup[] = ['POSITION', 'SITE', 'BANK', 'REJECT_REASON', 'FAQ_CATEGORY']
    expect(plain.filter(isSystemGroup)).toEqual([])
  })

  it('tells groups and values from other words', () => {
    expect([isCodeGroup('YN'), isCodeGroup('toString')]).toEqual([true, false])
    expect([isCodeValue('YN', 'Y'), isCodeValue('YN', 'y')]).toEqual([true, false])
  })

  it.each([
    ['QTY,PRICE', '수량·단가'],
    ['QTY,PRICE,DUE', '수량·단가·납기'],
    ['PRICE', '단가'],
    // A list with a value that the group does not know is shown as it is.
    ['QTY,PLACE', 'QTY,PLACE'],
    ['수량, 단가', '수량, 단가'],
    ['', ''],
  ])('the codes %s read %s', (value, text) => {
    expect(codeText('PO_CHG_TYPE', value)).toBe(text)
  })
})
