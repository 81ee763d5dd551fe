/**
 * Pixels of letters in Pretendard at 13 px and weight 600, that of headings, rounded up; plain text is a little narrower. They
 * are known before a page is drawn and stay the same when the font comes, so that no column changes its width then.
 */
const letters: readonly (readonly [pixels: number, letters: string])[] = [
  [3.7, "Iijl.,:;·' |!"],
  [5, '()[]{}/ftr'],
  [6, '-1*"'],
  [7.5, 'FJLceksvxyz7a'],
  [8.6, '02345689BEKPRSTXZbdghnopqu+=<>?_~#&$'],
  [9.8, 'ACDGHNOQUVY'],
  [11.3, 'mw'],
  [12.7, 'MW%@'],
]

const widths = new Map(letters.flatMap(([pixels, row]) => [...row].map(letter => [letter, pixels] as const)))

/** A syllable, and whatever else is as wide as one. */
const syllable = 11.3

/** Room that a text takes in a grid or a heading, at most. */
export function textPixels(text: string): number {
  let sum = 0
  for (const letter of text) sum += widths.get(letter) ?? syllable
  return sum
}
