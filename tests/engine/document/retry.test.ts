import { expect, it, vi } from 'vitest'
import { productScreen } from '../compile/productScreen'
import { failure, pending, settle } from '../runtime/fakeServices'
import { openSample } from '../runtime/openSample'

/** Fails as often as that, and then answers. */
function failing<Answer>(times: number, answer: Answer): () => Answer {
  let left = times
  return () => {
    left -= 1
    if (left >= 0) throw failure({ status: 500 })
    return answer
  }
}

it('one press asks again for everything that did not come, and for nothing else', async () => {
  const { screen, services } = await openSample(productScreen('compEvaTotalEdit'), {
    params: { totalNo: 'TE202611-000001' },
    answers: {
      getEvaTotal: failing(1, { header: { totalNo: 'TE202611-000001', status: 'CALCULATED' }, scores: [] }),
      listEvaTotalArea: failing(2, { rows: [], total: 0, sums: {} }),
    },
  })
  expect(screen.document?.get().phase).toBe('failed')
  const asked = () => services.calls.map(({ operation }) => operation)
  screen.retry()
  await settle()
  expect(screen.document?.get()).toMatchObject({ phase: 'ready', header: { status: 'CALCULATED' } })
  expect(asked().slice(2).toSorted()).toEqual(['getEvaTotal', 'listEvaTotalArea'])
  screen.retry()
  await settle()
  expect(asked().slice(4)).toEqual(['listEvaTotalArea'])
})

it('one press asks again for what was given up, which can be given up again', async () => {
  let answer = () => pending<unknown>().promise
  const { screen, services } = await openSample(productScreen('compEvaTotalEdit'), {
    params: { totalNo: 'TE202611-000001' },
    answers: {
      getEvaTotal: () => ({ header: { totalNo: 'TE202611-000001', status: 'CALCULATED' }, scores: [] }),
      listEvaTotalArea: () => answer(),
    },
  })
  const { store } = screen
  await vi.waitFor(() => expect(store.getState().searching).toBeDefined(), { timeout: 3_000 })
  store.getState().searching?.cancel()
  expect(store.getState().isGivenUp).toBe(true)
  const first = services.calls.map(({ operation }) => operation)
  answer = async () => ({ rows: [], total: 0, sums: {} })
  screen.retry()
  await settle()
  expect(store.getState().isGivenUp).toBe(false)
  expect(services.calls.map(({ operation }) => operation)).toEqual([...first, 'listEvaTotalArea'])
})
