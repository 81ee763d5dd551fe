export type Shortcut =
  | 'menuSearch'
  | 'help'
  | 'closeTab'
  | 'nextTab'
  | 'previousTab'
  | 'extend'
  | 'nextPart'
  | 'previousPart'

export interface PressedKey {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly isComposing: boolean
}

/**
 * Which shortcut of the frame was pressed. None while a syllable is being composed, and no bare letter or sign while
 * somebody types into a field, or where he has turned these off (WCAG 2.1.4). Letters go by their place on the keyboard, for
 * with Hangul on, K gives ㅏ.
 */
export function shortcutOf(pressed: PressedKey, isTyping: boolean, hasBareKeys = true): Shortcut | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = pressed
  if (isComposing) return undefined
  if ((ctrlKey || metaKey) && !altKey && code === 'KeyK') return 'menuSearch'
  if ((ctrlKey || metaKey) && !altKey && code === 'Slash') return 'help'
  if (altKey && !ctrlKey && code === 'KeyW') return 'closeTab'
  if (altKey && !ctrlKey && key === 'PageDown') return 'nextTab'
  if (altKey && !ctrlKey && key === 'PageUp') return 'previousTab'
  if (key === 'F6' && !altKey && !ctrlKey) return shiftKey ? 'previousPart' : 'nextPart'
  if (key === 'F9' && !altKey && !ctrlKey) return 'extend'
  return key === '?' && hasBareKeys && !isTyping && !ctrlKey && !altKey ? 'help' : undefined
}

export function isTypingIn(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]')
}
