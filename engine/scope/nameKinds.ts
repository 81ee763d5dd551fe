import type { ContractFacts, FieldFact } from '../../codegen/contractFacts'
import type { Workflow } from '../../schemas/workflow/workflow'
import type { ExpressionNode } from '../expression/expressionPlan'
import { pathParameter } from './pathParameter'

/** What names stand for wherever the contract has them. */
export interface NameKinds {
  /** Numbers of records: path parameters, and whatever else is called a number. */
  readonly identifiers: ReadonlySet<string>
  /** Names that are money wherever they are decimals, and names that never are. */
  readonly money: ReadonlySet<string>
  readonly quantities: ReadonlySet<string>
  /** Names whose value is looked up, by what every look-up of theirs gives: a department, a company. */
  readonly lookedUp: ReadonlyMap<string, string>
}

const kept = new WeakMap<ContractFacts, NameKinds>()

export function nameKinds(contract: ContractFacts): NameKinds {
  const known = kept.get(contract)
  if (known) return known
  const facts = Object.values(contract).flatMap(({ parameters, body, answer }) =>
    [parameters, body?.fields ?? {}, answer.fields].flatMap(allFacts),
  )
  const paths = Object.values(contract).flatMap(({ parameters }) =>
    Object.values(parameters).flatMap(parameter => (parameter.in === 'path' ? [parameter.name] : [])),
  )
  const named = (isMeant: (fact: FieldFact) => boolean) =>
    new Set(facts.filter(isMeant).map(({ name }) => name))
  const isMoney = ({ name, isMoney: isAmount }: FieldFact) => isAmount === true || /Price$/.test(name)
  const money = named(fact => fact.type === 'decimal' && isMoney(fact))
  const others = named(fact => fact.type === 'decimal' && !isMoney(fact))
  const kinds = {
    identifiers: new Set([...paths, ...named(({ name, type }) => type === 'string' && /No$/.test(name))]),
    money: without(money, others),
    quantities: without(others, money),
    lookedUp: lookedUpIn(facts),
  }
  kept.set(contract, kinds)
  return kinds
}

function lookedUpIn(facts: readonly FieldFact[]): ReadonlyMap<string, string> {
  const given = new Map<string, string>()
  const several = new Set<string>()
  for (const { name, lookup } of facts) {
    if (!lookup) continue
    const before = given.get(name)
    if (before !== undefined && before !== lookup.value) several.add(name)
    given.set(name, lookup.value)
  }
  return new Map([...given].filter(([name]) => !several.has(name)))
}

function allFacts(fields: Readonly<Record<string, FieldFact>>): readonly FieldFact[] {
  return Object.values(fields).flatMap(fact => [fact, ...allFacts(fact.fields ?? {})])
}

const without = (names: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...names].filter(name => !others.has(name)))

/** Numbers of whatever record is meant: what it is stands beside them. */
const openIdentifiers: ReadonlySet<string> = new Set(['docNo', 'id', 'code', 'seq', 'singleid', 'userId'])

/**
 * Whether a value cannot be meant where the number of whatever document is wanted: only documents with a workflow have one. What names
 * a person or a company elsewhere names the drafter of some document.
 */
export function isNoDocument(
  taker: string,
  given: string,
  contract: ContractFacts,
  workflows: Readonly<Record<string, Workflow>>,
): boolean {
  if (taker !== 'docNo' || isPartOf(taker, given)) return false
  const all = Object.values(workflows)
  const isDrafter = all.some(({ drafterField }) => drafterField === given)
  const isNumber = all.some(({ transitions }) =>
    transitions.some(({ transition }) => pathParameter(contract[transition]) === given),
  )
  return isDrafter || !isNumber
}

/** Whether a value of one name cannot be meant where another name stands: an order number is no title, a price no quantity. */
export function isOfOtherKind(
  taker: string,
  given: string,
  { identifiers, money, quantities, lookedUp }: NameKinds,
): boolean {
  if (taker === given || isPartOf(taker, given)) return false
  const [wanted, found] = [lookedUp.get(taker), lookedUp.get(given)]
  if (wanted !== undefined && found !== undefined && wanted !== found) return true
  // Who somebody is called tells nobody who it is.
  if (/(Id|id)$/.test(taker) && /^(hname|\w*(Nm|Name|NameKr))$/.test(given)) return true
  if (money.has(taker)) return quantities.has(given)
  if (quantities.has(taker)) return money.has(given)
  if (!identifiers.has(taker)) return false
  // What else is called an id may be typed, and is found by any text.
  if (!identifiers.has(given)) return /No$/.test(taker) && !/(Id|id|Code|Cd|cd|Key|Seq|No)$/.test(given)
  return !openIdentifiers.has(taker) && !openIdentifiers.has(given)
}

/** "poLineNo" takes a "lineNo": the longer name says of what. */
export function isPartOf(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a.endsWith(b) || b.endsWith(a)
}

/** The fields that an expression hands on as they are, through whatever it chooses between. */
export function handedFields(tree: ExpressionNode): readonly string[] {
  if (tree[0] === 'if') return [tree[2], tree[3]].flatMap(handedFields)
  return tree[0] === 'member' ? [tree[2]] : []
}
