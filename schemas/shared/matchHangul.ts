// Unicode composes a syllable as ((initial × 21) + vowel) × 28 + final from U+AC00 on.
const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const vowels = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ')
const finals =
  ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  )

/**
 * Whether a text holds what was typed so far, also while a syllable is only half composed ("대ㄱ" finds "대기") and by initial
 * consonants alone ("ㄷㄱ" finds "대기").
 */
export function matchHangul(text: string, typed: string): boolean {
  const wanted = plain(typed)
  if (wanted === '') return true
  const given = plain(text)
  if (given.includes(wanted) || jamo(given).includes(jamo(wanted))) return true
  return [...wanted].every(letter => initials.includes(letter)) && consonants(given).includes(wanted)
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, '')
}

function syllable(letter: string): number | undefined {
  const code = letter.charCodeAt(0) - 0xac00
  return code >= 0 && code < 11172 ? code : undefined
}

function jamo(text: string): string {
  return [...text]
    .map(letter => {
      const code = syllable(letter)
      if (code === undefined) return letter
      const vowel = vowels[Math.floor(code / 28) % 21] ?? ''
      return `${initials[Math.floor(code / 588)]}${vowel}${finals[code % 28] ?? ''}`
    })
    .join('')
}

function consonants(text: string): string {
  return [...text]
    .map(letter => {
      const code = syllable(letter)
      return code === undefined ? letter : initials[Math.floor(code / 588)]
    })
    .join('')
}
