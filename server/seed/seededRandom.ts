/** Random choices that come out the same every time: the demo has one story. */
export interface SeededRandom {
  /** From 0 up to below 1. */
  readonly next: () => number
  /** A whole number from `from` to `to`, both included. */
  readonly whole: (from: number, to: number) => number
  readonly pick: <Value>(values: readonly Value[]) => Value
  readonly chance: (probability: number) => boolean
  /** Log-normal around a median: many small values, few large ones. */
  readonly logNormal: (median: number, spread: number) => number
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    pick: values => {
      const value = values[whole(0, values.length - 1)]
      if (value === undefined) throw new RangeError('Engine bug: seededRandom picks from nothing.')
      return value
    },
    chance: probability => next() < probability,
    logNormal: (median, spread) => {
      const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
      return median * Math.exp(spread * normal)
    },
  }
}
