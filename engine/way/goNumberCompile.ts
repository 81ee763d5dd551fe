import type { AuthGroupId } from '../../schemas/codes/authGroups'
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
  /** Why it is as it is, in the words of its author. */
  readonly note?: string | undefined
}

/** What is missing on the way, and what a name that the target does not understand must be meant for. */
export function checkWay(task: WayTask, target: ScreenCard): ReadonlyMap<string, string> {
  const { on, with: values = {}, scope, at } = task
  const { meant, missing } = judgeHanded(Object.keys(values), namedHanded(target), neededOf(task, target))
  for (const name of missing)
    on.source.report(at, callProblems.screenParameterMissing(target.screen, name, giverOf(scope, name)))
  checkOpen(task, target)
  return meant
}

/** The administrators of the system have every menu, so that they say nothing of who a page is for. */
const systemGroup: AuthGroupId = '99'

/** Everybody on this page may open the other one; who has no menu of it finds a plain text or no button at all. */
export function checkOpen({ on, at, note }: WayTask, target: ScreenCard): void {
  const own = on.source.file.endsWith('.screen.json') ? on.world.screens.get(on.name) : undefined
  const granted = own && on.world.granted(own.mounted)
  const there = on.world.granted(target.mounted)?.readers ?? []
  // A home is open to everybody of its portal, and a page without a menu is reported as such.
  if (!granted || target.isPublic || granted.readers.length === 0 || there.length === 0) return
  const { readers: here, writers } = granted
  const shared = there.filter(group => here.includes(group))
  if (shared.length === 0) on.source.report(at, callProblems.wayClosed(target.screen, here, there))
  const isForOthers = writers.some(group => group !== systemGroup)
  if (note === undefined && isForOthers && shared.length > 0 && shared.every(group => group === systemGroup))
    on.source.report(at, callProblems.wayOfSystem(target.screen, here, there))
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
