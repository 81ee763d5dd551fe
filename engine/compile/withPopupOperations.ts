import type { Compiling } from '../scope/compiling'

/**
 * Completes the operations of a page with those of every popup it can open, and of the popups these open: the grant of a
 * screen grants them all.
 */
export function withPopupOperations(
  popups: readonly { readonly on: Compiling }[],
): (on: Compiling) => readonly string[] {
  const byName = new Map(popups.map(({ on }) => [on.name, on]))
  const gather = (on: Compiling, seen: Set<string>, operations: Set<string>): void => {
    for (const operation of on.operations) operations.add(operation)
    for (const popup of on.popups) {
      const opened = byName.get(popup)
      if (!opened || seen.has(popup)) continue
      seen.add(popup)
      gather(opened, seen, operations)
    }
  }
  return on => {
    const operations = new Set<string>()
    gather(on, new Set([on.name]), operations)
    return [...operations].sort()
  }
}
