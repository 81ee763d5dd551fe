import { truncateDecimal } from './decimal'

const numerals = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구']
const smallUnits = ['', '십', '백', '천']
const largeUnits = ['', '만', '억', '조', '경', '해']

/** Up to four digits; 일 is always written, so that nobody can put a greater digit before a 십, 백 or 천. */
function fourDigits(group: string): string {
  return [...group]
    .map((digit, index) =>
      digit === '0' ? '' : `${numerals[Number(digit)]}${smallUnits[group.length - 1 - index]}`,
    )
    .join('')
}

function hangulNumber(digits: string): string {
  const count = Math.ceil(digits.length / 4)
  if (count > largeUnits.length) throw new RangeError(`Engine bug: hangulAmount has no unit for ${digits}.`)
  const padded = digits.padStart(count * 4, '0')
  const words = Array.from({ length: count }, (_, index) => {
    const group = fourDigits(padded.slice(index * 4, index * 4 + 4))
    return group === '' ? '' : `${group}${largeUnits[count - 1 - index]}`
  })
  return words.join('') || '영'
}

/** An amount in won as printed documents spell it: 1000000 is 일금 일백만원정. Fractions of a won are cut off. */
export function hangulAmount(amount: string): string {
  const whole = truncateDecimal(amount, 0)
  // Assumed: a credit (return) is spelt with 마이너스 before the number.
  const sign = whole.startsWith('-') ? '마이너스 ' : ''
  return `일금 ${sign}${hangulNumber(whole.replace('-', ''))}원정`
}
