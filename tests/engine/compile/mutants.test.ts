import { beforeAll, expect, it } from 'vitest'
import { agreements } from '../../../engine/compile/agreements'
import { readDefinitions } from '../../../engine/compile/readDefinitions'
import { judgeMutants, type MutationScore } from '../../bench/mutants/judgeMutants'
import { leastShare, mutationReport } from '../../bench/mutants/mutationReport'
import { seededNumbers } from '../../schemas/shared/seededNumbers'

let score: MutationScore

beforeAll(() => {
  score = judgeMutants(readDefinitions(process.cwd()), agreements, 70, seededNumbers(70))
}, 900_000)

it('a definition broken in one place is reported at its line, nineteen times of twenty', () => {
  const found = score.judged.filter(({ verdict }) => verdict === 'found').length
  expect(found / score.judged.length, mutationReport(score).text).toBeGreaterThanOrEqual(leastShare)
})

it('definitions are broken in every kind of place', () => {
  expect(new Set(score.judged.map(({ mutant }) => mutant.kind)).size).toBeGreaterThanOrEqual(40)
  expect(score.judged.length).toBeGreaterThan(60)
})

it('no broken definition stops the compiler', () => {
  expect(score.judged.flatMap(({ crash }) => crash ?? [])).toEqual([])
})

it('nothing is reported about right definitions, however they are written', () => {
  expect(score.falseAlarms).toBe('')
})
