import { expect } from 'vitest'
import { type AskedGrid, isAskedGrid } from '../../../engine/cases/planCase'
import type { ActionState, Screen } from '../../../engine/contract/screen'
import { type ActionPlan, isAboutRows } from '../../../engine/plan/actionPlan'
import { blocksOf } from '../../../engine/plan/blocksOf'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import type { Row } from '../../../engine/runtime/row'
import { authGroupIds } from '../../../schemas/codes/authGroups'
import { codeEntries, isCodeGroup } from '../../../schemas/codes/codeGroups'
import type { Transition, Workflow } from '../../../schemas/workflow/workflow'
import { workflows } from '../../../schemas/workflow/workflows'
import { contractAnswer } from '../../screens/derived/contractAnswers'
import type { CaseProofs } from './caseProofs'
import { checkableFields, chooseMaster, fillConditions, impliedFields } from './hands'
import { openPlan, rest, type World } from './openPlan'

type Kinds =
  | 'stateRefused'
  | 'groupRefused'
  | 'personRefused'
  | 'readerRefused'
  | 'rowsNeeded'
  | 'opened'
  | 'led'

/** Where a document stands, and whose it is. */
interface Standing {
  readonly state: string
  readonly isOwn?: boolean
  /** It is this person who decides now. */
  readonly isTurn?: boolean
  /** Further fields, in the document and in the row. */
  readonly fields?: Row
}

/** When buttons can be pressed, held against the workflow as it is written and not as the plan carries it. */
export const actionProofs: CaseProofs<Kinds> = {
  stateRefused: async ({ action, transitions }, plan) => {
    const named = writtenTransitions(plan, transitions)
    const group = groupOf(named, action)
    const world = await openPlan(plan, { user: { authGroupId: group } })
    const wrong: string[] = []
    for (const state of statesOf(workflowOf(plan))) {
      const { isVisible, isEnabled, reason } = await stateAt(world, plan, action, { state })
      const isAllowed = named.some(each => mayBegin(each, state) && mayGroup(each, group))
      const expected = isAllowed && fits(world, plan, action)
      if ((isVisible && isEnabled) !== expected)
        wrong.push(`${state}: ${isEnabled ? 'can be pressed' : `is refused (${reason ?? 'hidden'})`}`)
    }
    expect(wrong).toEqual([])
  },

  groupRefused: async ({ action, transitions }, plan) => {
    const named = writtenTransitions(plan, transitions)
    const world = await openPlan(plan)
    const state = firstState(workflowOf(plan), named)
    const wrong: string[] = []
    await stateAt(world, plan, action, { state })
    for (const authGroupId of authGroupIds) {
      world.user.authGroupId = authGroupId
      const { isVisible } = world.screen.actionState(action.id)
      const isNamed = named.some(each => mayBegin(each, state) && mayGroup(each, authGroupId))
      const expected =
        isNamed &&
        (action.groups?.includes(authGroupId) ?? true) &&
        world.screen.host.holds(action.visibleWhen)
      if (isVisible !== expected) wrong.push(`${authGroupId}: ${isVisible ? 'shown' : 'hidden'}`)
    }
    expect(wrong).toEqual([])
  },

  personRefused: async ({ action, transitions }, plan) => {
    const named = writtenTransitions(plan, transitions)
    const substitutes = named.flatMap(each => each.substitutes ?? [])
    const group = groupOf(named, action, substitutes)
    const world = await openPlan(plan, { user: { authGroupId: group } })
    const state = firstState(workflowOf(plan), named)
    const { isEnabled } = await stateAt(world, plan, action, { state, isOwn: false, isTurn: false })
    expect(isEnabled).toBe(substitutes.includes(group))
  },

  readerRefused: async ({ action, transitions }, plan) => {
    const named = writtenTransitions(plan, transitions)
    const world = await openPlan(plan, { access: 'read', user: { authGroupId: groupOf(named, action) } })
    const { isEnabled } = await stateAt(world, plan, action, { state: firstState(workflowOf(plan), named) })
    expect(isEnabled).toBe(false)
  },

  rowsNeeded: async ({ action, grid }, plan) => {
    const { screen } = await openPressable(plan, action)
    const room = rowsRoomOf(screen, grid)
    room.check(new Set())
    // Without a box to check, the row under the cursor is the one that is chosen.
    if (grid.select !== 'many' || grid.source.from === 'edited') await room.search()
    const { isEnabled, reason = '' } = screen.actionState(action.id)
    expect([isEnabled, reason]).toEqual([false, expect.stringMatching(/[가-힣]/)])
    if (action.rows !== 'one' || grid.select !== 'many') return
    room.check(new Set([0, 1]))
    expect(screen.actionState(action.id).isEnabled).toBe(false)
  },

  opened: async ({ action, step }, plan) => {
    const { screen } = await openPressable(plan, action)
    const running = screen.run(action.id)
    await rest()
    const { popups } = screen.store.getState()
    expect(popups.map(id => screen.popup(id).plan.popup)).toEqual([step.popup])
    for (const id of popups) screen.popup(id).drop()
    await running
  },

  led: async ({ action, step }, plan) => {
    const { screen, services } = await openPressable(plan, action)
    await screen.run(action.id)
    expect(services.went.to.map(([path]) => path)).toEqual([step.path])
  },
}

function workflowOf({ workflow, document }: ScreenPlan): Workflow {
  const name = workflow?.document ?? document?.workflow.document
  const found = Object.values(workflows).find(each => each.document === name)
  if (!found) throw new Error(`There is no workflow "${name}".`)
  return found
}

function writtenTransitions(plan: ScreenPlan, names: readonly string[]): readonly Transition[] {
  return workflowOf(plan).transitions.filter(({ transition }) => names.includes(transition))
}

/** Whether it may begin in a state; "new" is no document yet. */
function mayBegin({ from }: Transition, state: string): boolean {
  if (from === 'any') return state !== 'new'
  return state === 'new' ? from.length === 0 || from.includes('new') : from.includes(state)
}

function mayGroup({ groups }: Transition, group: string): boolean {
  return groups === 'internal' ? !['60', '61'].includes(group) : groups.includes(group)
}

/** A group that may do it, one that stands in for nobody where there is one. */
function groupOf(
  named: readonly Transition[],
  { groups }: ActionPlan,
  unwanted: readonly string[] = [],
): string {
  const may = authGroupIds.filter(
    group => (groups?.includes(group) ?? true) && named.every(each => mayGroup(each, group)),
  )
  return may.find(group => !unwanted.includes(group)) ?? may[0] ?? ''
}

/** Every state of the documents of the workflow. */
function statesOf({ statusCode }: Workflow): readonly string[] {
  return isCodeGroup(statusCode) ? codeEntries(statusCode).map(({ value }) => value) : []
}

function firstState(workflow: Workflow, named: readonly Transition[]): string {
  const states = statesOf(workflow)
  return states.find(state => named.some(each => mayBegin(each, state))) ?? 'new'
}

/** What the definition itself says of the button. */
function fits({ screen }: World, plan: ScreenPlan, action: ActionPlan): boolean {
  const grid = isAboutRows(action) ? movedGrid(plan, action) : undefined
  const own = grid ? { selection: rowsRoomOf(screen, grid).selection() } : {}
  return screen.host.holds(action.visibleWhen, own) && screen.host.holds(action.enabledWhen, own)
}

/** The grid whose rows the button is about, or on whose chosen row the document hangs. */
function movedGrid(plan: ScreenPlan, action: ActionPlan): AskedGrid | undefined {
  const name = action.grid ?? plan.document?.of?.grid
  return blocksOf(plan, 'grid')
    .filter(isAskedGrid)
    .find(({ id }) => name === undefined || id === name)
}

function rowsRoomOf(screen: Screen, { id, source }: AskedGrid) {
  return source.from === 'edited' ? screen.edited(id) : screen.rows(id)
}

/** The button, with a document and a checked row that stand so. */
async function stateAt(
  world: World,
  plan: ScreenPlan,
  action: ActionPlan,
  standing: Standing,
): Promise<ActionState> {
  const { screen } = world
  const { document } = plan
  if (standing.state === 'new') screen.document?.startNew({})
  else {
    answerDocument(world, plan, standing)
    if (document && !document.of) await screen.document?.load('D1')
    const grid = movedGrid(plan, action)
    if (grid) await showRow(world, plan, grid, standing)
    for (const { id, source } of blocksOf(plan, 'grid'))
      if (source.from === 'lines') screen.lines(id).select(0)
  }
  await rest(3)
  return screen.actionState(action.id)
}

/** Searches the grid so that its first row stands so, and chooses it. */
async function showRow(world: World, plan: ScreenPlan, grid: AskedGrid, standing: Standing): Promise<void> {
  const { screen, answers } = world
  const { operation, part = 'rows' } = grid.source.binding
  const answer = answers[operation]
  const placed = (rows: readonly Row[] = []) =>
    rows.map((row, at) => (at === 0 ? { ...row, ...standingFields(world, plan, standing) } : row))
  answers[operation] = request => {
    const whole = answer?.(request)
    return Array.isArray(whole) ? placed(whole) : { ...Object(whole), [part]: placed(Object(whole)[part]) }
  }
  fillConditions(screen, plan)
  await chooseMaster(screen, plan, grid)
  const room = rowsRoomOf(screen, grid)
  await room.search()
  room.select(0)
  room.check(new Set([0]))
  if (answer) answers[operation] = answer
}

/** The fields of a document that say where it stands. */
function standingFields(
  { services }: World,
  plan: ScreenPlan,
  { state, isOwn = true, fields = {} }: Standing,
): Row {
  if (!plan.workflow && !plan.document) return fields
  const { statusField, drafterField } = workflowOf(plan)
  const drafter = isOwn ? services.session.user().singleid : 'somebody.else'
  return { [statusField]: state, [drafterField]: drafter, ...fields }
}

function answerDocument(world: World, plan: ScreenPlan, standing: Standing): void {
  const { document } = plan
  if (document?.load === undefined) return
  const { isTurn = true } = standing
  const whole = Object(contractAnswer(document.load, { [document.key]: 'D1' }))
  const singleid = isTurn ? world.services.session.user().singleid : 'somebody.else'
  const approval = { ...whole.approval, steps: [{ status: 'CURRENT', singleid }] }
  const header = { ...whole.header, ...standingFields(world, plan, standing) }
  world.answers[document.load] = () => ({ ...whole, header, approval })
}

/** The page with everything chosen that lets the button be pressed. */
async function openPressable(plan: ScreenPlan, action: ActionPlan): Promise<World> {
  const states = plan.workflow || plan.document ? statesOf(workflowOf(plan)) : ['']
  const fields = {
    ...checkableFields(movedGrid(plan, action)),
    ...impliedFields(action.enabledWhen, action.visibleWhen),
  }
  for (const authGroupId of action.groups ?? ['99', '60']) {
    const world = await openPlan(plan, { user: { authGroupId } })
    for (const state of [...states, 'new'])
      if ((await stateAt(world, plan, action, { state, fields })).isEnabled) return world
  }
  throw new Error(
    `"${action.label}" can be pressed for no row and no document that impliedFields makes: nobody can press it, or its condition is of a new kind.`,
  )
}
