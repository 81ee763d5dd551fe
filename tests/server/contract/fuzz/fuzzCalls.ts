import type { FieldFact } from '../../../../codegen/contractFacts'
import { operations } from '../../../../codegen/generated/operations'
import type { OperationId } from '../../../../codegen/generated/types'
import { coverOf } from '../../../cases/coverOf'
import { hostileTexts } from '../../../cases/hostileTexts'
import { isFullSweep } from '../../../cases/isFullSweep'
import { factOf, isOperation } from '../../authorization/foreignRecords'
import { operationIds } from '../../authorization/matrixFacts'
import { filteredLists } from '../listFilters'
import { type Draw, fitFields, fitValue, hostileValues, nul, type Row, type Seen } from './fuzzValues'

/** Where a value stands in a call: the name of a parameter, or "body" and what leads to a field of it. */
type Place = readonly (string | number)[]

export interface FuzzCase {
  readonly operation: OperationId
  /** Values that stand where a fitting one would. */
  readonly odd: readonly (readonly [Place, unknown])[]
}

const asked: readonly OperationId[] = operationIds.filter(isOperation)

function placesIn(fields: Readonly<Record<string, FieldFact>>, above: Place): Place[] {
  return Object.values(fields).flatMap(({ name, type, fields: inner = {} }) => {
    const here = [...above, name]
    const below = type === 'list' ? [...here, 0] : here
    return [here, ...(type === 'list' || type === 'object' ? placesIn(inner, below) : [])]
  })
}

/** Every place of an operation at which a value can stand. */
function placesOf(operation: OperationId): readonly Place[] {
  const { parameters, body } = factOf(operation)
  const named = Object.values(parameters).filter(({ in: place }) => place !== 'header')
  const isBytes = (operations[operation] as { readonly body?: string }).body === 'bytes'
  return [...named.map(({ name }) => [name]), ...(body && !isBytes ? placesIn(body.fields, ['body']) : [])]
}

/** Those that hold a text and nothing else. */
function textPlacesOf(operation: OperationId): readonly Place[] {
  const all = placesOf(operation)
  const holds = (place: Place) =>
    all.some(other => other.length > place.length && place.every((step, at) => step === other[at]))
  return all.filter(place => !holds(place))
}

const places = asked.flatMap(operation => placesOf(operation).map(place => ({ operation, place })))

/** The parts of a call that are searched for such a text: path, query, body and what lies in it. */
const partOf = (operation: OperationId, [name = '', ...rest]: Place): string =>
  name === 'body' ? `body ${rest.length}` : (factOf(operation).parameters[name]?.in ?? '')

/**
 * A text that no database takes, at one place and nowhere else: in each part of every operation, for one rule looks through all of
 * them; in the sweep at every place.
 */
export const unstorableCases: readonly FuzzCase[] = asked.flatMap(operation => {
  const all = placesOf(operation)
  const chosen = isFullSweep ? all : coverOf(all, place => [partOf(operation, place)])
  return chosen.map((place): FuzzCase => ({ operation, odd: [[place, nul]] }))
})

/** Texts that try to become code, in turn, at every place of a call at once. */
export const hostileCases: readonly FuzzCase[] = asked.map((operation, index) => ({
  operation,
  odd: textPlacesOf(operation).map((place, at) => [
    place,
    hostileTexts[(index * 7 + at) % hostileTexts.length],
  ]),
}))

/** Down is another way for what may be sorted by, and is proven by the cases of the lists (tests/server/cases). */
const ways = isFullSweep ? ['asc', 'desc'] : ['asc']

/** Every list in the order of each field of its rows, whether it sorts by it or not. */
export const orderCases: readonly FuzzCase[] = filteredLists.flatMap(({ id, fact }) =>
  'sort' in fact.parameters
    ? Object.keys(fact.answer.fields).flatMap(field =>
        ways.map((way): FuzzCase => ({ operation: id, odd: [[['sort'], `${field}:${way}`]] })),
      )
    : [],
)

/** Makes a workbook after its answer, on a connection of its own, which nobody could undo. */
const isUndone = ({ operation }: FuzzCase) => operation !== 'runDownload'

export function furtherCases(draw: Draw): Iterable<FuzzCase> {
  return undoneAlone(casesWithoutEnd(draw))
}

function* undoneAlone(cases: Iterable<FuzzCase>): Generator<FuzzCase> {
  for (const each of cases) if (isUndone(each)) yield each
}

/** Without an end: at first every value at every place in an order of the seed's, then several at once. */
function* casesWithoutEnd(draw: Draw): Generator<FuzzCase> {
  const all = places.flatMap(each => hostileValues.map(value => ({ ...each, value })))
  for (let left = all.length; left > 0; left -= 1) {
    const at = draw(left)
    const [chosen, last] = [all[at], all[left - 1]]
    if (!chosen || !last) break
    all[at] = last
    yield { operation: chosen.operation, odd: [[chosen.place, chosen.value]] }
    // Between them calls that nothing is wrong with, so that the rules behind the contract are reached.
    if (left % 4 === 0) yield { operation: asked[draw(asked.length)] ?? chosen.operation, odd: [] }
  }
  while (true) {
    const operation = asked[draw(asked.length)]
    if (!operation) return
    const known = placesOf(operation)
    const odd = Array.from({ length: draw(4) }, (): readonly [Place, unknown] => [
      known[draw(known.length)] ?? ['x'],
      hostileValues[draw(hostileValues.length)],
    ])
    yield { operation, odd }
  }
}

/** The call: what the operation needs, of one record that the caller sees, with the odd values at their places. */
export function inputOf({ operation, odd }: FuzzCase, seen: Seen, draw: Draw): Row {
  const { parameters, body } = factOf(operation)
  const keys = Object.values(parameters).filter(parameter => parameter.in === 'path')
  const [key] = keys
  const fitting = key ? seen.rows.filter(row => row[key.name] !== undefined) : []
  const source = fitting[draw(fitting.length)] ?? {}
  const named = Object.fromEntries(keys.map(fact => [fact.name, fitValue(fact, source, seen, draw)]))
  const query = Object.fromEntries(
    Object.values(parameters)
      .filter(({ in: place }) => place === 'query')
      .map(fact => [fact.name, fact]),
  )
  const isBytes = (operations[operation] as { readonly body?: string }).body === 'bytes'
  const sent = isBytes ? Buffer.from('%PDF-1.4\n%%EOF\n') : body && fitFields(body.fields, source, seen, draw)
  const input: Row = {
    ...fitFields(query, keys.length > 0 ? source : {}, seen, draw),
    ...named,
    ...(sent && { body: sent }),
  }
  return odd.reduce((made, [place, value]) => withValue(made, place, value) as Row, input)
}

function withValue(holder: unknown, [step, ...rest]: Place, value: unknown): unknown {
  if (step === undefined) return value
  if (typeof step === 'number') {
    const items: readonly unknown[] = Array.isArray(holder) ? holder : []
    return [withValue(items[step] ?? {}, rest, value), ...items.slice(1)]
  }
  const fields: Row =
    typeof holder === 'object' && holder !== null && !Array.isArray(holder) ? { ...holder } : {}
  return { ...fields, [step]: withValue(fields[step], rest, value) }
}
