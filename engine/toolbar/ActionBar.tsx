import type { ActionPlan } from '../plan/actionPlan'
import type { ScreenPlan } from '../plan/screenPlan'
import { useScreen } from '../render/screenContext'
import { handHeld, useMedia } from '../render/useMedia'
import { ActionButton } from './ActionButton'
import { BottomActions } from './BottomActions'
import './actionBar.css'

interface ActionBarProps {
  readonly place: ActionPlan['place']
  /** Of a grid: the actions on its rows. */
  readonly grid?: string
}

/** The actions of one place, in the order of the plan. */
export function ActionBar({ place, grid }: ActionBarProps) {
  const screen = useScreen()
  const actions = screen.plan.actions.filter(
    action => action.place === place && (place !== 'grid' || action.grid === grid),
  )
  const isHandHeld = useMedia(handHeld)
  if (actions.length === 0) return null
  const lowered = isHandHeld ? loweredOf(actions, screen.plan) : []
  return (
    <>
      {actions.length > lowered.length && (
        <div className="action-bar">
          {actions
            .filter(action => !lowered.includes(action))
            .map(action => (
              <ActionButton key={action.id} screen={screen} action={action} />
            ))}
        </div>
      )}
      {lowered.length > 0 && <BottomActions screen={screen} actions={lowered} />}
    </>
  )
}

/**
 * What goes into the bar at the bottom of a small screen: what acts on the page, or where nothing does the filled button of its
 * grid. Pages that are read alone have no bar.
 */
function loweredOf(actions: readonly ActionPlan[], plan: ScreenPlan): readonly ActionPlan[] {
  const ofPage = plan.actions.filter(action => action.place === 'page')
  if (ofPage.length === 0)
    return actions.filter(action => action.place === 'grid' && action.look === 'primary')
  const isActing =
    plan.document !== undefined || ofPage.some(({ look, rows }) => look !== 'plain' || rows !== 'none')
  return isActing ? actions.filter(action => action.place === 'page') : []
}
