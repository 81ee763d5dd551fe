import { useEffect } from 'react'
import { isTypingIn } from './shortcutOf'

/**
 * Ctrl+S saves what is worked on, never the page as a file. What is being typed is taken first. While a syllable is composed or
 * a question waits for its answer it does nothing.
 */
export function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, altKey, shiftKey } = event
      if (code !== 'KeyS' || !(ctrlKey || metaKey) || altKey || shiftKey) return
      event.preventDefault()
      // Safari and older Chromium tell the end of a composition by this number alone.
      if (event.isComposing || event.keyCode === 229 || event.repeat) return
      if (document.querySelector('dialog[open]')) return
      takeTyped()
      save()
    }
    // Before the dialog above the page, which keeps its keys to itself.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [save])
}

/** What stands in a field is taken when it is left, so it is left and entered again. */
function takeTyped(): void {
  const field = document.activeElement
  if (!(field instanceof HTMLElement) || !isTypingIn(field)) return
  field.blur()
  field.focus({ preventScroll: true })
}
