import { describe, expect, it } from 'vitest'
import type { StepPlan } from '../../../engine/plan/stepPlan'
import { openSample } from '../runtime/openSample'
import { action, draft, editPlan, listFilter, listPlan, member } from '../runtime/samplePlans'

const question: StepPlan = { step: 'confirm', text: '계속하시겠습니까?' }

async function onDocument(steps: readonly StepPlan[], header: Readonly<Record<string, unknown>> = {}) {
  const { services, screen } = await openSample(
    { ...editPlan, actions: [...editPlan.actions, action('asked', { steps })] },
    {
      params: { prNo: 'PR2026-0001' },
      answers: {
        getPr: () => ({ ...draft(), header: { ...draft().header, ...header } }),
        submitPr: () => ({ success: true, docNo: 'PR2026-0001' }),
        deletePr: () => ({ success: true }),
        deleteTestPo: () => ({ success: true }),
      },
    },
  )
  return { services, screen, isDone: await screen.run('asked') }
}

const submit: StepPlan = { step: 'transition', transitions: ['submitPr'], keys: ['prNo'] }

describe('what a question stands before', () => {
  it('is judged first: a field that is missing is said without a question', async () => {
    const { services, screen, isDone } = await onDocument([question, submit], { needDate: undefined })
    expect(isDone).toBe(false)
    expect(services.asked.confirms).toEqual([])
    expect(screen.document?.get().problems).toHaveProperty('needDate')
  })

  it('is asked about when nothing speaks against it', async () => {
    const { services } = await onDocument([question, submit])
    expect(services.asked.confirms[0]).toBe('계속하시겠습니까?')
  })

  it('a condition that must be filled in is said before a call that sends it', async () => {
    const call: StepPlan = {
      ...{ step: 'call', operation: 'createPr', set: {} },
      with: { title: member('filter', 'title') },
    }
    const fields = listFilter.fields.map(one => (one.field === 'title' ? { ...one, isRequired: true } : one))
    const { services, screen } = await openSample(
      {
        ...listPlan,
        blocks: [{ ...listFilter, fields }, ...listPlan.blocks.slice(1)],
        actions: [action('asked', { steps: [question, call] })],
      },
      { answers: {} },
    )
    expect(await screen.run('asked')).toBe(false)
    expect(services.asked.confirms).toEqual([])
    expect(services.calls).toEqual([])
  })
})

describe('what Enter takes', () => {
  it('goes on with what was asked for', async () => {
    const { services } = await onDocument([question, submit])
    expect(services.asked.destroying).toEqual([])
  })

  it('is the safe answer where a yes deletes or drops something', async () => {
    const { screen, services } = await onDocument([question, { step: 'reset' }])
    expect(services.asked.destroying).toEqual(['계속하시겠습니까?'])
    await screen.run('delete')
    expect(services.asked.destroying).toHaveLength(2)
    const deleting: StepPlan = { step: 'call', operation: 'deleteTestPo', with: {}, set: {} }
    expect((await onDocument([question, deleting])).services.asked.destroying).toHaveLength(1)
  })

  it('is the safe answer where what was typed would be lost', async () => {
    const { screen, services } = await onDocument([{ step: 'reset' }])
    screen.changeHeader({ title: '모니터 구매' })
    await screen.run('asked')
    expect(services.asked.destroying).toHaveLength(1)
  })
})
