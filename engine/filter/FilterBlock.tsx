import { useCallback } from 'react'
import { ActionBar } from '../action/ActionBar'
import { useScreen } from '../render/screenContext'
import { FilterView } from './FilterView'
import type { FilterPlan } from './filterPlan'

/** The filter bar of a page. Enter in a field searches, as the button does. */
export function FilterBlock({ plan }: { readonly plan: FilterPlan }) {
  const screen = useScreen()
  const search = useCallback(() => {
    const action = screen.plan.actions.find(candidate => candidate.steps.some(step => step.step === 'search'))
    if (action) void screen.run(action.id)
  }, [screen])
  return (
    <FilterView
      room={screen.filter(plan.id)}
      host={screen.host}
      onSearch={search}
      actions={<ActionBar place="filter" />}
      isFoldable
    />
  )
}
