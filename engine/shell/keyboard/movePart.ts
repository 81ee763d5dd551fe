const stops =
  'input:not([disabled], [type="hidden"]), select:not([disabled]), textarea, button:not([disabled]), a[href], [tabindex="0"]'

/** Where Tab would stop first in a part; undefined when it has nothing to stop at. */
function entryOf(part: Element): HTMLElement | undefined {
  return [...part.querySelectorAll<HTMLElement>(stops)].find(
    stop => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }),
  )
}

/** The parts of the page from top to bottom: header, conditions, toolbars, grids, sections. One inside another counts alone. */
function partsOf(page: Document): readonly Element[] {
  const all = [...page.querySelectorAll('[data-part]')]
  return all.filter(part => !all.some(other => other !== part && part.contains(other)))
}

/** F6 goes to the next part of the page, Shift+F6 to the one before, round and round, as in Windows and SAP. */
export function movePart(page: Document, direction: 1 | -1): void {
  const entries = partsOf(page).flatMap(part => {
    const entry = entryOf(part)
    return entry ? [{ part, entry }] : []
  })
  const now = page.activeElement
  const inside = entries.findIndex(({ part }) => part.contains(now))
  // From what is in no part, such as the title: on to the part that follows it in the page.
  const follows = entries.findIndex(
    ({ part }) => now && (now.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
  )
  const from = inside >= 0 ? inside : follows >= 0 ? (direction > 0 ? follows - 1 : follows) : -1
  const next = entries[(from + direction + entries.length) % Math.max(1, entries.length)]
  next?.entry.focus()
}
