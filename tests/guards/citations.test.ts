import { expect, it } from 'vitest'
import { unresolvedCitations } from './citations'

it('every rule that code, tests and READMEs cite stands in schemas/rules', () => {
  expect(unresolvedCitations()).toEqual([])
})

it.each([
  ['// as D-99 has it', ['D-99']],
  ['/** (domain 3.99) */', ['domain 3.99']],
  ['// R-00 and spec §4', ['R-00']],
  ['// spec §12', ['spec §12']],
])('a citation of a rule that nobody wrote is found in %s', (text, expected) => {
  expect(unresolvedCitations([{ path: 'engine/x.ts', text }])).toEqual(
    expected.map(cited => `engine/x.ts:1  "${cited}" stands nowhere in schemas/rules`),
  )
})
