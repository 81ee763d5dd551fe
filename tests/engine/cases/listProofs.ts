import { expect } from 'vitest'
import type { AskedGrid } from '../../../engine/cases/planCase'
import type { Screen } from '../../../engine/contract/screen'
import { initialValues, parametersOf } from '../../../engine/filter/filterState'
import { blocksOf } from '../../../engine/plan/blocksOf'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import type { Row } from '../../../engine/runtime/row'
import { pending } from '../runtime/fakeServices'
import type { CaseProofs } from './caseProofs'
import { alterCondition, alterHeader, broken, chooseFirst, chooseMaster, fillConditions, run } from './hands'
import { openPlan, rest, type World } from './openPlan'

type Kinds =
  | 'conditionMissing'
  | 'periodReversed'
  | 'conditionLookedUp'
  | 'empty'
  | 'failed'
  | 'slow'
  | 'linked'
  | 'exported'
  | 'searched'
  | 'reset'

/** More than one page. */
const foundInAll = 500

const fieldsIn = (text: string) => [...text.matchAll(/row\.(\w+)/g)].map(([, field = '']) => field)

/** What a search shows, and what keeps it from being made. */
export const listProofs: CaseProofs<Kinds> = {
  conditionMissing: async ({ filter, field }, plan) => {
    const { screen, services } = await openPlan(plan)
    const room = screen.filter(filter.id)
    fillConditions(screen, plan)
    room.change(Object.fromEntries(parametersOf(field).map(name => [name, ''])))
    await expectNoSearch(screen, services, filter.id, field.field)
  },

  periodReversed: async ({ filter, field }, plan) => {
    const { screen, services } = await openPlan(plan)
    const [late, early] = field.control === 'monthRange' ? ['202611', '202610'] : ['2026-11-11', '2026-11-10']
    screen.filter(filter.id).change({ [field.from]: late, [field.to]: early })
    await expectNoSearch(screen, services, filter.id, field.field)
    screen.filter(filter.id).change({ [field.from]: early, [field.to]: late })
    expect(screen.filter(filter.id).get().problems[field.field]).toBeUndefined()
  },

  conditionLookedUp: async ({ filter, field }, plan) => {
    const { lookup } = field
    const { screen } = await openPlan(plan)
    const looking = screen.filter(filter.id).lookUp(field.field)
    const row = await chooseFirst(screen, lookup.popup)
    await looking
    const { values } = screen.filter(filter.id).get()
    expect(values[field.field]).toBe(String(row[lookup.value]))
    if (lookup.text) expect(values[lookup.text.field]).toBe(String(row[lookup.text.from]))
  },

  empty: async ({ grid }, plan) => {
    const { screen, services } = await openAsked(plan, grid, () => ({ rows: [], total: 0 }))
    services.asked.alerts.length = 0
    await searchOf(screen, grid)
    expect([stateOf(screen, grid).phase, rowsOf(screen, grid), services.asked.alerts]).toEqual([
      'ready',
      [],
      [],
    ])
  },

  failed: async ({ grid }, plan) => {
    const { screen, services, answers } = await openAsked(plan, grid)
    const { operation } = grid.source.binding
    const answer = answers[operation]
    answers[operation] = () => {
      throw broken
    }
    services.asked.alerts.length = 0
    await searchOf(screen, grid)
    expect(stateOf(screen, grid).phase).toBe('failed')
    expect(services.asked.alerts).toEqual([broken.message])
    if (answer) answers[operation] = answer
    await searchOf(screen, grid)
    expect(stateOf(screen, grid).phase).toBe('ready')
    expect(rowsOf(screen, grid).length).toBeGreaterThan(0)
  },

  slow: async ({ grid }, plan) => {
    const { screen, answers } = await openAsked(plan, grid)
    const { operation } = grid.source.binding
    const quick = answers[operation]
    const late = pending<unknown>()
    answers[operation] = () => late.promise
    const first = searchOf(screen, grid)
    expect(stateOf(screen, grid).phase).toBe('loading')
    expect(shownOf(screen, grid)).toBeGreaterThan(0)
    if (quick) answers[operation] = quick
    // The same question again would join the one on the way.
    const isNewer = alterCondition(screen, plan, grid) !== undefined
    if (isNewer) await searchOf(screen, grid)
    late.resolve(isNewer ? { rows: [], total: 0 } : await quick?.({}))
    await first
    await rest()
    expect(stateOf(screen, grid).phase).toBe('ready')
    expect(rowsOf(screen, grid).length).toBeGreaterThan(0)
  },

  linked: async ({ grid, way }, plan) => {
    const { screen, services } = await openAsked(plan, grid)
    const [row] = rowsOf(screen, grid)
    if (!row) throw new Error('There is no row to follow.')
    if (way.step === 'address') {
      // An address may stand only in rows that lack another value: a group of items leads to those below it.
      for (const field of ['', ...fieldsIn(way.address.text)])
        if (services.went.to.length === 0) screen.goFrom(way, { ...row, [field]: '' })
      expect(services.went.to).toHaveLength(1)
      return
    }
    screen.goFrom(way, row)
    const named = Object.entries(way.with).flatMap(([name, { text }]) => {
      const field = /^row\.(\w+)$/.exec(text)?.[1]
      return field === undefined ? [] : [[name, String(row[field])]]
    })
    expect(services.went.to).toEqual([[way.path, expect.objectContaining(Object.fromEntries(named))]])
  },

  exported: async ({ action, grid }, plan) => {
    const { screen, services, answers } = await openPlan(plan)
    const { source } = grid
    const isPaged = source.from !== 'lines' && source.binding.isPaged
    if (source.from !== 'lines') {
      const { operation } = source.binding
      const whole = answers[operation]
      // More than the page on screen, so that all that was found is not what is displayed.
      if (isPaged) answers[operation] = request => ({ ...Object(whole?.(request)), total: foundInAll })
      fillConditions(screen, plan)
      await chooseMaster(screen, plan, grid)
      await searchOf(screen, { ...grid, source })
    }
    await run(screen, action.id)
    const [job] = services.workbooks
    const isLine = source.from === 'lines'
    const shown = grid.columns.filter(
      ({ kind, isPersonal }) => kind !== 'files' && kind !== 'button' && !(isLine && isPersonal),
    )
    expect(job?.columns.map(({ field, label }) => [field, label])).toEqual(
      shown.map(({ field, label }) => [field, label]),
    )
    if (source.from === 'operation' && isPaged) {
      const { operation } = source.binding
      const { body, sort: _, ...asked } = Object(job && 'operation' in job.rows ? job.rows.request : {})
      expect(job?.rows).toMatchObject({ operation, total: foundInAll })
      expect({ ...asked, ...body }).toMatchObject(screen.rows(grid.id).request())
    } else if (job && 'length' in job.rows) {
      const rows = isLine ? screen.lines(grid.id).get().lines : rowsOf(screen, { ...grid, source })
      expect(job.rows.length).toBeGreaterThanOrEqual(rows.length)
    }
  },

  searched: async ({ action }, plan) => {
    const { screen, services } = await openPlan(plan)
    fillConditions(screen, plan)
    const [step] = action.steps
    const searched = step?.step === 'search' ? step.grids : []
    const grid = blocksOf(plan, 'grid').find(({ id }) => searched.includes(id))
    const altered = alterCondition(screen, plan, grid)
    services.calls.length = 0
    await run(screen, action.id)
    const asked = services.calls.map(({ request }) => ({ ...request, ...Object(request.body) }))
    expect(asked).not.toEqual([])
    if (altered) expect(asked).toContainEqual(expect.objectContaining(altered))
  },

  reset: async ({ action }, plan) => {
    const { screen, services } = await openPlan(plan)
    const { header } = { ...screen.document?.get() }
    expect(alterCondition(screen, plan) !== undefined || alterHeader(screen)).toBe(true)
    await run(screen, action.id)
    const user = services.session.user()
    for (const filter of blocksOf(plan, 'filter'))
      expect(screen.filter(filter.id).get().values).toEqual(
        initialValues(filter, services.clock.today(), user),
      )
    if (header) expect(screen.document?.get().header).toEqual(header)
  },
}

async function expectNoSearch(
  screen: Screen,
  { calls }: World['services'],
  filter: string,
  field: string,
): Promise<void> {
  const before = calls.length
  expect(await screen.filter(filter).accept()).toBe(false)
  expect(screen.filter(filter).get().problems[field]).toMatch(/[가-힣]/)
  expect(screen.store.getState().focus).toEqual({ place: `${filter}.${field}` })
  expect(calls.length).toBe(before)
}

/** Opens the page with a row chosen wherever the grid hangs on one. */
async function openAsked(
  plan: ScreenPlan,
  grid: AskedGrid,
  answer?: (request: Row) => unknown,
): Promise<World> {
  const { operation } = grid.source.binding
  const world = await openPlan(plan, answer && { answers: { [operation]: answer } })
  fillConditions(world.screen, plan)
  await chooseMaster(world.screen, plan, grid)
  await searchOf(world.screen, grid)
  return world
}

async function searchOf(screen: Screen, { source, id }: AskedGrid): Promise<void> {
  await (source.from === 'edited' ? screen.edited(id) : screen.rows(id)).search()
  await rest()
}

function stateOf(screen: Screen, { source, id }: AskedGrid) {
  return source.from === 'edited' ? screen.edited(id).load.get() : screen.rows(id).get()
}

/** How many rows are on screen. */
function shownOf(screen: Screen, { source, id }: AskedGrid): number {
  return source.from === 'edited' ? screen.edited(id).get().lines.length : screen.rows(id).get().rows.count
}

function rowsOf(screen: Screen, { source, id }: AskedGrid): readonly Row[] {
  return source.from === 'edited'
    ? screen
        .edited(id)
        .get()
        .lines.map(({ values }) => values)
    : screen.rows(id).loadedRows()
}
