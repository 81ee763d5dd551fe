/** Spec §5 counts UTF-16 units, not UTF-8 bytes: a Hangul syllable is 3 and an emoji, two units, is 6. */
function unitBytes(unit: number): number {
  if (unit > 0x7ff) return 3
  return unit > 0x7f ? 2 : 1
}

function countBytes(text: string): number {
  let bytes = 0
  for (let index = 0; index < text.length; index += 1) bytes += unitBytes(text.charCodeAt(index))
  return bytes
}

/** Length of a text for `maxlength`. Composed first, or the same name typed on a Mac would be three times as long. */
export function byteLength(text: string): number {
  return countBytes(text.normalize('NFC'))
}

/** Length of a text for `maxRealLength`. Assumed: whole characters, as the database counts them; an emoji is one. */
export function characterLength(text: string): number {
  return [...text.normalize('NFC')].length
}

/** The longest beginning of the composed text within `maxBytes`; a surrogate pair stays or goes as a whole. */
export function truncateToBytes(text: string, maxBytes: number): string {
  let kept = ''
  let bytes = 0
  for (const character of text.normalize('NFC')) {
    bytes += countBytes(character)
    if (bytes > maxBytes) break
    kept += character
  }
  return kept
}

/** The first `maxCharacters` whole characters of the composed text. */
export function truncateToCharacters(text: string, maxCharacters: number): string {
  return [...text.normalize('NFC')].slice(0, maxCharacters).join('')
}
