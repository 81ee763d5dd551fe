import { describe, expect, it } from 'vitest'
import codeGroups from '../../../schemas/codes/codeGroups.json'
import { isCreating, type Transition, type Workflow } from '../../../schemas/workflow/workflow'
import { workflows } from '../../../schemas/workflow/workflows'

/** Records that are switched on and off, or merely kept: their state is no way that they go. */
const stateless = [
  ...['approvalLine', 'approvalRule', 'category', 'menu', 'post'],
  ...['sample', 'sampleNode', 'sampleOrder', 'sourcingGroup'],
]
/** States in which a document begins by what no transition of its own says. */
const begunElsewhere: Readonly<Record<string, readonly string[]>> = {
  // Wrong passwords are counted when somebody logs in.
  authUser: ['Y'],
  // A supplier sees his company once somebody has registered it: the workflow "company".
  cyberCompany: ['SUSPENDED'],
  // Receipts move deliveries, whoever has written them: the workflow "delivery".
  deliveryProxy: ['REJECTED', 'RECEIVING', 'RECEIVED'],
  // Suppliers apply on a page of their own; wrong passwords and long absence are seen when they log in.
  extUser: ['APPLIED', 'LOCKED', 'DORMANT'],
  pendingWork: ['FAILED'],
}
/** Where documents come to rest. Every other state must have a way out. */
const ends: Readonly<Record<string, readonly string[]>> = {
  adjustment: ['PAID', 'CANCELED'],
  asset: ['DISPOSED'],
  assetRound: ['CLOSED'],
  authUser: ['N'],
  delivery: ['CANCELED'],
  deliveryProxy: ['SHIPPED', 'RECEIVING', 'RECEIVED'],
  extUser: ['REJECTED', 'WITHDRAWN'],
  itemUpload: ['APPLIED', 'CANCELED'],
  loi: ['EXPIRED', 'CANCELED'],
  noneOrder: ['CANCELED'],
  orderRequest: ['ORDERED', 'CANCELED'],
  pendingWork: ['WAITING'],
  po: ['CANCELED', 'CLOSED'],
  poChange: ['REJECTED', 'ACKED', 'DECLINED', 'CANCELED'],
  posting: ['RETRIED', 'RESOLVED'],
  pr: ['CANCELED'],
  quotation: ['DECLINED', 'SELECTED', 'NOT_SELECTED', 'EXPIRED', 'CANCELED'],
  rfq: ['AWARDED', 'FAILED', 'CANCELED'],
  signifier: ['REVERSED', 'CANCELED'],
  simpleOrder: ['ORDERED', 'CANCELED'],
  company: [],
  compChange: ['APPROVED', 'REJECTED', 'CANCELED'],
  compExcavation: ['CONVERTED', 'DROPPED'],
  evaTotal: [],
  // What moves a company is the workflow "company".
  cyberCompany: ['REGISTERED', 'SUSPENDED'],
  compGerpApp: ['CREATED', 'CANCELED'],
  compReg: ['APPROVED', 'REJECTED'],
  compRegEva: ['CONFIRMED'],
  evaTemplate: ['CLOSED'],
  evaWork: ['CONFIRMED'],
  purContEva: ['CONFIRMED'],
  transSatis: ['EXCLUDED'],
  statement: ['CANCELED'],
  taxInvoice: ['CANCELED'],
  userApply: ['APPROVED'],
  userSession: ['KILLED'],
  warehousing: ['REFUSED', 'RETURNED', 'CANCELED'],
}

const fromOf = ({ from }: Transition) => (from === 'any' ? [] : from.filter(state => state !== 'new'))
const toOf = ({ to, otherwise = [] }: Transition) =>
  [to, ...otherwise].filter(state => state !== 'unchanged' && state !== 'deleted')

function reachedStates({ document, initial, transitions }: Workflow): ReadonlySet<string> {
  const reached = new Set([initial, ...(begunElsewhere[document] ?? [])])
  for (let before = 0; before < reached.size; ) {
    before = reached.size
    for (const transition of transitions) {
      const { from } = transition
      if (isCreating(transition) || from === 'any' || from.some(state => reached.has(state)))
        for (const state of toOf(transition)) reached.add(state)
    }
  }
  return reached
}

const leaves = (transition: Transition, state: string) =>
  (transition.from === 'any' || transition.from.includes(state)) &&
  (transition.to === 'deleted' || toOf(transition).some(to => to !== state))

const documents = Object.values(workflows).filter(({ document }) => !stateless.includes(document))

describe.each(documents)('the workflow of $document', workflow => {
  const { document, statusCode, initial, editable, path, transitions } = workflow
  const named = [
    initial,
    ...editable,
    ...path,
    ...transitions.flatMap(each => [...fromOf(each), ...toOf(each)]),
  ]

  it('names states of its code group alone', () => {
    const { values } = codeGroups[statusCode as keyof typeof codeGroups]
    const codes = values.map(({ value }) => value)
    expect(named.filter(state => !codes.includes(state))).toEqual([])
  })

  it('leads to every state that it names', () => {
    const reached = reachedStates(workflow)
    expect(named.filter(state => !reached.has(state))).toEqual([])
  })

  it('has a way out of every state but where a document comes to rest', () => {
    const stuck = [...reachedStates(workflow)].filter(state => !transitions.some(each => leaves(each, state)))
    expect(stuck.sort()).toEqual([...(ends[document] ?? [])].sort())
  })
})
