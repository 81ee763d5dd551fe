import type { FieldFact, LookupFact } from '../../codegen/contractFacts'
import type { OpenDefinition } from '../../schemas/screen/filterFieldDefinition'
import { type ExpressionScope, objectTypeOf } from '../expression/valueType'
import type { LookupPlan } from '../plan/formPlan'
import { callProblems } from '../problem/catalogue/callProblems'
import type { Named } from '../problem/nearestName'
import { type Compiling, compileValues, withRoots } from '../scope/compiling'
import { present } from '../scope/fieldKind'
import { typeOfField } from '../scope/fieldType'
import { judgeHanded } from '../scope/handed'
import { handedType } from '../scope/handedType'
import type { Fields } from '../scope/page'
import type { PopupCard } from '../scope/world'

interface LookupTask {
  readonly on: Compiling
  /** The entry that may say `open`. */
  readonly entry: { readonly field: string; readonly open?: string | OpenDefinition }
  readonly fact: FieldFact
  /** Fields beside it which the popup may fill. */
  readonly beside: Fields
  readonly scope: ExpressionScope
}

/** The popup that finds a value: from the contract, or as the entry says. Undefined when the field has none. */
export function compileLookup({ on, entry, fact, beside, scope }: LookupTask): LookupPlan | undefined {
  const written = typeof entry.open === 'object' ? entry.open : undefined
  const fitting = () => [
    ...(fact.lookup ? [fact.lookup.popup] : []),
    ...popupsWith(on, entry.field).map(({ name }) => name),
  ]
  if (written) on.notes.fits(written, 'popup', fitting)
  else on.notes.fits(entry, 'open', fitting)
  const popup = written?.popup ?? (typeof entry.open === 'string' ? entry.open : fact.lookup?.popup)
  const card = popup === undefined ? undefined : on.world.popups.get(popup)
  if (popup === undefined || !card) return undefined
  on.popups.add(popup)
  // Mask comp (spec §5) looks a typed company number up without the popup.
  if (fact.mask === 'comp' && on.world.contract.getCompanyName) on.operations.add('getCompanyName')
  const known = fact.lookup?.popup === popup ? fact.lookup : undefined
  const value = known?.value ?? (card.row[entry.field] ? entry.field : undefined)
  if (value === undefined) reportUnclear(on, entry, fact, card)
  const textField = known?.text
  const picked = withRoots(scope, { picked: objectTypeOf(card.row, 'a row of the popup') })
  return present({
    popup,
    value: value ?? '',
    text: textField === undefined ? undefined : { field: textField, from: textSource(textField, card) },
    fills: filledBeside(known?.fills, beside, card),
    within: dependsOn(known?.within, beside),
    isFree: known?.free === true ? true : undefined,
    searchBy: card.searchBy,
    with: compilePopupValues(on, written?.with, card, scope, on.source.valueAt(entry, 'open')),
    set: compileValues(on, written?.set, picked, { thing: 'field', names: beside }, (name, record) =>
      typeOfField(on, record, name, beside, 'PLACE_UNKNOWN'),
    ),
  })
}

/** Of what the contract says to be filled, what stands beside the field and in the popup's row. */
function filledBeside(names: readonly string[] = [], beside: Fields, card: PopupCard) {
  const filled = names.filter(name => beside[name] && card.row[name])
  return filled.length > 0 ? filled : undefined
}

/** Of what the contract says that a value lies in, what stands beside it. */
function dependsOn(within: LookupFact['within'] = {}, beside: Fields): LookupPlan['within'] {
  const known = Object.entries(within).filter(([name]) => beside[name])
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

/** The popup's row may have the text field under its own name; else the field that names its rows fills it. */
function textSource(field: string, card: PopupCard): string {
  return card.row[field] ? field : card.text
}

function reportUnclear(
  on: Compiling,
  entry: LookupTask['entry'],
  { lookup }: FieldFact,
  { popup, row }: PopupCard,
): void {
  on.source.report(
    on.source.valueAt(entry, 'open'),
    callProblems.lookupUnclear(popup, entry.field, Object.values(row), lookup?.popup),
  )
}

/** Popups of which a row has a field; the one that has most to do with it shows few others. */
function popupsWith({ world: { popups } }: Compiling, field: string): readonly Named[] {
  const choosing = [...new Set(popups.values())].filter(
    one => one.row[field] !== undefined && one.isEntry !== true && one.confirms !== true,
  )
  const size = ({ row }: PopupCard) => Object.keys(row).length
  return choosing
    .toSorted((one, other) => size(one) - size(other))
    .map(({ popup, title }) => ({ name: popup, label: title }))
}

/** What a popup is handed: its parameters and first filter values. What it cannot be opened without is missing at the place `at`. */
export function compilePopupValues(
  on: Compiling,
  values: Readonly<Record<string, string>> | undefined,
  card: PopupCard,
  scope: ExpressionScope,
  at: number,
) {
  const { popup } = card
  const known = [...card.params, ...card.filterFields]
  const named = known.map(name => ({ name, label: card.handed[name]?.label }))
  const { meant, missing } = judgeHanded(Object.keys(values ?? {}), named, card.needs)
  for (const name of missing) {
    const label = card.handed[name]?.label ?? name
    on.source.report(at, callProblems.popupParameterMissing(popup, name, label))
  }
  const names = Object.fromEntries(known.map(name => [name, card.handed[name]]))
  const handed = { thing: 'parameter', names, receiver: { popup } } as const
  return compileValues(on, values, scope, handed, (name, record) => {
    if (!known.includes(name)) {
      on.source.report(
        on.source.keyAt(record, name),
        callProblems.popupParameterUnknown(card, name, named, meant.get(name)),
      )
    }
    return handedType(card, name)
  })
}
