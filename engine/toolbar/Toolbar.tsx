import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import './toolbar.css'

interface ToolbarProps {
  readonly label: string
  readonly children: ReactNode
}

/** Buttons as one stop of the Tab key; arrows, Home and End move inside (the toolbar pattern of ARIA). */
export function Toolbar({ label, children }: ToolbarProps) {
  const place = useRef<HTMLDivElement>(null)
  const stop = useRef<HTMLElement>(undefined)

  useLayoutEffect(() => {
    const bar = place.current
    if (!bar) return
    const settle = () => {
      const buttons = buttonsIn(bar)
      if (!stop.current || !buttons.includes(stop.current)) stop.current = buttons[0]
      for (const button of buttons) button.tabIndex = button === stop.current ? 0 : -1
    }
    const onFocus = (event: FocusEvent) => {
      const button = buttonsIn(bar).find(each => each === event.target)
      if (!button) return
      stop.current = button
      settle()
    }
    settle()
    // Buttons come and go with the state of the page, and nothing else here is drawn again for that.
    const observer = new MutationObserver(settle)
    observer.observe(bar, { childList: true, subtree: true })
    bar.addEventListener('focusin', onFocus)
    return () => {
      observer.disconnect()
      bar.removeEventListener('focusin', onFocus)
    }
  }, [])

  return (
    <div
      className="toolbar"
      ref={place}
      role="toolbar"
      aria-label={label}
      data-part=""
      onKeyDown={event => moveIn(event, place.current)}
    >
      {children}
    </div>
  )
}

/** Without those of a panel that one of them opens. */
function buttonsIn(bar: HTMLElement): readonly HTMLElement[] {
  return [...bar.querySelectorAll<HTMLElement>('button')].filter(button => !button.closest('[popover]'))
}

function moveIn(event: KeyboardEvent, bar: HTMLElement | null): void {
  if (!bar || event.altKey || event.ctrlKey || event.metaKey) return
  const buttons = buttonsIn(bar)
  const at = event.target instanceof HTMLElement ? buttons.indexOf(event.target) : -1
  if (at < 0) return
  const places: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: buttons.length - 1,
  }
  const next = places[event.key]
  if (next === undefined) return
  event.preventDefault()
  buttons[(next + buttons.length) % buttons.length]?.focus()
}
