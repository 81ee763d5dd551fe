import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { useRef, useState } from 'react'
import type { DialogProps } from '../engine/render/widgetContract'
import { Icon } from './Icon'
import './dialog.css'

/** Spec §9: modals start at 3000; each further one lies above the one before. */
const firstLayer = 3000

/** A modal with title, body and foot. Esc closes; the focus is kept inside and goes back to where it was. */
export function Dialog({ title, onClose, depth, width, children, foot, closeLabel }: DialogProps) {
  const layer = firstLayer + depth * 10
  const popup = useRef<HTMLDivElement>(null)
  // Asked before a field inside takes the focus, which it does earlier than the dialog looks where it was.
  const [before] = useState(() => document.activeElement)
  const backTo = () => (before instanceof HTMLElement && before.isConnected ? before : true)
  // Who shows a field may have given it the focus. Else it would stay behind the dialog, and Tab would walk there.
  const firstFocus = () => {
    if (popup.current?.contains(document.activeElement)) return false
    const field = '.dialog-body :is(input, select, textarea):not(.dataGrid *, [hidden], :disabled)'
    const first = popup.current?.querySelector<HTMLElement>(field)
    return first ?? popup.current?.querySelector<HTMLElement>('.dialog-foot button') ?? false
  }
  return (
    <BaseDialog.Root open onOpenChange={isOpen => !isOpen && onClose()} disablePointerDismissal>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="dialog-backdrop" style={{ zIndex: layer }} forceRender />
        <BaseDialog.Popup
          ref={popup}
          className="dialog"
          style={{ zIndex: layer + 1, width }}
          initialFocus={firstFocus}
          finalFocus={backTo}
        >
          <div className="dialog-head">
            <BaseDialog.Title className="dialog-title">{title}</BaseDialog.Title>
            <BaseDialog.Close className="field-button" aria-label={closeLabel}>
              <Icon name="close" />
            </BaseDialog.Close>
          </div>
          <div className="dialog-body">{children}</div>
          <footer className="dialog-foot">{foot}</footer>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
