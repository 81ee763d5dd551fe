import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './Dropdown.module.css'
import { type LatePanels, usePanels } from './latePanels'
import { moveFocus } from './moveFocus'

export interface DropdownProps<Panels> {
  /** What the button shows. */
  readonly button: ReactNode
  /** What the button is called when it shows a sign alone. */
  readonly label?: string
  readonly look?: 'quiet' | 'icon'
  readonly align?: 'left' | 'right'
  /** Where what opens below comes from. */
  readonly panels: LatePanels<Panels>
  /** What opens below, drawn once the panels are there. */
  readonly panel: (panels: Panels, close: () => void) => ReactNode
}

/**
 * A button that opens a small panel below it. Arrow keys walk its entries, Esc and a press elsewhere close it; the focus
 * returns to the button.
 */
export function Dropdown<Panels>({
  button,
  label,
  look = 'quiet',
  align = 'left',
  panels: late,
  panel,
}: DropdownProps<Panels>) {
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const panels = usePanels(late, isOpen)
  const close = () => setIsOpen(false)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setIsOpen(false)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return
      moveFocus(event, place.current)
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setIsOpen(false)
      opener.current?.focus()
    }
    // An entry that went away under the focus, as a button to try again does, has left it to the page.
    const onLostKeyDown = (event: KeyboardEvent) => {
      if (event.target === document.body) onKeyDown(event)
    }
    const held = place.current
    held?.addEventListener('keydown', onKeyDown)
    document.addEventListener('keydown', onLostKeyDown)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      held?.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('keydown', onLostKeyDown)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  return (
    <div className={styles.place} ref={place}>
      <button
        type="button"
        className="button"
        data-look={look}
        ref={opener}
        aria-expanded={isOpen}
        aria-controls={isOpen && panels ? panelId : undefined}
        aria-label={label}
        title={label}
        onClick={() => setIsOpen(!isOpen)}
        onPointerEnter={late.expect}
        onFocus={late.expect}
      >
        {button}
      </button>
      {isOpen && panels && (
        <div className={styles.panel} id={panelId} data-align={align}>
          {panel(panels, close)}
        </div>
      )}
    </div>
  )
}
