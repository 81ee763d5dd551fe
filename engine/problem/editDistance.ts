/** How many letters differ: inserted, dropped, replaced, or two neighbours swapped. */
export function editDistance(left: string, right: string): number {
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
