/** What a reader says last for each digit: 영 일 이 삼 사 오 육 칠 팔 구. True where that ends in a consonant. */
const digitEndsInConsonant = [true, true, false, true, false, false, true, true, true, false]

/** Letters whose Korean name (엘, 엠, 엔, 알) ends in a consonant. */
const letterNamesEndingInConsonant = 'LMNR'

const particlePairs = {
  '을(를)': ['을', '를'],
  '은(는)': ['은', '는'],
  '이(가)': ['이', '가'],
} as const

export type ParticlePair = keyof typeof particlePairs

/**
 * Tells whether a word, as read aloud, ends in a consonant. A bracketed remark at its end is not read.
 * Undefined where writing does not tell: foreign words, signs, nothing at all.
 */
export function endsInConsonant(word: string): boolean | undefined {
  const read = word
    .normalize('NFC')
    .replace(/\s*(\([^()]*\)|\[[^[\]]*\])\s*$/u, '')
    .replace(/[\s'"’”」』]+$/u, '')
  const last = read.at(-1)
  if (last === undefined) return undefined
  if (last >= '가' && last <= '힣') return (last.charCodeAt(0) - 0xac00) % 28 !== 0
  if (last >= '0' && last <= '9') return digitEndsInConsonant[Number(last)]
  // Only capitals are spelt out letter by letter (LOI, URL); a word such as "Name" is read by its own rules.
  if (/(?<![a-z])[A-Z]+$/.test(read)) return letterNamesEndingInConsonant.includes(last)
  return undefined
}

/** Chooses 을 or 를, 은 or 는, 이 or 가 behind a word; the pair stays as it is where the word does not tell. */
export function chooseParticle(word: string, pair: ParticlePair): string {
  const isConsonant = endsInConsonant(word)
  if (isConsonant === undefined) return pair
  return particlePairs[pair][isConsonant ? 0 : 1]
}

/**
 * Puts the arguments into {0}, {1} … of a Korean message and settles the particle behind each of them.
 * A place without an argument stays visible, so that a forgotten one is noticed and nothing fails.
 */
export function fillMessage(template: string, args: readonly (string | number)[] = []): string {
  return template.replace(
    /\{(\d+)\}(을\(를\)|은\(는\)|이\(가\))?/g,
    (place, index: string, pair: ParticlePair | undefined) => {
      const argument = args[Number(index)]
      if (argument === undefined) return place
      return `${argument}${pair === undefined ? '' : chooseParticle(String(argument), pair)}`
    },
  )
}
