import { describe, expect, it } from 'vitest'
import { openSample, type SampleOptions } from './openSample'
import { draft, editPlan, listPlan } from './samplePlans'

const saved = { success: true, docNo: 'PR2026-0001', status: 'DRAFT', approvalStatus: 'N', version: 4 }

const openDraft = (options: SampleOptions = {}) =>
  openSample(editPlan, {
    params: { prNo: 'PR2026-0001' },
    ...options,
    answers: { getPr: () => draft(), updatePr: () => saved },
  })

describe('Ctrl+S', () => {
  it('does what the button 저장 does: judges, asks and saves', async () => {
    const { screen, services } = await openDraft()
    screen.changeHeader({ title: '모니터 구매' })
    await screen.save()
    expect(services.asked.confirms).toEqual(['구매요청을 저장하시겠습니까?'])
    expect(services.asked.destroying).toEqual([])
    expect(services.calls.map(call => call.operation)).toContain('updatePr')
    expect(services.asked.toasts).toEqual(['저장되었습니다.'])
  })

  it('says why it does not save where the button is greyed out', async () => {
    const { screen, services } = await openDraft({ access: 'read' })
    const { reason } = screen.actionState('save')
    await screen.save()
    expect(services.asked.toasts).toEqual([reason])
    expect(services.calls.map(call => call.operation)).toEqual(['getPr'])
  })

  it('says so on a page on which nothing is saved', async () => {
    const { screen, services } = await openSample(listPlan, {
      answers: { listPr: () => ({ rows: [], total: 0 }) },
    })
    await screen.save()
    expect(services.asked.toasts).toEqual(['이 화면에는 저장할 내용이 없습니다.'])
  })
})
