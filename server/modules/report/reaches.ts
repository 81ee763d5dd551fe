import { type RawBuilder, sql } from 'kysely'
import type { Formula } from './figure'
import { rational, roundedUp } from './rational'

type Sql = RawBuilder<unknown>

/** A limit that a rate has to reach, up or down, as the rate is shown: with one decimal (domain 14.2). */
export interface Reached {
  readonly rate: Formula
  readonly limit: string
}

/** Two sides of an exact fraction over the aggregates of a group, and what is above zero where it says something. */
interface Fraction {
  readonly top: Sql
  readonly bottom: Sql
  readonly above: readonly Sql[]
}

/**
 * The condition that a group reaches a limit. It multiplies and never divides, so that it decides as exactly as the figures that are shown:
 * a rate is shown as 3.0 from 2.95 on.
 */
export function reaches({ rate, limit }: Reached): Sql {
  const { top, bottom, above } = fractionOf(rate)
  const tenths = roundedUp(rational(limit), 1)
  const known = above.map(one => sql`${one} > 0`)
  return sql`(${sql.join(
    [...known, sql`20 * abs(${top}) >= ${sql.lit((2n * tenths.top - 1n).toString())}::numeric * ${bottom}`],
    sql` and `,
  )})`
}

function fractionOf(formula: Formula): Fraction {
  switch (formula.op) {
    case 'aggregate':
      return { top: sql.ref(formula.name), bottom: sql`1`, above: [] }
    case 'constant': {
      const { top, bottom } = formula.value
      return { top: numberOf(top), bottom: numberOf(bottom), above: [] }
    }
    case 'known':
      throw new Error('Server bug: a limit is held against a sum of what is known.')
    default: {
      const [a, b] = [fractionOf(formula.left), fractionOf(formula.right)]
      const above = [...a.above, ...b.above]
      const both = sql`${a.bottom} * ${b.bottom}`
      if (formula.op === 'times') return { top: sql`${a.top} * ${b.top}`, bottom: both, above }
      if (formula.op === 'over')
        return {
          top: sql`${a.top} * ${b.bottom}`,
          bottom: sql`${a.bottom} * ${b.top}`,
          above: [...above, b.top],
        }
      const sign = formula.op === 'plus' ? sql`+` : sql`-`
      return { top: sql`(${a.top} * ${b.bottom} ${sign} ${b.top} * ${a.bottom})`, bottom: both, above }
    }
  }
}

const numberOf = (whole: bigint): Sql => sql`${sql.lit(whole.toString())}::numeric`
