import { textType, type ValueType, valueTypeOf } from '../expression/valueType'
import { callProblems } from '../problem/catalogue/callProblems'
import type { Compiling } from './compiling'
import type { PopupCard } from './world'

/**
 * Whatever is handed to a popup travels as text, and a coded parameter takes values of its group alone. What fills a field
 * of a form is of that field's type.
 */
export function handedType({ handed, isEntry }: PopupCard, name: string): ValueType {
  const fact = handed[name]
  return fact && (isEntry === true || fact.code !== undefined) ? valueTypeOf(fact) : textType
}

export function handedTypes(card: PopupCard | undefined): Readonly<Record<string, ValueType>> {
  if (!card) return {}
  return Object.fromEntries(Object.keys(card.handed).map(name => [name, handedType(card, name)]))
}

/** A popup whose operation cannot be called without a parameter is handed that parameter. */
export function checkPopupNeeds(
  on: Compiling,
  card: PopupCard,
  values: Readonly<Record<string, string>> | undefined,
  at: number,
): void {
  for (const name of card.needs) {
    if (values && Object.hasOwn(values, name)) continue
    on.source.report(
      at,
      callProblems.popupParameterMissing(card.popup, name, card.handed[name]?.label ?? name),
    )
  }
}
