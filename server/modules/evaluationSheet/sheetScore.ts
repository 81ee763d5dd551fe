import { compareDecimals, sumDecimals } from '../../../schemas/shared/decimal'
import { weightedScore } from '../supplierFigures/evaluationScore'

export interface ScoredItem {
  readonly score: string | null
  readonly weight: number
  readonly max_score: number
}

/** The points of a sheet: each item rounded by itself (domain 3.5); none until every item is scored. */
export function sheetTotal(items: readonly ScoredItem[]): string | null {
  const points = items.flatMap(({ score, weight, max_score }) =>
    score === null ? [] : [weightedScore(score, max_score, String(weight))],
  )
  return items.length === 0 || points.length < items.length ? null : sumDecimals(points)
}

const atLeast = (total: string, limit: string) => compareDecimals(total, limit) >= 0

export function registrationResult(total: string): 'PASS' | 'COND' | 'FAIL' {
  if (atLeast(total, '70')) return 'PASS'
  return atLeast(total, '60') ? 'COND' : 'FAIL'
}

/** The least total with which a contract goes on, by what is decided of it. */
const leastForResult: Readonly<Record<string, string>> = { RENEW: '75', COND: '60' }

export const isBelow = (total: string, result: string): boolean => {
  const least = leastForResult[result]
  return least !== undefined && !atLeast(total, least)
}
