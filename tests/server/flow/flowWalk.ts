import { operations } from '../../../codegen/generated/operations'
import type { OperationId } from '../../../codegen/generated/types'
import { isCreating, type Transition } from '../../../schemas/workflow/workflow'
import { camelCase, type FlowInput, type FlowKind, snakeCase } from './flowKind'
import { type FlowRow, type FlowWorld, flowPeople, pickSome, textOf } from './flowWorld'

/** One call that somebody is about to make. */
interface FlowAction {
  readonly operation: OperationId
  readonly userId: string
  readonly input: FlowInput
}

/** How often each operation ended how: "done", or its code and message. */
export type FlowOutcomes = Map<string, Map<string, number>>

const isOperation = (name: string): name is OperationId => Object.hasOwn(operations, name)

const likely = { create: 0.2, inState: 0.85, rightPerson: 0.8, freshVersion: 0.93, harm: 0.25, race: 0.15 }
const reachOfRecent = 12

/**
 * Draws what somebody does next: mostly what his document, its state and his place allow, now and then something that
 * must be refused. Undefined when what was drawn has no document to happen to.
 */
async function drawAction(world: FlowWorld, kinds: readonly FlowKind[]): Promise<FlowAction | undefined> {
  const { random } = world
  if (random.chance(likely.create)) {
    const makings = kinds.flatMap(kind => Object.keys(kind.making).map(name => ({ kind, name })))
    const making = pickSome(random, makings)
    if (making) return drawMaking(world, making.kind, making.name)
  }
  const kind = random.pick(kinds)
  const transition = drawTransition(world, kind)
  const row = transition && (await drawDocument(world, kind, transition))
  return transition && row && drawTransitionAction(world, kind, transition, row)
}

async function drawMaking(world: FlowWorld, kind: FlowKind, name: string): Promise<FlowAction | undefined> {
  const input = await kind.making[name]?.(world)
  const transition = kind.workflow.transitions.find(found => found.transition === name)
  if (!input || !isOperation(name)) return undefined
  return { operation: name, userId: drawPerson(world, transition?.groups ?? 'internal'), input }
}

/** Whether its operation takes the number of one such document; nobody draws a file. */
function isCalledBy({ transition }: Transition, number: string): boolean {
  if (!isOperation(transition)) return false
  const { path, body } = operations[transition]
  return path.includes(`{${camelCase(number)}}`) && body !== 'bytes'
}

function drawTransition({ random }: FlowWorld, { workflow, number }: FlowKind): Transition | undefined {
  const open = workflow.transitions.filter(
    transition =>
      !isCreating(transition) && (transition.actor === 'approver' || isCalledBy(transition, number)),
  )
  const drawn = pickSome(random, open)
  // What ends a document is drawn less often, so that many go far.
  return drawn?.tone === 'danger' && !random.chance(likely.harm) ? pickSome(random, open) : drawn
}

async function drawDocument(
  { random, read }: FlowWorld,
  { table, number, workflow, status = snakeCase(workflow.statusField) }: FlowKind,
  { from }: Transition,
): Promise<FlowRow | undefined> {
  if (from !== 'any' && random.chance(likely.inState)) {
    const rows = await read(
      `select * from ${table} where ${status} = any($1) order by ${number} desc limit ${reachOfRecent}`,
      [from],
    )
    return pickSome(random, rows)
  }
  return pickSome(random, await read(`select * from ${table} order by random() limit 1`))
}

async function drawTransitionAction(
  world: FlowWorld,
  kind: FlowKind,
  transition: Transition,
  row: FlowRow,
): Promise<FlowAction | undefined> {
  const { random, read } = world
  const name = transition.transition
  if (!isOperation(name)) throw new Error(`The transition "${name}" is no operation.`)
  const id = textOf(row, kind.number)
  const version = random.chance(likely.freshVersion) ? Number(row.version) : random.whole(0, 9)
  const words = {
    ...(transition.reason ? { reason: '사양이 바뀌어 다시 정합니다.' } : {}),
    ...(transition.opinion ? { opinion: '검토한 대로 처리합니다.' } : {}),
  }
  const body = { version, ...words, ...(await kind.bodies[name]?.(world, row)) }
  if (transition.actor === 'approver') {
    const steps = await read(
      `select a.appr_no, s.singleid from approval a join approval_step s using (appr_no)
       where a.doc_no = $1 and a.approval_status = 'P' and s.status = 'CURRENT'`,
      [id],
    )
    const step = pickSome(random, steps)
    if (!step) return undefined
    const userId = random.chance(likely.rightPerson)
      ? textOf(step, 'singleid')
      : drawPerson(world, transition.groups)
    return { operation: name, userId, input: { apprNo: step.appr_no, body } }
  }
  const isBodied = operations[name].body !== undefined
  const input = { [camelCase(kind.number)]: id, ...(isBodied ? { body } : { version }) }
  return { operation: name, userId: drawActor(world, kind, transition, row), input }
}

function drawActor(world: FlowWorld, { workflow }: FlowKind, transition: Transition, row: FlowRow): string {
  const { random } = world
  if (!random.chance(likely.rightPerson)) return random.pick(flowPeople).userId
  if (transition.actor === 'drafter') return textOf(row, snakeCase(workflow.drafterField))
  const isSuppliers = transition.groups !== 'internal' && transition.groups.includes('60')
  const ofCompany = flowPeople.filter(({ compNo }) => compNo !== undefined && compNo === row.comp_no)
  if (isSuppliers && random.chance(likely.rightPerson)) {
    const somebody = pickSome(random, ofCompany)
    if (somebody) return somebody.userId
  }
  return drawPerson(world, transition.groups)
}

function drawPerson({ random }: FlowWorld, groups: Transition['groups']): string {
  const able = flowPeople.filter(({ group, compNo }) =>
    groups === 'internal' ? compNo === undefined : groups.includes(group),
  )
  return (pickSome(random, able) ?? random.pick(flowPeople)).userId
}

export interface FlowAnswer {
  readonly action: FlowAction
  readonly status: number
  readonly msg: string
}

/** Who walks says yes to what the server asks. */
const confirmed = {
  'x-confirmed':
    'attributesDropped,budgetExceeded,endsPrice,noSheets,openSheets,periodNotEnded,remindedLately',
}

/** Carries an action out; undefined when nobody can log in as who should act. */
async function act(world: FlowWorld, action: FlowAction): Promise<FlowAnswer | undefined> {
  const caller = await world.callerOf(action.userId)
  if (!caller) return undefined
  const { status, msg } = await caller.call(action.operation, action.input, confirmed)
  return { action, status, msg }
}

/**
 * Walks `count` actions, several people at a time; now and then some of them do the same thing to the same document at
 * the same moment. `note` hears each answer.
 */
export async function walk(
  world: FlowWorld,
  kinds: readonly FlowKind[],
  count: number,
  note: (answer: FlowAnswer) => void,
): Promise<void> {
  const atOnce = 4
  for (let done = 0; done < count; ) {
    const drawn: FlowAction[] = []
    while (drawn.length < atOnce) {
      const action = await drawAction(world, kinds)
      if (!action) continue
      const copies = world.random.chance(likely.race) ? atOnce - drawn.length : 1
      for (let copy = 0; copy < copies; copy += 1) drawn.push(action)
    }
    for (const answer of await Promise.all(drawn.map(action => act(world, action)))) if (answer) note(answer)
    done += drawn.length
  }
}

/** Counts answers by operation. */
export function countOutcome(outcomes: FlowOutcomes, { action, status, msg }: FlowAnswer): void {
  const ends = outcomes.get(action.operation) ?? new Map<string, number>()
  const end = status === 200 ? 'done' : `${status} ${msg}`
  ends.set(end, (ends.get(end) ?? 0) + 1)
  outcomes.set(action.operation, ends)
}
