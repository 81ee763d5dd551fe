import { type RefObject, useEffect, useRef } from 'react'

export interface ModalOptions {
  /** Esc was pressed, or the page around the dialog. */
  readonly onDismiss: () => void
  /** A question that must be answered stays when the page around it is pressed. @default true */
  readonly closesOutside?: boolean
}

/**
 * Shows a native dialog above everything, with the page behind it inert. It tells when the user wants it gone, never while
 * a syllable is being composed, and gives the focus back to where it was.
 */
export function useModal({
  onDismiss,
  closesOutside = true,
}: ModalOptions): RefObject<HTMLDialogElement | null> {
  const place = useRef<HTMLDialogElement>(null)
  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss

  useEffect(() => {
    const dialog = place.current
    if (!dialog) return
    const before = document.activeElement
    // A popup that opens just after hides everything around it from screen readers, but for live regions.
    dialog.setAttribute('aria-live', 'off')
    dialog.showModal()
    // The Enter that has brought the question up still goes on to its press, or repeats while it is held: it must not
    // answer a question that nobody has read.
    let isOwnKey = false
    const onKeyDown = (event: KeyboardEvent) => {
      isOwnKey ||= !event.repeat
      if (!isOwnKey) event.preventDefault()
      if (event.key !== 'Escape') return
      event.preventDefault()
      // The dialog may be gone before the key comes to the page, where the popup below would take it for its own.
      event.stopPropagation()
      if (!event.isComposing) dismiss.current()
    }
    // The popup below a question would hear the key too, and close with it. Not stopped before: what stands in the dialog
    // itself hears it by way of the page's root.
    const keepKey = (event: KeyboardEvent) => {
      if (event.target instanceof Node && dialog.contains(event.target)) event.stopPropagation()
    }
    const onKeyPress = (event: KeyboardEvent) => {
      if (!isOwnKey) event.preventDefault()
    }
    const onCancel = (event: Event) => event.preventDefault()
    const onPress = (event: MouseEvent) => {
      if (closesOutside && event.target === dialog) dismiss.current()
    }
    dialog.addEventListener('keydown', onKeyDown)
    document.body.addEventListener('keydown', keepKey)
    dialog.addEventListener('keypress', onKeyPress)
    dialog.addEventListener('cancel', onCancel)
    dialog.addEventListener('mousedown', onPress)
    return () => {
      dialog.removeEventListener('keydown', onKeyDown)
      document.body.removeEventListener('keydown', keepKey)
      dialog.removeEventListener('keypress', onKeyPress)
      dialog.removeEventListener('cancel', onCancel)
      dialog.removeEventListener('mousedown', onPress)
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [closesOutside])

  return place
}
