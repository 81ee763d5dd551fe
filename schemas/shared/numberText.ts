const currency = /^(?:₩|\\|\$|€|¥|krw|usd|eur|jpy|cny)|(?:원|krw|usd|eur|jpy|cny)$/gi
// Commas must stand between groups of three, or "1,5" from a European sheet would silently become fifteen.
const plain = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/

/**
 * The number that people and spreadsheets write as "1,234,567", "₩890원", "(1,200)", "△1,200" or in full width, as a plain
 * decimal without zeros that say nothing. Undefined for any other text. Never goes through floating point.
 */
export function parseNumberText(text: string): string | undefined {
  // A blank between two digits parts two numbers.
  let rest = text
    .normalize('NFKC')
    .trim()
    .replace(/(?<=\D)\s+|\s+(?=\D)/g, '')
  let isNegative = false
  const takeSign = () => {
    const bracketed = /^\((.*)\)$/.exec(rest)
    if (bracketed?.[1] !== undefined) {
      isNegative = true
      rest = bracketed[1]
    } else if (/^[-−–△▲]/.test(rest)) {
      isNegative = true
      rest = rest.slice(1)
    } else if (rest.startsWith('+')) rest = rest.slice(1)
  }
  takeSign()
  rest = rest.replace(currency, '')
  if (!isNegative) takeSign()
  const match = plain.exec(rest)
  if (!match || (match[1] === undefined && !match[2])) return undefined
  const whole = (match[1] ?? '0').replaceAll(',', '').replace(/^0+(?=\d)/, '')
  const decimals = (match[2] ?? '').replace(/0+$/, '')
  const digits = decimals === '' ? whole : `${whole}.${decimals}`
  return isNegative && digits !== '0' ? `-${digits}` : digits
}
