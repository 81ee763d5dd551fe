import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFullSweep } from '../../cases/isFullSweep'
import { seededNumbers } from '../../schemas/shared/seededNumbers'
import { factOf } from '../authorization/foreignRecords'
import { startUndoneProduct, type UndoneProduct } from '../requests/undoneProduct'
import {
  type FuzzCase,
  furtherCases,
  hostileCases,
  inputOf,
  orderCases,
  unstorableCases,
} from './fuzz/fuzzCalls'
import { chooseFuzzer, type Fuzzer, fuzzersOf, sendFuzz } from './fuzz/fuzzers'
import { judgeReply } from './fuzz/judgeReply'

/**
 * Calls computed from the contract, with what no page sends: texts that no database takes, of 40,000 characters, that try to
 * become code; numbers as text, codes out of range, values of another kind. None of them may break the server down or be
 * answered otherwise than the contract says. Each is undone, so that a seed finds the same again.
 *
 *   GPMS_FUZZ_SEED=7 GPMS_FUZZ_SECONDS=3600 npx vitest run --project server tests/server/contract/fuzz.test.ts
 */
const seed = Number(process.env.GPMS_FUZZ_SEED ?? 1)
const seconds = Number(process.env.GPMS_FUZZ_SECONDS ?? 4)
const mostCalls = Number(process.env.GPMS_FUZZ_CALLS ?? Number.POSITIVE_INFINITY)
const draw = seededNumbers(seed)

let product: UndoneProduct
let fuzzers: readonly Fuzzer[]
beforeAll(async () => {
  product = await startUndoneProduct()
  fuzzers = await fuzzersOf(product)
}, 120_000)
afterAll(() => product.stop())

const counts = new Map<number, number>()
const wrong = new Map<string, string>()

async function ask(test: FuzzCase): Promise<number> {
  const { operation } = test
  const key = Object.values(factOf(operation).parameters).find(({ in: place }) => place === 'path')?.name
  const fuzzer = chooseFuzzer(fuzzers, operation, key, draw)
  if (!fuzzer) throw new Error('Nobody can log in.')
  const input = inputOf(test, fuzzer.seen, draw)
  const reply = await product.undone(() => sendFuzz(product.app, operation, input, fuzzer))
  counts.set(reply.statusCode, (counts.get(reply.statusCode) ?? 0) + 1)
  const fault = judgeReply(operation, reply)
  if (fault && !wrong.has(`${operation} ${reply.statusCode}`))
    wrong.set(
      `${operation} ${reply.statusCode}`,
      `${operation} as ${fuzzer.caller.singleid} ${JSON.stringify(input).slice(0, 300)}: ${fault}`,
    )
  return reply.statusCode
}

const callsMade = () => [...counts.values()].reduce((sum, count) => sum + count, 0)

describe('a call that no page sends', () => {
  it('is refused with a text that no database takes, in every part of every operation', async () => {
    const letIn: string[] = []
    for (const test of unstorableCases)
      if (![400, 401, 403, 422].includes(await ask(test))) letIn.push(JSON.stringify(test))
    expect(letIn).toEqual([])
    expect(unstorableCases.length).toBeGreaterThan(isFullSweep ? 1_500 : 500)
  }, 240_000)

  // what is no data, or may be taken for something else, is a fault as well.
  it('is answered with nothing that a browser would run where every field holds a text that tries to become code', async () => {
    for (const test of hostileCases) await ask(test)
    expect([...wrong.values()]).toEqual([])
  }, 120_000)

  it(
    'is answered as the contract says, whatever it holds',
    async () => {
      for (const test of orderCases) await ask(test)
      const end = Date.now() + seconds * 1_000
      for (const test of furtherCases(draw)) {
        if (Date.now() > end || callsMade() >= mostCalls) break
        await ask(test)
      }
      expect([...wrong.values()]).toEqual([])
    },
    240_000 + seconds * 1_000,
  )

  it('gets past authorization three times of five, so that the rules behind it are reached', () => {
    const turnedAway = (counts.get(401) ?? 0) + (counts.get(403) ?? 0)
    const told = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${status} ${count}`)
    console.log(`fuzz, seed ${seed}: ${callsMade()} calls, ${told.join(', ')}`)
    expect(turnedAway / callsMade()).toBeLessThan(0.4)
    expect(callsMade()).toBeGreaterThan(2_000)
  })
})
