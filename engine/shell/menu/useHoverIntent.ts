import { useCallback, useEffect, useRef } from 'react'

export interface HoverIntent {
  /** Does it after a while, unless something else is meant before. */
  readonly mean: (work: () => void, milliseconds: number) => void
  readonly forget: () => void
}

/** A pointer that only passes means nothing; one that rests does. */
export function useHoverIntent(): HoverIntent {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const forget = useCallback(() => clearTimeout(timer.current), [])
  const mean = useCallback(
    (work: () => void, milliseconds: number) => {
      forget()
      timer.current = setTimeout(work, milliseconds)
    },
    [forget],
  )
  useEffect(() => forget, [forget])
  return { mean, forget }
}
