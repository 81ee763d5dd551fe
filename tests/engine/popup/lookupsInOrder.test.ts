import { expect, it } from 'vitest'
import type { LookupFilterPlan } from '../../../engine/plan/filterPlan'
import type { LookupPlan } from '../../../engine/plan/formPlan'
import type { ChoicePopupPlan, ScreenPlan } from '../../../engine/plan/screenPlan'
import { type Row, textOf } from '../../../engine/runtime/row'
import { settle } from '../runtime/fakeServices'
import { openSample } from '../runtime/openSample'
import {
  draft,
  editPlan,
  field,
  itemPopup,
  listBinding,
  listFilter,
  listGrid,
  listPlan,
} from '../runtime/samplePlans'

/** A department, and a person who lies in it. */
const dept: LookupPlan = { popup: 'dept', value: 'deptcd', searchBy: 'deptnm', with: {}, set: {} }
const person: LookupPlan = {
  ...{ popup: 'person', value: 'singleid', searchBy: 'hname', with: {}, set: {} },
  within: { deptcd: 'deptcd' },
}

const { source } = itemPopup.grid
if (source.from !== 'operation') throw new Error('The sample popup asks an operation.')
const { binding } = source
const popup = (name: string, operation: string, parameters: readonly string[]): ChoicePopupPlan => ({
  ...itemPopup,
  ...{ popup: name, filter: undefined },
  params: parameters,
  grid: {
    ...itemPopup.grid,
    source: { ...source, binding: { ...binding, operation, parameters, isPaged: false } },
  },
})

const people = [
  { singleid: 'kim', hname: '김서준', deptcd: 'D1' },
  { singleid: 'lee', hname: '이도윤', deptcd: 'D2' },
]

/** The department is answered when the test says so. */
function opening() {
  let answerDept = (): void => undefined
  const asked: Row[] = []
  const options = {
    popups: {
      dept: popup('dept', 'popupDept', ['deptnm']),
      person: popup('person', 'popupPerson', ['deptcd']),
    },
    answers: {
      getPr: () => draft({ deptcd: 'D1', singleid: 'kim' }),
      popupDept: () =>
        new Promise(resolve => {
          answerDept = () => resolve([{ deptcd: 'D2', deptnm: '품질팀' }])
        }),
      popupPerson: (request: Row) => people.filter(({ deptcd }) => deptcd === textOf(request.deptcd)),
      listPr: (request: Row) => {
        asked.push(request)
        return { rows: [], total: 0 }
      },
    },
  }
  return { options, asked, answerDept: () => answerDept() }
}

it('a person typed while the department is looked up is found in the new one', async () => {
  const { options, answerDept } = opening()
  const fields = [
    field('deptcd', { control: 'lookup', lookup: dept }),
    field('singleid', { control: 'lookup', lookup: person }),
  ]
  const plan: ScreenPlan = {
    ...editPlan,
    blocks: editPlan.blocks.map(block => (block.block === 'form' ? { ...block, fields } : block)),
  }
  const { screen } = await openSample(plan, { ...options, params: { prNo: 'PR2026-0001' } })
  const looked = [screen.lookUpHeader('deptcd', '품질팀'), screen.lookUpHeader('singleid', '이도윤')]
  await settle()
  answerDept()
  await Promise.all(looked)
  expect(screen.document?.get().header).toMatchObject({ deptcd: 'D2', singleid: 'lee' })
  expect(screen.document?.get().problems).toEqual({})
})

it('a search waits for what is looked up in its conditions', async () => {
  const { options, asked, answerDept } = opening()
  const condition: LookupFilterPlan = {
    ...{
      control: 'lookup',
      field: 'buyDeptcd',
      label: '구매부서',
      isRequired: false,
      isMany: false,
      lookup: dept,
    },
  }
  const rows = { ...listBinding, parameters: [...listBinding.parameters, 'buyDeptcd'] }
  const { screen } = await openSample(
    {
      ...listPlan,
      blocks: [
        { ...listFilter, fields: [...listFilter.fields, condition] },
        { ...listGrid, source: { from: 'operation', binding: rows } },
      ],
    },
    options,
  )
  asked.length = 0
  const looking = screen.filter('filter').lookUp('buyDeptcd', '품질팀')
  const searching = screen.run('search')
  await settle()
  answerDept()
  await Promise.all([looking, searching])
  expect(asked.map(({ buyDeptcd }) => buyDeptcd)).toEqual(['D2', 'D2'])
})
