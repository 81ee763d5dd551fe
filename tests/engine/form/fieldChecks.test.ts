import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FormFieldPlan } from '../../../engine/plan/formPlan'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import { failure } from '../runtime/fakeServices'
import { openSample, type SampleOptions } from '../runtime/openSample'
import { draft, editPlan, field, member } from '../runtime/samplePlans'

afterEach(() => {
  vi.useRealTimers()
})

const unknown = '존재하지 않는 협력사입니다.'
const checkBy = {
  operation: 'getCompanyName',
  with: { code: member('header', 'wishCompNo') },
  message: unknown,
}

/** The sample document with one more field. */
function withField(extra: FormFieldPlan): ScreenPlan {
  return {
    ...editPlan,
    blocks: editPlan.blocks.map(block =>
      block.block === 'form'
        ? { ...block, fields: [...block.fields.filter(one => one.field !== extra.field), extra] }
        : block,
    ),
  }
}

async function openChecked(options: SampleOptions = {}) {
  const sample = await openSample(withField(field('wishCompNo', { label: '희망협력사', checkBy })), {
    params: { prNo: 'PR2026-0001' },
    ...options,
    answers: { getPr: () => draft(), ...options.answers },
  })
  vi.useFakeTimers()
  const { document } = sample.screen
  if (!document) throw new Error('The sample has a document.')
  const asked = () => sample.services.calls.filter(call => call.operation === 'getCompanyName').length
  return {
    ...sample,
    document,
    asked,
    type: (code: string) => sample.screen.changeHeader({ wishCompNo: code }),
  }
}

const known = { gpsCompMaster: { compNameKr: '(주)대성정밀' } }

describe('a value that the server is asked about', () => {
  it('is asked about once, after a pause in typing', async () => {
    const { type, asked } = await openChecked({ answers: { getCompanyName: () => known } })
    type('C00')
    type('C000')
    type('C000001')
    await vi.advanceTimersByTimeAsync(399)
    expect(asked()).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked()).toBe(1)
  })

  it('says at its field what is wrong, and loses it when it is changed', async () => {
    const { type, document } = await openChecked({
      answers: { getCompanyName: () => Promise.reject(failure({ message: unknown })) },
    })
    type('C999999')
    await vi.advanceTimersByTimeAsync(400)
    expect(document.get().problems.wishCompNo).toBe(unknown)
    type('C99999')
    expect(document.get().problems.wishCompNo).toBeUndefined()
  })

  it('is judged by the newest answer, however late an older one comes', async () => {
    const answers: ((isKnown: boolean) => void)[] = []
    const { type, document } = await openChecked({
      answers: {
        getCompanyName: () =>
          new Promise((resolve, reject) => {
            answers.push(isKnown => (isKnown ? resolve(known) : reject(failure({ message: unknown }))))
          }),
      },
    })
    type('C999999')
    await vi.advanceTimersByTimeAsync(400)
    type('C000001')
    await vi.advanceTimersByTimeAsync(400)
    answers[1]?.(true)
    answers[0]?.(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(document.get().problems.wishCompNo).toBeUndefined()
  })

  it('keeps the document from being saved while it is wrong, even before the pause is over', async () => {
    const { type, document, asked } = await openChecked({
      answers: { getCompanyName: () => Promise.reject(failure({ message: unknown })) },
    })
    type('C999999')
    expect(await document.judge('draft')).toBe(false)
    expect(asked()).toBe(1)
    expect(document.listProblems().map(problem => problem.text)).toEqual([unknown])
    type('')
    expect(await document.judge('draft')).toBe(true)
  })

  it('does not stand in the way when the server cannot be asked', async () => {
    const { type, document } = await openChecked({
      answers: { getCompanyName: () => Promise.reject(failure({ kind: 'network', status: 0 })) },
    })
    type('C000001')
    expect(await document.judge('draft')).toBe(true)
  })

  it('is not asked about while it is as it was loaded', async () => {
    const { document, asked } = await openChecked({
      answers: { getPr: () => draft({ wishCompNo: 'C000001' }) },
    })
    expect(await document.judge('draft')).toBe(true)
    expect(asked()).toBe(0)
  })
})
