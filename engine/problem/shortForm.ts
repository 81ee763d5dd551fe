/**
 * How many letters lie between a name and what somebody writes for it who knows it only by half: `reqDt` for `reqDate`, `compNm` for
 * `compNameKr`, `cancelOrder` for `cancelOrderRequest`, `totalAmount` for `totalAmt`, `reqDateFrom` for `reqDate`, `prTitle` for
 * `title`. Undefined where it is no such form: all words that are written must be found in the name, and half of its letters.
 */
export function shortFormDistance(written: string, name: string): number | undefined {
  const [words, own] = [nameWords(written), nameWords(name)]
  if (lettersOf(words) < 2) return undefined
  const distance = endDistance(words, own) ?? fullDistance(words, own) ?? periodDistance(words, own)
  const half = Math.max(lettersOf(words), lettersOf(own)) / 2
  return distance !== undefined && distance <= half ? distance : undefined
}

/** The words of a name in camel case or with underscores, in small letters. */
export function nameWords(name: string): readonly string[] {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []
  // Of all words that are written short this one alone changes a letter.
  return words.map(word => word.toLowerCase()).map(word => (word === 'number' ? 'no' : word))
}

function lettersOf(words: readonly string[]): number {
  return words.join('').length
}

/** One ends as the other is; to what is written somebody may have added the two letters of its document. */
function endDistance(written: readonly string[], name: readonly string[]): number | undefined {
  const isEndOf = (short: readonly string[], long: readonly string[]) =>
    short.length < long.length && long.slice(-short.length).join(' ') === short.join(' ')
  const isKindAdded = written.length === name.length + 1 && (written[0]?.length ?? 0) === 2
  if (written.length > 1 && isEndOf(written, name)) return lettersOf(name) - lettersOf(written)
  return isKindAdded && isEndOf(name, written) ? lettersOf(written) - lettersOf(name) : undefined
}

function fullDistance(written: readonly string[], name: readonly string[]): number | undefined {
  // Names such as deptnm do not say where their words begin.
  const isUnparted = written.length === 1 || name.length === 1
  return (
    wordsDistance(written, name) ?? (isUnparted ? wordDistance(written.join(''), name.join('')) : undefined)
  )
}

/** Both ends of a period bear the name of the period. */
function periodDistance(written: readonly string[], name: readonly string[]): number | undefined {
  const last = written.at(-1) ?? ''
  const rest = written.slice(0, -1)
  if (last !== 'from' && last !== 'to') return undefined
  return rest.length > 1 || rest[0] === name[0] ? wordsDistance(rest, name) : undefined
}

const inTheMiddle = 2

/** The words in their order. Of the name some may be left out, but not the first; in the middle that is less likely than at the end. */
function wordsDistance(
  [word, ...others]: readonly string[],
  [first, ...rest]: readonly string[],
  isBegun = false,
): number | undefined {
  if (first === undefined) return word === undefined ? 0 : undefined
  if (word === undefined) return isBegun ? lettersOf([first, ...rest]) : undefined
  const own = wordDistance(word, first)
  const after = own === undefined ? undefined : wordsDistance(others, rest, true)
  if (own !== undefined && after !== undefined) return own + after
  const without = isBegun ? wordsDistance([word, ...others], rest, true) : undefined
  return without === undefined ? undefined : first.length + inTheMiddle + without
}

/** How many letters one of two words leaves out of the other. */
function wordDistance(one: string, other: string): number | undefined {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return isShort(short, long) ? long.length - short.length : undefined
}

/** A beginning of the word, and behind it only consonants of the rest: `dept`, `qty`, `amt`, `nm`. */
function isShort(short: string, long: string): boolean {
  const isEnough = short.length >= 3 || short.length * 2 >= long.length
  if (!isEnough || short[0] !== long[0]) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const left = short.slice(at)
  if (/[aeiou]/.test(left)) return false
  for (const letter of left) {
    at = long.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}
