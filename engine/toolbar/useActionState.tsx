import { useMemo, useSyncExternalStore } from 'react'

import type { ActionState, Screen } from '../contract/screen'

/** The state of an action; compared as text, since it is computed again each time. */
export function useActionState(screen: Screen, actionId: string): ActionState {
  const seen = useSyncExternalStore(screen.store.subscribe, () => {
    const { isVisible, isEnabled, isRunning, reason } = screen.actionState(actionId)
    return JSON.stringify({ isVisible, isEnabled, isRunning, reason })
  })
  return useMemo(() => JSON.parse(seen) as ActionState, [seen])
}
