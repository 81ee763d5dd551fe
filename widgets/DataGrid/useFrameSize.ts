import { type RefObject, useLayoutEffect, useState } from 'react'

export interface FrameSize {
  readonly width: number
  readonly height: number
}

/** The room inside an element's border, kept up to date. */
export function useFrameSize(element: RefObject<HTMLElement | null>): FrameSize {
  const [size, setSize] = useState<FrameSize>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const frame = element.current
    if (!frame) return
    const measure = () => setSize({ width: frame.clientWidth, height: frame.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    return () => observer.disconnect()
  }, [element])
  return size
}
