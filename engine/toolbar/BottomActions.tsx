import { useId, useSyncExternalStore } from 'react'
import type { Screen } from '../contract/screen'
import type { ActionPlan } from '../plan/actionPlan'
import { say } from '../runtime/say'
import { ActionButton } from './ActionButton'
import { mainFirst } from './mainFirst'
import './bottomActions.css'

/** So many find room beside each other on a screen of 320 pixels. */
const mostMain = 3

interface BottomActionsProps {
  readonly screen: Screen
  readonly actions: readonly ActionPlan[]
}

/** The main actions of a page in a bar that stays in view on a small screen, the others behind one button. */
export function BottomActions({ screen, actions }: BottomActionsProps) {
  const id = useId()
  const seen = useSyncExternalStore(screen.store.subscribe, () =>
    actions
      .filter(action => screen.actionState(action.id).isVisible)
      .map(action => action.id)
      .join(' '),
  ).split(' ')
  const shown = mainFirst(
    actions.filter(action => seen.includes(action.id)),
    screen.document?.plan,
  )
  if (shown.length === 0) return null
  const main = shown.slice(0, mostMain)
  const others = shown.slice(mostMain)
  return (
    <div className="bottom-actions">
      {main.map(action => (
        <ActionButton key={action.id} screen={screen} action={action} />
      ))}
      {others.length > 0 && (
        <>
          <button
            type="button"
            className="button bottom-actions-more"
            aria-label={say('moreActions')}
            title={say('moreActions')}
            popoverTarget={id}
          >
            ⋯
          </button>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the press is that of a button inside; its panel goes with it. */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button inside is a press as well. */}
          <div
            id={id}
            className="bottom-actions-panel"
            popover="auto"
            onClick={event => {
              const button = event.target instanceof Element ? event.target.closest('button') : null
              if (button?.getAttribute('aria-disabled') !== 'true') event.currentTarget.hidePopover()
            }}
          >
            {others.map(action => (
              <ActionButton key={action.id} screen={screen} action={action} />
            ))}
          </div>
        </>
      )}
    </div>
  )
}
