import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GridHoveredNote } from './gridSheet'

/** Long enough that a pointer on its way over the rows brings nothing up in front of them. */
const restMilliseconds = 300
/** Long enough to go from the cell over to its note. */
const wayMilliseconds = 150

export interface HoverNote {
  readonly note: GridHoveredNote | undefined
  /** The pointer is over a cell that has something to say, or over none. */
  readonly show: (next: GridHoveredNote | undefined) => void
  /** The pointer is over the note itself, which then stays. */
  readonly hold: () => void
}

/** The note of the cell under the mouse: it can be gone over to, and Esc takes it away (WCAG 1.4.13). */
export function useHoverNote(): HoverNote {
  const [note, setNote] = useState<GridHoveredNote>()
  const timer = useRef(0)
  const hold = useCallback(() => clearTimeout(timer.current), [])
  const show = useCallback((next: GridHoveredNote | undefined) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setNote(next), next ? restMilliseconds : wayMilliseconds)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!note) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setNote(undefined)
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [note])
  return useMemo(() => ({ note, show, hold }), [note, show, hold])
}
