import { CompiledQuery } from 'kysely'
import { contractFacts } from '../../../codegen/generated/contractFacts'
import type { OperationId } from '../../../codegen/generated/types'
import { authGroupIds } from '../../../schemas/codes/authGroups'
import { systemActor } from '../../../server/database/actor'
import { withActor } from '../../../server/database/withActor'
import { pathOf } from '../authorization/foreignRecords'
import { operationCell } from '../authorization/matrixFacts'
import { type FlowPerson, type FlowWorld, flowPeople } from '../flow/flowWorld'
import { type Candidate, candidatesOf, variantsOf } from './candidates'
import { drawsOf } from './drawnBodies'
import { send, type Verdict } from './judgeAnswer'
import { keptParts } from './keptParts'
import {
  type Base,
  type Found,
  newFound,
  tryAll,
  tryApart,
  tryNothing,
  tryPairs,
  trySingles,
  wholeOf,
} from './optionalParts'
import { type Attempt, refusalOf, repaired } from './repairRequest'
import { baseOf } from './requestBase'
import { changed, choicesOf, type Input, valueAt } from './requestParts'
import { isInput, type Sender } from './requestReader'
import { type About, valuesFor } from './requestValues'
import type { UndoneProduct } from './undoneProduct'

export interface Examined {
  readonly requests: number
  /** Answers that nobody may be given, one of each kind. */
  readonly faults: readonly string[]
  /** Groups of which nobody got any such request taken, and what they heard last. */
  readonly unreached: ReadonlyMap<string, string>
  /** Parts that were refused to everybody, and pairs of parts that were. */
  readonly never: ReadonlyMap<string, string>
  readonly apart: ReadonlyMap<string, string>
  /** Parts that one word of a choice refuses and another takes. */
  readonly conditional: ReadonlyMap<string, string>
  /** Parts that stay although a later save does not send them. */
  readonly kept: readonly string[]
  readonly kinds: ReadonlySet<string>
}

export interface Examiner {
  readonly product: UndoneProduct
  readonly world: FlowWorld
  readonly senderFor: (person: FlowPerson) => Promise<Sender>
}

function addTo(pool: Map<string, unknown[]>, value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, each] of Object.entries(value)) {
    const known = pool.get(name) ?? []
    if (typeof each === 'object') addTo(pool, each)
    else if (each !== '' && known.length < 3 && !known.includes(each)) pool.set(name, [...known, each])
  }
}

const unfit: Verdict = {
  ...{ isTaken: false, status: 0, code: '', msg: 'no such document', field: undefined, row: undefined },
  fault: undefined,
}

/** Documents of one group that are tried in vain before it counts as one of which nobody can. */
const mostFailures = 6

/** Documents that come to the same refusal, whatever is changed, before it counts as the end. */
const mostEnds = 2

/** Requests that are tried with one document, once it is known that some are taken. */
const fewAttempts = 4

/** Employees of one group who are asked before it counts as one of which nobody can. */
const mostPeople = 4

/** Every optional part of one operation, by everybody who may send it. */
export async function examine(
  operation: OperationId,
  { product, world, senderFor }: Examiner,
): Promise<Examined> {
  const found: Found = newFound()
  const faults = new Map<string, string>()
  const unreached = new Map<string, string>()
  const pool = new Map<string, unknown[]>()
  const kinds = new Set<string>()
  const bases: Base[] = []
  let kept: readonly string[] = []
  const remedies = new Map<string, unknown>()
  const ends = new Map<string, number>()
  const isHopeless = (verdict: Verdict) => (ends.get(refusalOf(verdict)) ?? 0) >= mostEnds
  const fact = contractFacts[operation]
  let first: (Base & { readonly candidate: Candidate }) | undefined
  let requests = 0

  const attemptOf =
    (sender: Sender, candidate: Candidate, isUnsure = false): Attempt =>
    async input => {
      requests += 1
      const verdict = await product.undone(async () => {
        if (!(await prepare(candidate))) return unfit
        return send(operation, sender.caller, input)
      })
      // What a walk draws may be about documents of others, and a document that was given to him is his in part only.
      const isOfOthers = isUnsure && verdict.status === 403
      if (verdict.fault && !isOfOthers) noteFault(sender, candidate, input, verdict)
      return verdict
    }

  /** False where no such document can stand in that state. */
  async function prepare({ prepare: statements }: Candidate): Promise<boolean> {
    try {
      if (statements.length > 0)
        await withActor(product.database, systemActor, async tx => {
          for (const [statement, values] of statements)
            await tx.executeQuery(CompiledQuery.raw(statement, [...values]))
        })
      return true
    } catch {
      return false
    }
  }

  function noteFault(
    { person }: Sender,
    { kind }: Candidate,
    input: Input,
    { status, code, field, msg, fault }: Verdict,
  ) {
    const name = [person.group, status, code, field, fault].join(' ')
    const { body = {} } = input
    if (!faults.has(name))
      faults.set(
        name,
        `${operation} | ${person.group} ${person.userId} ${kind} | ${status} ${code} ${field ?? ''} | ${msg} | ${fault} | ${JSON.stringify(body).slice(0, 500)}`,
      )
  }

  const key = pathOf(operation).at(-1)
  function baseWith(about: About, candidate: Candidate, input: Input, attempt: Attempt): Base {
    const { version } = isInput(input.body) ? input.body : input
    return {
      about,
      input,
      attempt,
      during: work =>
        product.undone(async () => {
          if (await prepare(candidate)) await work()
        }),
      key: key === undefined ? undefined : { id: String(input[key]), version },
    }
  }

  async function reach(sender: Sender, candidate: Candidate, mostAttempts?: number): Promise<Base | string> {
    const about: About = { operation, sender, pool, source: { ...candidate.source, ...candidate.path } }
    const attempt = attemptOf(sender, candidate)
    let isUnsure = candidate.prepare.length > 0
    const heard: string[] = []
    const last = new Set<string>()
    for await (const input of drawsOf(operation, candidate, world, () => baseOf(about, candidate))) {
      if (bases.length > 0 && heard.length === 0) {
        const whole = await wholeOf(
          baseWith(about, candidate, input, attemptOf(sender, candidate, isUnsure)),
          found,
        )
        if (whole) return { ...whole, attempt }
      }
      const { input: fit, verdict } = await repaired(about, input, attemptOf(sender, candidate, isUnsure), {
        isHopeless,
        remedies,
        ...(mostAttempts === undefined ? {} : { mostAttempts }),
      })
      isUnsure = true
      if (verdict.isTaken) return baseWith(about, candidate, fit, attempt)
      heard.push(
        `${verdict.status} ${verdict.field ?? ''} ${verdict.msg} ${JSON.stringify(fit).slice(0, 300)}`,
      )
      last.add(refusalOf(verdict))
      if (isHopeless(verdict) || (mostAttempts !== undefined && heard.length > 1)) break
    }
    for (const end of last) ends.set(end, (ends.get(end) ?? 0) + 1)
    return heard[0] ?? ''
  }

  /** The first who gets one taken is asked everything; each choice of a word is a request of its own. */
  async function askEverything(base: Base): Promise<void> {
    await tryPairs(base, await trySingles(base, found), found)
    kept = await keptParts(base, found)
    bases.push(base)
    for (const choice of fact ? choicesOf(fact) : [])
      for (const value of await valuesFor(base.about, choice.fact)) {
        if (value === valueAt(base.input, choice.place)) continue
        const other = await repaired(base.about, changed(base.input, choice.place, value), base.attempt, {
          kept: choice.place,
        })
        if (!other.verdict.isTaken) continue
        const otherBase = { ...base, input: other.input }
        bases.push(otherBase)
        await tryAll(otherBase, found, choice.name)
        await tryNothing(otherBase)
      }
  }

  /** The first document again in every other currency and with every other tax code. */
  async function askVariants(sender: Sender, candidate: Candidate): Promise<void> {
    for (const variant of await variantsOf(operation, candidate, kinds, world)) {
      const base = await reach(sender, variant, fewAttempts)
      if (typeof base === 'string') continue
      kinds.add(variant.kind)
      await tryAll(base, found)
    }
  }

  /** What was taken from somebody of another group, sent about the same document; its kind counts as reached if it is. */
  async function askAgain(sender: Sender, reached: Set<string>): Promise<boolean> {
    if (!first) return false
    const { candidate, input, about } = first
    const isOwn = candidate.prepare.some(([, values]) => values.includes(about.sender.person.userId))
    if (isOwn || about.sender.person.compNo) return false
    const source = { ...about, sender }
    const base = await wholeOf(baseWith(source, candidate, input, attemptOf(sender, candidate, true)), found)
    if (!base) return false
    await tryNothing(base)
    reached.add(candidate.kind)
    return true
  }

  for (const group of authGroupIds.filter(id => operationCell(operation, id) === 'open')) {
    const reached = new Set<string>()
    let failures = 0
    let heard = 'sees no document for it'
    const people = flowPeople.filter(each => each.group === group)
    for (const person of people.filter((each, index) => each.compNo || index < mostPeople)) {
      const sender = await senderFor(person)
      if (person.compNo) failures = 0
      else if (await askAgain(sender, reached)) break
      for await (const candidate of candidatesOf(operation, sender, world)) {
        if (failures >= mostFailures) break
        if (reached.has(candidate.kind)) continue
        // One document of one employee is enough, once every kind has been seen; suppliers have a currency each.
        if (reached.size > 0 && kinds.has(candidate.kind) && !person.compNo) continue
        if (candidate.isMoved && reached.size > 0) break
        addTo(pool, candidate.source)
        const base = await reach(sender, candidate, reached.size > 0 ? fewAttempts : undefined)
        if (typeof base === 'string') {
          heard = `${person.userId}: ${base}`
          failures += 1
          continue
        }
        reached.add(candidate.kind)
        kinds.add(candidate.kind)
        if (bases.length > 0) {
          await tryAll(base, found)
          await tryNothing(base)
        } else {
          first = { ...base, candidate }
          await askEverything(base)
          await askVariants(sender, candidate)
        }
      }
      if (reached.size > 0 && !person.compNo) break
    }
    if (reached.size === 0) unreached.set(group, heard)
  }
  const apart = await tryApart(bases, found)
  const never = new Map([...found.refused].filter(([name]) => !found.taken.has(name)))
  return {
    requests,
    faults: [...faults.values()],
    unreached,
    never,
    apart,
    conditional: found.conditional,
    kept,
    kinds,
  }
}
