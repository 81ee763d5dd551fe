import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  subtractDecimals,
} from '../../../schemas/shared/decimal'
import { fillMessage } from '../../../schemas/shared/koreanParticle'

export const matchTexts = {
  matched: '일치',
  priceDiffers: '단가 {0}%',
  qtyAbove: '수량 초과 {0}%',
} as const

/** A settled line beside the line of its order. */
export interface MatchedLine {
  readonly unitPrice: string
  readonly poPrice: string
  readonly poQty: string
  /** All that was received of the order's line, less returns. */
  readonly receivedQty: string
  /** Percent by which more may be delivered (domain 3.3). */
  readonly overTol: string
}

/** Those who are responsible for settlements may allow a STOP, with a reason that is logged. */
export type MatchVerdict = 'FIT' | 'WARN' | 'STOP'

export interface Match {
  readonly verdict: MatchVerdict
  readonly text: string
}

/** Assumed: a price may differ from the order's by one percent with a warning. */
const priceTolerancePercent = '1'
const severity: readonly MatchVerdict[] = ['FIT', 'WARN', 'STOP']

/** Whether order and receipt agree; the third side, the tax invoice, is compared with the settlement when it is registered. */
export function matchLine({ unitPrice, poPrice, poQty, receivedQty, overTol }: MatchedLine): Match {
  const price = priceMatch(unitPrice, poPrice)
  const quantity = quantityMatch(poQty, receivedQty, overTol)
  const texts = [price, quantity].flatMap(({ verdict, text }) => (verdict === 'FIT' ? [] : text))
  return {
    verdict: worst([price.verdict, quantity.verdict]),
    text: texts.length > 0 ? texts.join(', ') : matchTexts.matched,
  }
}

export function worst(verdicts: readonly MatchVerdict[]): MatchVerdict {
  return verdicts.reduce<MatchVerdict>(
    (found, next) => (severity.indexOf(next) > severity.indexOf(found) ? next : found),
    'FIT',
  )
}

function priceMatch(unitPrice: string, poPrice: string): Match {
  if (compareDecimals(unitPrice, poPrice) === 0) return { verdict: 'FIT', text: '' }
  const difference = subtractDecimals(unitPrice, poPrice)
  const isFree = compareDecimals(poPrice, '0') === 0
  const percent = isFree ? '100.0' : divideDecimals(multiplyDecimals(difference, '100'), poPrice, 1)
  const size = percent.replace('-', '')
  return {
    verdict: compareDecimals(size, priceTolerancePercent) <= 0 ? 'WARN' : 'STOP',
    text: fillMessage(matchTexts.priceDiffers, [signed(percent)]),
  }
}

function quantityMatch(poQty: string, receivedQty: string, overTol: string): Match {
  if (compareDecimals(receivedQty, poQty) <= 0) return { verdict: 'FIT', text: '' }
  const limit = divideDecimals(multiplyDecimals(poQty, addDecimals('100', overTol)), '100', 3)
  const over = divideDecimals(multiplyDecimals(subtractDecimals(receivedQty, poQty), '100'), poQty, 1)
  return {
    verdict: compareDecimals(receivedQty, limit) <= 0 ? 'WARN' : 'STOP',
    text: fillMessage(matchTexts.qtyAbove, [over]),
  }
}

const signed = (percent: string) => (percent.startsWith('-') ? percent : `+${percent}`)
