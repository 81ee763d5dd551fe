import type { FieldFact } from '../../../../codegen/contractFacts'
import { codeEntries, isCodeGroup } from '../../../../schemas/codes/codeGroups'
import { hostileTexts } from '../../../cases/hostileTexts'

/** Below a whole number, the same in every run of a seed. */
export type Draw = (below: number) => number
export type Row = Readonly<Record<string, unknown>>

export const nul = 'a\0b'

const unstorable: readonly unknown[] = [nul, 'a\ud83d', '\udc00', '가'.repeat(40_000)]
const emptyOnes: readonly unknown[] = ['', ' ', '\t\n', null, [], {}, [[]], [null]]
const oddTexts: readonly unknown[] = [
  '%',
  '_',
  "'",
  '\\',
  '"',
  '\u202e',
  '%00',
  '가,나',
  'undefined',
  '../../etc',
]
const oddNumbers: readonly unknown[] = [
  ...['12', '1e400', 'NaN', 'Infinity', '-0', '-1', '99999999999999999999', '0.00000000001', '1,234', '０１'],
  ...[0, -1, 0.5, 2_147_483_648, Number.MAX_SAFE_INTEGER + 1, 1e308],
]
const oddCodes: readonly unknown[] = ['ZZ', 'zz,ZZ', 'Y,N', 'y', true, false]
const oddDays: readonly unknown[] = [
  ...['2026-13-40', '0000-00-00', '0001-01-01', '9999-12-31', '10000-01-01', '2026-02-29', '20261120'],
  ...['2026-11-20T00:00:00Z', '202613', '000000'],
]

/** What nobody types and a page never sends; any of them may stand at any place. */
export const hostileValues: readonly unknown[] = [
  ...unstorable,
  ...emptyOnes,
  ...oddTexts,
  ...oddNumbers,
  ...oddCodes,
  ...oddDays,
  ...hostileTexts,
]

const pick = <Value>(draw: Draw, values: readonly Value[]): Value | undefined => values[draw(values.length)]

/** What one person sees: values of the lists by the name of their field, and whole rows. */
export interface Seen {
  readonly values: ReadonlyMap<string, readonly unknown[]>
  readonly rows: readonly Row[]
}

/** A value that the field takes; of the record that the call is about, where it shows one. */
export function fitValue(fact: FieldFact, source: Row, seen: Seen, draw: Draw): unknown {
  const { name, type, code, fields = {} } = fact
  if (type === 'object') return fitFields(fields, source, seen, draw)
  if (type === 'list') {
    const inner = Object.keys(fields).length > 0
    return inner
      ? [fitFields(fields, source, seen, draw)]
      : [fitText(name.replace(/s$/, ''), source, seen, draw)]
  }
  if (source[name] !== undefined && source[name] !== '') return source[name]
  if (fact.enum) return pick(draw, fact.enum)
  if (code !== undefined && isCodeGroup(code)) return pick(draw, codeEntries(code))?.value ?? 'Y'
  if (type === 'boolean') return true
  if (type === 'integer') return name === 'size' ? 20 : Math.max(1, fact.minimum ?? 1)
  if (type === 'date') return '2026-11-20'
  if (type === 'dateTime') return '2026-11-20T09:00:00+09:00'
  if (type === 'month') return '202611'
  if (type === 'decimal') return '1'
  return fitText(name, source, seen, draw)
}

function fitText(name: string, source: Row, seen: Seen, draw: Draw): unknown {
  return source[name] ?? pick(draw, seen.values.get(name) ?? []) ?? '시험'
}

/** What must be there, and some of what may be. */
export function fitFields(
  fields: Readonly<Record<string, FieldFact>>,
  source: Row,
  seen: Seen,
  draw: Draw,
): Row {
  return Object.fromEntries(
    Object.values(fields).flatMap(fact =>
      fact.required || draw(3) === 0 ? [[fact.name, fitValue(fact, source, seen, draw)]] : [],
    ),
  )
}
