import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractFacts } from '../../../codegen/generated/contractFacts'
import type { OperationId } from '../../../codegen/generated/types'
import { findTransition } from '../../../schemas/workflow/workflow'
import { workflows } from '../../../schemas/workflow/workflows'
import { seededRandom } from '../../../server/seed/seededRandom'
import { coverOf } from '../../cases/coverOf'
import { isFullSweep } from '../../cases/isFullSweep'
import { isOperation } from '../authorization/foreignRecords'
import { operationIds, routeOf } from '../authorization/matrixFacts'
import type { FlowPerson } from '../flow/flowWorld'
import { worldOf } from '../flow/worldOf'
import { type Examined, examine } from './examineOperation'
import { apart, conditional, filledAgain, neverTaken, notAsked, unreached } from './exceptions'
import { optionalParts } from './requestParts'
import { type Sender, senderOf } from './requestReader'
import { startUndoneProduct, type UndoneProduct } from './undoneProduct'

/**
 * Every optional part of a request, alone and in pairs, by every role that may send it and for documents of every currency and
 * tax code. Requests are computed from the contract, the pages and what their lists show. `npm test` asks operations among
 * which each part and each kind of document occurs; `npm run sweep -- screens` asks all of them.
 */
const hasOptionalParts = (id: OperationId): boolean => {
  const fact = contractFacts[id]
  if (!fact || fact.body?.contentType === 'application/octet-stream') return false
  return routeOf(id)?.isEffect === true && routeOf(id)?.access !== 'public' && optionalParts(fact).length > 0
}
const withParts = operationIds.filter(isOperation).filter(hasOptionalParts)
const mayBeAsked = withParts.filter(id => notAsked[id] === undefined)

/** The parts of the request, and the documents in whose workflows the operation is a transition. */
function shapeOf(id: OperationId): readonly string[] {
  const fact = contractFacts[id]
  const documents = Object.values(workflows).filter(workflow => findTransition(workflow, id))
  return [
    ...(fact ? optionalParts(fact).map(({ name }) => name) : []),
    ...documents.map(({ document }) => `of ${document}`),
  ]
}
const asked = isFullSweep ? mayBeAsked : coverOf(mayBeAsked, shapeOf)

/** Servers that are asked side by side: each waits for its database most of the time. */
const lanes = 2
const products: UndoneProduct[] = []
const all = new Map<OperationId, Examined>()
/** What was read, by person. */
const answers = new Map<string, Map<string, Promise<unknown>>>()

/** Examines what is left of the queue on a server of its own. */
async function runLane(queue: Iterator<OperationId>): Promise<void> {
  const product = await startUndoneProduct()
  products.push(product)
  const world = worldOf(product, 1)
  const senders = new Map<string, Sender>()
  const senderFor = async (person: FlowPerson) => {
    const caller = await world.callerOf(person.userId)
    if (!caller) throw new Error(`${person.userId} cannot log in.`)
    const known = answers.get(person.userId) ?? new Map<string, Promise<unknown>>()
    answers.set(person.userId, known)
    const sender = senders.get(person.userId) ?? senderOf(person, caller, known)
    senders.set(person.userId, sender)
    return sender
  }
  for (let next = queue.next(); !next.done; next = queue.next()) {
    // What is drawn must not depend on which operations came before on the same server.
    const own = { ...world, random: seededRandom(1) }
    all.set(next.value, await examine(next.value, { product, world: own, senderFor }))
  }
}

beforeAll(async () => {
  const queue = asked.values()
  await Promise.all(Array.from({ length: lanes }, () => runLane(queue)))
}, 1_800_000)
afterAll(() => Promise.all(products.map(product => product.stop())))

const everything = (list: (examined: Examined) => Iterable<readonly [string, string]>) =>
  [...all].flatMap(([operation, examined]) =>
    [...list(examined)].map(([name, why]) => [`${operation} ${name}`, why] as const),
  )

/** What is not excused, and the excuses of what was asked that nothing needs any more. */
function judged(found: readonly (readonly [string, string])[], excused: Readonly<Record<string, string>>) {
  const names = new Set(found.map(([name]) => name))
  const isAsked = (name: string) => asked.some(id => id === name.split(' ', 1)[0])
  return {
    found: found.filter(([name]) => excused[name] === undefined).map(([name, why]) => `${name}: ${why}`),
    stale: Object.keys(excused).filter(name => isAsked(name) && !names.has(name)),
  }
}
const nothing = { found: [], stale: [] }

describe('a request with any of its optional parts', () => {
  it('is asked of operations among which every part occurs', () => {
    expect(Object.keys(notAsked).filter(id => !withParts.some(name => name === id))).toEqual([])
    expect(mayBeAsked.length).toBeGreaterThan(120)
    expect(new Set(asked.flatMap(shapeOf))).toEqual(new Set(mayBeAsked.flatMap(shapeOf)))
    const requests = [...all.values()].reduce((sum, examined) => sum + examined.requests, 0)
    expect(requests).toBeGreaterThan(isFullSweep ? 3000 : 1000)
  })

  it('is taken, or refused in words at a field that its page shows', () => {
    expect([...all.values()].flatMap(({ faults }) => faults)).toEqual([])
  })

  it('is taken from somebody of each group that may send it', () => {
    const none = [...all].flatMap(([operation, { unreached: groups }]) =>
      [...groups].map(([group, why]) => [operation, `${group}: ${why}`] as const),
    )
    expect(judged(none, unreached)).toEqual(nothing)
  })

  it('is taken with each part by some document', () => {
    expect(
      judged(
        everything(({ never }) => never),
        neverTaken,
      ),
    ).toEqual(nothing)
  })

  it('is taken with each two parts together that are taken alone', () => {
    expect(
      judged(
        everything(examined => examined.apart),
        apart,
      ),
    ).toEqual(nothing)
  })

  it('leaves nothing of a part that an earlier request had and that it has no more', () => {
    const stays = everything(({ kept }) => kept.map(name => [name, 'stays'] as const))
    expect(judged(stays, filledAgain)).toEqual(nothing)
  })

  it('is taken with the same parts whatever word is chosen in it', () => {
    expect(
      judged(
        everything(examined => examined.conditional),
        conditional,
      ),
    ).toEqual(nothing)
  })
})
