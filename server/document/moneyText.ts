import { roundDecimal } from '../../schemas/shared/decimal'
import { currencyDecimals, isCurrency } from '../../schemas/shared/money'

/** An amount as the wire carries it: in the decimals of its currency, whatever the store keeps. */
export function moneyText(amount: string, currency: string): string {
  return roundDecimal(amount, isCurrency(currency) ? currencyDecimals[currency] : 2)
}
