const businessNumberWeights = [1, 3, 7, 1, 3, 7, 1, 3, 5]

/** The digits of a number written with or without hyphens; none where the length or a character is wrong. */
function digitsOf(text: string, length: number): number[] {
  const plain = text.replaceAll('-', '')
  // A row of equal digits (0000000000) can pass the sum, yet nobody has such a number.
  if (!/^\d+$/.test(plain) || plain.length !== length || /^(\d)\1*$/.test(plain)) return []
  return [...plain].map(Number)
}

function weightedSum(digits: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0)
}

function checkDigit(sum: number): number {
  return (10 - (sum % 10)) % 10
}

/** 사업자등록번호: ten digits, the last of which is the check digit. */
export function isBusinessNumber(text: string): boolean {
  const digits = digitsOf(text, 10)
  if (digits.length === 0) return false
  // The ninth digit counts five times, and the tens of that product once more.
  const tens = Math.floor(((digits[8] ?? 0) * 5) / 10)
  return checkDigit(weightedSum(digits, businessNumberWeights) + tens) === digits[9]
}

/** 법인등록번호: thirteen digits; the first twelve count 1, 2, 1, 2 … and the last is the check digit. */
export function isCorporateNumber(text: string): boolean {
  const digits = digitsOf(text, 13)
  if (digits.length === 0) return false
  const weights = Array.from({ length: 12 }, (_, index) => (index % 2) + 1)
  return checkDigit(weightedSum(digits, weights)) === digits[12]
}

/** 990-81-00018; any other text stays as it is. */
export function formatBusinessNumber(text: string): string {
  return text.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3')
}

/** 130111-0006246; any other text stays as it is. */
export function formatCorporateNumber(text: string): string {
  return text.replace(/^(\d{6})(\d{7})$/, '$1-$2')
}
