const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys walk the buttons and links inside a place, round and round; Home and End go to its ends. */
export function moveFocus(event: KeyboardEvent, place: HTMLElement | null): void {
  const entries = [...(place?.querySelectorAll<HTMLElement>('button:enabled, a[href]') ?? [])]
  const now = entries.findIndex(entry => entry.matches(':focus'))
  const next = targetOf(event.key, now, entries.length)
  if (next === undefined) return
  event.preventDefault()
  entries[next]?.focus()
}

function targetOf(key: string, now: number, count: number): number | undefined {
  const step = steps[key]
  if (step !== undefined && count > 0) return (now + step + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
