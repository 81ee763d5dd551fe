import { expect, it } from 'vitest'
import type { ActionPlan } from '../../../engine/action/actionPlan'
import { mainFirst } from '../../../engine/action/mainFirst'

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
  expect(orderOf([action('copy'), action('approve', 'primary'), action('reject', 'danger')])).toEqual([
    'approve',
    'reject',
    'copy',
  ])
})

it('a drafter finds saving beside the submission', () => {
  expect(
    orderOf([action('save', 'plain', 'updatePr'), action('delete', 'danger'), action('submit', 'primary')]),
  ).toEqual(['submit', 'save', 'delete'])
})

it('without a filled button the actions stay in their order', () => {
  expect(orderOf([action('print'), action('list')])).toEqual(['print', 'list'])
})
