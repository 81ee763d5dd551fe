import { describe, expect, it } from 'vitest'
// Fetched when it is first pressed; here it is there from the start.
import '../../../engine/document/restoreDocument'
import { chosenDocumentPlan } from '../runtime/detailPlans'
import { settle } from '../runtime/fakeServices'
import { openSample } from '../runtime/openSample'
import { action, draft, editPlan } from '../runtime/samplePlans'

const reset = action('back', { label: '초기화', steps: [{ step: 'reset' }] })
const plan = { ...editPlan, actions: [...editPlan.actions, reset] }

describe('putting a document back', () => {
  it('asks, and brings back what the server has', async () => {
    const { screen, services } = await openSample(plan, {
      params: { prNo: 'PR2026-0001' },
      answers: { getPr: () => draft() },
    })
    const { title } = screen.document?.get().header ?? {}
    screen.changeHeader({ title: '바꾼 제목' })
    expect(await screen.run('back')).toBe(true)
    await settle()
    expect(services.asked.confirms).toHaveLength(1)
    expect(screen.document?.get().header.title).toBe(title)
  })

  it('keeps what was entered when the answer is no', async () => {
    const { screen } = await openSample(plan, {
      params: { prNo: 'PR2026-0001' },
      answers: { getPr: () => draft() },
      confirm: () => false,
    })
    screen.changeHeader({ title: '바꾼 제목' })
    expect(await screen.run('back')).toBe(false)
    expect(screen.document?.get().header.title).toBe('바꾼 제목')
  })

  it('a new one starts again, and an untouched one asks nothing', async () => {
    const { screen, services } = await openSample(plan, {})
    expect(await screen.run('back')).toBe(true)
    expect(services.asked.confirms).toEqual([])
    screen.changeHeader({ title: '새 제목' })
    await screen.run('back')
    expect(screen.document?.get().header.title).toBeUndefined()
    expect(screen.document?.get().isNew).toBe(true)
  })

  it('one that is chosen in a grid without a call of its own takes its row again', async () => {
    const { load: _, ...document } = chosenDocumentPlan.document ?? {}
    const rows = [{ prNo: 'PR1', title: '노트북', status: 'DRAFT', requester: 'req.mobile', version: 1 }]
    const chosen = { ...chosenDocumentPlan, document, actions: [reset] } as typeof chosenDocumentPlan
    const { screen } = await openSample(chosen, { answers: { listPr: () => rows } })
    screen.rows('groups').select(0)
    await settle()
    screen.changeHeader({ title: '모니터' })
    await screen.run('back')
    expect(screen.document?.get().header.title).toBe('노트북')
  })
})
