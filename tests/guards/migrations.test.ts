import { expect, it } from 'vitest'
import { contractFloor, readMigrations } from '../../server/database/migrate'

/** What came before has run everywhere with nodes at rest. */
const lastWithoutRule = '0750'

/** Statements after which a node of the version before fails. */
const takesAway = [
  /\bdrop (table|column|view)\b/i,
  /\brename (column|to|constraint)\b/i,
  /\balter (column )?\w+ (set data )?type\b/i,
  /\bset not null\b/i,
  /\badd (column )?(if not exists )?\w+ [^,;]*\bnot null\b(?![^,;]*\b(default|generated)\b)/i,
]

const withoutComments = (text: string) => text.replaceAll(/--.*$/gm, '')
const isContract = (text: string) => takesAway.some(pattern => pattern.test(withoutComments(text)))

it('a migration that takes away what the version before needs says from which version on it may run', () => {
  const unsaid = readMigrations('server/database/migrations')
    .filter(({ name, text }) => name.slice(0, 4) > lastWithoutRule && isContract(text))
    .filter(({ text }) => contractFloor(text) === undefined)
  expect(unsaid.map(({ name }) => name)).toEqual([])
})

it.each([
  ['alter table pr drop column note', true],
  ['alter table pr rename column note to remark', true],
  ['alter table pr alter column note type text', true],
  ['alter table pr add column note text not null', true],
  [`alter table pr add column note text not null default ''`, false],
  ['alter table pr add column note text; create index on pr (note)', false],
  ['-- drop table pr\nselect 1', false],
])('%s takes away: %s', (text, expected) => {
  expect(isContract(text)).toBe(expected)
})
