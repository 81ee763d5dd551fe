export interface Spread {
  readonly median: number
  readonly lower: number
  readonly upper: number
  readonly count: number
}

/** Median and quartiles; one slow sample on a shared machine moves a mean, but hardly these. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  return {
    median: quantile(sorted, 0.5),
    lower: quantile(sorted, 0.25),
    upper: quantile(sorted, 0.75),
    count: sorted.length,
  }
}

export function medianOf(values: readonly number[]): number {
  return spreadOf(values).median
}

/** The value that this part of all values does not pass. */
export function quantileOf(values: readonly number[], part: number): number {
  return quantile(
    [...values].sort((a, b) => a - b),
    part,
  )
}

/** Linear between the two neighbours, as R and spreadsheets reckon it. */
function quantile(sorted: readonly number[], part: number): number {
  if (sorted.length === 0) return Number.NaN
  const position = (sorted.length - 1) * part
  const below = sorted[Math.floor(position)] ?? Number.NaN
  const above = sorted[Math.ceil(position)] ?? Number.NaN
  return below + (above - below) * (position - Math.floor(position))
}
