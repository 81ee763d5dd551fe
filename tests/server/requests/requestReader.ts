import type { OperationFact } from '../../../codegen/contractFacts'
import { contractFacts } from '../../../codegen/generated/contractFacts'
import { isOperation, pathOf } from '../authorization/foreignRecords'
import type { FlowPerson } from '../flow/flowWorld'
import type { Caller } from '../modules/productServer'
import { allFields, type Input } from './requestParts'
import { neighboursOf } from './sendingPages'

/** Somebody who sends requests, and what the pages show to him. */
export interface Sender {
  readonly person: FlowPerson
  readonly caller: Caller
  /** What an operation answers him; undefined for a refusal. Asked once. */
  readonly read: (operation: string, input: Input) => Promise<unknown>
}

type Answers = Map<string, Promise<unknown>>

/** `known` are the answers that the person has had, from whichever server: all begin with the same documents. */
export function senderOf(person: FlowPerson, caller: Caller, known: Answers = new Map()): Sender {
  const ask = async (operation: string, input: Input) => {
    if (!isOperation(operation)) return undefined
    const { status, body } = await caller.call(operation, input)
    return status === 200 ? body : undefined
  }
  return {
    person,
    caller,
    read: (operation, input) => {
      const name = JSON.stringify([operation, input])
      const answer = known.get(name) ?? ask(operation, input)
      known.set(name, answer)
      return answer
    },
  }
}

export const isInput = (value: unknown): value is Input => typeof value === 'object' && value !== null

export const rowsIn = (answer: unknown): readonly Input[] => {
  const rows: unknown = Array.isArray(answer) ? answer : isInput(answer) ? answer.rows : []
  return Array.isArray(rows) ? rows.filter(isInput) : []
}

/** What the pages that send an operation ask before. */
export const readsOf = (operation: string): readonly OperationFact[] =>
  neighboursOf(operation)
    .flatMap(name => contractFacts[name] ?? [])
    .filter(({ method, isEffect }) => method === 'GET' && !isEffect)

const showing = (facts: readonly OperationFact[], field: string) =>
  facts.filter(
    ({ answer }) => (answer.kind === 'rows' || answer.kind === 'list') && answer.fields[field] !== undefined,
  )

const allReads = Object.values(contractFacts).filter(
  ({ method, isEffect, access }) => method === 'GET' && !isEffect && access !== 'samples',
)

/** Lists that show a field: those of the page, or those from which one goes to it. */
export function listsOf(operation: string, field: string): readonly OperationFact[] {
  const near = showing(readsOf(operation), field)
  return near.length > 0 ? near : showing(allReads, field)
}

/** What a list is asked for: its parameters that have to be given, and the states that are looked for. */
export function queryOf({ id, parameters }: OperationFact, given: Input): Input | undefined {
  const query: Record<string, unknown> = {}
  for (const { name, required, code, isMulti } of Object.values(parameters)) {
    if (name === 'size') query.size = 200
    else if (name === 'status' && isMulti && given.status !== undefined) query.status = given.status
    else if (required && given[name] !== undefined) query[name] = given[name]
    else if (required && code === 'PORTAL_TYPE') query[name] = 'I'
    else if (required) return undefined
  }
  return isOperation(id) && pathOf(id).every(name => query[name] !== undefined) ? query : undefined
}

/** Whether a document is asked for one of its parts by the part's own number, beside its address. */
const findsOneOfMany = (parameters: OperationFact['parameters'], fields: OperationFact['answer']['fields']) =>
  Object.values(parameters).some(({ name, in: place }) => place === 'query' && fields[name]?.isKey === true)

/** Of several answers the one that knows most of what is sent. */
export function bestRead(operation: string, keys: readonly string[]): OperationFact | undefined {
  const sent = new Set(allFields(contractFacts[operation]?.body?.fields ?? {}))
  const scored = readsOf(operation)
    .filter(({ id, answer, parameters }) => {
      if (!isOperation(id) || answer.kind === 'rows' || answer.kind === 'list') return false
      const path = pathOf(id)
      if (findsOneOfMany(parameters, answer.fields)) return false
      return keys.length === 0
        ? path.length === 1
        : path.length > 0 && path.every(name => keys.includes(name))
    })
    .map(fact => ({ fact, score: allFields(fact.answer.fields).filter(name => sent.has(name)).length }))
    .sort((a, b) => b.score - a.score)
  return scored[0]?.fact
}
