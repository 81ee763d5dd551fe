import { compareDecimals, divideDecimals, multiplyDecimals } from '../../schemas/shared/decimal'
import type { Transaction } from '../database/connect'
import { type Failure, fieldRefused } from '../http/failure'

const notConvertible = '품목 단위({0})로 환산할 수 없는 단위({1})입니다.'
const priceDecimals = 2

/** A price per one of a unit as a price per one of another one (domain 3.47): both have the same base, and none becomes 0. */
export async function unitPriceIn(
  tx: Transaction,
  price: string,
  from: string,
  to: string,
  field = 'itemCode',
): Promise<string | Failure> {
  if (from === to) return price
  const units = await tx
    .selectFrom('unit')
    .select(['unit_code', 'base_unit', 'conv_rate'])
    .where('unit_code', 'in', [from, to])
    .execute()
  const [source, target] = [from, to].map(code => units.find(({ unit_code }) => unit_code === code))
  const refusal = fieldRefused(field, notConvertible, [to, from])
  if (!source || !target) return refusal
  if ((source.base_unit ?? source.unit_code) !== (target.base_unit ?? target.unit_code)) return refusal
  const converted = divideDecimals(multiplyDecimals(price, target.conv_rate), source.conv_rate, priceDecimals)
  return compareDecimals(converted, '0') > 0 ? converted : refusal
}
