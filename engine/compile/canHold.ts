import { findTransition, isCreating } from '../../schemas/workflow/workflow'
import { planExpression } from '../expression/planExpression'
import { sameForEver } from '../expression/sameForEver'
import type { NormalAction } from '../scope/normalDefinition'
import type { Page } from '../scope/page'

/** Whether conditions can all be true at once; those that cannot be read have been reported, and are given the benefit of the doubt. */
export function canHold({ on, scope }: Page, conditions: readonly string[]): boolean {
  const text = conditions.map(condition => `(${condition})`).join(' && ')
  if (text === '') return true
  const planned = planExpression({
    text,
    scope,
    wants: { kind: 'boolean' },
    codeTexts: group => on.world.codeTexts(group),
  })
  return !('plan' in planned) || sameForEver(planned.plan.tree) !== false
}

/** What is true while a button of a document can be pressed: its own conditions, and those of one of its transitions. */
export function pressedWhen(page: Page, action: NormalAction, transition?: string): readonly string[] {
  const { visibleWhen, enabledWhen } = action
  const own = [visibleWhen, enabledWhen].filter(condition => condition !== undefined)
  const state = transition === undefined ? undefined : stateCondition(page, action, transition)
  return state === undefined ? own : [...own, state]
}

function stateCondition({ document }: Page, { rows }: NormalAction, name: string): string | undefined {
  const transition = document && findTransition(document.workflow, name)
  const isOfRows = rows !== undefined && rows !== 'none'
  if (!transition || isOfRows || transition.from === 'any') return undefined
  const { key, header, workflow } = document
  const isNew = header[key] ? [`!has(header.${key})`] : []
  if (isCreating(transition) && transition.from.length === 0) return isNew[0]
  const field = header[workflow.statusField] ? `header.${workflow.statusField}` : undefined
  if (field === undefined) return undefined
  const states = transition.from.filter(state => state !== 'new').map(state => `${field} == '${state}'`)
  return [...(isCreating(transition) ? isNew : []), ...states].join(' || ')
}
