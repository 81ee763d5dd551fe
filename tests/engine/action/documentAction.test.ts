import { describe, expect, it } from 'vitest'
import type { GridPlan } from '../../../engine/plan/gridPlan'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import type { StepPlan } from '../../../engine/plan/stepPlan'
import { failure, settle } from '../runtime/fakeServices'
import { openSample, type SampleOptions } from '../runtime/openSample'
import { action, draft, editPlan, listBinding, listGrid, member } from '../runtime/samplePlans'

const steps: Readonly<Record<string, StepPlan>> = {
  print: { step: 'print', title: '구매요청서', fields: [], hasApproval: false },
  sheets: { step: 'print', sheets: 'getPrSheets', with: { prNo: member('header', 'prNo') } },
  export: { step: 'export', grid: 'lines' },
  thread: { step: 'open', popup: 'thread', with: { docNo: member('header', 'prNo') }, set: {} },
  part: { step: 'open', popup: 'approvalView', with: { apprNo: member('approval', 'apprNo') }, set: {} },
  other: { step: 'go', screen: 'other', path: '/other', with: { prNo: member('header', 'prNo') } },
}
const free: Readonly<Record<string, StepPlan>> = {
  list: { step: 'go', screen: 'prList', path: '/prList', with: {} },
  another: { step: 'open', popup: 'company', with: {}, set: {} },
}

const plan: ScreenPlan = {
  ...editPlan,
  actions: Object.entries({ ...steps, ...free }).map(([id, step]) => action(id, { steps: [step] })),
}

const open = (options: SampleOptions) => openSample(plan, { params: { prNo: 'PR1' }, ...options })

/** The states of the buttons, one after the other. */
async function states(options: SampleOptions, names: object) {
  const { screen } = await open(options)
  await settle()
  return Object.keys(names).map(id => screen.actionState(id))
}

describe('a button that prints, exports or hands on the document', () => {
  it('can be pressed once the document is here', async () => {
    const found = await states({ answers: { getPr: () => draft() } }, steps)
    expect(found.map(({ isEnabled }) => isEnabled)).toEqual(found.map(() => true))
  })

  it('waits for the document', async () => {
    const found = await states({ answers: { getPr: () => new Promise(() => undefined) } }, steps)
    expect(found.map(({ reason }) => reason)).toEqual(found.map(() => '내용을 불러오고 있습니다.'))
  })

  it.each([
    ['could not be loaded', failure({ status: 500 })],
    ['may not be seen', failure({ status: 403 })],
  ])('is not there for a document that %s; what is not about it is', async (_, refusal) => {
    const options = {
      answers: {
        getPr: () => {
          throw refusal
        },
      },
    }
    const found = await states(options, steps)
    expect(found.map(({ isVisible }) => isVisible)).toEqual(found.map(() => false))
    const others = await states(options, free)
    expect(others.map(({ isEnabled }) => isEnabled)).toEqual([true, true])
  })
})

describe('a button that searches what hangs on the document', () => {
  const uses: GridPlan = {
    ...listGrid,
    id: 'uses',
    source: { from: 'operation', binding: { ...listBinding, with: { prNo: member('params', 'prNo') } } },
  }
  const searching: ScreenPlan = {
    ...editPlan,
    blocks: [...editPlan.blocks, uses, listGrid],
    actions: [
      action('own', { steps: [{ step: 'search', grids: ['uses'] }] }),
      action('any', { steps: [{ step: 'search', grids: ['uses', 'grid'] }] }),
    ],
  }
  const seen = async (getPr: () => unknown) => {
    const answers = { getPr, listPr: () => ({ rows: [], total: 0 }) }
    const { screen } = await openSample(searching, { params: { prNo: 'PR1' }, answers })
    return ['own', 'any'].map(id => screen.actionState(id).isVisible)
  }

  it('is there with it', async () => {
    expect(await seen(() => draft())).toEqual([true, true])
  })

  it('is not there without it, unless it searches something else as well', async () => {
    const refuse = () => {
      throw failure({ status: 403 })
    }
    expect(await seen(refuse)).toEqual([false, true])
  })
})

it('lines of a document that has just been deleted can be neither copied nor deleted', async () => {
  const lineActions = {
    add: action('add', { grid: 'lines', steps: [{ step: 'addRow', grid: 'lines', copy: false }] }),
    copy: action('copy', {
      grid: 'lines',
      rows: 'one',
      steps: [{ step: 'addRow', grid: 'lines', copy: true }],
    }),
    delete: action('remove', { grid: 'lines', rows: 'some', steps: [{ step: 'deleteRow', grid: 'lines' }] }),
  }
  const actions = [...editPlan.actions.filter(({ id }) => id === 'delete'), ...Object.values(lineActions)]
  const { screen } = await openSample(
    { ...editPlan, actions },
    { params: { prNo: 'PR1' }, answers: { getPr: () => draft(), deletePr: () => ({ success: true }) } },
  )
  screen.lines('lines').select(0)
  await screen.run('delete')
  expect(Object.values(lineActions).map(({ id }) => screen.actionState(id))).toEqual(
    Object.values(lineActions).map(() =>
      expect.objectContaining({
        isEnabled: false,
        reason: '삭제된 문서입니다. 목록에서 다른 문서를 선택해 주세요.',
      }),
    ),
  )
})
