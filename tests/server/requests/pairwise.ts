import { seededRandom } from '../../../server/seed/seededRandom'

/** Rows of which the best is taken, each made from another pair in another order of the columns. */
const candidates = 24

/** Rows in which each two values of two different columns meet, few of them, and the same ones every time. */
export function pairwise(sizes: readonly number[]): readonly (readonly number[])[] {
  const random = seededRandom(1)
  const open = new Set<string>()
  const name = (a: number, x: number, b: number, y: number) =>
    a < b ? `${a}:${x} ${b}:${y}` : `${b}:${y} ${a}:${x}`
  sizes.forEach((first, a) => {
    sizes.forEach((second, b) => {
      if (a < b)
        for (let x = 0; x < first; x += 1) for (let y = 0; y < second; y += 1) open.add(name(a, x, b, y))
    })
  })
  /** A row with this pair, and how many open pairs meet in it. */
  const rowWith = (seed: string, columns: readonly number[]) => {
    const given = new Map(
      seed.split(' ').map(part => {
        const [column, value] = part.split(':').map(Number)
        return [column ?? 0, value ?? 0] as const
      }),
    )
    let met = 1
    for (const column of columns) {
      if (given.has(column)) continue
      let best = 0
      let most = -1
      for (let value = 0; value < (sizes[column] ?? 0); value += 1) {
        const count = [...given].filter(([other, set]) => open.has(name(column, value, other, set))).length
        if (count > most) {
          best = value
          most = count
        }
      }
      given.set(column, best)
      met += most
    }
    return { given, met }
  }
  const rows: number[][] = []
  while (open.size > 0) {
    const seeds = [...open]
    let best = rowWith(seeds[0] ?? '', [...sizes.keys()])
    for (let turn = 1; turn < candidates; turn += 1) {
      const order = [...sizes.keys()]
        .map(column => ({ column, rank: random.next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ column }) => column)
      const row = rowWith(random.pick(seeds), order)
      if (row.met > best.met) best = row
    }
    for (const [a, x] of best.given) for (const [b, y] of best.given) open.delete(name(a, x, b, y))
    rows.push(sizes.map((_, column) => best.given.get(column) ?? 0))
  }
  return rows
}
