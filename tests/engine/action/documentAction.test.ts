import { describe, expect, it } from 'vitest'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import type { StepPlan } from '../../../engine/plan/stepPlan'
import { failure, settle } from '../runtime/fakeServices'
import { openSample, type SampleOptions } from '../runtime/openSample'
import { action, draft, editPlan, member } from '../runtime/samplePlans'

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
