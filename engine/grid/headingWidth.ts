/** Pixels of a letter in the bold 13 pixels of headings, a little more than most need. */
const letterWidths: readonly (readonly [letters: RegExp, pixels: number])[] = [
  [/[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3\u4e00-\u9fff]/, 12],
  [/[A-Z%#@&]/, 10],
  [/\d/, 8.5],
  [/[a-z]/, 7.5],
]
const otherLetter = 5
const padding = 16
const requiredMark = 12
/** A heading longer than this is read in its tooltip; its column would push the others out of sight. */
const widest = 180

/** Pixels that a column needs for its heading to be read, whatever its values need. */
export function headingWidth(title: string, isRequired: boolean): number {
  const letters = [...title].reduce(
    (sum, letter) => sum + (letterWidths.find(([kind]) => kind.test(letter))?.[1] ?? otherLetter),
    0,
  )
  return Math.min(widest, Math.ceil(letters + padding + (isRequired ? requiredMark : 0)))
}
