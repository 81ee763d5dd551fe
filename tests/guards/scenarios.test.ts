import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scenarioRows } from '../cases/scenarioTests'

const plain = (text: string) => text.replaceAll(/["'\\]/g, '')

describe('the end-to-end scenarios of the domain', () => {
  it('stand in the table, each once and in their order', () => {
    expect(Object.keys(scenarioRows)).toEqual('S01 S02 S04 S05 S06 S07 S09 S10 S11 S14 S15'.split(' '))
  })

  it.each(Object.entries(scenarioRows))(
    '%s is shown by tests that exist, or is not built',
    (_, { proofs, notBuilt }) => {
      expect(proofs.length > 0).toBe(notBuilt === undefined)
      for (const [file, title] of proofs) {
        const path = join('tests', file)
        expect(existsSync(path), path).toBe(true)
        expect(plain(readFileSync(path, 'utf8')), title).toContain(plain(title))
      }
    },
  )
})
