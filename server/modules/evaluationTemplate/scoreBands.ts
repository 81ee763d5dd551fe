import { compareDecimals, isDecimal } from '../../../schemas/shared/decimal'

/** Of these more is better; of the others less. */
const risingFormulas = ['ON_TIME_RATE']

/** From which value on a score is given, best first; the last score is given without a limit. */
export interface ScoreBand {
  readonly limit?: string
  readonly score: string
}

const isBetter = (formula: string, value: string, than: string) =>
  risingFormulas.includes(formula) ? compareDecimals(value, than) > 0 : compareDecimals(value, than) < 0

/** `98:100;95:90;:40`, judged: limits get worse, scores fall within 0 and the most that an item gives. */
export function readBands(text: string, formula: string, maxScore: number): readonly ScoreBand[] | undefined {
  const bands = text.split(';').map(part => part.split(':').map(value => value.trim()))
  const isShaped = bands.every(
    ([limit = '', score = '', ...more], at) =>
      more.length === 0 &&
      isDecimal(score) &&
      (at === bands.length - 1 ? limit === '' : isDecimal(limit)) &&
      compareDecimals(score, '0') >= 0 &&
      compareDecimals(score, String(maxScore)) <= 0,
  )
  if (!isShaped) return undefined
  const read = bands.map(([limit = '', score = '']) => ({ ...(limit === '' ? {} : { limit }), score }))
  const falls = read.every((band, at) => {
    const before = read[at - 1]
    if (!before) return true
    const isWorse = band.limit === undefined || isBetter(formula, before.limit ?? '', band.limit)
    return isWorse && compareDecimals(before.score, band.score) > 0
  })
  return falls ? read : undefined
}
