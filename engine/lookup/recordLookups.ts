import type { RoomHost } from '../contract/roomHost'
import type { LookupPlan } from '../plan/formPlan'
import type { PopupPlan } from '../plan/screenPlan'
import { readRows } from '../record/readRows'
import { wireRequest } from '../record/wireRequest'
import { toFailure } from '../runtime/failure'
import { isRow, type Row, textOf, withoutEmptyValues } from '../runtime/row'

/** Codes in one question. The address that they stand in stays below the 16 kB of head that servers take. */
const codesPerQuestion = 1_000
const lettersPerQuestion = 13_000
const questionsInFlight = 4

interface Wanted {
  readonly lookup: LookupPlan
  readonly request: Row
  readonly codes: Set<string>
}

/** Numbers of other records, resolved through the operations of their popups; asked together, each once. */
export interface RecordLookups {
  /** Notes that a line names a record. */
  want(lookup: LookupPlan, code: string, line: Row): void
  /** Asks for everything noted; `isGone` ends it early. */
  resolve(isGone?: () => boolean): Promise<void>
  /** The record that a line names, or why it may not be chosen; undefined when there is none. */
  find(
    lookup: LookupPlan,
    code: string,
    line: Row,
  ): { readonly row: Row } | { readonly refused: string } | undefined
}

export function createRecordLookups(host: RoomHost): RecordLookups {
  const wanted = new Map<string, Wanted>()
  const found = new Map<string, Row>()
  const plans = new Map<string, PopupPlan>()

  function keyOf(lookup: LookupPlan, line: Row) {
    const request = withoutEmptyValues(host.evaluateAll(lookup.with, { line, row: line }))
    return { request, key: `${lookup.popup} ${lookup.value} ${JSON.stringify(request)}` }
  }

  async function ask({ lookup, request, codes }: Wanted, key: string, isGone: () => boolean): Promise<void> {
    const plan = await host.popupPlan(lookup.popup)
    plans.set(lookup.popup, plan)
    const takesMany = bindingOfPopup(plan).parameters.includes('codes')
    const questions = takesMany ? inQuestions([...codes]) : [...codes].map(code => [code])
    const next = async (): Promise<void> => {
      const part = questions.shift()
      if (!part || isGone()) return
      const asked = takesMany ? { codes: part.join(',') } : { [lookup.value]: part[0] }
      for (const row of await askPopup(plan, { ...request, ...asked }, host))
        found.set(`${key} ${textOf(row[lookup.value])}`, row)
      return next()
    }
    await Promise.all(Array.from({ length: questionsInFlight }, next))
  }

  return {
    want(lookup, code, line) {
      const { key, request } = keyOf(lookup, line)
      const group = wanted.get(key) ?? { lookup, request, codes: new Set<string>() }
      // A comma would make two numbers of one; no number has any.
      if (!code.includes(',')) group.codes.add(code)
      wanted.set(key, group)
    },
    async resolve(isGone = () => false) {
      await Promise.all([...wanted].map(([key, group]) => ask(group, key, isGone)))
    },
    find(lookup, code, line) {
      const { key, request } = keyOf(lookup, line)
      const row = found.get(`${key} ${code}`)
      const plan = plans.get(lookup.popup)
      if (!plan || !isRow(row)) return undefined
      const refused = refusalOf(plan, row, request, host)
      return refused === undefined ? { row } : { refused }
    },
  }
}

/** The record of one number, where its popup can be asked for numbers; nothing when that fails. */
export async function numberIn(
  lookup: LookupPlan,
  code: string,
  request: Row,
  host: RoomHost,
): Promise<Row | undefined> {
  try {
    const plan = await host.popupPlan(lookup.popup)
    if (!bindingOfPopup(plan).parameters.includes('codes') || code.includes(',')) return undefined
    const rows = await askPopup(plan, { ...withoutEmptyValues(request), codes: code }, host)
    const row = rows.find(one => textOf(one[lookup.value]) === code)
    return row && refusalOf(plan, row, request, host) === undefined ? row : undefined
  } catch (error) {
    toFailure(error)
    return undefined
  }
}

/** Why a row that was found without its popup may not be chosen. */
export function refusalOf(plan: PopupPlan, row: Row, request: Row, host: RoomHost): string | undefined {
  const params = Object.fromEntries(Object.entries(request).map(([name, value]) => [name, textOf(value)]))
  return plan.checks.find(check => host.holds(check.refuseWhen, { row, picked: row, params }))?.message
}

/** The first rows that the operation of a popup answers. */
export async function askPopup(plan: PopupPlan, request: Row, host: RoomHost): Promise<readonly Row[]> {
  const binding = bindingOfPopup(plan)
  const handed = Object.fromEntries(
    Object.entries(request).filter(([name]) => binding.parameters.includes(name)),
  )
  const paging = binding.isPaged ? { page: 1, size: codesPerQuestion } : {}
  const answer = await host.services.call.byName(
    binding.operation,
    wireRequest(binding, { ...handed, ...paging }),
  )
  return readRows(answer, binding.part).rows
}

export function bindingOfPopup(plan: PopupPlan) {
  const source = 'choose' in plan ? plan.grid.source : undefined
  if (source?.from !== 'operation')
    throw new Error(`Engine bug: popup "${plan.popup}" has no operation to look numbers up with.`)
  return source.binding
}

function inQuestions(codes: readonly string[]): string[][] {
  const questions: string[][] = []
  let last: string[] = []
  let letters = 0
  for (const code of codes) {
    const more = encodeURIComponent(code).length + 1
    if (questions.length === 0 || last.length === codesPerQuestion || letters + more > lettersPerQuestion) {
      last = []
      letters = 0
      questions.push(last)
    }
    last.push(code)
    letters += more
  }
  return questions
}
