const fields = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Assumed: Enter in a line goes to the next field and saves in the last one, or goes on to what stands below the fields;
 * Ctrl+Enter saves from everywhere. A field that looks something up has answered Enter itself, and a text of several lines keeps it.
 */
export function enterGoesOn(event: KeyboardEvent, save: () => void, goOn = save): void {
  const { target, currentTarget, key, isComposing } = event
  // Safari and older Chromium tell the end of a composition by this number alone.
  if (key !== 'Enter' || isComposing || event.keyCode === 229) return
  if (!(target instanceof HTMLElement) || !(currentTarget instanceof HTMLElement)) return
  const isEverywhere = event.ctrlKey || event.metaKey
  const isLine = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  if (!isEverywhere && (!isLine || target.getAttribute('aria-haspopup') === 'dialog')) return
  event.preventDefault()
  const all = [...currentTarget.querySelectorAll<HTMLElement>(fields)]
  const next = isEverywhere ? undefined : all[all.indexOf(target) + 1]
  if (next) next.focus()
  else {
    // What stands in a field is taken when it is left.
    target.blur()
    if (isEverywhere) save()
    else goOn()
  }
}
