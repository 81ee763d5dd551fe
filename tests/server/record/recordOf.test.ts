import { expect, it } from 'vitest'
import { recordOf } from '../../../server/record/recordOf'

const units = {
  list: 'listUnit',
  save: 'saveUnit',
  table: 'unit',
  order: ['unit_code'],
  docType: 'UNIT',
  noted: ['unitName'],
  taken: '',
}

it.each([
  ['a table without its columns', { table: 'account' }, 'the table account has no column'],
  ['an order that is no column', { order: ['rank'] }, 'has no column rank'],
  ['a history of what nobody sends', { noted: ['colour'] }, 'the history cannot keep colour'],
  ['an operation that is none of the contract', { list: 'listNothing' }, 'no operation listNothing'],
  ['an operation that saves no rows', { save: 'saveFilter' }, 'has no rows'],
])('%s fails when the server starts', (_, wrong, message) => {
  expect(() => recordOf({ ...units, ...wrong })).toThrow(message)
})

it('a declaration that contract and table bear out gives the two routes', () => {
  expect(recordOf(units).map(({ operationId }) => operationId)).toEqual(['listUnit', 'saveUnit'])
})
