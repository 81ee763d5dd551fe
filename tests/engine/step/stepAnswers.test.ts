import { expect, it } from 'vitest'
import type { StepPlan } from '../../../engine/plan/stepPlan'
import { openSample } from '../runtime/openSample'
import { listPlan, member } from '../runtime/samplePlans'

const go = (prNo: ReturnType<typeof member>): StepPlan => ({
  ...{ step: 'go', screen: 'prEdit', path: '/prEdit' },
  with: { prNo },
})

async function run(steps: readonly StepPlan[]) {
  const actions = listPlan.actions.map(action => (action.id === 'copy' ? { ...action, steps } : action))
  const sample = await openSample(
    { ...listPlan, actions },
    {
      answers: {
        listPr: () => ({ rows: [{ prNo: 'PR1', status: 'DRAFT' }], total: 1 }),
        createPr: () => ({ success: true, docNo: 'PR9' }),
      },
    },
  )
  sample.screen.rows('grid').check(new Set([0]))
  await sample.screen.run('copy')
  return sample.services.went.to
}

it('a step behind a call goes to what the call has made', async () => {
  const call: StepPlan = { step: 'call', operation: 'createPr', with: {}, set: {} }
  expect(await run([call, go(member('answer', 'docNo'))])).toEqual([['/prEdit', { prNo: 'PR9' }]])
})
