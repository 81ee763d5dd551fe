import { expect } from 'vitest'
import type { EntryPlace, LimitName } from '../../../engine/cases/planCase'
import { cellName } from '../../../engine/grid/linesState'
import type { GridPlan } from '../../../engine/plan/gridPlan'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import { cellText } from '../../../engine/record/cellText'
import { type Row, textOf } from '../../../engine/runtime/row'
import { codeEntries, isCodeGroup } from '../../../schemas/codes/codeGroups'
import { refusedCases, shownCases } from '../../cases/maskCases'
import { contractAnswer } from '../../screens/derived/contractAnswers'
import { failure, pending } from '../runtime/fakeServices'
import type { CaseProofs } from './caseProofs'
import { chooseFirst, chooseMaster, fillConditions, impliedFields, run } from './hands'
import { openPlan, rest, type World } from './openPlan'

type Kinds =
  | 'rowAdded'
  | 'rowDeleted'
  | 'changesSaved'
  | 'checkedSaved'
  | 'missing'
  | 'limited'
  | 'masked'
  | 'lookedUp'
  | 'documentFailed'
  | 'documentSlow'

/** What fields and cells refuse, and how a document comes. */
export const entryProofs: CaseProofs<Kinds> = {
  missing: async ({ place, requirement }, plan) => {
    const entry = await openEntry(plan, place)
    entry.write(undefined)
    expect(await entry.problem(requirement)).toMatch(/[가-힣]/)
  },

  limited: async ({ place, limit }, plan) => {
    const entry = await openEntry(plan, place)
    const [within, beyond] = limitValues(place, limit)
    entry.write(beyond)
    const problem = await entry.problem()
    expect(problem).toMatch(/[가-힣]/)
    entry.write(within)
    expect(await entry.problem()).not.toBe(problem)
  },

  masked: async ({ place, mask }, plan) => {
    const shown = shownCases.filter(([name, , options]) => name === mask && Object.keys(options).length === 0)
    const { services } = await openPlan(plan)
    if (place.at === 'grid') {
      const texts = shown.map(([, value]) =>
        cellText(place.field, value, { [place.field.field]: value }, services.codes),
      )
      const expected = shown.map(([, , , text]) => text)
      expect(texts).toEqual(expected)
      return
    }
    const entry = await openEntry(plan, place)
    for (const [name, text, options] of refusedCases) {
      if (name !== mask || Object.keys(options).length > 0) continue
      entry.write(text)
      expect(await entry.problem()).toMatch(/[가-힣]/)
    }
  },

  lookedUp: async ({ place, lookup }, plan) => {
    const entry = await openEntry(plan, place)
    const looking = entry.lookUp()
    const row = await chooseFirst(entry.world.screen, lookup.popup)
    await looking
    const values = entry.values()
    expect(values[place.field.field]).toEqual(row[lookup.value])
    if (lookup.text) expect(values[lookup.text.field]).toEqual(row[lookup.text.from])
    for (const name of lookup.fills ?? []) expect([name, values[name]]).toEqual([name, row[name]])
  },

  rowAdded: async ({ action, grid }, plan) => {
    const { world, room } = await openLines(plan, grid)
    const before = room.get().lines
    await run(world.screen, action.id)
    const { lines } = room.get()
    expect(lines.length).toBe(before.length + 1)
    expect(lines.filter(({ mark }) => mark === 'I')).toHaveLength(1)
  },

  rowDeleted: async ({ action, grid }, plan) => {
    const { world, room } = await openLines(plan, grid)
    const before = room.get().lines
    const choose = (at: number) => {
      room.select(at)
      if (grid.select === 'many') room.check(new Set([at]))
    }
    choose(0)
    const adding = plan.actions.find(({ steps }) =>
      steps.some(step => step.step === 'addRow' && step.grid === grid.id),
    )
    // Where what is saved stays, a row that was added just now is taken away.
    const isNewOnly = !world.screen.actionState(action.id).isEnabled && adding !== undefined
    if (isNewOnly) {
      await run(world.screen, adding.id)
      choose(room.get().lines.findIndex(({ mark }) => mark === 'I'))
    }
    await run(world.screen, action.id)
    const left = room.get().lines.filter(({ mark }) => mark !== 'D')
    const kept = isNewOnly ? before : before.slice(1)
    expect(left.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort())
  },

  changesSaved: async ({ action, grid }, plan) => {
    const { world, room } = await openLines(plan, grid)
    const { services, screen } = world
    const save = grid.source.from === 'edited' ? grid.source.save : ''
    await run(screen, action.id)
    expect(services.calls.filter(({ operation }) => operation === save)).toEqual([])
    room.edit([{ index: 0, values: changeOf(grid, room.get().lines[0]?.values ?? {}) }])
    await run(screen, action.id)
    const sent = services.calls.filter(({ operation }) => operation === save)
    expect(sent.map(({ request }) => Object(request.body).rows)).toEqual([
      [expect.objectContaining({ rowState: 'U' })],
    ])
  },

  checkedSaved: async ({ action, grid }, plan) => {
    const { world, room } = await openLines(plan, grid)
    const { services, screen } = world
    const save = grid.source.from === 'edited' ? grid.source.save : ''
    const { lines } = room.get()
    const at = lines.findIndex((_, index) => {
      room.check(new Set([index]))
      return screen.actionState(action.id).isEnabled
    })
    // What was changed in a row that is not checked is not sent.
    const other = at === 0 ? 1 : 0
    room.edit([{ index: other, values: changeOf(grid, lines[other]?.values ?? {}) }])
    await run(screen, action.id)
    const sent = services.calls.filter(({ operation }) => operation === save)
    const rows = sent.flatMap(({ request }) => Object(request.body).rows)
    expect(rows).toHaveLength(1)
    expect({ ...lines[at]?.values, rowState: 'U' }).toMatchObject(rows[0])
  },

  documentFailed: async (_, plan) => {
    const broken = failure({ kind: 'failed', status: 500, message: '시험에서 끊었습니다.' })
    const { screen, services, answers } = await openDocument(plan)
    const load = plan.document?.load ?? ''
    const answer = answers[load]
    answers[load] = () => {
      throw broken
    }
    services.asked.alerts.length = 0
    await screen.document?.load('D2')
    await rest()
    expect([screen.document?.get().phase, services.asked.alerts]).toEqual(['failed', [broken.message]])
    if (answer) answers[load] = answer
    await screen.document?.load('D1')
    expect(screen.document?.get().phase).toBe('ready')
  },

  documentSlow: async (_, plan) => {
    const { screen, answers } = await openDocument(plan)
    const late = pending<unknown>()
    answers[plan.document?.load ?? ''] = () => late.promise
    const loading = screen.document?.load('D2')
    expect(screen.document?.get().phase).toBe('loading')
    const changing = plan.actions.filter(
      ({ rows, steps }) =>
        rows === 'none' && steps.some(({ step }) => step === 'transition' || step === 'deleteRow'),
    )
    expect(changing.filter(({ id }) => screen.actionState(id).isEnabled).map(({ label }) => label)).toEqual(
      [],
    )
    screen.dispose()
    late.resolve({})
    await loading
  },
}

async function openDocument(plan: ScreenPlan): Promise<World> {
  const world = await openPlan(plan)
  if (world.screen.document?.get().phase !== 'ready') await world.screen.document?.load('D1')
  return world
}

/** A place in which somebody writes. */
interface Entry {
  readonly world: World
  readonly values: () => Row
  readonly write: (value: unknown) => void
  readonly lookUp: () => Promise<void>
  /** What is said at the place when the whole is judged. */
  readonly problem: (requirement?: string) => Promise<string | undefined>
}

async function openEntry(plan: ScreenPlan, place: EntryPlace): Promise<Entry> {
  if (place.at === 'grid') return cellEntry(plan, place)
  return formEntry(await openEditable(plan, place), place.field.field)
}

/** In the first state in which the page lets it be entered, as staff or as a supplier. */
async function openEditable(plan: ScreenPlan, place: EntryPlace): Promise<World> {
  const { document } = plan
  if (!document || (place.at === 'grid' && place.grid.source.from === 'edited')) return openPlan(plan)
  const { workflow, load, key } = document
  const shown = impliedFields(place.field.visibleWhen, document.editWhen)
  for (const user of [{}, { authGroupId: '60' }, { authGroupId: '61' }]) {
    const world = await openPlan(plan, { isNew: true, user })
    const { screen, services, answers } = world
    const { singleid } = services.session.user()
    const whole = Object(load === undefined ? {} : contractAnswer(load, { [key]: 'D1' }))
    for (const state of [...workflow.editable, ...workflow.path, 'new']) {
      const standing = { [workflow.statusField]: state, [workflow.drafterField]: singleid, ...shown }
      if (state === 'new') screen.document?.startNew(shown)
      else if (load === undefined) screen.document?.show({ ...whole.header, ...standing })
      else {
        answers[load] = () => ({ ...whole, header: { ...whole.header, ...standing } })
        await screen.document?.load('D1')
      }
      if (screen.document?.isEditable() && isShown(world, place)) return world
    }
  }
  throw new Error(`Nothing can be entered on "${plan.screen}".`)
}

function isShown({ screen }: World, place: EntryPlace): boolean {
  return place.at === 'grid' || screen.host.holds(place.field.visibleWhen)
}

function formEntry(world: World, field: string): Entry {
  const { screen } = world
  const room = screen.document
  if (!room) throw new Error('There is no document.')
  return {
    world,
    values: () => room.get().header,
    write: value => screen.changeHeader({ [field]: value }),
    lookUp: () => screen.lookUpHeader(field),
    problem: async requirement => {
      await room.judge(requirement)
      return room.get().problems[field]
    },
  }
}

/** The grid with its rows, as somebody sees it who may change them. */
async function openLines(plan: ScreenPlan, grid: GridPlan) {
  const [field] = grid.columns
  if (!field) throw new Error(`"${grid.id}" has no columns.`)
  const world = await openEditable(plan, { at: 'grid', grid, field })
  const { screen } = world
  if (grid.source.from !== 'edited') return { world, room: screen.lines(grid.id) }
  fillConditions(screen, plan)
  await chooseMaster(screen, plan, grid)
  await screen.edited(grid.id).search()
  return { world, room: screen.edited(grid.id) }
}

/** Another value in one cell that can be edited where the row stands. */
function changeOf({ columns }: GridPlan, values: Row): Row {
  const column = columns.find(({ isEditable, isNewOnly, lookup }) => isEditable && !isNewOnly && !lookup)
  if (!column) throw new Error('No cell can be edited.')
  const { field, kind, code } = column
  const before = textOf(values[field])
  const other =
    code !== undefined && isCodeGroup(code)
      ? codeEntries(code).find(({ value }) => value !== before)
      : undefined
  if (other) return { [field]: other.value }
  if (kind === 'yes' || kind === 'check') return { [field]: before === 'Y' ? 'N' : 'Y' }
  return { [field]: ['integer', 'decimal', 'amount'].includes(kind) ? '3' : `${before.slice(0, 3)}b` }
}

async function cellEntry(
  plan: ScreenPlan,
  { grid, field: { field, isNewOnly } }: Extract<EntryPlace, { at: 'grid' }>,
): Promise<Entry> {
  const { world, room } = await openLines(plan, grid)
  const { screen } = world
  const isEdited = grid.source.from === 'edited'
  if (room.get().lines.length === 0 || isNewOnly) room.append(1)
  const index = isNewOnly ? room.get().lines.length - 1 : 0
  const line = () => room.get().lines[index]
  return {
    world,
    values: () => line()?.values ?? {},
    write: value => room.edit([{ index, values: { [field]: value } }]),
    lookUp: () => room.lookUp(index, field),
    problem: async requirement => {
      if (isEdited) screen.edited(grid.id).judge()
      else await screen.document?.judge(requirement)
      return room.get().problems[cellName(line()?.id ?? '', field)]
    },
  }
}

/** A value at the limit, and one beyond it. */
function limitValues({ field }: EntryPlace, limit: LimitName): readonly [string, string] {
  const most = field.limits[limit] ?? 0
  const isAddress = 'control' in field && field.control === 'email'
  const text = (length: number) =>
    isAddress ? `${'a'.repeat(40)}@${'b'.repeat(length - 44)}.kr` : 'a'.repeat(length)
  switch (limit) {
    case 'minLength':
      return [text(most), text(most - 1)]
    case 'maxLength':
    case 'maxBytes':
      return [text(most), text(most + 1)]
    case 'minimum':
      return [String(most), String(most - 1)]
    case 'maximum':
      return [String(most), String(most + 1)]
    case 'scale':
      return [most > 0 ? `1.${'1'.repeat(most)}` : '1', `1.${'1'.repeat(most + 1)}`]
  }
}
