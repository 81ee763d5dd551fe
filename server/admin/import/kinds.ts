import { company } from './companyKind'
import type { ImportKind } from './importKind'
import { account, budget, category, exchangeRate, item, sourcingGroup, unit } from './masterKinds'
import { costCenter, department, person, section } from './organisationKinds'

/** Every kind of row that a file may bring, each after those that its table refers to. */
export const importKinds: readonly ImportKind[] = [
  ...[section, costCenter, department, person],
  ...[account, unit, category, sourcingGroup, item],
  ...[company, exchangeRate, budget],
]

export function kindNamed(name: string): ImportKind {
  const found = importKinds.find(kind => kind.name === name)
  if (!found) throw new Error(`Engine bug: no kind of import is called ${name}.`)
  return found
}
