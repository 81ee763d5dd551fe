import type { ExpressionScope } from '../expression/valueType'
import { namedParameters } from './namedParameters'
import type { NormalFilter, NormalGrid } from './normalDefinition'
import type { World } from './world'

/** What an editor offers first: names that suit what stands around them, the best before the others. */

/** Fields of the row or document that a step is about. */
function fieldsAround(scope: ExpressionScope): readonly string[] {
  const near = [scope.selection, scope.row, scope.line, scope.chosen, scope.header]
  return near.flatMap(type => {
    const owner = type?.kind === 'list' ? type.item : type
    return owner?.kind === 'object' ? Object.keys(owner.fields) : []
  })
}

/** Pages that show a document whose number is known here. */
export function fittingPages({ screens }: World, scope: ExpressionScope): readonly string[] {
  const known = new Set(fieldsAround(scope))
  const shown = [...screens.values()].filter(({ key }) => key !== undefined && known.has(key))
  return [...new Set(shown.map(({ screen }) => screen))]
}

/** Popups that can be handed what they need, those first that take most of what is known here. */
export function fittingPopups({ popups }: World, scope: ExpressionScope): readonly string[] {
  const known = new Set(fieldsAround(scope))
  const taken = (params: readonly string[]) => params.filter(name => known.has(name)).length
  return [...popups.values()]
    .filter(({ params, needs }) => taken(params) > 0 && needs.every(name => known.has(name)))
    .sort((one, other) => taken(other.params) - taken(one.params))
    .map(({ popup }) => popup)
}

/** Operations by how many of the columns they answer and of the conditions they take. */
export function fittingRows(
  { contract }: World,
  grid: NormalGrid,
  filter: NormalFilter | undefined,
): readonly string[] {
  const columns = grid.columns.map(({ field }) => field)
  const conditions = filter?.fields.flatMap(namedParameters) ?? []
  const score = ({ answer, parameters }: World['contract'][string]) =>
    columns.filter(name => answer.fields[name]).length +
    conditions.filter(name => parameters[name] ?? parameters[`${name}From`]).length
  return Object.values(contract)
    .map(operation => ({ id: operation.id, fits: score(operation) }))
    .filter(({ fits }) => fits > 0)
    .sort((one, other) => other.fits - one.fits)
    .map(({ id }) => id)
}
