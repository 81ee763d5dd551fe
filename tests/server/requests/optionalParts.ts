import { contractFacts } from '../../../codegen/generated/contractFacts'
import type { Verdict } from './judgeAnswer'
import { pairwise } from './pairwise'
import type { Attempt } from './repairRequest'
import { type Input, optionalParts, type Part, valueAt, withPart } from './requestParts'
import { type About, valuesFor } from './requestValues'

/** What was found out about the parts of one operation, over all who send it. */
export interface Found {
  /** Parts that were taken, by name, with a value that was. */
  readonly taken: Map<string, unknown>
  readonly refused: Map<string, string>
  /** Pairs of parts that were taken together. */
  readonly together: Set<string>
  /** Parts that a chosen word refuses, by part and choice. */
  readonly conditional: Map<string, string>
}

export const newFound = (): Found => ({
  taken: new Map(),
  refused: new Map(),
  together: new Set(),
  conditional: new Map(),
})

/** A request that is taken, and what it is about. */
export interface Base {
  readonly about: About
  readonly input: Input
  /** The document of the address, as pages name it among others. */
  readonly key: { readonly id: string; readonly version: unknown } | undefined
  readonly attempt: Attempt
  /** Several requests about the document in the state for which this one was found; undone together. */
  readonly during: (work: () => Promise<void>) => Promise<void>
  /** It carries every part that others may send. */
  readonly isWhole?: boolean
}

interface Option {
  readonly part: Part
  readonly value: unknown
}

export const isThere = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

const partsOf = ({ about }: Base): readonly Part[] => {
  const fact = contractFacts[about.operation]
  return fact ? optionalParts(fact) : []
}

const mayBeEmpty = ({ fact: { type, enum: words, minLength, format } }: Part): boolean =>
  type === 'string' && words === undefined && minLength === undefined && format === undefined

async function presentValues({ about, input, key }: Base, part: Part): Promise<readonly unknown[]> {
  const { name } = part.fact
  if (name === 'keys') return key ? [part.place[0] === 'body' ? [key] : `${key.id}:${key.version}`] : []
  if (name === 'files') return [[{ fileSeq: 1, bigo: '비고' }]]
  const now = valueAt(input, part.place)
  const values = await valuesFor(about, part.fact)
  return name === 'fileId' && values.length > 0
    ? values
    : [...(isThere(now) ? [now] : []), ...values].slice(0, 4)
}

const refusalOf = ({ status, msg }: Verdict) => `${status} ${msg}`
const pairName = (a: Part, b: Part) => [a.name, b.name].sort().join(' + ')
const apply = (input: Input, options: readonly Option[]) =>
  options.reduce<Input>((made, { part, value }) => withPart(made, part, value), input)
const isSame = (a: Input, b: Input) => JSON.stringify(a) === JSON.stringify(b)

async function tryTogether(
  { input, attempt }: Base,
  found: Found,
  options: readonly Option[],
): Promise<Verdict> {
  const next = apply(input, options)
  const verdict = await attempt(next)
  const there = options.filter(({ part }) => isThere(valueAt(next, part.place)))
  if (verdict.isTaken)
    for (const [index, { part, value }] of there.entries()) {
      if (isThere(value)) found.taken.set(part.name, value)
      for (const { part: other } of there.slice(index + 1)) found.together.add(pairName(part, other))
    }
  return verdict
}

/** Requests without any of the parts are taken as they are: then nothing is the matter with any of them missing. */
async function mayAllBe(base: Base, parts: readonly Part[], value: '' | undefined): Promise<boolean> {
  const next = apply(
    base.input,
    parts.map(part => ({ part, value })),
  )
  return isSame(next, base.input) || (await base.attempt(next)).isTaken
}

/** Those that are taken: all at once, and by halves where that is refused, so that few requests find the ones that are not. */
async function takenOf(base: Base, found: Found, options: readonly Option[]): Promise<readonly Part[]> {
  if (options.length === 0) return []
  const isAsked = !isSame(apply(base.input, options), base.input)
  if (!isAsked || (await tryTogether(base, found, options)).isTaken) return options.map(({ part }) => part)
  if (options.length === 1) return []
  const half = options.length >> 1
  return [
    ...(await takenOf(base, found, options.slice(0, half))),
    ...(await takenOf(base, found, options.slice(half))),
  ]
}

/** Each part: there, not there, and empty. What is taken of many at once is not asked about one by one. */
export async function trySingles(base: Base, found: Found): Promise<readonly (readonly Option[])[]> {
  const { input, attempt } = base
  const parts = partsOf(base)
  const all = (some: readonly Part[], value: unknown) => some.map(part => ({ part, value }))
  const mayBeMissing = await takenOf(base, found, all(parts, undefined))
  // An empty text is none for the rules, so that alone it is enough.
  await takenOf(base, found, all(parts.filter(mayBeEmpty), ''))
  const candidates = new Map<Part, readonly unknown[]>()
  for (const part of parts) candidates.set(part, await presentValues(base, part))
  const firsts = parts
    .filter(part => !isThere(valueAt(input, part.place)) && isThere(candidates.get(part)?.[0]))
    .map(part => ({ part, value: candidates.get(part)?.[0] }))
  const mayBeThere = await takenOf(base, found, firsts)
  const columns: Option[][] = []
  for (const part of parts) {
    const now = valueAt(input, part.place)
    const options: Option[] = [{ part, value: now }]
    if (isThere(now)) found.taken.set(part.name, now)
    const tryOne = async (value: unknown, isKnown = false): Promise<boolean> => {
      const next = withPart(input, part, value)
      if (isSame(next, input)) return true
      const verdict = isKnown ? undefined : await attempt(next)
      const isTaken = verdict?.isTaken ?? true
      if (isTaken) options.push({ part, value })
      if (isThere(value) && isTaken) found.taken.set(part.name, value)
      if (isThere(value) && verdict && !isTaken) found.refused.set(part.name, refusalOf(verdict))
      return isTaken
    }
    let isKnown = mayBeThere.includes(part)
    for (const value of candidates.get(part) ?? []) {
      if (await tryOne(value, isKnown)) break
      isKnown = false
    }
    if (mayBeMissing.includes(part)) await tryOne(undefined, true)
    if (part.fact.type === 'list') await tryOne([])
    if (options.length > 1 || isThere(now)) columns.push(options)
  }
  return columns
}

/** Each two of what is taken alone, in as few requests as hold all pairs. */
export async function tryPairs(
  base: Base,
  columns: readonly (readonly Option[])[],
  found: Found,
): Promise<void> {
  for (const row of pairwise(columns.map(({ length }) => length)))
    await tryTogether(
      base,
      found,
      columns.flatMap((column, index) => column[row[index] ?? 0] ?? []),
    )
}

/** Values that are the sender's own. */
const ownOnly = ['fileId', 'lineId']

/** What is sent of a part: what is there already, the sender's own, or what another has got taken. */
async function sentOf(base: Base, part: Part, found: Found): Promise<unknown> {
  const now = valueAt(base.input, part.place)
  if (ownOnly.includes(part.fact.name)) return (await presentValues(base, part))[0]
  if (isThere(now) || !found.taken.has(part.name)) return now
  return part.fact.type === 'list' ? (await presentValues(base, part))[0] : found.taken.get(part.name)
}

/** Everything that others may send besides. */
async function othersOf(base: Base, found: Found): Promise<readonly Option[]> {
  const options: Option[] = []
  for (const part of partsOf(base)) {
    const value = await sentOf(base, part, found)
    if (part.fact.name !== 'keys' && isThere(value)) options.push({ part, value })
  }
  return options
}

/** The request with everything that others may send besides, where that is taken at once. */
export async function wholeOf(base: Base, found: Found): Promise<Base | undefined> {
  const options = await othersOf(base, found)
  const { isTaken } = await tryTogether(base, found, options)
  return isTaken ? { ...base, input: apply(base.input, options), isWhole: true } : undefined
}

/** Without any of the optional parts. */
export const tryNothing = (base: Base): Promise<boolean> => mayAllBe(base, partsOf(base), undefined)

/**
 * Everything that others may send besides, at once. Part by part where that is refused: all parts under another choice or
 * after a refusal without words, else those that are the sender's own.
 */
export async function tryAll(base: Base, found: Found, choice?: string): Promise<void> {
  if (base.isWhole) return
  const options = await othersOf(base, found)
  const { isTaken, fault } = await tryTogether(base, found, options)
  if (isTaken) return
  for (const option of options) {
    if (choice === undefined && !fault && !ownOnly.includes(option.part.fact.name)) continue
    const verdict = await tryTogether(base, found, [option])
    if (!verdict.isTaken && choice)
      found.conditional.set(`${option.part.name} by ${choice}`, refusalOf(verdict))
  }
}

/** Pairs of parts that are each taken and that nobody has got taken together. */
export async function tryApart(bases: readonly Base[], found: Found): Promise<ReadonlyMap<string, string>> {
  const apart = new Map<string, string>()
  const [first] = bases
  if (!first) return apart
  const parts = partsOf(first).filter(({ name }) => found.taken.has(name))
  for (const [index, a] of parts.entries())
    for (const b of parts.slice(index + 1)) {
      let heard = ''
      for (const base of bases) {
        if (found.together.has(pairName(a, b))) break
        const options = [
          { part: a, value: await sentOf(base, a, found) },
          { part: b, value: await sentOf(base, b, found) },
        ]
        heard = refusalOf(await tryTogether(base, found, options))
      }
      if (!found.together.has(pairName(a, b))) apart.set(pairName(a, b), heard)
    }
  return apart
}
