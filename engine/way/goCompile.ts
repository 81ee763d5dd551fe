import { namedParts, type ObjectValueType, textType } from '../expression/valueType'
import type { GoStepPlan } from '../plan/stepPlan'
import { callProblems } from '../problem/catalogue/callProblems'
import { compileValues } from '../scope/compiling'
import { namedHanded } from '../scope/handed'
import type { ScreenCard } from '../scope/world'
import { checkWay, type WayTask } from './goNumberCompile'

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
  entry: { readonly field?: string },
  row: ObjectValueType,
  root: 'row' | 'line',
): GoStepPlan | undefined {
  const target = task.on.world.screens.get(task.screen)
  if (!target || task.with !== undefined) return compileGo(task)
  const go = compileWay(task, target, new Map())
  const { key } = target
  const { field = '' } = entry
  const carried = key ?? (target.params.includes(field) ? field : undefined)
  if (carried === undefined) return go
  if (row.fields[carried]) {
    const text = `${root}.${carried}`
    return { ...go, with: { [carried]: { text, tree: ['member', ['name', root], carried], reads: [root] } } }
  }
  task.on.source.report(
    task.on.source.valueAt(entry, 'go'),
    callProblems.rowsWithoutKey(carried, target.screen, namedParts(row)),
  )
  return undefined
}
