import type { KeyboardEvent } from 'react'

/** Enter that is meant: not the one that ends the composition of a syllable (keyCode 229 in Safari and older Chromium). */
export function isEnter(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.nativeEvent.isComposing && event.keyCode !== 229
}
