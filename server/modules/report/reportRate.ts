import { compareDecimals, divideDecimals, multiplyDecimals } from '../../../schemas/shared/decimal'

/** Part ÷ whole in percent with one decimal, half up. Undefined without a whole, which a reader sees as "-". */
export function reportRate(part: string, whole: string): string | undefined {
  if (compareDecimals(whole, '0') === 0) return undefined
  return divideDecimals(multiplyDecimals(part, '100'), whole, 1)
}
