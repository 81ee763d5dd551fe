import { describe, expect, it } from 'vitest'
import { createEffectCalls } from '../../../engine/runtime/effectCalls'
import type { Failure } from '../../../engine/runtime/services'
import { type FakeOptions, fakeServices } from './fakeServices'

const question: Failure = {
  kind: 'conflict',
  status: 409,
  code: 'budgetExceeded',
  message: '예산 잔액을 50,000원 초과합니다. 계속하시겠습니까?',
  isQuestion: true,
}
const request = { prNo: 'PR1', body: { version: 0 } }

/** A server that asks its questions one after the other, until all of them were answered with yes. */
function askingServer(codes: readonly string[], options: FakeOptions = {}) {
  const heard: (readonly string[] | undefined)[] = []
  const services = fakeServices({
    ...options,
    answers: {
      submitPr: (_, { confirmed }) => {
        heard.push(confirmed)
        const open = codes.find(code => !confirmed?.includes(code))
        if (open !== undefined) throw { ...question, code: open }
        return { status: 'APPROVING' }
      },
    },
  })
  return { services, heard, effects: createEffectCalls(services) }
}

describe('an effect that the server wants confirmed', () => {
  it('is made again after a yes, the same but for the answer, under a key of its own', async () => {
    const { services, heard, effects } = askingServer(['budgetExceeded'])
    expect(await effects.call('submitPr', request)).toEqual({ status: 'APPROVING' })
    expect(services.asked.confirms).toEqual([question.message])
    expect(heard).toEqual([undefined, ['budgetExceeded']])
    expect(services.calls.map(call => call.request)).toEqual([request, request])
    expect(new Set(services.calls.map(call => call.key)).size).toBe(2)
  })

  it('ends without a word after a no, and nothing else is sent', async () => {
    const { services, effects } = askingServer(['budgetExceeded'], { confirm: () => false })
    await expect(effects.call('submitPr', request)).rejects.toMatchObject({ kind: 'aborted' })
    expect(services.calls).toHaveLength(1)
    expect(services.asked.alerts).toEqual([])
  })

  it('is asked about each question once, and asked anew by the next try', async () => {
    const { services, heard, effects } = askingServer(['budgetExceeded', 'other'])
    await effects.call('submitPr', request)
    expect(heard).toEqual([undefined, ['budgetExceeded'], ['budgetExceeded', 'other']])
    await effects.call('submitPr', request)
    expect(services.asked.confirms).toHaveLength(4)
  })

  it('is told as refused when the question stays after its yes', async () => {
    const services = fakeServices({
      answers: {
        submitPr: () => {
          throw question
        },
      },
    })
    await expect(createEffectCalls(services).call('submitPr', request)).rejects.toBe(question)
    expect(services.asked.confirms).toHaveLength(1)
  })

  it('is not asked about a plain refusal', async () => {
    const refusal: Failure = { kind: 'refused', status: 422, code: 'x', message: '안 됩니다.' }
    const services = fakeServices({
      answers: {
        submitPr: () => {
          throw refusal
        },
      },
    })
    await expect(createEffectCalls(services).call('submitPr', request)).rejects.toBe(refusal)
    expect(services.asked.confirms).toEqual([])
  })
})

describe('an effect that is tried again', () => {
  const keysAfter = async (failure: Failure) => {
    const services = fakeServices({
      answers: {
        submitPr: () => {
          throw failure
        },
      },
    })
    const effects = createEffectCalls(services)
    for (let time = 0; time < 2; time += 1)
      await expect(effects.call('submitPr', request)).rejects.toBe(failure)
    return new Set(services.calls.map(call => call.key)).size
  }

  it.each([
    ['network', 0, 1],
    ['failed', 503, 1],
    ['failed', 502, 1],
    ['conflict', 409, 1],
    ['refused', 422, 2],
  ] as const)('after %s %i is sent under %i key', async (kind, status, keys) => {
    expect(await keysAfter({ kind, status, code: 'x', message: '다시 시도해 주세요.' })).toBe(keys)
  })
})
