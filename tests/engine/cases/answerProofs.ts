import { expect } from 'vitest'
import type { AnsweredBlock } from '../../../engine/cases/planCase'
import { chartSeries } from '../../../engine/chart/chartSeries'
import type { Screen } from '../../../engine/contract/screen'
import { kpiTiles } from '../../../engine/kpi/kpiTiles'
import { blocksOf } from '../../../engine/plan/blocksOf'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import type { Row } from '../../../engine/runtime/row'
import { pending } from '../runtime/fakeServices'
import type { CaseProofs } from './caseProofs'
import { alterCondition, broken, checkableFields, chooseMaster, fillConditions } from './hands'
import { openPlan, rest, type World } from './openPlan'

type Kinds = 'answerEmpty' | 'answerFailed' | 'answerSlow'

/** What figures and charts show of the answer to one search. */
export const answerProofs: CaseProofs<Kinds> = {
  answerEmpty: async ({ block }, plan) => {
    const { screen, services, answers } = await openAnswered(plan, block)
    answers[block.request.operation] = () => ({})
    await searchOf(screen, block)
    expect(screen.answer(block.id).get().phase).toBe('ready')
    expect(shownOf(screen, block)).toEqual([])
    expect(services.asked.alerts).toEqual([])
  },

  answerFailed: async ({ block }, plan) => {
    const { screen, services, answers } = await openAnswered(plan, block)
    const { operation } = block.request
    const shown = shownOf(screen, block)
    const answer = answers[operation]
    answers[operation] = () => {
      throw broken
    }
    await searchOf(screen, block)
    expect(screen.answer(block.id).get().phase).toBe('failed')
    expect(services.asked.alerts).toEqual([broken.message])
    if (answer) answers[operation] = answer
    await searchOf(screen, block)
    expect(screen.answer(block.id).get().phase).toBe('ready')
    expect(shownOf(screen, block)).toEqual(shown)
  },

  answerSlow: async ({ block }, plan) => {
    const { screen, answers } = await openAnswered(plan, block)
    const { operation } = block.request
    const shown = shownOf(screen, block)
    const quick = answers[operation]
    const late = pending<unknown>()
    answers[operation] = () => late.promise
    const first = searchOf(screen, block)
    expect(screen.answer(block.id).get().phase).toBe('loading')
    expect(shownOf(screen, block)).toEqual(shown)
    if (quick) answers[operation] = quick
    // The same question again would join the one on the way.
    const isNewer = alterCondition(screen, plan, block) !== undefined
    if (isNewer) await searchOf(screen, block)
    late.resolve(isNewer ? {} : await quick?.({}))
    await first
    await rest()
    expect(screen.answer(block.id).get().phase).toBe('ready')
    expect(shownOf(screen, block)).toEqual(shown)
  },
}

/** Opens the page with a row chosen where the block hangs on one, and something to show. */
async function openAnswered(plan: ScreenPlan, block: AnsweredBlock): Promise<World> {
  const world = await openPlan(plan)
  const { screen, services, answers } = world
  const master = blocksOf(plan, 'grid').find(({ id }) => id === block.of)
  if (master && master.source.from !== 'lines') {
    const { operation } = master.source.binding
    const rows = answers[operation]
    answers[operation] = request => withFields(rows?.(request), checkableFields(master))
  }
  fillConditions(screen, plan)
  await chooseMaster(screen, plan, block)
  await searchOf(screen, block)
  expect(shownOf(screen, block)).not.toEqual([])
  services.asked.alerts.length = 0
  return world
}

/** The answer of a list, with fields that stand in each row. */
function withFields(answer: unknown, fields: Row): unknown {
  const { rows } = Object(answer)
  return Array.isArray(rows) ? { ...Object(answer), rows: rows.map(row => ({ ...row, ...fields })) } : answer
}

async function searchOf(screen: Screen, { id }: AnsweredBlock): Promise<void> {
  await screen.answer(id).search()
  await rest()
}

/** Values that stand in the tiles, or the categories along the axis. */
function shownOf(screen: Screen, block: AnsweredBlock): readonly string[] {
  const { answer } = screen.answer(block.id).get()
  return block.block === 'kpi'
    ? kpiTiles(block, answer, screen).flatMap(({ value }) => (value === '' ? [] : [value]))
    : chartSeries(block, answer, screen.host.services.codes).categories
}
