import { readRows } from '../grid/rowsState'
import { wireRequest } from '../grid/wireRequest'
import { chosenValues } from '../popup/lookupRun'
import type { RoomHost } from '../runtime/roomHost'
import { isEmptyValue, isRow, type Row, textOf, withoutEmptyValues } from '../runtime/row'
import { say } from '../runtime/say'
import type { PopupPlan } from '../runtime/screenPlan'
import type { ImportColumn } from './importColumns'

/** Codes in one question: an address of so many stays well below what servers and proxies take. */
const codesPerQuestion = 100
const questionsInFlight = 4

type Lookup = NonNullable<ImportColumn['plan']['lookup']>

interface Wanted {
  readonly lookup: Lookup
  readonly request: Row
  readonly codes: Set<string>
}

/** Numbers of other records, resolved through the operations of their popups; asked together, each once. */
export interface ImportLookups {
  /** Notes that a row names a record. */
  want(column: ImportColumn, code: string, line: Row): void
  /** Asks for everything noted; `isGone` ends it early. */
  resolve(isGone: () => boolean): Promise<void>
  /** What a row gets by naming a record, or why it does not exist. */
  take(column: ImportColumn, code: string, line: Row): { readonly values: Row } | { readonly problem: string }
}

export function createImportLookups(
  host: RoomHost,
  popups: (name: string) => Promise<PopupPlan>,
): ImportLookups {
  const wanted = new Map<string, Wanted>()
  const found = new Map<string, Row>()

  function keyOf(lookup: Lookup, line: Row) {
    const request = withoutEmptyValues(host.evaluateAll(lookup.with, { line, row: line }))
    return { request, key: `${lookup.popup} ${lookup.value} ${JSON.stringify(request)}` }
  }

  async function ask({ lookup, request, codes }: Wanted, key: string, isGone: () => boolean): Promise<void> {
    const plan = await popups(lookup.popup)
    const { source } = plan.grid
    if (source.from !== 'operation')
      throw new Error(`Engine bug: popup "${lookup.popup}" has no operation to look numbers up with.`)
    const { binding } = source
    const all = [...codes]
    const takesMany = binding.parameters.includes('codes')
    const size = takesMany ? codesPerQuestion : 1
    const questions = Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
      all.slice(at * size, (at + 1) * size),
    )
    const next = async (): Promise<void> => {
      const part = questions.shift()
      if (!part || isGone()) return
      const asked = takesMany ? { codes: part.join(',') } : { [lookup.value]: part[0] }
      const paging = binding.isPaged ? { page: 1, size: codesPerQuestion } : {}
      const handed = Object.fromEntries(
        Object.entries(request).filter(([name]) => binding.parameters.includes(name)),
      )
      const answer = await host.services.call.byName(
        binding.operation,
        wireRequest(binding, { ...handed, ...asked, ...paging }),
      )
      for (const row of readRows(answer, binding.part).rows)
        found.set(`${key} ${textOf(row[lookup.value])}`, row)
      return next()
    }
    await Promise.all(Array.from({ length: questionsInFlight }, next))
  }

  return {
    want({ plan }, code, line) {
      if (!plan.lookup) return
      const { key, request } = keyOf(plan.lookup, line)
      const group = wanted.get(key) ?? { lookup: plan.lookup, request, codes: new Set<string>() }
      // A comma would make two numbers of one; no number has any.
      if (!code.includes(',')) group.codes.add(code)
      wanted.set(key, group)
    },
    async resolve(isGone) {
      for (const [key, group] of wanted) if (!isGone()) await ask(group, key, isGone)
    },
    take({ plan }, code, line) {
      if (!plan.lookup) return { values: {} }
      const row = found.get(`${keyOf(plan.lookup, line).key} ${code}`)
      if (!isRow(row)) return { problem: say('importUnknown', plan.label, code) }
      const chosen = chosenValues(plan.lookup, plan.field, host, row, { extra: { line, row: line } })
      return {
        values: Object.fromEntries(Object.entries(chosen).filter(([, value]) => !isEmptyValue(value))),
      }
    },
  }
}
