import { namedParts, type ObjectValueType, textType } from '../expression/valueType'
import type { GoStepPlan } from '../plan/stepPlan'
import { callProblems } from '../problem/catalogue/callProblems'
import { type Compiling, compileValues } from '../scope/compiling'
import { namedHanded } from '../scope/handed'
import type { ScreenCard } from '../scope/world'
import { checkOpen, checkWay, type WayTask } from './goNumberCompile'

interface GoTask extends WayTask {
  readonly screen: string
}

/** A way to another screen, with query parameters that the target understands. Undefined for an unknown screen. */
export function compileGo(task: GoTask): GoStepPlan | undefined {
  const target = task.on.world.screens.get(task.screen)
  if (!target) return undefined
  return compileWay(task, target, checkWay(task, target))
}

function compileWay(
  { on, screen, with: values, scope }: GoTask,
  target: ScreenCard,
  meant: ReadonlyMap<string, string>,
): GoStepPlan {
  if (values && Object.keys(values).length === 0)
    on.source.report(on.source.at(values), callProblems.nothingHanded())
  const names = Object.fromEntries(target.params.map(name => [name, target.handed[name]]))
  const understood = { thing: 'parameter', names, receiver: { screen } } as const
  const sent = compileValues(on, values, scope, understood, (name, record) => {
    if (!target.isDoubtful && !target.params.includes(name)) {
      const problem = callProblems.screenParameterUnknown(target, name, namedHanded(target), meant.get(name))
      on.source.report(on.source.keyAt(record, name), problem)
    }
    const code = target.handed[name]?.code
    return code === undefined ? textType : { kind: 'text', code }
  })
  return {
    step: 'go',
    screen,
    path: target.path,
    with: sent,
    ...(target.isPublic ? { isPublic: true } : {}),
    ...madeDocument(target, sent),
  }
}

/** A number out of an answer is that of a document which the operation has just made. */
function madeDocument(
  { key = '', document }: ScreenCard,
  sent: GoStepPlan['with'],
): Pick<GoStepPlan, 'made'> {
  const isAnswered = sent[key]?.reads.includes('answer') === true
  return isAnswered && document !== undefined ? { made: { param: key, document } } : {}
}

/**
 * A link without `with` carries the row's key: the number of the document that the target shows. To a screen without one it carries
 * the linked value, where that screen asks for it by the same name.
 */
export function compileRowGo(
  task: GoTask,
  entry: { readonly field?: string; readonly go?: string | object },
  row: ObjectValueType,
  root: 'row' | 'line',
): GoStepPlan | undefined {
  const { go } = entry
  const pages = () => recordPages(task.on, row)
  if (typeof go === 'object') task.on.notes.fits(go, 'screen', pages)
  else task.on.notes.fits(entry, 'go', pages)
  const target = task.on.world.screens.get(task.screen)
  if (!target || task.with !== undefined) return compileGo(task)
  checkOpen(task, target)
  const way = compileWay(task, target, new Map())
  const { key } = target
  const { field = '' } = entry
  const carried = key ?? (target.params.includes(field) ? field : undefined)
  if (carried === undefined) {
    if (task.isOfRow && task.note === undefined && !target.isDoubtful) reportAimless(task, target, row)
    return way
  }
  if (row.fields[carried]) {
    const text = `${root}.${carried}`
    return { ...way, with: { [carried]: { text, tree: ['member', ['name', root], carried], reads: [root] } } }
  }
  task.on.source.report(
    task.on.source.valueAt(entry, 'go'),
    callProblems.rowsWithoutKey(carried, target.screen, namedParts(row)),
  )
  return undefined
}

/** Every row leads to the same page, which cannot tell from which of them somebody came. */
function reportAimless({ on, at }: GoTask, target: ScreenCard, row: ObjectValueType): void {
  on.source.report(at, callProblems.wayAimless(target.screen, recordPages(on, row)))
}

/** The pages that show one record of such rows. */
function recordPages({ world: { screens } }: Compiling, row: ObjectValueType): readonly string[] {
  const shown = [...screens.values()].filter(({ key }) => key !== undefined && row.fields[key] !== undefined)
  return [...new Set(shown.map(({ screen }) => screen))]
}
