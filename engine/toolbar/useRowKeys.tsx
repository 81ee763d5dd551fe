import { useMemo } from 'react'
import type { Screen } from '../contract/screen'
import { type RowKeyStep, rowStepOf } from './rowKeyOf'

/** What the keys Insert and Ctrl+Delete do in a grid: they press its buttons, and nothing where there are none. */
export function useRowKeys(screen: Screen, grid: string) {
  return useMemo(
    () => ({ onAddRow: presser(screen, grid, 'addRow'), onDeleteRow: presser(screen, grid, 'deleteRow') }),
    [screen, grid],
  )
}

function presser(screen: Screen, grid: string, step: RowKeyStep): (() => void) | undefined {
  const action = screen.plan.actions.find(each => each.grid === grid && rowStepOf(each) === step)
  if (!action) return undefined
  return () => {
    const { isVisible, isEnabled, reason } = screen.actionState(action.id)
    if (!isVisible) return
    if (isEnabled) void screen.run(action.id)
    // What a greyed-out button says when it is looked at.
    else if (reason !== undefined) screen.host.services.ask.toast(reason, 'warning')
  }
}
