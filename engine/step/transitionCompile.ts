import type { TransitionStep } from '../../schemas/screen/stepDefinition'
import { callableWorkflow, findTransition, groupMay, type Workflow } from '../../schemas/workflow/workflow'
import { type ExpressionScope, objectTypeOf, valueTypeOf } from '../expression/valueType'
import { rowKey } from '../grid/questionCompile'
import { compilePopupValues } from '../lookup/lookupCompile'
import type { TransitionStepPlan } from '../plan/stepPlan'
import { actionProblems } from '../problem/catalogue/actionProblems'
import { callProblems } from '../problem/catalogue/callProblems'
import { gridProblems } from '../problem/catalogue/gridProblems'
import type { Named } from '../problem/nearestName'
import { type Compiling, compileCondition, compileValues, withRoots } from '../scope/compiling'
import type { GridFacts, Page } from '../scope/page'
import { pathParameter } from '../scope/pathParameter'
import type { PopupCard, ScreenCard } from '../scope/world'

export function transitionNames(step: Pick<TransitionStep, 'transition'>): readonly string[] {
  return typeof step.transition === 'string' ? [step.transition] : step.transition
}

/** The workflow that has a transition: the page's own, or on a list the only one that names it. */
export function workflowOf(page: Pick<Page, 'on' | 'document'>, transition: string): Workflow | undefined {
  if (page.document) return page.document.workflow
  return Object.values(page.on.world.workflows).find(workflow => findTransition(workflow, transition))
}

export function compileTransition(
  page: Page,
  step: TransitionStep,
  scope: ExpressionScope,
  then: string | undefined,
): TransitionStepPlan {
  const { on } = page
  const names = transitionNames(step)
  const [first = ''] = names
  const workflow = workflowOf(page, first)
  noteTransitions(page, step, workflow)
  for (const name of names) {
    on.operations.add(name)
    if (workflow && !findTransition(workflow, name)) reportForeign(on, step, name, workflow)
  }
  const preview = typeof step.preview === 'string' ? step.preview : step.preview?.popup
  const card = preview === undefined ? undefined : on.world.popups.get(preview)
  if (preview !== undefined && card) on.popups.add(preview)
  const written = typeof step.preview === 'object' ? step.preview.with : undefined
  const handed = card && compilePopupValues(on, written, card, scope, on.source.valueAt(step, 'preview'))
  const target = then === undefined ? undefined : on.world.screens.get(then)
  return {
    step: 'transition',
    transitions: names,
    keys: names.map(name => numberField(page, name)),
    ...(preview === undefined ? {} : { preview }),
    ...(card?.confirms ? { isPreviewAsked: true } : {}),
    ...(handed && written ? { previewWith: handed } : {}),
    ...compileCondition(on, step, 'reasonWhen', scope),
    ...compileDocuments(page, step),
    ...(step.send ? { send: compileSent(page, step.send, first, card, scope) } : {}),
    ...landing(target),
  }
}

/** The field of the number: what the path of its operation names, else what tells the rows of the page apart. */
function numberField({ on, grids }: Page, transition: string): string {
  const named = pathParameter(on.world.contract[transition])
  const [rows] = grids.values()
  return named === '' && rows ? rowKey(rows.fields, rows.columns) : named
}

/** The field of a row that lists documents by id and version. */
function compileDocuments({ on, grids }: Page, step: TransitionStep): Pick<TransitionStepPlan, 'documents'> {
  const { documents } = step
  if (documents === undefined) return {}
  const [grid] = grids.values()
  const lists = Object.values(grid?.fields ?? {}).filter(
    ({ type, fields }) => type === 'list' && fields?.id && fields.version,
  )
  on.notes.name(step, 'documents', { thing: 'field', names: lists.map(({ name }) => name) })
  if (!lists.some(({ name }) => name === documents))
    on.source.report(
      on.source.valueAt(step, 'documents'),
      gridProblems.gridFieldUnknown(grid?.id ?? '', documents, lists),
    )
  return { documents }
}

/** Whether rows carry the states in which the transitions of a workflow begin. */
export function hasStates({ statusField, statusCode }: Workflow, { fields }: GridFacts): boolean {
  return fields[statusField]?.code === statusCode
}

/** A page without a document moves its rows by transitions of their document, which they find by a field of the row. */
function noteTransitions({ on, grids }: Page, step: TransitionStep, workflow: Workflow | undefined): void {
  const isOfRows = (of: Workflow, name: string) => {
    const key = pathParameter(on.world.contract[name])
    return [...grids.values()].some(rows => key !== '' && rows.fields[key] && hasStates(of, rows))
  }
  const names = () => {
    const own = on.world.screens.get(on.name)
    const writers = (own && on.world.granted(own.mounted)?.writers) ?? []
    // What none of the groups of the page may do is offered last.
    const isRefused = (name: string) => {
      const of = workflow ?? workflowOf({ on }, name)
      const transition = of && findTransition(of, name)
      return (
        transition !== undefined && writers.length > 0 && !writers.some(group => groupMay(transition, group))
      )
    }
    const all = workflow ? [workflow] : Object.values(on.world.workflows)
    const every = all.flatMap(of =>
      of.transitions
        .map(({ transition }) => transition)
        .filter(name => !name.startsWith('sys:') && (workflow || isOfRows(of, name))),
    )
    return [...new Set(every)].toSorted((a, b) => Number(isRefused(a)) - Number(isRefused(b)))
  }
  const known = { thing: 'transition', names } as const
  if (typeof step.transition === 'string') on.notes.name(step, 'transition', known)
  else for (const index of step.transition.keys()) on.notes.name(step.transition, index, known)
}

/** Fields of the body that the operation takes beside what every transition says. */
function compileSent(
  { on }: Page,
  sent: Readonly<Record<string, string>>,
  transition: string,
  card: PopupCard | undefined,
  scope: ExpressionScope,
) {
  const fields = on.world.contract[transition]?.body?.fields ?? {}
  const roots: ExpressionScope = card ? { picked: objectTypeOf(card.row, 'a row of the popup') } : {}
  return compileValues(
    on,
    sent,
    withRoots(scope, roots),
    { thing: 'field', names: fields },
    (name, record) => {
      const fact = fields[name]
      if (fact) return valueTypeOf(fact)
      on.source.report(
        on.source.keyAt(record, name),
        callProblems.bodyFieldUnknown(transition, name, Object.values(fields)),
      )
      return undefined
    },
  )
}

/** The plan is data that nobody awaits; the word is the definition's own. */
function landing(target: ScreenCard | undefined): Pick<TransitionStepPlan, 'then'> {
  if (target?.key === undefined) return {}
  return Object.fromEntries([
    ['then', { path: target.path, param: target.key, document: target.document ?? '' }],
  ])
}

/** Transitions by name, with their labels. */
export function namedTransitions({ transitions }: Workflow): readonly Named[] {
  return transitions.map(({ transition, label }) => ({ name: transition, label }))
}

/** A transition that exists, only not in the workflow of this page. */
export function reportForeign(on: Compiling, step: object, name: string, workflow: Workflow): void {
  const known = namedTransitions(callableWorkflow(workflow))
  // The name exists in some workflow (else the shape check has reported it), only not in this page's.
  const isKnown = Object.values(on.world.workflows).some(other => findTransition(other, name))
  if (!isKnown) return
  on.source.report(
    on.source.valueAt(step, 'transition'),
    actionProblems.transitionMixed(name, workflow.document, known),
  )
}
