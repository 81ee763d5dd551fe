import type { ExpressionScope } from '../expression/valueType'
import { callProblems } from '../problem/catalogue/callProblems'
import type { Compiling } from '../scope/compiling'
import { judgeHanded, namedHanded } from '../scope/handed'
import type { Source } from '../scope/source'
import type { ScreenCard } from '../scope/world'

export interface WayTask {
  readonly on: Compiling
  readonly with: Readonly<Record<string, string>> | undefined
  readonly scope: ExpressionScope
  /** Where the screen is named. */
  readonly at: number
  /** It leads from a row to what the row is about. */
  readonly isOfRow?: boolean
}

/** What is missing on the way, and what a name that the target does not understand must be meant for. */
export function checkWay(task: WayTask, target: ScreenCard): ReadonlyMap<string, string> {
  const { on, with: values = {}, scope, at } = task
  const { meant, missing } = judgeHanded(Object.keys(values), namedHanded(target), neededOf(task, target))
  for (const name of missing)
    on.source.report(at, callProblems.screenParameterMissing(target.screen, name, giverOf(scope, name)))
  return meant
}

/** A page that shows one document is told which, and every page what it cannot ask its rows without. */
function neededOf({ scope, isOfRow }: WayTask, target: ScreenCard): readonly string[] {
  const { key, needs } = target
  if (key === undefined || target.isChosenThere) return needs
  // A page that can make a document begins a new one, which a button may mean and a row or an answer never does.
  const isNew = target.creates !== undefined && !isOfRow && !isAnswered(scope, key)
  return isNew ? needs : [...needs, key]
}

/** The part of a page that has a value of the name; an answer tells the number of what was made as `docNo`. */
function giverOf(scope: ExpressionScope, name: string): string | undefined {
  const has = (root: string, field: string) => {
    const type = scope[root]
    return type?.kind === 'object' && type.fields[field] !== undefined
  }
  if (has('answer', 'docNo') && !has('answer', name)) return 'answer.docNo'
  const root = ['answer', 'row', 'line', 'header', 'params', 'filter'].find(one => has(one, name))
  return root === undefined ? undefined : `${root}.${name}`
}

/** A call before has answered the number of what it made. */
function isAnswered({ answer }: ExpressionScope, key: string): boolean {
  return answer?.kind === 'object' && (answer.fields[key] ?? answer.fields.docNo) !== undefined
}

/** Where an entry names the screen that it leads to. */
export function screenPlace(
  source: Source,
  entry: { readonly go?: string | { readonly screen: string } },
): number {
  const { go } = entry
  return typeof go === 'object' ? source.valueAt(go, 'screen') : source.valueAt(entry, 'go')
}
