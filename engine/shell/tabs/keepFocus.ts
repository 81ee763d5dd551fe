/** Where a page is entered again: a control by its id, or which of the grids. */
type Place = { readonly id: string } | { readonly grid: number }

/** The rest of a page loads in pieces; after this long, people have begun to look around. */
const patienceMilliseconds = 3000

/** The text box of a grid has the focus whichever cell is worked in. */
const gridBox = 'textarea.dataGrid-editor'

/** A press or a key moves the focus on purpose, so it is left alone. */
const gestures = ['pointerdown', 'keydown'] as const

/**
 * Brings the focus to where work begins on a page that somebody has gone to: to where he was when he left it, else to its
 * heading. It is left alone where it has been put since, and while a dialog is open.
 */
export function keepFocus(page: HTMLElement): {
  readonly leave: (key: string | undefined) => void
  /** Calls back with the heading once it is there. */
  readonly enter: (key: string | undefined, onArrived: (heading: HTMLElement) => void) => void
  readonly forget: (isOpen: (key: string) => boolean) => void
  readonly stop: () => void
} {
  const kept = new Map<string, Place>()
  let inside: Place | undefined
  let before: Element | null = null
  let running = 0
  const note = (event: FocusEvent) => {
    if (event.target instanceof Element) inside = placeOf(page, event.target)
  }
  page.addEventListener('focusin', note)

  return {
    leave: key => {
      cancelAnimationFrame(running)
      before = document.activeElement
      if (key !== undefined && inside) kept.set(key, inside)
      inside = undefined
    },
    enter: (key, onArrived) => {
      cancelAnimationFrame(running)
      const place = key === undefined ? undefined : kept.get(key)
      const end = performance.now() + patienceMilliseconds
      let isLeftAlone = false
      let isSaid = false
      const leaveAlone = () => {
        isLeftAlone = true
      }
      for (const kind of gestures) window.addEventListener(kind, leaveAlone, { capture: true, once: true })
      const next = () => {
        const heading = page.querySelector<HTMLElement>('h1')
        const target = place ? elementAt(page, place) : heading
        const isLate = performance.now() >= end
        if (heading && !isSaid) {
          isSaid = true
          onArrived(heading)
        }
        if (isSaid && (target || isLate || isLeftAlone)) {
          if (!isLeftAlone && mayMove(page, before)) focus(target ?? heading ?? page)
        } else if (!isLate) {
          running = requestAnimationFrame(next)
          return
        }
        for (const kind of gestures) window.removeEventListener(kind, leaveAlone, { capture: true })
      }
      next()
    },
    forget: isOpen => {
      for (const key of kept.keys()) if (!isOpen(key)) kept.delete(key)
    },
    stop: () => {
      cancelAnimationFrame(running)
      page.removeEventListener('focusin', note)
    },
  }
}

function placeOf(page: HTMLElement, element: Element): Place | undefined {
  if (element.id !== '' && element !== page) return { id: element.id }
  return element.matches(gridBox) ? { grid: [...page.querySelectorAll(gridBox)].indexOf(element) } : undefined
}

function elementAt(page: HTMLElement, place: Place): HTMLElement | null | undefined {
  if ('grid' in place) return page.querySelectorAll<HTMLElement>(gridBox)[place.grid]
  return page.querySelector<HTMLElement>(`[id="${CSS.escape(place.id)}"]`)
}

/** The focus still stands where it was when the page was left, or nowhere. */
function mayMove(page: HTMLElement, before: Element | null): boolean {
  const now = document.activeElement
  if (document.querySelector('dialog[open], [role="dialog"]')) return false
  return now === null || now === document.body || now === page || now === before
}

/** A heading takes the focus only when it is given to it. */
function focus(target: HTMLElement): void {
  if (target.tagName === 'H1') target.tabIndex = -1
  target.focus({ preventScroll: true })
}
