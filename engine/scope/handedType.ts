import { textType, type ValueType, valueTypeOf } from '../expression/valueType'
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
