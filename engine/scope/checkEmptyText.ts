import type { ContractFacts } from '../../codegen/contractFacts'
import { copiedProblems } from '../problem/catalogue/copiedProblems'
import { conditionLabel } from './filterFacts'
import type { NormalFilter, NormalGrid } from './normalDefinition'
import type { Page } from './page'

/** "발주일자나 발주상태를 바꾸어": one or two names before what is done with them. */
const advised =
  /(?:^|\s)(\S+?)(?:(?:이나|나|과|와|,)\s(\S+?))?(?:을|를)\s(?:바꾸|바꿔|넓히|넓혀|좁히|비우|비워|지우)/g

/** The text of a grid without rows advises conditions that the page has. Names that no operation calls a condition are left alone. */
export function checkEmptyText(
  { on, filterFields, grids }: Page,
  grid: NormalGrid,
  filter: NormalFilter | undefined,
): void {
  const names = [...(grid.emptyText ?? '').matchAll(advised)].flatMap(([, ...found]) => found.filter(Boolean))
  if (names.length === 0) return
  const facts = [...grids.values()]
  const own = [
    ...new Set([
      ...Object.values(filterFields).flatMap(fact => conditionLabel(fact, facts) ?? []),
      ...(filter?.fields ?? []).flatMap(field => field.label ?? []),
    ]),
  ]
  const isOwn = (name: string) => own.some(label => label.includes(name) || name.includes(label))
  const other = names.find(name => conditionsOf(on.world.contract).has(name) && !isOwn(name))
  if (other !== undefined) on.source.warn(grid, 'emptyText', copiedProblems.emptyTextOfOther(other, own))
}

/** The contract stays while definitions change. */
const conditions = new WeakMap<ContractFacts, ReadonlySet<string>>()

/** What any operation calls one of its parameters. */
function conditionsOf(contract: ContractFacts): ReadonlySet<string> {
  const known = conditions.get(contract)
  if (known) return known
  const labels = new Set(
    Object.values(contract).flatMap(({ parameters }) => Object.values(parameters).map(({ label }) => label)),
  )
  conditions.set(contract, labels)
  return labels
}
