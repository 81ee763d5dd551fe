import { expect, it } from 'vitest'
import type { ActionPlan } from '../../../engine/plan/actionPlan'
import { mainFirst } from '../../../engine/toolbar/mainFirst'

const action = (id: string, look: ActionPlan['look'] = 'plain', transition?: string): ActionPlan => ({
  id,
  label: id,
  place: 'page',
  look,
  rows: 'none',
  steps: transition === undefined ? [] : [{ step: 'transition', transitions: [transition] } as never],
})
const document = { create: 'createPr', update: 'updatePr' } as Parameters<typeof mainFirst>[1]
const orderOf = (actions: readonly ActionPlan[]) => mainFirst(actions, document).map(({ id }) => id)

it('an approver finds 승인 first and 반려 beside it', () => {
  const reject = action('reject', 'danger', 'rejectDoc')
  const approve = action('approve', 'primary', 'approveDoc')
  expect(orderOf([action('copy'), reject, approve, action('history')])).toEqual([
    'approve',
    'reject',
    'copy',
    'history',
  ])
})

it('반려 stands before another transition, even one that is written before it', () => {
  const hold = action('hold', 'plain', 'holdDoc')
  const reject = action('reject', 'danger', 'rejectDoc')
  const approve = action('approve', 'primary', 'approveDoc')
  expect(orderOf([hold, reject, approve])).toEqual(['approve', 'reject', 'hold'])
})

it('a drafter finds saving beside the submission', () => {
  expect(
    orderOf([
      action('list'),
      action('delete', 'danger', 'deletePr'),
      action('save', 'plain', 'updatePr'),
      action('submit', 'primary', 'submitPr'),
    ]),
  ).toEqual(['submit', 'save', 'delete', 'list'])
})

it('without a filled button the actions stay in their order', () => {
  expect(orderOf([action('print'), action('list')])).toEqual(['print', 'list'])
})

it('what destroys has no place before the others where it refuses nothing', () => {
  expect(orderOf([action('open', 'plain', 'openRound'), action('close', 'danger', 'closeRound')])).toEqual([
    'open',
    'close',
  ])
})
