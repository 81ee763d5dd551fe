import { minus, over, plus, quantityText, type Rational, rational, rounded, times, zero } from './rational'

/**
 * One number that a query works out over the facts of a group: the sum of their values or quantities, how many there are, how many
 * documents or companies they stand for, the greatest value. `sumOfOneUnit` is the quantity where all have one unit.
 */
export interface Aggregate {
  readonly how:
    | 'sum'
    | 'quantity'
    | 'sumOfOneUnit'
    | 'lines'
    | 'documents'
    | 'companies'
    | 'items'
    | 'greatest'
    /** As the number YYYYMM. */
    | 'newestMonth'
  /** The measure whose facts it counts. */
  readonly measure: string
}

/** What a figure is worked out by, exactly; rounded once it is shown. */
export type Formula =
  | { readonly op: 'aggregate'; readonly aggregate: Aggregate; readonly name: string }
  | { readonly op: 'plus' | 'minus' | 'times' | 'over'; readonly left: Formula; readonly right: Formula }
  /** The sum of those that there are. */
  | { readonly op: 'known'; readonly parts: readonly Formula[] }
  | { readonly op: 'constant'; readonly value: Rational }

export interface Figure {
  readonly formula: Formula
  /** Decimals of the text; `count` is a whole number, `quantity` has as many decimals as it needs. */
  readonly shown: number | 'count' | 'quantity'
  /** Korean: how it is worked out. Told with the answer, in the language of the reader (D-R8). */
  readonly explanation: string
}

export type Figures = Readonly<Record<string, Figure>>

const aggregate =
  (how: Aggregate['how']) =>
  (measure: string): Formula => ({
    op: 'aggregate',
    aggregate: { how, measure },
    name: aggregateName({ how, measure }),
  })

export const sumOf = aggregate('sum')
export const quantityOf = aggregate('quantity')
export const oneUnitOf = aggregate('sumOfOneUnit')
export const linesOf = aggregate('lines')
export const documentsOf = aggregate('documents')
export const companiesOf = aggregate('companies')
export const itemsOf = aggregate('items')
export const greatestOf = aggregate('greatest')
export const newestMonthOf = aggregate('newestMonth')

const pair =
  (op: 'plus' | 'minus' | 'times' | 'over') =>
  (left: Formula, right: Formula): Formula => ({ op, left, right })

export const added = pair('plus')
export const without = pair('minus')
export const multiplied = pair('times')
export const divided = pair('over')
export const knownOf = (...parts: readonly Formula[]): Formula => ({ op: 'known', parts })

const constant = (text: string): Formula => ({ op: 'constant', value: rational(text) })

/** Part ÷ whole in percent. */
export const percentOf = (part: Formula, whole: Formula): Formula =>
  multiplied(divided(part, whole), constant('100'))
export const millionthsOf = (part: Formula, whole: Formula): Formula =>
  multiplied(divided(part, whole), constant('1000000'))
/** How much more in percent: twice as much is 100. */
export const growthOf = (now: Formula, then: Formula): Formula => percentOf(without(now, then), then)

const shown =
  (places: Figure['shown']) =>
  (formula: Formula, explanation: string): Figure => ({ formula, shown: places, explanation })

export const won = shown(0)
export const price = shown(2)
export const percent = shown(1)
export const days = shown(1)
export const count = shown('count')
export const quantity = shown('quantity')

/** The numbers of a group by the names that `aggregateName` gives; null where there is none. */
export type Numbers = Readonly<Record<string, string | null>>

/** The column that holds an aggregate. */
export const aggregateName = ({ how, measure }: Aggregate): string => `${how}:${measure}`

export function aggregatesOf(formula: Formula): readonly Aggregate[] {
  switch (formula.op) {
    case 'aggregate':
      return [formula.aggregate]
    case 'known':
      return formula.parts.flatMap(aggregatesOf)
    case 'constant':
      return []
    default:
      return [...aggregatesOf(formula.left), ...aggregatesOf(formula.right)]
  }
}

const operations = { plus, minus, times, over } as const

/** Undefined where a part is missing or is divided by nothing. */
export const exactOf = (formula: Formula, numbers: Numbers): Rational | undefined => exactly(numbers)(formula)

/**
 * What formulas give of a group. They share parts, such as an average and its difference: each is worked out once. A report asks for a
 * few parts of a hundred thousand groups, and among a few a list is searched faster than a map is made.
 */
export function exactly(numbers: Numbers): (formula: Formula) => Rational | undefined {
  const known: Formula[] = []
  const values: (Rational | undefined)[] = []
  return function of(formula: Formula): Rational | undefined {
    const at = known.indexOf(formula)
    if (at >= 0) return values[at]
    const value = workedOut(formula, numbers, of)
    known.push(formula)
    values.push(value)
    return value
  }
}

function workedOut(
  formula: Formula,
  numbers: Numbers,
  of: (part: Formula) => Rational | undefined,
): Rational | undefined {
  switch (formula.op) {
    case 'aggregate': {
      const text = numbers[formula.name]
      return text === null || text === undefined ? undefined : rational(text)
    }
    case 'constant':
      return formula.value
    case 'known': {
      const parts = formula.parts.flatMap(part => of(part) ?? [])
      return parts.length === 0 ? undefined : parts.reduce(plus, zero)
    }
    default: {
      const left = of(formula.left)
      const right = of(formula.right)
      return left && right && operations[formula.op](left, right)
    }
  }
}

/** A figure as the answer carries it; undefined where it says nothing. */
function figureValue({ shown: places }: Figure, value: Rational | undefined): string | number | undefined {
  if (value === undefined) return undefined
  if (places === 'count') return Number(rounded(value, 0))
  if (places !== 'quantity') return rounded(value, places)
  return quantityText(value)
}

/** All figures of a group; those that say nothing are left out. */
export const figureValues = (figures: Figures, numbers: Numbers): Record<string, string | number> =>
  shownFigures(figures, exactly(numbers))

/** The same, of a group of which other formulas are asked as well. */
export function shownFigures(
  figures: Figures,
  of: (formula: Formula) => Rational | undefined,
): Record<string, string | number> {
  const shownValues: Record<string, string | number> = {}
  for (const [field, figure] of Object.entries(figures)) {
    const value = figureValue(figure, of(figure.formula))
    if (value !== undefined) shownValues[field] = value
  }
  return shownValues
}
