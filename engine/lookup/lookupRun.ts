import type { RoomHost } from '../contract/roomHost'
import type { LookupPlan } from '../plan/formPlan'
import { isSilent, toFailure } from '../runtime/failure'
import { type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'

/** What came of looking a value up: values to fill in by field, a refusal to show at the field, or nothing. */
export type LookupAnswer =
  | { readonly kind: 'chosen'; readonly values: Row }
  | {
      readonly kind: 'refused'
      readonly message: string
      /** The field emptied: what stands in it now is no value. */
      readonly values: Row
    }
  | { readonly kind: 'closed' }

/** How a field looks up. */
export interface LookupUse {
  readonly mask?: string | undefined
  /** Parameters and values beside those of the screen, for the expressions of the lookup. */
  readonly extra?: Row
  /** Several values joined by commas. */
  readonly isMany?: boolean
  /** A condition of a search, where also what may no longer be entered is looked for. */
  readonly isSearch?: boolean
  /** The record or search around the field, for what its value depends on. */
  readonly beside?: Row
}

/** Numbers are written in plain Latin; what else is typed is a name. */
export const numberLike = /^[\x21-\x7e]+$/

/** Company numbers, as the mask `comp` takes them; any other text is a name to search for. */
const companyNumber = /^C\d+$/i

/**
 * Finds the value of a lookup field. Nothing typed opens the popup; an empty text clears the field; a typed text is
 * searched for, and exactly one hit chooses itself. A company number is resolved without a popup (spec §5).
 */
export async function openLookup(
  lookup: LookupPlan,
  field: string,
  mask: string | undefined,
  host: RoomHost,
  { extra = {}, beside }: { readonly extra?: Row; readonly beside: Row },
  typed?: string,
): Promise<LookupAnswer> {
  return lookUpValue(lookup, field, host, { mask, extra, beside }, typed)
}

/** The same for every use of a lookup field. A text that finds nothing is refused at the field and stays in it. */
export async function lookUpValue(
  lookup: LookupPlan,
  field: string,
  host: RoomHost,
  use: LookupUse,
  typed?: string,
): Promise<LookupAnswer> {
  const text = typed?.trim()
  const values = clearedValues(lookup, field)
  if (text === '') return { kind: 'chosen', values }
  if (text !== undefined && use.mask === 'comp' && companyNumber.test(text)) {
    const code = text.toUpperCase()
    // Its name is all that spec §5 asks for; what else the choice fills stands in the popup's row alone.
    const row = writesBeside(lookup) ? await findByNumber(lookup, code, host, use) : undefined
    if (row) return { kind: 'chosen', values: chosenValues(lookup, field, host, row, use) }
    return resolveCompany(lookup, field, host, use, code)
  }
  if (text !== undefined && numberLike.test(text) && use.isMany !== true) {
    const row = await findByNumber(lookup, text, host, use)
    if (row) return { kind: 'chosen', values: chosenValues(lookup, field, host, row, use) }
  }
  let refusal: string | undefined
  const onRefused = (message: string) => {
    refusal = message
  }
  const row = await host.openPopup({
    popup: lookup.popup,
    params: popupParams(lookup, host, use),
    ...(text !== undefined && { typed: { field: lookup.searchBy, text, onRefused } }),
    ...(use.isMany === true && { isMany: true }),
  })
  // The popup does not know all there is: what was typed stays, and its limits judge it.
  if (refusal !== undefined && lookup.isFree === true) return { kind: 'chosen', values: { [field]: text } }
  if (refusal !== undefined) return { kind: 'refused', message: refusal, values }
  return row === undefined
    ? { kind: 'closed' }
    : { kind: 'chosen', values: chosenValues(lookup, field, host, row, use) }
}

function popupParams(lookup: LookupPlan, host: RoomHost, { isSearch, beside = {}, extra }: LookupUse): Row {
  return {
    ...(isSearch === true && { forSearch: 'Y' }),
    ...surroundings(lookup, beside),
    ...host.evaluateAll(lookup.with, extra),
  }
}

/** What the popup is told of the fields that the value depends on; the popup for departments offers other sections without one. */
function surroundings({ popup, within = {} }: LookupPlan, beside: Row): Row {
  const told = Object.entries(within).flatMap(([name, parameter]) =>
    parameter === null ? [] : [[parameter, textOf(beside[name])] as const],
  )
  if (told.length === 0) return {}
  const isOpen = told.every(([, value]) => value === '')
  return { ...Object.fromEntries(told), ...(popup === 'dept' && { enabledBsns: isOpen ? 'Y' : 'N' }) }
}

function writesBeside({ fills = [], set }: LookupPlan): boolean {
  return fills.length > 0 || Object.keys(set).length > 0
}

/** The record of that very number, if it may be chosen; whatever else comes of it is told by the search that follows. */
async function findByNumber(
  lookup: LookupPlan,
  text: string,
  host: RoomHost,
  use: LookupUse,
): Promise<Row | undefined> {
  const { numberIn } = await import('./recordLookups')
  return numberIn(lookup, text, popupParams(lookup, host, use), host)
}

/** What a chosen row writes into the record: its value, its text, and what the field's `set` takes from it. */
export function chosenValues(
  lookup: LookupPlan,
  field: string,
  host: RoomHost,
  row: Row,
  use: LookupUse,
): Row {
  if (use.isMany === true && Array.isArray(row.rows)) return manyValues(lookup, field, row.rows)
  const set = host.evaluateAll(lookup.set, { ...use.extra, picked: row })
  const text = lookup.text && { [lookup.text.field]: row[lookup.text.from] }
  const fills = Object.fromEntries((lookup.fills ?? []).map(name => [name, row[name]]))
  return { ...text, ...fills, ...set, [field]: row[lookup.value] }
}

function manyValues(lookup: LookupPlan, field: string, rows: readonly Row[]): Row {
  const joined = (name: string) => rows.map(row => textOf(row[name])).join(',')
  return {
    ...(lookup.text && { [lookup.text.field]: joined(lookup.text.from).replaceAll(',', ', ') }),
    [field]: joined(lookup.value),
  }
}

/** The field and everything that a choice would write beside it, emptied. */
export function clearedValues(lookup: LookupPlan, field: string): Row {
  const names = [
    ...(lookup.text ? [lookup.text.field] : []),
    ...(lookup.fills ?? []),
    ...Object.keys(lookup.set),
    field,
  ]
  return Object.fromEntries(names.map(name => [name, undefined]))
}

interface LookupFields {
  readonly field: string
  readonly lookup?: LookupPlan
}

/** What a change empties besides: by the contract a value lies in the one that has become another (spec §4). */
export function dependentValues(fields: readonly LookupFields[], record: Row, change: Row): Row {
  const emptied: Record<string, unknown> = {}
  const isChanged = (name: string) =>
    name in emptied || (name in change && textOf(change[name]) !== textOf(record[name]))
  // A field that is emptied takes those along that lie in it; they stand behind it.
  for (const { field, lookup } of fields)
    if (lookup && Object.keys(lookup.within ?? {}).some(isChanged))
      Object.assign(emptied, clearedValues(lookup, field))
  return emptied
}

async function resolveCompany(
  lookup: LookupPlan,
  field: string,
  host: RoomHost,
  use: LookupUse,
  code: string,
): Promise<LookupAnswer> {
  const refused = (message: string): LookupAnswer => ({
    kind: 'refused',
    message,
    values: clearedValues(lookup, field),
  })
  try {
    const { gpsCompMaster } = await host.services.call('getCompanyName', { code })
    if (gpsCompMaster.status === 'SUSPENDED' && use.isSearch !== true) return refused(say('companySuspended'))
    return {
      kind: 'chosen',
      values: {
        ...clearedValues(lookup, field),
        ...(lookup.text && { [lookup.text.field]: gpsCompMaster.compNameKr }),
        [field]: code,
      },
    }
  } catch (error) {
    const failure = toFailure(error)
    if (isSilent(failure)) return { kind: 'closed' }
    const isUnknown = failure.kind === 'refused' || failure.status === 404
    return refused(isUnknown ? say('companyUnknown') : failure.message)
  }
}
