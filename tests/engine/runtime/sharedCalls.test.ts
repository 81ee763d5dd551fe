import { describe, expect, it } from 'vitest'
import type { CallPort } from '../../../engine/runtime/services'
import { shareCalls } from '../../../engine/runtime/sharedCalls'

/** A port whose answers the test gives one by one. */
function heldPort() {
  const sent: { operation: string; signal: AbortSignal | undefined; answer: (value: unknown) => void }[] = []
  const byName: CallPort['byName'] = (operation, _request, options) =>
    new Promise(resolve => {
      sent.push({ operation, signal: options?.signal, answer: resolve })
    })
  const port = Object.assign(byName, { byName }) as unknown as CallPort
  return { sent, shared: shareCalls(port) }
}

describe('equal calls', () => {
  it('that are under way together travel once and answer all', async () => {
    const { sent, shared } = heldPort()
    const both = [
      shared.byName('listPr', { page: 1, title: '장비' }),
      shared.byName('listPr', { title: '장비', page: 1 }),
    ]
    expect(sent).toHaveLength(1)
    sent[0]?.answer('answer')
    expect(await Promise.all(both)).toEqual(['answer', 'answer'])
  })

  it('travel again once the first has been answered', async () => {
    const { sent, shared } = heldPort()
    const first = shared.byName('listPr', {})
    sent[0]?.answer(1)
    await first
    void shared.byName('listPr', {})
    expect(sent).toHaveLength(2)
  })

  it('of different requests each travel', () => {
    const { sent, shared } = heldPort()
    void shared.byName('listPr', { page: 1 })
    void shared.byName('listPr', { page: 2 })
    void shared.byName('getPr', { page: 1 })
    expect(sent).toHaveLength(3)
  })

  it('that change something are never shared', () => {
    const { sent, shared } = heldPort()
    void shared.byName('copyPr', { prNo: 'PR1' })
    void shared.byName('copyPr', { prNo: 'PR1' })
    expect(sent).toHaveLength(2)
  })

  it('go on for the others when one lets go, and end when nobody waits', async () => {
    const { sent, shared } = heldPort()
    const [one, other] = [new AbortController(), new AbortController()]
    const first = shared.byName('listPr', {}, { signal: one.signal })
    const second = shared.byName('listPr', {}, { signal: other.signal })
    one.abort()
    await expect(first).rejects.toMatchObject({ kind: 'aborted' })
    expect(sent[0]?.signal?.aborted).toBe(false)
    other.abort()
    await expect(second).rejects.toMatchObject({ kind: 'aborted' })
    expect(sent[0]?.signal?.aborted).toBe(true)
  })
})
