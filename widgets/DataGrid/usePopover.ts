import { type RefObject, useLayoutEffect } from 'react'

/**
 * Shows an element above everything, below its anchor or, where there is no room, above it. The top layer is the only place that
 * a grid of three rows in a dialog does not cut off.
 */
export function usePopover(
  element: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const popover = element.current
    if (!popover) return
    if (!popover.matches(':popover-open')) popover.showPopover()
    const place = () => {
      const at = anchor.current?.getBoundingClientRect()
      if (!at) return
      const { height, width } = popover.getBoundingClientRect()
      const isBelow = at.bottom + height + 2 <= innerHeight || at.top < height + 2
      popover.style.top = `${isBelow ? at.bottom + 2 : at.top - height - 2}px`
      popover.style.left = `${Math.max(4, Math.min(at.left, innerWidth - width - 4))}px`
    }
    place()
    // The anchor moves by a transform that is set in the same frame, and by any scrolling around the grid.
    const frame = requestAnimationFrame(place)
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  })
}
