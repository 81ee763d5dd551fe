import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
  sumDecimals,
} from '../../../schemas/shared/decimal'
import type { Figure } from './figureFacts'

/** An item of an evaluation template, as far as scores depend on it. */
export interface EvaluationItem {
  readonly itemNo: number
  readonly method: 'AUTO' | 'MANUAL'
  readonly weight: number
  readonly maxScore: number
  /** Of AUTO items. */
  readonly formula?: Figure | undefined
  /** `limit:score;…;:score`, the best first. */
  readonly bands?: string | undefined
}

/** One item as it is kept: without data an AUTO item has neither a figure nor a score, and its weight goes to the others. */
export interface ItemScore {
  readonly itemNo: number
  readonly raw: string | null
  readonly score: string | null
  readonly effWeight: string | null
  readonly weighted: string | null
}

export interface ScoreSheet {
  readonly items: readonly ItemScore[]
  readonly autoScore: string
  readonly manualScore: string
}

/** What an item adds to a total: score ÷ maximum × weight, to two decimals. */
export const weightedScore = (score: string, maxScore: number, weight: string): string =>
  divideDecimals(multiplyDecimals(score, weight), String(maxScore), 2)

/** The score of a figure: that of the first band whose limit it reaches. On-time rates reach upwards, all others downwards. */
export function bandScore(formula: Figure, bands: string, raw: string): string {
  const reaches = (limit: string) => {
    const order = compareDecimals(raw, limit)
    return formula === 'ON_TIME_RATE' ? order >= 0 : order <= 0
  }
  for (const band of bands.split(';')) {
    const [limit = '', score = ''] = band.split(':').map(part => part.trim())
    if (limit === '' || reaches(limit)) return roundDecimal(score, 2)
  }
  throw new Error(`The bands "${bands}" have no score for ${raw}.`)
}

/** What people have rated is its share of the maximum: surveys of five points, sheets of a hundred. */
function autoScoreOf({ formula, bands = '', maxScore }: EvaluationItem, raw: string): string {
  if (formula === undefined) throw new Error('An AUTO item has no formula.')
  return formula === 'SATIS_AVG' ? weightedScore(raw, 5, String(maxScore)) : bandScore(formula, bands, raw)
}

/** Scores of all items by their figures (domain 3.5): the last AUTO item with data takes what rounding leaves of the weights. */
export function scoreItems(items: readonly EvaluationItem[], raws: ReadonlyMap<number, string>): ScoreSheet {
  const autos = items.filter(({ method }) => method === 'AUTO')
  const known = autos.filter(({ itemNo }) => raws.has(itemNo))
  const all = sumWeights(autos)
  const shared = sumWeights(known)
  const weights = new Map<number, string>()
  for (const { itemNo, weight } of known) {
    const given = sumDecimals(['0', ...weights.values()])
    const share = divideDecimals(multiplyDecimals(String(weight), all), shared, 2)
    weights.set(itemNo, itemNo === known.at(-1)?.itemNo ? subtractDecimals(`${all}.00`, given) : share)
  }
  const scored = items.map((item): ItemScore => {
    const { itemNo, method, maxScore } = item
    const raw = raws.get(itemNo) ?? null
    if (method === 'AUTO' && raw === null)
      return { itemNo, raw, score: null, effWeight: null, weighted: null }
    const score =
      method === 'AUTO' ? autoScoreOf(item, raw ?? '0') : weightedScore(raw ?? '0', 100, String(maxScore))
    const effWeight = weights.get(itemNo) ?? `${item.weight}.00`
    return { itemNo, raw, score, effWeight, weighted: weightedScore(score, maxScore, effWeight) }
  })
  const sumOf = (method: EvaluationItem['method']) => {
    const numbers = new Set(items.filter(item => item.method === method).map(({ itemNo }) => itemNo))
    return sumDecimals([
      '0.00',
      ...scored.flatMap(({ itemNo, weighted }) => (numbers.has(itemNo) ? (weighted ?? []) : [])),
    ])
  }
  return { items: scored, autoScore: sumOf('AUTO'), manualScore: sumOf('MANUAL') }
}

const sumWeights = (items: readonly EvaluationItem[]) =>
  String(items.reduce((sum, { weight }) => sum + weight, 0))

interface TotalParts {
  readonly autoScore: string
  readonly manualScore: string
  readonly adjustScore: string
  readonly objectionScore: string
}

/** The sum of all parts, between 0 and 100, with its grade. */
export function totalOf({ autoScore, manualScore, adjustScore, objectionScore }: TotalParts) {
  const sum = [manualScore, adjustScore, objectionScore].reduce(addDecimals, autoScore)
  const isBelow = compareDecimals(sum, '0') < 0
  const total = isBelow ? '0.00' : compareDecimals(sum, '100') > 0 ? '100.00' : roundDecimal(sum, 2)
  return { totalScore: total, grade: gradeOf(total) }
}

const grades = [
  ['95', 'S'],
  ['85', 'A'],
  ['75', 'B'],
  ['60', 'C'],
] as const

export const gradeOf = (total: string): string =>
  grades.find(([least]) => compareDecimals(total, least) >= 0)?.[1] ?? 'D'
