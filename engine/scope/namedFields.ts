import type { Named } from '../problem/nearestName'
import type { Fields, GridFacts } from './page'

/** Fields by the names under which they stand, with their labels: a period has the fact of its first day. */
export function namedFields(fields: Fields): readonly Named[] {
  return Object.entries(fields).map(([name, { label }]) => ({ name, label }))
}

/** Grids by their ids, with their titles. */
export function namedGrids(grids: Iterable<GridFacts>): readonly Named[] {
  return [...grids].map(({ id, title }) => ({ name: id, label: title }))
}
