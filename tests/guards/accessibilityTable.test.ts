import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { expectProof } from './proofs'

interface Row {
  readonly criterion: string
  readonly proof: string
}

const rows: readonly Row[] = readFileSync('tests/browser/README.md', 'utf8')
  .split('\n')
  .filter(line => /^\| \d/.test(line))
  .map(line => {
    const [, criterion = '', , proof = ''] = line.split('|').map(cell => cell.trim())
    return { criterion, proof }
  })

/** Of WCAG 2.2, levels A and AA, by guideline: how many there are. 4.1.1 was removed from it. */
const criteria =
  '1.1.1 1.2.1 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 ' +
  '2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 ' +
  '3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3'

describe('the table of WCAG 2.2', () => {
  it('has every criterion of the levels A and AA', () => {
    const named = rows.flatMap(({ criterion }) => criterion.match(/\d\.\d\.\d+/g) ?? [])
    expect(named.toSorted()).toEqual(criteria.split(' ').toSorted())
  })

  it.each(rows.filter(({ proof }) => proof !== '–'))('$criterion has a test that exists', ({ proof }) => {
    const [, file = '', title = ''] = /^`([^`]+)`\s*(.*)$/.exec(proof) ?? []
    expectProof([file, title])
  })
})
