import { useCallback } from 'react'
import type { FilterPlan } from '../plan/filterPlan'
import { useScreen } from '../render/screenContext'
import { ActionBar } from '../toolbar/ActionBar'
import { FilterView } from './FilterView'

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
