import type { PanelTextKey } from '../../i18n/panelTexts'

/** Keys joined by a blank do the same thing, or its opposite. */
type ShortcutLine = readonly [keys: string, what: PanelTextKey]

/** Keys of the frame and of the page. A test holds them against what `shortcutOf` answers. */
export const frameShortcuts: readonly ShortcutLine[] = [
  ['Ctrl+K', 'shortcutMenuSearch'],
  ['? Ctrl+/', 'shortcutHelp'],
  ['Alt+PageDown', 'shortcutNextTab'],
  ['Alt+PageUp', 'shortcutPreviousTab'],
  ['Alt+W', 'shortcutCloseTab'],
  ['F9', 'shortcutExtend'],
  ['F6 Shift+F6', 'shortcutPart'],
]

/** Keys that are heard where they are of use. */
export const pageShortcuts: readonly ShortcutLine[] = [
  ['Ctrl+S', 'shortcutSave'],
  ['Enter', 'shortcutSearch'],
  ['Esc', 'shortcutClose'],
  ['Ctrl+C Ctrl+X Ctrl+V', 'shortcutCopy'],
]

/** Keys of the grid. A test holds them against what the grid takes. */
export const gridShortcuts: readonly ShortcutLine[] = [
  ['↑ ↓ ← → Tab', 'shortcutMoveCell'],
  ['Ctrl+↑ Ctrl+↓ Ctrl+← Ctrl+→', 'shortcutEdges'],
  ['Home End', 'shortcutRowEnds'],
  ['Ctrl+Home Ctrl+End', 'shortcutGridEnds'],
  ['PageUp PageDown', 'shortcutPages'],
  ['Shift+↑ Shift+↓ Shift+← Shift+→', 'shortcutRange'],
  ['Ctrl+A', 'shortcutAll'],
  ['Shift+Space Ctrl+Space', 'shortcutLines'],
  ['Enter', 'shortcutOpen'],
  ['Space Ctrl+Enter', 'shortcutCheck'],
  ['F2', 'shortcutEditCell'],
  ['Alt+↓', 'shortcutChoices'],
  ['Delete Backspace', 'shortcutClear'],
  ['Ctrl+D Ctrl+R', 'shortcutFill'],
  ['Ctrl+Z Ctrl+Y', 'shortcutUndo'],
  ['Insert', 'shortcutAddRow'],
  ['Ctrl+Delete', 'shortcutDeleteRow'],
  ['Alt+Shift+↑ Alt+Shift+↓', 'shortcutSort'],
  ['Alt+Shift+← Alt+Shift+→', 'shortcutWidth'],
  ['Alt+Shift+Enter', 'shortcutFit'],
  ['Esc Tab', 'shortcutLeave'],
]

/** Of the browser's storage: whether the key ? opens the list. */
const bareKey = 'gpms.bareKeys'

interface Kept {
  read(key: string): string | undefined
  write(key: string, text: string): void
}

export const hasBareKeys = (storage: Kept): boolean => storage.read(bareKey) !== 'off'

export const keepBareKeys = (storage: Kept, isOn: boolean): void =>
  storage.write(bareKey, isOn ? 'on' : 'off')
