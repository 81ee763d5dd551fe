import { useContext } from 'react'
import { type Widgets, WidgetsContext } from './widgetContract'

/** The widgets that the composition has registered. */
export function useWidgets(): Widgets {
  const widgets = useContext(WidgetsContext)
  if (!widgets) throw new Error('Engine bug: useWidgets is called outside of WidgetsProvider.')
  return widgets
}
