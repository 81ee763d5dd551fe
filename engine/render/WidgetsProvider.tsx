import type { ReactNode } from 'react'
import { type Widgets, WidgetsContext } from './widgetContract'

/** Hands the widgets to everything that draws below. */
export function WidgetsProvider({ widgets, children }: { widgets: Widgets; children: ReactNode }) {
  return <WidgetsContext value={widgets}>{children}</WidgetsContext>
}
