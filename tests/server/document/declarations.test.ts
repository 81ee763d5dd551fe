import { describe, expect, it } from 'vitest'
import { documentKind } from '../../../server/document/documentKind'
import { documentModule } from '../../../server/document/documentModule'
import type { DocumentParts } from '../../../server/document/documentParts'
import { type ListFacts, listOf } from '../../../server/document/listOf'
import {
  type SimpleOrderDraft,
  type SimpleOrderRecord,
  simpleOrder,
} from '../../../server/modules/simpleOrder/simpleOrderKind'

/** Never called: what is wrong with a declaration is said before anybody calls anything. */
const never = () => Promise.reject(new Error('not expected'))

const moduleWith =
  (transitions: DocumentParts<SimpleOrderRecord, object, SimpleOrderDraft>['transitions']) => () =>
    documentModule(simpleOrder, {
      prepare: never,
      rules: never,
      approved: never,
      read: 'elsewhere',
      transitions,
    })

const listWith = (facts: Partial<ListFacts>) => () =>
  listOf(simpleOrder, { operation: 'listSimpleOrder', numbers: ['soNo', 'poNo'], ...facts })

const all = { cancelSimpleOrder: 'moves', retrySimpleOrder: 'moves' } as const

describe('a declaration that contract, workflow or table does not bear out fails when the server starts', () => {
  it.each([
    ['a number that is no column', { number: 'so_number' }, 'has no column so_number'],
    ['an amount that is no column', { approval: { amountKrw: 'price' } }, 'has no column price'],
    ['a drafter that is no column', { drafter: 'author' }, 'has no column author'],
  ])('%s', (_, wrong, message) => {
    expect(() => documentKind({ ...simpleOrder, noted: [], ...wrong })).toThrow(message)
  })

  it.each([
    [
      'a transition that no part takes',
      { cancelSimpleOrder: 'moves' },
      'takes the transition retrySimpleOrder',
    ],
    ['a transition that is none of the workflow', { ...all, sendSimpleOrder: 'moves' }, 'has no transition'],
  ] as const)('%s', (_, transitions, message) => {
    expect(moduleWith(transitions)).toThrow(message)
  })

  it.each([
    ['an operation that is none of the contract', { operation: 'listNothing' }, 'no operation listNothing'],
    ['a number that is not said to be one', { numbers: ['soNo'] }, 'how poNo is searched for'],
    ['a filter and a field without a column', { operation: 'listPo' }, 'has no column'],
  ])('%s', (_, wrong, message) => {
    expect(listWith(wrong)).toThrow(message)
  })

  it('and one that they bear out does not', () => {
    expect(listWith({})).not.toThrow()
    expect(moduleWith(all)).not.toThrow()
  })
})
