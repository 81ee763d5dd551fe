import type { NormalAction } from '../scope/normalDefinition'
import type { Page } from '../scope/page'

/**
 * A popup that was named alone is handed the number of the document, as its one parameter; the button stands while there is a
 * number. On a page without a document it says itself what it hands over.
 */
export function handDocument({ on, document }: Page, action: NormalAction): NormalAction {
  const [step] = action.steps
  if (action.isBare !== true || step?.step !== 'open' || !document) return action
  const [param] = on.world.popups.get(step.popup)?.needs ?? []
  if (param === undefined) return action
  const number = `header.${document.key}`
  const { source } = on
  const handed = source.standsFor({ [param]: number }, step)
  return source.standsFor(
    {
      visibleWhen: `has(${number})`,
      ...action,
      steps: [source.standsFor({ ...step, with: handed }, step)],
    },
    action,
  )
}
