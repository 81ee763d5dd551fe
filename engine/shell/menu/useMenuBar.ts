import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { menuCloses, menuOpens, menuSwitches } from '../../settings/delays'
import { useHoverIntent } from './useHoverIntent'

/** Which entry of the first level is open, how it was opened, and where its panel takes the focus. */
interface OpenMenu {
  readonly id: string
  /** Opened by a press or a key: stays when the pointer leaves. */
  readonly isPinned: boolean
  readonly focus?: 'first' | 'last' | undefined
}

export interface MenuBarState {
  readonly place: RefObject<HTMLElement | null>
  readonly open: OpenMenu | undefined
  readonly show: (menu: OpenMenu) => void
  readonly close: () => void
  /** Closes and stands on the entry again. */
  readonly leave: () => void
  readonly onPointer: {
    readonly enterEntry: (id: string, pointerType: string) => void
    readonly leaveEntry: () => void
    readonly enterBar: () => void
    readonly leaveBar: (pointerType: string) => void
  }
}

/** The first level of the menu, opened by press, key or a pointer that rests; Esc and a press elsewhere close it. */
export function useMenuBar(): MenuBarState {
  const [open, setOpen] = useState<OpenMenu>()
  const place = useRef<HTMLElement>(null)
  const { mean, forget } = useHoverIntent()
  const close = useCallback(() => {
    forget()
    setOpen(undefined)
  }, [forget])
  const leave = useCallback(() => {
    close()
    place.current?.querySelector<HTMLElement>('[role="menubar"] [aria-expanded="true"]')?.focus()
  }, [close])
  const isOpen = open !== undefined

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) close()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.key !== 'Escape') return
      event.stopPropagation()
      // Opened by a pointer while the hands are elsewhere: they stay there.
      if (place.current?.contains(document.activeElement)) leave()
      else close()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen, close, leave])

  return {
    place,
    open,
    show: menu => {
      forget()
      setOpen(menu)
    },
    close,
    leave,
    onPointer: {
      enterEntry: (id, pointerType) => {
        if (pointerType !== 'mouse') return
        if (open?.id === id) forget()
        else
          mean(
            () => setOpen(before => ({ id, isPinned: before?.isPinned ?? false })),
            isOpen ? menuSwitches : menuOpens,
          )
      },
      leaveEntry: forget,
      enterBar: forget,
      leaveBar: pointerType => {
        if (pointerType === 'mouse' && open && !open.isPinned) mean(close, menuCloses)
      },
    },
  }
}
