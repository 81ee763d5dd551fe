/**
 * The fewest that a greedy choice finds among which everything occurs that occurs among all: the one with most that is new comes
 * first, and of equals the first in the list. They are answered in the order of the list.
 */
export function coverOf<Item>(
  items: readonly Item[],
  has: (item: Item) => Iterable<string>,
): readonly Item[] {
  const missing = items.map(item => new Set(has(item)))
  const holders = new Map<string, Set<string>[]>()
  for (const set of missing) for (const each of set) holders.set(each, [...(holders.get(each) ?? []), set])
  const chosen = new Set<number>()
  for (;;) {
    const most = Math.max(0, ...missing.map(({ size }) => size))
    if (most === 0) return items.filter((_, index) => chosen.has(index))
    const best = missing.findIndex(({ size }) => size === most)
    chosen.add(best)
    for (const each of [...(missing[best] ?? [])])
      for (const holder of holders.get(each) ?? []) holder.delete(each)
  }
}
