import type { FieldFact } from '../../codegen/contractFacts'
import { halfYears } from '../../schemas/shared/halfYear'
import { copiedProblems } from '../problem/catalogue/copiedProblems'
import type { NormalFilter } from './normalDefinition'
import type { Page } from './page'
import type { World } from './world'

/** A page asks for its rows as it opens, which it cannot do while a mandatory day, month, year or period is empty. */
export function checkFirstValues({ on, filterFields, grids }: Page, { fields }: NormalFilter): void {
  if (![...grids.values()].some(({ operation }) => operation !== undefined)) return
  for (const field of fields) {
    if (!('field' in field) || field.required !== true || field.initial !== undefined) continue
    const fact = filterFields[field.field]
    const first = fact && firstOf(fact, fact.name !== field.field, on.world)
    if (first !== undefined) on.source.warn(field, 'field', copiedProblems.requiredEmpty(field.field, first))
  }
}

/** What such a condition usually begins with; a supplier or a group is for the user to choose. */
function firstOf(fact: FieldFact, isPeriod: boolean, world: World): string | undefined {
  if (fact.type === 'date' || fact.type === 'dateTime') return isPeriod ? 'pastMonth' : 'today'
  if (fact.type === 'month') return isPeriod ? 'past3Months' : 'thisMonth'
  const values = (fact.code === undefined ? fact.enum : world.codeValues(fact.code)) ?? []
  if (halfYears.every(half => values.includes(half))) return 'thisHalf'
  return fact.code === undefined && /Year$/.test(fact.name) ? 'thisYear' : undefined
}
