import { describe, expect, it } from 'vitest'
import { requirementRows } from '../cases/requirementTests'
import { runningRows } from '../cases/runningTests'
import { expectProof } from './proofs'

const allRows = { ...requirementRows, ...runningRows }

const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `R-${String(from + index).padStart(2, '0')}`)

describe('the requirements that tests can show', () => {
  it('stand in the table, each once and in their order', () => {
    const wanted = [...between(1, 30), ...between(32, 45), ...between(52, 55)]
    expect(Object.keys(requirementRows)).toEqual(wanted)
    expect(Object.keys(runningRows)).toEqual([...between(46, 51), ...between(56, 62)])
  })

  it.each(Object.entries(allRows))('%s has a test that exists', (_name, { proofs, notBuilt }) => {
    if (notBuilt === undefined) expect(proofs.length).toBeGreaterThan(0)
    proofs.forEach(expectProof)
  })

  it('of what is built nothing is left without a test', () => {
    const lacking = Object.entries(allRows).filter(
      ([, { lacks, notBuilt }]) => lacks !== undefined && notBuilt === undefined,
    )
    expect(lacking.map(([name, { lacks }]) => `${name}: ${lacks}`)).toEqual([])
  })

  it('none is without one', () => {
    const without = Object.entries(allRows).filter(([, { proofs }]) => proofs.length === 0)
    expect(without.map(([name, { notBuilt }]) => `${name}: ${notBuilt}`)).toEqual([])
  })
})
