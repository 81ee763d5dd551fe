import { type RefObject, useLayoutEffect } from 'react'

interface GridScrollKeeperProps {
  /** Filled with the scroll position as it stands before the grid's own effects run. */
  readonly kept: RefObject<{ left: number; top: number }>
  readonly scroller: () => HTMLElement | null
  /** Without a selection glide scrolls nowhere, and asking for the position would lay the page out once more. */
  readonly hasSelection: boolean
}

/**
 * Stands before the grid in the tree, so its effect runs first. Glide scrolls to a new selection from positions that are one
 * frame old; with two keys in one frame it would land elsewhere. What it did is undone from what is kept here.
 */
export function GridScrollKeeper({ kept, scroller, hasSelection }: GridScrollKeeperProps) {
  useLayoutEffect(() => {
    const element = hasSelection ? scroller() : null
    if (element) kept.current = { left: element.scrollLeft, top: element.scrollTop }
  })
  return null
}
