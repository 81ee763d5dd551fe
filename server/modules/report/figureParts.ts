import type { Aggregate, Formula } from './figure'

/** What one kind of fact adds to a figure: its own numbers, or the same below zero. */
export interface Addend {
  readonly aggregate: Aggregate
  readonly sign: 1 | -1
}

/** What stands above and below the line of a figure; only rates, averages and differences of prices have something below. */
export interface FigureParts {
  readonly above: readonly Addend[]
  readonly below: readonly Addend[]
}

/** The facts behind a formula. A constant adds none; a product is that of its first factor. */
export function figureParts(formula: Formula): FigureParts {
  switch (formula.op) {
    case 'aggregate':
      return { above: [{ aggregate: formula.aggregate, sign: 1 }], below: [] }
    case 'constant':
      return { above: [], below: [] }
    case 'known':
      return joined(formula.parts.map(figureParts))
    case 'times': {
      const [left, right] = [figureParts(formula.left), figureParts(formula.right)]
      return left.above.length > 0 ? left : right
    }
    case 'over': {
      const [left, right] = [figureParts(formula.left), figureParts(formula.right)]
      return { above: left.above, below: left.below.length > 0 ? left.below : right.above }
    }
    case 'plus':
      return joined([figureParts(formula.left), figureParts(formula.right)])
    case 'minus': {
      const [left, right] = [figureParts(formula.left), figureParts(formula.right)]
      // Of two averages the one is held against the other.
      if (left.below.length > 0 || right.below.length > 0) return { above: left.above, below: right.above }
      return { above: [...left.above, ...right.above.map(negative)], below: [] }
    }
  }
}

const negative = ({ aggregate, sign }: Addend): Addend => ({ aggregate, sign: sign === 1 ? -1 : 1 })

const joined = (parts: readonly FigureParts[]): FigureParts => ({
  above: parts.flatMap(({ above }) => above),
  below: parts.flatMap(({ below }) => below),
})
