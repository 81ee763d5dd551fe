import { callProblems } from '../problem/catalogue/callProblems'
import type { Compiling } from './compiling'
import { mentions } from './mentions'

/**
 * What the engine itself reads of an address: the approval from whose notice somebody comes, the notice that is shown over a home, and
 * that rows are asked for at once.
 */
const ownParams: ReadonlySet<string> = new Set(['apprNo', 'postNo', 'faqNo', 'isSearched'])

/**
 * What a page or popup says that it is handed is read by one of its expressions. `known` are names that it takes without one: the number
 * of its document, the conditions of its filter. A `note` answers it.
 */
export function checkParams(
  { source, world, name: owner }: Compiling,
  params: readonly string[] = [],
  known: readonly string[] = [],
  note?: string,
): void {
  // Functions written by hand may read what they like.
  if (note !== undefined || world.hooks(owner).length > 0) return
  params.forEach((name, at) => {
    if (ownParams.has(name) || known.includes(name) || params.indexOf(name) !== at) return
    if (mentions(source.text, 'params', name)) return
    source.report(source.valueAt(params, at), callProblems.parameterUnused(name))
  })
}
