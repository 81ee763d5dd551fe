import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFullSweep } from '../../cases/isFullSweep'
import { type ProductServer, startProduct } from '../modules/productServer'
import { request } from '../modules/purchaseRequest/prInputs'
import { breaches } from './flowInvariants'
import type { FlowWorld } from './flowWorld'
import { runSchedule } from './raceSchedules'
import { worldOf } from './worldOf'

/** Each lawful end of a schedule comes up within the first dozens. */
const schedules = isFullSweep ? 150 : 50

let product: ProductServer
let world: FlowWorld
beforeAll(async () => {
  product = await startProduct({}, { remembersSessions: true })
  world = worldOf(product, 41)
}, 120_000)
afterAll(() => product.stop())

describe('people who act at the same moment', () => {
  it('of fifty writers of one version exactly one wins, again and again', async () => {
    const writer = await product.logIn('req.mobile')
    const { docNo: prNo } = (await writer.call('createPr', { body: request() })).body
    for (let version = 0; version < 5; version += 1) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          writer.call('updatePr', { prNo, body: { ...request({ title: `제목 ${index}` }), version } }),
        ),
      )
      const won = answers.flatMap(({ status }, index) => (status === 200 ? `제목 ${index}` : []))
      expect(won).toHaveLength(1)
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
      const { header } = (await writer.call('getPr', { prNo })).body
      expect([header.title, header.version]).toEqual([won[0], version + 1])
    }
  }, 120_000)

  it('approve, reject, recall, edit and cancel in any order: one changes the request, no step is skipped, nobody approves his own', async () => {
    const wrong = []
    for (let schedule = 0; schedule < schedules; schedule += 1) {
      const outcome = await runSchedule(world)
      if (outcome.wrongs.length > 0) wrong.push(outcome)
    }
    expect(wrong).toEqual([])
    expect(await breaches(world)).toEqual([])
  }, 300_000)
})
