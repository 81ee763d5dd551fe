import type { FieldFact } from '../../codegen/contractFacts'
import { textType, type ValueType, valueTypeOf } from '../expression/valueType'
import type { Compiling } from './compiling'
import type { PopupCard } from './world'

/** Whatever is handed to a popup travels as text; a coded parameter takes values of its group alone. */
export function handedType(fact: FieldFact | undefined): ValueType {
  return fact?.code === undefined ? textType : valueTypeOf(fact)
}

export function handedTypes(card: PopupCard | undefined): Readonly<Record<string, ValueType>> {
  return Object.fromEntries(
    Object.entries(card?.handed ?? {}).map(([name, fact]) => [name, handedType(fact)]),
  )
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
    on.source.report(at, {
      code: 'PARAMETER_MISSING',
      what: `Popup "${card.popup}" cannot be opened without "${name}".`,
      expected: `${card.handed[name]?.label ?? name}.`,
      mend: `add "with": { "${name}": … }.`,
    })
  }
}
