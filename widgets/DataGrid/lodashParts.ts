/*
 * What the grid's library takes from lodash, as it uses it; the build puts it in lodash's place (server/browserBuild.mjs).
 * The eight functions of lodash bring a deep comparison and its caches with them, 8 kB on every list.
 */

export function clamp(value: number, lower: number, upper: number): number {
  return Math.max(lower, Math.min(value, upper))
}

/** Counts downwards where the end comes first. */
export function range(start: number, end?: number, step?: number): number[] {
  if (end === undefined) return range(0, start, step)
  const each = step ?? (start < end ? 1 : -1)
  const length = Math.max(0, Math.ceil((end - start) / (each || 1)))
  return Array.from({ length }, (_, index) => start + index * each)
}

export function flatten<Item>(lists: readonly (Item | readonly Item[])[]): Item[] {
  return lists.flat() as Item[]
}

export function uniq<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)]
}

export function has(owner: unknown, key: string): boolean {
  return typeof owner === 'object' && owner !== null && Object.hasOwn(owner, key)
}

export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Readonly<Record<string, Item[]>> {
  const groups: Record<string, Item[]> = {}
  for (const item of items) {
    const key = keyOf(item)
    const group = groups[key] ?? []
    group.push(item)
    groups[key] = group
  }
  return groups
}

/** Runs with what was given last once nothing was given for so long. */
export function debounce<Given extends unknown[]>(run: (...given: Given) => void, milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (...given: Given): void => {
    clearTimeout(timer)
    timer = setTimeout(() => run(...given), milliseconds)
  }
}

/** Runs at once, and then at most once in so long with what was given last. */
export function throttle<Given extends unknown[]>(run: (...given: Given) => void, milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: Given | undefined
  const next = () => {
    timer = undefined
    if (!waiting) return
    const given = waiting
    waiting = undefined
    start(given)
  }
  const start = (given: Given) => {
    timer = setTimeout(next, milliseconds)
    run(...given)
  }
  return (...given: Given): void => {
    if (timer === undefined) start(given)
    else waiting = given
  }
}
