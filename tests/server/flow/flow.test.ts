import { afterAll, beforeAll, expect, it } from 'vitest'
import { isFullSweep } from '../../cases/isFullSweep'
import { type SlipStage, startSlipStage } from '../modules/slip/slipStory'
import { assetKinds } from './assetKinds'
import { evaluationKinds } from './evaluationKinds'
import { breaches } from './flowInvariants'
import { flowKinds } from './flowKinds'
import { countOutcome, type FlowOutcomes, walk } from './flowWalk'
import type { FlowWorld } from './flowWorld'
import { itemKinds } from './itemKinds'
import { supplierKinds } from './supplierKinds'
import { rememberNotices, toldSteps } from './toldNotices'
import { worldOf } from './worldOf'

/** The same walk is taken 100,000 actions far by `npm run bench -- --only flow`. */
const actions = Number(process.env.GPMS_FLOW ?? (isFullSweep ? 2000 : 1000))
/** Actions of each part among 250: what is bought, and from whom. */
const shares = [
  [flowKinds, 130],
  [supplierKinds, 30],
  [evaluationKinds, 50],
  [assetKinds, 20],
  [itemKinds, 20],
] as const
let stage: SlipStage
let world: FlowWorld
beforeAll(async () => {
  stage = await startSlipStage()
  world = worldOf(stage.product, 1122)
  await rememberNotices(stage.product.ownerUrl)
}, 120_000)
afterAll(() => stage.stop())

it('thousands of random actions by random people, many at the same moment, break nothing', async () => {
  const outcomes: FlowOutcomes = new Map()
  const failed: string[] = []
  expect(await breaches(world), 'before the walk').toEqual([])
  for (let walked = 0; walked < actions; walked += 250) {
    for (const [kinds, count] of shares)
      await walk(world, kinds, count, answer => {
        countOutcome(outcomes, answer)
        if (answer.status >= 500) failed.push(`${answer.status} ${JSON.stringify(answer.action)}`)
      })
    expect(failed.join('\n')).toBe('')
    expect(await breaches(world), `after ${walked + 250} actions`).toEqual([])
  }
  const effective = [...outcomes].filter(([, ends]) => ends.has('done')).map(([operation]) => operation)
  expect(effective.length).toBeGreaterThan(50)
}, 600_000)

// Reads what the walk above has left.
it('each hand-over of the walk told those whom the table of hand-overs names, and nothing else told anybody', async () => {
  const { told, wrong } = await toldSteps(world)
  expect(wrong).toEqual([])
  expect(told).toBeGreaterThan(15)
})
