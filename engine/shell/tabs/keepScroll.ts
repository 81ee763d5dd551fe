/** A place that scrolls: the page itself, or which one of its kind in it; and how far. */
interface Scrolled {
  readonly kind: string
  readonly at: number
  readonly top: number
  readonly left: number
}

/** A grid fetches its rows and measures itself first; who waits longer than this has begun to look around. */
const patienceMilliseconds = 3000

/**
 * Remembers how far the parts of a page are scrolled while its tab is not on top. Pages are drawn again when they come
 * back, so the places are found by their class and their order.
 */
export function keepScroll(page: HTMLElement): {
  readonly leave: (key: string | undefined) => void
  readonly enter: (key: string) => void
  readonly forget: (isOpen: (key: string) => boolean) => void
  readonly stop: () => void
} {
  const kept = new Map<string, readonly Scrolled[]>()
  const scrolled = new Set<Element>()
  const note = (event: Event) => {
    if (event.target instanceof Element) scrolled.add(event.target)
  }
  page.addEventListener('scroll', note, { capture: true, passive: true })
  let running = 0
  const cancel = () => cancelAnimationFrame(running)
  for (const kind of gestures) page.addEventListener(kind, cancel, { capture: true, passive: true })

  return {
    leave: key => {
      cancel()
      const places = [...scrolled].flatMap(element => placeOf(page, element))
      if (key !== undefined) kept.set(key, places)
      scrolled.clear()
    },
    enter: key => {
      const places = kept.get(key) ?? []
      if (!places.some(({ at }) => at < 0)) page.scrollTop = 0
      const end = performance.now() + patienceMilliseconds
      const next = (open: readonly Scrolled[]) => {
        const left = open.filter(place => !scrollTo(page, place))
        if (left.length > 0 && performance.now() < end) running = requestAnimationFrame(() => next(left))
      }
      next(places)
    },
    forget: isOpen => {
      for (const key of kept.keys()) if (!isOpen(key)) kept.delete(key)
    },
    stop: () => {
      cancel()
      page.removeEventListener('scroll', note, { capture: true })
      for (const kind of gestures) page.removeEventListener(kind, cancel, { capture: true })
    },
  }
}

/** A person who scrolls, presses or types decides where the page stands. */
const gestures = ['wheel', 'pointerdown', 'keydown'] as const

function placeOf(page: HTMLElement, element: Element): readonly Scrolled[] {
  const { scrollTop: top, scrollLeft: left, className: kind } = element
  if (!page.contains(element) || (top === 0 && left === 0)) return []
  return [{ kind, at: ofKind(page, kind).indexOf(element), top, left }]
}

function ofKind(page: HTMLElement, kind: string): readonly Element[] {
  return [...page.getElementsByClassName(kind)]
}

/** Whether the place is there and has gone as far as it was. */
function scrollTo(page: HTMLElement, { kind, at, top, left }: Scrolled): boolean {
  const element = at < 0 ? page : ofKind(page, kind)[at]
  element?.scrollTo({ top, left, behavior: 'instant' })
  return (
    element !== undefined && Math.abs(element.scrollTop - top) < 2 && Math.abs(element.scrollLeft - left) < 2
  )
}
