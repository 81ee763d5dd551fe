import { useScreen } from '../render/screenContext'
import { ActionButton } from './ActionButton'
import type { ActionPlan } from './actionPlan'
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
  if (actions.length === 0) return null
  return (
    <div className="action-bar">
      {actions.map(action => (
        <ActionButton key={action.id} screen={screen} action={action} />
      ))}
    </div>
  )
}
