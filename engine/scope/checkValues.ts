import type { Workflow } from '../../schemas/workflow/workflow'
import type { ExpressionNode, ExpressionPlan } from '../expression/expressionPlan'
import { fieldPaths } from '../expression/fieldPaths'
import type { ExpressionScope, ObjectValueType, ValueType } from '../expression/valueType'
import { callProblems } from '../problem/catalogue/callProblems'
import { meantProblems } from '../problem/catalogue/meantProblems'
import { handedFields, isNoDocument, isOfOtherKind, isPartOf, nameKinds } from './nameKinds'
import { type KnownNames, namesIn } from './notes'
import { pathParameter } from './pathParameter'
import type { Source } from './source'
import type { World } from './world'

type Values = Readonly<Record<string, string>>

/** One value of a record as it was planned, and what its place wants. */
export interface PlannedValue {
  readonly name: string
  readonly plan: ExpressionPlan
  readonly wants: ValueType | undefined
}

interface On {
  readonly source: Source
  readonly world: World
}

/** Values that fit their places by type and cannot be meant there. */
export function checkValues(
  on: On,
  values: Values,
  planned: readonly PlannedValue[],
  scope: ExpressionScope,
  known: KnownNames,
): void {
  const exchanged = checkExchanged(on.source, values)
  for (const name of checkOtherPeriod(on.source, values, scope)) exchanged.add(name)
  for (const value of planned) {
    if (exchanged.has(value.name) || checkKind(on, values, value, scope)) continue
    checkOtherField(on.source, values, value, scope, known, planned)
  }
  checkDocType(on, values, planned)
}

const memberOf = /^\s*([a-z]\w*)\.(\w+)\s*$/

/** Of two fields each takes what bears the name of the other; both keys are answered. */
function checkExchanged(source: Source, values: Values): Set<string> {
  const reported = checkPeriods(source, values)
  const taken = new Map(
    Object.entries(values).flatMap(([key, value]) => {
      const [, root, field] = memberOf.exec(value) ?? []
      return root === undefined || field === undefined ? [] : [[lastName(key), { key, root, field }]]
    }),
  )
  for (const [name, { key, root, field }] of taken) {
    const other = taken.get(field)
    // Reported once, at the first of the two.
    if (field === name || other?.root !== root || other.field !== name || !taken.delete(name)) continue
    source.report(source.valueAt(values, key), callProblems.valuesExchanged(name, field, root))
    reported.add(key).add(other.key)
  }
  return reported
}

/** The end of a period stands where its beginning belongs: "reqDateFrom": "filter.reqDate.to". Reported once for both. */
function checkPeriods(source: Source, values: Values): Set<string> {
  const reported = new Set<string>()
  for (const [key, value] of Object.entries(values)) {
    const stem = /^(\w+)From$/.exec(key)?.[1]
    const other = `${stem}To`
    const isEnd = /^\s*([a-z]\w*)\.(?:\w+\.to|\w+To)\s*$/.test(value)
    const isTurned = isEnd && /\.(?:\w+\.from|\w+From)\s*$/.test(values[other] ?? '')
    if (stem === undefined || !(isTurned || daysFrom(value) > daysFrom(values[other]))) continue
    source.report(source.valueAt(values, key), callProblems.periodTurned(key, other))
    reported.add(key).add(other)
  }
  return reported
}

const day = /^\s*(?:string\()?\s*(?:today\(\)|addDays\(today\(\),\s*(-?\d+)\))\s*\)?\s*$/

/** Days from today; not a number for what names another day. */
function daysFrom(value = ''): number {
  const found = day.exec(value)
  return found ? Number(found[1] ?? 0) : Number.NaN
}

/** The beginning and the end of a period come from one period: the one that is asked for, where the page has it. */
function checkOtherPeriod(source: Source, values: Values, scope: ExpressionScope): Set<string> {
  const reported = new Set<string>()
  // A document has hundreds of fields, and few values are a period.
  let paths: ReadonlySet<string> | undefined
  for (const [key, value] of Object.entries(values)) {
    const stem = /^(\w+)From$/.exec(key)?.[1]
    const other = `${stem}To`
    const last = values[other]
    if (stem === undefined || last === undefined) continue
    paths ??= new Set(fieldPaths(scope).map(({ path }) => path))
    const meant = periodOf(value.trim(), last.trim(), stem, paths)
    if (!meant) continue
    const [place, written, right] =
      value.trim() === meant[0] ? [other, last, meant[1]] : [key, value, meant[0]]
    source.report(source.valueAt(values, place), callProblems.periodMixed(place, written, right))
    reported.add(key).add(other)
  }
  return reported
}

const periodEnd = /^(\w+(?:\[\d+\])?)\.(\w+?)(?:\.(from|to))?$/

/** The two ends that must be meant; undefined where they may be meant as they are. */
function periodOf(
  from: string,
  to: string,
  stem: string,
  paths: ReadonlySet<string>,
): readonly [string, string] | undefined {
  const [, root = '', first = '', end] = periodEnd.exec(from) ?? []
  const [, otherRoot, second = '', otherEnd] = periodEnd.exec(to) ?? []
  if (first === '' || root !== otherRoot) return undefined
  if (end === undefined || otherEnd === undefined) {
    // One day of a row for both is that day; of two days one is another.
    const isDay = end === otherEnd && first !== second && [first, second].includes(stem)
    return isDay ? [`${root}.${stem}`, `${root}.${stem}`] : undefined
  }
  const isOwn = paths.has(`${root}.${stem}.from`) || paths.has(`${root}.${stem}`)
  const name = isOwn && stem !== first ? stem : first
  const isRight = first === name && second === name && end === 'from' && otherEnd === 'to'
  return isRight ? undefined : [`${root}.${name}.from`, `${root}.${name}.to`]
}

/** Places are written with their root: "header.exRate". */
function lastName(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1)
}

function checkKind(
  { source, world: { contract, workflows } }: On,
  values: Values,
  { name, plan }: PlannedValue,
  scope: ExpressionScope,
): boolean {
  const kinds = nameKinds(contract)
  const taker = lastName(name)
  const isUnfit = (field: string) =>
    isOfOtherKind(taker, field, kinds) || isNoDocument(taker, field, contract, workflows)
  const given = handedFields(plan.tree).find(isUnfit)
  if (given === undefined) return false
  // What fills a field comes from what was picked or answered, and not from the field itself.
  const [filling] = /^(?:picked|answer)\./.exec(plan.text) ?? []
  const isMeant = (path: string) => path !== name && (filling === undefined || path.startsWith(filling))
  const paths = fieldPaths(scope).flatMap(({ path }) => (isMeant(path) ? [path] : []))
  const own = paths.filter(path => lastName(path) === taker || (taker === 'docNo' && isFit(path)))
  // What stands in the same row comes before what stands elsewhere.
  const owner = plan.text.slice(0, plan.text.lastIndexOf('.') + 1)
  const sorted = own.toSorted((a, b) => Number(b.startsWith(owner)) - Number(a.startsWith(owner)))
  source.report(source.valueAt(values, name), callProblems.valueOfOtherKind(name, given, plan.text, sorted))
  return true

  function isFit(path: string): boolean {
    const field = lastName(path)
    return kinds.identifiers.has(field) && /No$/.test(field) && !isUnfit(field)
  }
}

/** Where the owner of a field has one of the very name and label that is wanted, that one is meant. */
function checkOtherField(
  source: Source,
  values: Values,
  { name, plan }: PlannedValue,
  scope: ExpressionScope,
  known: KnownNames,
  all: readonly PlannedValue[],
): void {
  const { tree, text } = plan
  const taker = lastName(name)
  const owner = tree[0] === 'member' ? ownerOf(tree[1], scope) : undefined
  if (tree[0] !== 'member' || !owner || tree[2] === taker) return
  const fact = namesIn(known)[name]
  const path = text.slice(0, text.lastIndexOf('.') + 1)
  // Of a person everything is known, and what is wanted is what a look-up of persons would give.
  const wanted = fact?.lookup?.value ?? ''
  const isOfUser = path === 'user.' && owner.fields[wanted] !== undefined && tree[2] !== wanted
  const given = tree[2]
  const own = owner.facts?.[taker]
  const hasOwn = own !== undefined && own.label === fact?.label && owner.facts?.[given]?.label !== own.label
  // A value that already goes where it belongs, or a name where a code is wanted; other pairs may be meant.
  const isDoubled =
    !isPartOf(taker, given) &&
    all.some(one => one.name !== name && lastName(one.name) === given && one.plan.text === text)
  const isName = /(Code|Cd|cd|No|Id|id)$/.test(taker) && /(Name|Nm|NameKr|title)$/.test(given)
  if (!(hasOwn && (isDoubled || isName)) && !isOfUser) return
  const meant = `${path}${isOfUser ? wanted : taker}`
  source.report(source.valueAt(values, name), meantProblems.otherField(name, text, meant))
}

function ownerOf(node: ExpressionNode, scope: ExpressionScope): ObjectValueType | undefined {
  const [word, inner] = node
  const root = word === 'item' && Array.isArray(inner) ? (inner as ExpressionNode) : node
  const type = root[0] === 'name' ? scope[root[1]] : undefined
  const owner = word === 'item' && type?.kind === 'list' ? type.item : type
  return owner?.kind === 'object' ? owner : undefined
}

/** A document is told by its number and its type, and both are of one document. */
function checkDocType({ source, world }: On, values: Values, planned: readonly PlannedValue[]): void {
  const type = planned.find(({ name }) => name === 'docType')
  const number = planned.find(({ name }) => name === 'docNo')
  if (type?.plan.tree[0] !== 'value' || type.wants?.kind !== 'text' || !number) return
  const [field] = handedFields(number.plan.tree)
  const documents = Object.values(world.workflows).filter(workflow => isNumbered(workflow, field, world))
  const written = String(type.plan.tree[1])
  const fitting = codesOfDocuments(type.wants.code ?? '', documents, world)
  if (written === '' || fitting.length === 0 || fitting.includes(written)) return
  const names = documents.map(({ label }) => label)
  source.report(source.valueAt(values, 'docType'), callProblems.documentMixed(written, names, fitting))
}

function isNumbered({ transitions }: Workflow, field: string | undefined, { contract }: World): boolean {
  return transitions.some(({ transition }) => pathParameter(contract[transition]) === field)
}

/** Codes of kinds of documents go by the names of the documents: 비발주정산 is 비발주 정산. */
export function codesOfDocuments(
  group: string,
  documents: readonly Workflow[],
  world: World,
): readonly string[] {
  const plain = (text: string) => text.replaceAll(' ', '')
  const labels = documents.map(({ label }) => plain(label))
  return (world.codeTexts(group) ?? [])
    .filter(({ text }) => labels.some(label => label.includes(plain(text)) || plain(text).includes(label)))
    .map(({ value }) => value)
}
