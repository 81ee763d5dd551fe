import { koreanDay } from '../../schemas/shared/koreanTime'
import { zeroPad } from '../../schemas/shared/zeroPad'

/** Gives document numbers by month of creation, and remembers the last of each for the counters. */
export interface FlowNumbers {
  /** Numbers for all of them, in the order of their instants; those without an instant have none. */
  readonly number: <Item>(
    prefix: string,
    items: readonly Item[],
    instantOf: (item: Item) => number | undefined,
  ) => ReadonlyMap<Item, string>
  /** The last number by `prefix month`. */
  readonly last: ReadonlyMap<string, number>
}

export function flowNumbers(): FlowNumbers {
  const last = new Map<string, number>()
  return {
    last,
    number: (prefix, items, instantOf) => {
      const created = items.flatMap(item => {
        const instant = instantOf(item)
        return instant === undefined ? [] : [{ item, instant }]
      })
      created.sort((a, b) => a.instant - b.instant)
      return new Map(
        created.map(({ item, instant }) => {
          const day = koreanDay(instant)
          const month = day.slice(0, 4) + day.slice(5, 7)
          const count = (last.get(`${prefix} ${month}`) ?? 0) + 1
          last.set(`${prefix} ${month}`, count)
          return [item, `${prefix}${month}-${zeroPad(count, 6)}`]
        }),
      )
    },
  }
}
