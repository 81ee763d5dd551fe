import { expect, it } from 'vitest'
import english from '../../../../schemas/languages/en_US/demo.json'
import { demoConsts } from '../../../../server/modules/demo/demoConsts'

type Offered = Readonly<Record<string, string>>

const offered = (language: string): readonly Offered[] => {
  const { demoAccounts, demoSuppliers } = demoConsts(language)
  return [...JSON.parse(demoAccounts), ...JSON.parse(demoSuppliers)]
}
const told = ({ deptnm, compNameKr, groupName, note }: Offered) =>
  [deptnm ?? compNameKr, groupName, note].map(String)

it('the people of the demo are told apart in Korean, and in English to who reads English', () => {
  expect(offered('ko_KR').flatMap(told)).toContain('모바일개발팀')
  const texts = offered('en_US').flatMap(told)
  expect(texts).toContain('Mobile development')
  expect(texts.filter(text => /[가-힣]/.test(text))).toEqual([])
})

it('nothing waits in the English words of the demo that nobody says', () => {
  const said = new Set(offered('ko_KR').flatMap(told))
  expect(Object.keys(english).filter(korean => !said.has(korean))).toEqual([])
})
