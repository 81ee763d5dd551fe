import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { specificationRows } from '../cases/specificationTests'
import { expectProof } from './proofs'

describe.each(Object.entries(specificationRows))('section %s of the specification', (_, sentences) => {
  it('has each sentence once', () => {
    const texts = sentences.map(({ says }) => says)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it.each(sentences)('"$says" has a test that exists', ({ proofs, decided }) => {
    expect(proofs.length).toBeGreaterThan(0)
    proofs.forEach(expectProof)
    if (decided !== undefined) expect(existsSync(decided)).toBe(true)
  })
})
