import { describe, expect, it } from 'vitest'
import {
  groupMay,
  isCreating,
  missingFields,
  type Transition,
  type TransitionFacts,
  transitionRefusal,
  type Workflow,
} from '../../../schemas/workflow/workflow'

// Computed tests ask these functions what a workflow allows, so only answers written by hand can show that they are right.

const step = (transition: string, rest: Omit<Transition, 'transition' | 'label' | 'to'>): Transition => ({
  ...{ transition, label: transition, to: 'unchanged' },
  ...rest,
})
const workflow: Workflow = {
  ...{ document: 'note', label: '쪽지', statusField: 'status', statusCode: 'NOTE_STATUS' },
  ...{
    drafterField: 'drafter',
    initial: 'DRAFT',
    editable: ['DRAFT'],
    path: ['DRAFT', 'SENT'],
    requirements: {},
  },
  transitions: [
    step('create', { from: [], groups: ['10'], actor: 'anyone' }),
    step('save', { from: ['new', 'DRAFT'], groups: ['10'], actor: 'anyone' }),
    step('submit', { from: ['DRAFT'], groups: ['10', '30'], actor: 'drafter', substitutes: ['30'] }),
    step('approve', { from: ['SENT'], groups: 'internal', actor: 'approver' }),
    step('read', { from: 'any', groups: ['60'], actor: 'anyone' }),
  ],
}
const somebody: TransitionFacts = {
  ...{ status: 'DRAFT', group: '10', isDrafter: false, isApprover: false, isNew: false },
}

describe('a transition', () => {
  it.each<[string, Partial<TransitionFacts>, string | undefined]>([
    ['unheard', {}, 'unknown'],
    ['create', { isNew: true }, undefined],
    ['create', {}, 'state'],
    ['save', { isNew: true }, undefined],
    ['save', {}, undefined],
    ['save', { status: 'SENT' }, 'state'],
    ['save', { group: '20' }, 'group'],
    ['submit', { isDrafter: true }, undefined],
    ['submit', {}, 'drafter'],
    ['submit', { isApprover: true }, 'drafter'],
    ['submit', { group: '30' }, undefined],
    ['submit', { isDrafter: true, isNew: true }, 'state'],
    ['submit', { isDrafter: true, group: '20' }, 'group'],
    ['approve', { status: 'SENT', isApprover: true }, undefined],
    ['approve', { status: 'SENT' }, 'approver'],
    ['approve', { status: 'SENT', isDrafter: true }, 'approver'],
    ['approve', { status: 'SENT', isApprover: true, group: '60' }, 'group'],
    ['approve', { isApprover: true }, 'state'],
    ['read', { group: '60' }, undefined],
    ['read', { group: '61' }, 'group'],
  ])('%s with %o is refused for its %s', (transition, facts, refusal) => {
    expect(transitionRefusal(workflow, transition, { ...somebody, ...facts })).toBe(refusal)
  })

  it('of a document without a state is refused where it begins in one', () => {
    const { status: _none, ...stateless } = somebody
    expect(transitionRefusal(workflow, 'save', stateless)).toBe('state')
    expect(transitionRefusal(workflow, 'read', { ...stateless, group: '60' })).toBeUndefined()
  })

  it.each([
    ['10', true],
    ['99', true],
    ['60', false],
    ['61', false],
  ])('of internal groups is given to group %s: %s', (group, may) => {
    expect(groupMay(step('approve', { from: 'any', groups: 'internal', actor: 'approver' }), group)).toBe(may)
  })

  it('makes a document where it begins in no state, or in a new one', () => {
    expect(workflow.transitions.filter(isCreating).map(({ transition }) => transition)).toEqual([
      'create',
      'save',
    ])
  })
})

describe('a requirement', () => {
  const requirement = { header: ['title', 'dueDate'], lines: ['qty'], minLines: 1 }

  it('names what is missing: the header first, then the number of lines, then each line', () => {
    expect(missingFields(requirement, { header: { title: ' ', dueDate: null }, lines: [] })).toEqual([
      { field: 'title' },
      { field: 'dueDate' },
      { field: 'lines' },
    ])
    const lines = [{ qty: '1' }, { qty: '' }, {}]
    expect(missingFields(requirement, { header: { title: '펜', dueDate: '2026-11-20' }, lines })).toEqual([
      { field: 'qty', row: 2 },
      { field: 'qty', row: 3 },
    ])
  })

  it('takes zero and false as values, and asks for no line where it says no number', () => {
    const header = { title: 0, dueDate: false }
    expect(missingFields({ ...requirement, minLines: 0 }, { header, lines: [] })).toEqual([])
    expect(missingFields({ header: [], lines: ['qty'] }, { header, lines: [] })).toEqual([])
  })
})
