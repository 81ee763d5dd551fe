import type { ContractFacts, OperationFact } from '../../codegen/contractFacts'
import { newTexts } from '../problem/commandTexts/newTexts'
import { nearestNames } from '../problem/nearestName'
import type { Said } from '../problem/said'
import { searchName } from './searchName'

/** Operations named where another one was asked for. */
const mostNamed = 12

/** An operation that answers rows; otherwise what it answers instead, or what resembles its name, and which do answer rows. */
export function rowsOperation(
  wanted: string,
  contract: ContractFacts,
  answering: readonly string[],
): OperationFact | Said {
  const operation = contract[wanted]
  if (operation && answering.includes(wanted)) return operation
  const spoken = (ids: readonly string[]) =>
    ids.slice(0, mostNamed).flatMap(id => (contract[id] ? [`${id} ${contract[id].summary}`] : []))
  if (operation) {
    const beside = answering.filter(id => contract[id]?.file === operation.file)
    return newTexts.rowsNone(wanted, operation.summary, spoken(beside))
  }
  const nearest = nearestNames(wanted, answering)
  const called = answering
    .map(id => ({ id, summary: contract[id]?.summary ?? '' }))
    .map(each => ({ ...each, rank: searchName(wanted, each.id, each.summary) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.summary.length - b.summary.length)
    .map(({ id }) => id)
  return newTexts.rowsUnknown(wanted, spoken([...new Set([...nearest, ...called])]))
}
