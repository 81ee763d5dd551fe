import { latePanels } from '../frame/latePanels'

export const keyboardPanels = latePanels(() => import('./ShortcutList'))
