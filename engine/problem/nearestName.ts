/** How many letters differ: inserted, dropped, replaced, or two neighbours swapped. */
function editDistance(left: string, right: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let i = 1; i <= left.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= right.length; j += 1) {
      const isSame = left[i - 1] === right[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    beforeLast = last
    last = row
  }
  return last[right.length] ?? 0
}

/**
 * The names that the author may have meant, nearest first, at most five. Far names are left out: a wrong hint is worse
 * than none. A third of the letters may differ, one always, three at most.
 */
export function nearestNames(written: string, known: Iterable<string>): string[] {
  const limit = Math.max(1, Math.min(3, Math.floor(written.length / 3)))
  const found: { name: string; distance: number }[] = []
  for (const name of known) {
    if (Math.abs(name.length - written.length) > limit) continue
    const distance = editDistance(written.toLowerCase(), name.toLowerCase())
    if (distance <= limit) found.push({ name, distance })
  }
  return found
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, 5)
    .map(({ name }) => name)
}

export function nearestName(written: string, known: Iterable<string>): string | undefined {
  return nearestNames(written, known)[0]
}
