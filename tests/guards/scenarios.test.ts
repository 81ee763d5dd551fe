import { describe, expect, it } from 'vitest'
import { scenarioRows } from '../cases/scenarioTests'
import { expectProof } from './proofs'

describe('the end-to-end scenarios of the domain', () => {
  it('stand in the table, each once and in their order', () => {
    expect(Object.keys(scenarioRows)).toEqual(
      'S01 S02 S04 S05 S06 S07 S09 S10 S11 S12 S14 S15 S16 S17'.split(' '),
    )
  })

  it.each(Object.entries(scenarioRows))(
    '%s is shown by tests that exist, or is not built',
    (_, { proofs, notBuilt }) => {
      expect(proofs.length > 0).toBe(notBuilt === undefined)
      proofs.forEach(expectProof)
    },
  )
})
