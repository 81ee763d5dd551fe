/** Rows in which each two values of two different columns meet, found in the same order every time. */
export function pairwise(sizes: readonly number[]): readonly (readonly number[])[] {
  const open = new Set<string>()
  const name = (a: number, x: number, b: number, y: number) =>
    a < b ? `${a}:${x} ${b}:${y}` : `${b}:${y} ${a}:${x}`
  sizes.forEach((first, a) => {
    sizes.forEach((second, b) => {
      if (a < b)
        for (let x = 0; x < first; x += 1) for (let y = 0; y < second; y += 1) open.add(name(a, x, b, y))
    })
  })
  const rows: number[][] = []
  while (open.size > 0) {
    const [seed = ''] = open
    const given = new Map(
      seed.split(' ').map(part => {
        const [column, value] = part.split(':').map(Number)
        return [column ?? 0, value ?? 0] as const
      }),
    )
    sizes.forEach((size, column) => {
      if (given.has(column)) return
      let best = 0
      let most = -1
      for (let value = 0; value < size; value += 1) {
        const met = [...given].filter(([other, set]) => open.has(name(column, value, other, set))).length
        if (met > most) {
          best = value
          most = met
        }
      }
      given.set(column, best)
    })
    for (const [a, x] of given) for (const [b, y] of given) open.delete(name(a, x, b, y))
    rows.push(sizes.map((_, column) => given.get(column) ?? 0))
  }
  return rows
}
